### Clubs: members, evenings and the season

page-club = Club
club-mine = Your clubs
club-none = A club of your own
club-none-more = People who play together again and again: a page with the next evening, tables for members, and a season that keeps the results.
club-found = Found a club
club-own = A club of your own
club-own-where = A new club
club-name = Name
club-about = What it is about, in one sentence
club-sign = Its sign
club-called = What should the others call you?
club-not-now = Not now
club-what = What a club is
club-what-more = Members come by a link, which you can replace at any time. Only members see the page. You can make others stewards, who look after the club with you, and hand it over.
club-invited = You are invited to this club. Members see each other’s names, who comes to an evening, and the results of club tables.
club-join = Join the club
club-open-table = Open a club table
club-evening = The next evenings
club-tables = Tables
club-seeks = { $count ->
    [one] seeks one more
   *[other] seeks { $count } more
}
club-no-tables = No club table is in play.
club-season = Season { $number }, week { $week } of 13
club-member = Member
club-games = Games
club-points = Points
club-week = This week
club-new-here = new
club-no-results = Nobody has finished a club table in this season.
club-how = Each game at a club table brings one point for taking part, and one for each person who came in behind you. Your five best results of each game count.
club-members = { $count ->
    [one] One member
   *[other] { $count } members
}
club-change = Change { $name }’s role
club-remove = Remove from the club
club-invite = Invite somebody
club-link = Link into the club
club-link-more = Everybody with this link can join until a new one is made.
club-new-link = Make a new link
club-set-up = Set up
club-describe = Name, sentence and sign
club-keep = Save
club-leave = Leave the club
club-close = Close the club
club-close-sure = Close it for everybody. Games in play go on.
role-founder = founder
role-steward = steward
role-member = member
role-make-founder = Hand the club over
role-make-steward = Make a steward
role-make-member = Make a plain member
evening-times = { $begins } to about { $ends }
evening-come = { $yes ->
    [one] one comes
   *[other] { $yes } come
}, { $maybe ->
    [one] one perhaps
   *[other] { $maybe } perhaps
}
evening-nobody = nobody has answered yet
evening-yes = I’ll come
evening-maybe = Perhaps
evening-no = Not this time
evening-calendar = Into my calendar
evening-off = Call it off
evening-none = No evening is planned.
evening-add = Plan an evening
evening-day = Day and time
evening-hours = Hours
evening-about = What you play, and what else to know
evening-add-go = Add the evening
lobby-members = for members
lobby-club-about = The next evening, club tables and the season.
lobby-club-go = See the club
sign-beehive = a beehive
sign-windmill = a windmill
sign-well = a well
sign-stable = a stable
sign-hay = a haystack
sign-scarecrow = a scarecrow
sign-flowerpot = a flowerpot
sign-plow = a plough
