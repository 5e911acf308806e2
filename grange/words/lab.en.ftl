cli-cluster = run on the Ray cluster at this address; without an address, on one that is started on this machine
cli-out-rows = a row of the file is a game, a seat or a choice (default: games in .jsonl, otherwise seats)

simulate-stopped = { $games ->
    [one] { $file } has the game that was finished. The same command continues from there.
   *[other] { $file } has the { $games } games that were finished. The same command continues from there.
}

error-rows-without-file = --rows describes a file. Name it with --out.
error-data-missing = Parquet files need the package { $package }. Install it with: pip install 'grange[data]'
error-no-workers = The worker processes end as soon as they start. In a script, put what it runs under “if __name__ == "__main__":”, or play with jobs=1.
error-run-busy = Another process is writing to { $file }. Wait until it ends, or name another file.
error-run-damaged = Line { $line } of { $file } is damaged. Remove it and all lines after it; their games are played again.
error-other-run = { $file } holds another run. Remove it or name another file, or repeat the settings of that run.
error-cluster-missing = Running on a cluster needs the package { $package }. Install it with: pip install 'grange[cluster]'
error-cluster-unreachable = There is no Ray cluster at { $address } that can be used ({ $problem }).
error-cluster-without-grange = The node { $node } of the cluster does not have Grange. Install version { $ours } on every node.
error-cluster-other-code = The node { $node } of the cluster has Grange { $theirs }, and here is { $ours }. Install the same version on every node.
