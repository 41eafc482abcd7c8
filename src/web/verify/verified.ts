/** What the checking program found in a file. */
export interface Verified {
  fileHash: string;
  checks: { name: string; wrong: string[] }[];
  kit: { edition: number; election: { id: string; name: string }; ballots: number } | null;
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
