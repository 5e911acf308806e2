// What the server sends to pages, with the names it uses: see `pages/play.py`, `moments.py` and `logbook.py`.

/** A move of the journal, told in pieces short enough for a bar. */
export interface Move {
  at: number; // how many choices had been made after it
  seat: number | null; // null: what concerns everybody
  place: string; // id of the element where it was made; empty if there is none
  text: string;
}

/** HTML of a desk, and of the strip of seats above it. */
export interface Picture {
  desk: string;
  seats?: string;
}

/** The parts of a table's page that come as HTML. */
export type PartName =
  | "ask"
  | "desk"
  | "seats"
  | "news"
  | "accord"
  | "pager"
  | "waiting"
  | "stand_ins"
  | "cover"
  | "lesson";

/** What a page has to know besides the HTML of its parts. */
export interface Head {
  position: number; // entries in the journal
  title: string;
  mine: boolean; // whether this player is asked
  over: boolean;
  seat: number | null; // null: a spectator
  made: number; // choices that stand
  moves: Move[]; // since this player's last choice
  where: string;
}

/** The whole table, as it stands now for this viewer. */
export type Snapshot = Head & Record<PartName, string>;

/** A line that is new, or from where to where lines of the text before stay. */
export type LineChange = string | [from: number, to: number];

/** The table as it stands now, for a viewer who has the snapshot before. */
export type Update = Head & { lines: Partial<Record<PartName, LineChange[]>> };

/** A phrase that somebody at the table said. */
export interface Phrase {
  seat: number;
  name: string;
  text: string;
}

export interface Phrases {
  said: Phrase[];
}

/** What the keeper of the house tells everybody; an empty text if there is nothing to tell any more. */
export interface Announcement {
  announced: string;
}

export interface Refusal {
  error: string;
  message: string;
  /** The table as it is now, if a choice came too late. */
  present?: { position: number } | null;
}

/** Everything that comes through the socket of a table. */
export type SocketMessage = Snapshot | Update | Phrases | Announcement | Refusal;

/** The same, after an update was put together with the snapshot before. */
export type TableMessage = Snapshot | Phrases | Announcement | Refusal;

/** An option that a hint names. */
export interface Advice {
  option: string;
  rank: number;
  gain: string;
  why: string;
  besides: string;
}

/** What each post to a table answers, unless it is refused. */
export interface Answers {
  choose: { position: number };
  undo: { position: number };
  hint: { options: Advice[]; plainly?: string };
  here: object;
  say: object;
  bot: object;
  accord: object;
  link: { link: string };
  leave: object;
  lesson: object;
}

/** What an option would do; empty if it is no longer there. */
export interface Preview {
  final?: boolean; // it cannot be undone
  told?: string[];
  desk?: string;
}

/** What would be if something came now, such as a weather. */
export interface Forecast {
  title: string;
  told: string;
  desk: string;
}

/** The table as it stood after an earlier move. */
export interface Moment extends Picture {
  at: number;
  text: string;
  where: string;
}

/** The table as it lies before another seat. */
export interface SeatView extends Picture {
  seat: number;
  told: string;
  seats: string;
}

/** The table that waits longest for a player, of all but the one that they look at. */
export interface NextTable {
  count: number; // of the tables that wait
  address?: string;
  game?: string;
  since?: string;
  more?: string;
}
