/** The events of the live stream (server-sent events at /api/live). They name no person and no choice. */
export interface LiveEvents {
  /** The counts of one election changed. Never sent while the election hides its counts. */
  standings: {
    electionId: string;
    /** ISO 8601; the counts include every vote that was committed before it. */
    asOf: string;
    /** The number of votes of each nomination of the positions that moved since the last event, by its _id. */
    votes: Record<string, number>;
  };
  /** Elections, candidates or results changed. The client fetches them again. */
  elections: Record<string, never>;
}
/** The name of one event. */
export type LiveEvent = keyof LiveEvents;
