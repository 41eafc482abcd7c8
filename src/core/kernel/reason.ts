// The reason that somebody gives for an act. The contract and the forms are both built from this.

import { wrong } from './wrong.ts';

/** The greatest length of a reason, in characters. */
export const reasonLength = 300;

/** What a missing reason is answered, by who reads it. */
export const reasonMissing = {
  person: wrong('give-reason'),
  voters: wrong('give-reason-voters-will-read'),
  everybody: wrong('give-reason-everybody-will-read'),
  officers: wrong('give-reason-officers-will-read'),
  secondOfficer: wrong('give-reason-another-officer-has'),
  nobodyElse: wrong('give-reason-there-no-other'),
} as const;
/** Who reads the reason of an act. */
export type ReasonReader = keyof typeof reasonMissing;
