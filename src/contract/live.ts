/** What the stream at /api/live says. It names no person and no choice. */
export interface LiveEvents {
  /** Counts of one election moved. Never sent while its counts are hidden. */
  standings: {
    electionId: string;
    /** ISO 8601: the counts hold all votes committed before it. */
    asOf: string;
    /** Votes by nomination id. */
    votes: Record<string, number>;
  };
  /** Elections, candidates or results changed: fetch them again. */
  elections: Record<string, never>;
}
export type LiveEvent = keyof LiveEvents;
