// The reason that somebody gives for an act. The contract and the forms are both built from this.

/** The greatest length of a reason, in characters. */
export const reasonLength = 300;

/** What a missing reason is answered, by who reads it. */
export const reasonMissing = {
  person: 'Please give a reason',
  voters: 'Say why: voters will read it',
  everybody: 'Say why: everybody will read it',
  officers: 'Say why: officers will read it',
  secondOfficer: 'Say why: another officer has to confirm this',
  nobodyElse: 'Say why: no other officer is there to confirm this',
} as const;
/** Who reads the reason of an act. */
export type ReasonReader = keyof typeof reasonMissing;
