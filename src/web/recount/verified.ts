/** What the checking program found in a file. */
export interface Verified {
  fileHash: string;
  checks: { name: string; wrong: string[] }[];
  kit: {
    edition: number;
    election: { id: string; name: string };
    ballots: number;
    /** A kit of rounds has no ballots, and so no result code. */
    isRounds: boolean;
  } | null;
  /** Somebody gave a code, and the file has nothing to compare it with. */
  isCodeLeft: boolean;
  /** Why the file cannot be judged. */
  problem: string | null;
}

/** A file, and a code that somebody kept, for the worker; its bytes leave the page. */
export interface ToCheck {
  bytes: ArrayBuffer;
  code: string;
}

/** What the worker tells while it counts, and at the end. */
export type Told = { checksDone: number } | { verified: Verified };
