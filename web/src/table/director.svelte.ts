/**
 * Decides what plays: one show at a time, in the order of their causes. Each move is a show, and a move may bring shows
 * of its own, such as the story of the Automa's turn or the results of a round; they come before the next move.
 */

export interface Showing {
  /** Starts it; `late` if there is no time for it, and only its result is wanted. */
  begin(late?: boolean): void;
  /** Returns its duration in milliseconds; a show without one lasts until `over`. */
  lasts?(): number;
  /** Place among the shows of the same move. */
  rank: "move" | "story" | "scoring" | "round";
  /** The seat that acts in it: the action bar is theirs meanwhile. */
  by?: number | null;
  /** Returns what the bar says meanwhile. */
  says?(): string;
  /** Ends it before its time; a show without it stays until it's closed. */
  end?(): void;
}

const RANKS: readonly Showing["rank"][] = ["move", "story", "scoring", "round"];
/** Maximum number of turns waiting: with more, all but the last are shown at once. */
const TURNS = 3;

export class Director {
  /** The show that plays now. */
  now: Showing | null = $state.raw(null);
  /** Number of moves not shown yet. */
  behind: number = $state(0);
  #waiting: Showing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Adds a move, to be shown after everything before it. */
  push(move: Showing): void {
    this.#waiting.push(move);
    this.#hurry();
    this.#next();
  }

  /** Adds a show that belongs to the move being shown. */
  ask(show: Showing): void {
    const rank = RANKS.indexOf(show.rank);
    const at = this.#waiting.findIndex((each) => each.rank === "move" || RANKS.indexOf(each.rank) > rank);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, show);
    this.#next();
  }

  /** Notes that a show is over, whether it plays or still waits. */
  over(show: Showing): void {
    this.#waiting = this.#waiting.filter((each) => each !== show);
    if (this.now === show) this.now = null;
    this.#next();
  }

  /** Ends what plays and shows all waiting moves now. Shows that are closed by hand stay, one after the other. */
  skip(): void {
    const stays = this.now && !this.now.end ? this.now : null;
    if (!stays) this.#stop();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const show of waiting) if (show.rank === "move") show.begin(true);
    // Moves may just have asked for shows.
    const asked = this.#waiting;
    const kept = [...waiting.filter((show) => show.rank !== "move"), ...asked].filter((show) => !show.end);
    this.#waiting = kept;
    this.#tell();
    this.#next();
  }

  /** Drops everything, because something newer has replaced it. */
  clear(): void {
    this.#waiting = [];
    this.#stop();
    this.#tell();
  }

  #next(): void {
    while (!this.now) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#begin(next);
    }
    this.#tell();
  }

  #begin(show: Showing): void {
    this.now = show;
    const lasts = show.lasts?.();
    show.begin();
    if (this.now !== show || lasts === undefined) return;
    if (lasts <= 0) this.now = null;
    else
      this.#timer = setTimeout(() => {
        this.now = null;
        this.#next();
      }, lasts);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    const { now } = this;
    this.now = null;
    now?.end?.();
  }

  /** Shows all but the last turn at once, if too many wait. */
  #hurry(): void {
    const moves = this.#waiting.filter(({ rank }) => rank === "move");
    const starts = moves.filter((move, at) => move.by !== moves[at - 1]?.by);
    const last = starts.at(-1);
    if (starts.length <= TURNS || !last) return;
    const late = this.#waiting.slice(0, this.#waiting.indexOf(last));
    this.#waiting = this.#waiting.filter((show) => !late.includes(show));
    for (const show of late) if (show.rank === "move") show.begin(true);
    this.#waiting = [...late.filter((show) => show.rank !== "move"), ...this.#waiting];
  }

  #tell(): void {
    this.behind = this.#waiting.filter(({ rank }) => rank === "move").length;
  }
}
