"""Who somebody is, without an account: a person has devices, and a browser's cookie names a device."""
