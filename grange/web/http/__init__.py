"""What every request passes: the API, who asks, signatures, metrics, health and logs."""
