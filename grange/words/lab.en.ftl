error-no-workers = The worker processes end before they begin. In a script, put what it runs under “if __name__ == "__main__":”, or play with jobs=1.
error-other-run = { $file } holds another run. Remove it or name another file, or repeat the settings of that run.
error-cluster-missing = Running on a cluster needs the package { $package }. Install it with: pip install 'grange[cluster]'
error-cluster-unreachable = There is no Ray cluster at { $address } that can be used ({ $problem }).
error-cluster-without-grange = The node { $node } of the cluster does not have Grange. Install version { $ours } on every node.
error-cluster-other-code = The node { $node } of the cluster has Grange { $theirs }, and here is { $ours }. Install the same version on every node.
