// Ours, and not @fastify/under-pressure, which refuses everybody or nobody (decisions 0010, 0020).
/** Kinds of callers, in the order in which they are sent away when not all can be served. */
const ranks = ['outside', 'inside', 'ballot'] as const;
export type Rank = (typeof ranks)[number];

/** How late the event loop is and how long the queues behind it are, and who is let in (decision 0010). */
export interface Pressure {
  /** Counts one arrival and says whether it may come in. */
  admits(rank: Rank): boolean;
  /** Of the event loop, from -1 (at ease) to 3: at 1 nobody from outside comes in, at 2 ballots only. */
  level(): number;
  close(): void;
}

const period = 50;
/** Milliseconds by which a timer may be late: those behind it wait as long. */
const latest = 50;
/** Below this many arrivals a second, a slow turn is somebody else's doing. */
const fewest = 100;
const atEase = -1;
/** The level at which the next to be sent away are ballots. */
const ballots = ranks.indexOf('ballot');
/**
 * How many times as late ballots may find the event loop. To send one away is half the work of
 * counting it in a batch, and it comes back: in a flood of votes alone, shedding halves what counts.
 */
const ballotsBear = 10;

/** What waits behind the event loop. */
export interface Lines {
  /** Votes that wait for a commit. */
  votes: number;
  /** Queries that wait for a connection, votes apart. */
  queries: number;
}
/** How long each queue may be for a new caller; votes have a queue of their own. */
const longest: Record<Rank, Lines> = {
  outside: { votes: 10_000, queries: 200 },
  inside: { votes: 15_000, queries: 300 },
  ballot: { votes: 20_000, queries: Number.POSITIVE_INFINITY },
};

/**
 * The next level. `strain` is 1 where the server is as busy as it should be. The level rises faster
 * than it falls, so that it settles where strain is 1 instead of swinging; a short stumble, such as
 * a collection of garbage, is over before anybody is sent away.
 */
export function nextLevel(level: number, strain: number, periods: number): number {
  const felt = level < ballots ? strain : strain / ballotsBear;
  const step = felt > 1 ? 0.1 * Math.min(1, felt - 1) : -0.015;
  const next = level + step * Math.min(periods, 10);
  const top = level < ballots ? ballots : ranks.length;
  return Math.min(top, Math.max(atEase, next));
}

/** The share of a rank that is let in at a level. */
export function shareOf(rank: Rank, level: number): number {
  return Math.min(1, Math.max(0, 1 - (level - ranks.indexOf(rank))));
}

/** Watches the event loop; the lines it looks at for each arrival, as they fill faster than that. */
export function openPressure(lines: () => Lines): Pressure {
  const credit: Record<Rank, number> = { outside: 0, inside: 0, ballot: 0 };
  let level = atEase;
  let arrivals = 0;
  let last = performance.now();

  const watch = () => {
    const now = performance.now();
    const passed = now - last;
    const isOurs = (arrivals * 1_000) / passed >= fewest;
    level = nextLevel(level, isOurs ? (passed - period) / latest : 0, passed / period);
    last = now;
    arrivals = 0;
  };
  const watching = setInterval(watch, period);
  watching.unref();

  return {
    admits(rank) {
      arrivals += 1;
      const { votes, queries } = lines();
      if (votes >= longest[rank].votes || queries >= longest[rank].queries) return false;
      if (level <= 0) return true;
      // Of ten that come at a share of 0.3, the fourth, seventh and tenth are let in.
      credit[rank] += shareOf(rank, level);
      if (credit[rank] < 1) return false;
      credit[rank] -= 1;
      return true;
    },
    level: () => level,
    close: () => clearInterval(watching),
  };
}
