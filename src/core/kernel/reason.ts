// The reason that somebody gives for an act. The contract and the forms are both built from this.

/** The greatest length of a reason, in characters. */
export const reasonLength = 300;

/** What a missing reason is answered, by who reads it. */
export const reasonMissing = {
  person: 'Please give a reason',
  voters: 'Give a reason. Voters will read it.',
  everybody: 'Give a reason. Everybody will read it.',
  officers: 'Give a reason. Officers will read it.',
  secondOfficer: 'Give a reason. Another officer has to confirm this.',
  nobodyElse: 'Give a reason. There is no other officer to confirm this.',
} as const;
/** Who reads the reason of an act. */
export type ReasonReader = keyof typeof reasonMissing;
