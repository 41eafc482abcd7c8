/** A nomination waits for the admin, who accepts or rejects it (spec 4). */
export const nominationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type NominationStatus = (typeof nominationStatuses)[number];

/** Why somebody cannot stand, or null when they can (contract, POST /nomination/create). */
export type NominationBlocker = 'no-enrollment-number' | 'nominations-closed';

/** Applies the rules of standing that need no look at other nominations. */
export function nominationBlocker(given: {
  hasEnrollmentNumber: boolean;
  areNominationsOpen: boolean;
}): NominationBlocker | null {
  if (!given.hasEnrollmentNumber) return 'no-enrollment-number';
  return given.areNominationsOpen ? null : 'nominations-closed';
}
