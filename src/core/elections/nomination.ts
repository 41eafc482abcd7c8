/** The states of a nomination. An admin accepts or rejects it (specification, section 4). */
export const nominationStatuses = ['pending', 'accepted', 'rejected'] as const;
/** The state of one nomination. */
export type NominationStatus = (typeof nominationStatuses)[number];

/** The reason why a person cannot be nominated (contract, POST /nomination/create). */
export type NominationBlocker = 'no-enrollment-number' | 'nominations-closed';

/**
 * The first reason why a person cannot be nominated, or null when they can. Rules that need other
 * nominations, such as one nomination per position, are not checked here.
 */
export function nominationBlocker(given: {
  hasEnrollmentNumber: boolean;
  areNominationsOpen: boolean;
}): NominationBlocker | null {
  if (!given.hasEnrollmentNumber) return 'no-enrollment-number';
  return given.areNominationsOpen ? null : 'nominations-closed';
}
