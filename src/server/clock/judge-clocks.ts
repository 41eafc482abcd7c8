/** What three clocks showed in one moment, in milliseconds. */
export interface Reading {
  /** This server's clock that nobody sets: `performance.now()`. */
  monotonic: number;
  /** This server's time, since 1970. */
  wall: number;
  /** The database's time, since 1970. */
  database: number;
  /** How long the database took to say so: its time is not known better than that. */
  trip: number;
}

/** Whose time jumped, and by how much; ahead is more than 0. */
export interface Jump {
  cause: 'server' | 'database';
  ms: number;
}

/** What a reading says. */
export interface ClockFinding {
  /** How far the database is ahead of this server. */
  apartMs: number;
  jump: Jump | null;
}

/** Clocks that part by more than this do not agree. */
export const mostApart = 2_000;
/** What somebody set by less than this holds up no count. */
const smallestJump = 3_000;

/** Compares each reading with the one before: only a clock that is set leaves the one nobody sets. */
export function openClockJudge(): (reading: Reading) => ClockFinding {
  let before: { wall: number; database: number; trip: number } | null = null;
  return ({ monotonic, wall, database, trip }) => {
    const offsets = { wall: wall - monotonic, database: database - monotonic, trip };
    const apartMs = Math.round(database - wall);
    const jump = before === null ? null : jumpOf(before, offsets);
    before = offsets;
    return { apartMs, jump };
  };
}

type Offsets = { wall: number; database: number; trip: number };

/** The database's jump is told first: by it elections open and close. */
function jumpOf(before: Offsets, after: Offsets): Jump | null {
  const ofDatabase = after.database - before.database;
  const ofServer = after.wall - before.wall;
  if (Math.abs(ofDatabase) > smallestJump + before.trip + after.trip) {
    return { cause: 'database', ms: Math.round(ofDatabase) };
  }
  return Math.abs(ofServer) > smallestJump ? { cause: 'server', ms: Math.round(ofServer) } : null;
}
