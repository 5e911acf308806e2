cli-train = Train a game’s net by self-play; a stopped run continues where it was.
cli-train-folder = folder of the run: its games, nets, log and curve
cli-train-generations = generations of self-play
cli-train-first = games between scripted players, for the first net
cli-train-games = games of each generation
cli-train-full = simulations of a full search
cli-train-quick = simulations of a quick search
cli-train-share = share of choices with a full search; only these teach the policy
cli-train-after = net to start with, instead of games between scripted players

train-playing = Generation { $generation }: { $done } of { $of } parts played, about { $minutes } min left.
train-learning = Generation { $generation }: the net is learning.
train-generation = Generation { $generation }: wins { $judge } % against the judge ({ $points } : { $its } points) and { $best } % against the best net so far.

error-train-missing = Training needs the package { $package }. Install it with: pip install 'grange[train]'
error-train-share = --share must be above 0 and at most 1, such as 0.4.
error-train-net = There is no net in { $file }. Name an .npz file that a training run has written.
error-cannot-learn = No net can learn { $game } yet.
