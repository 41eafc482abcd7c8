/**
 * For how many days what is kept that names people; a daily sweep forgets the rest. `messages` counts
 * from the last word of a message that is settled, `emails` from when an e-mail left or was given up,
 * `voters` (who voted, and the voter list of an election) from the certification, or from the end of
 * the complaints of an election that nobody certified.
 */
export const usualRetention = {
  messages: 365,
  emails: 90,
  notices: 730,
  unusedAccounts: 30,
  voters: 180,
} as const;
/** What is kept for a time. */
export type Retained = keyof typeof usualRetention;
export type Retention = Record<Retained, number>;
export const retainedKinds = Object.keys(usualRetention) as Retained[];

export const retentionLimits = { least: 30, most: 3_650 } as const;
export const retentionSentence = 'Enter 30 to 3650 days';
