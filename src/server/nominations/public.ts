// What other features ask of candidates and people who were entered. The stores themselves stay behind this file.

export { listEnteredRows } from './entered-store.ts';
export { findLink, openLink, wayOut } from './entered-link.ts';
export { holdsUnproved } from './proved-store.ts';
export { findNomination, holdAccount, holdNominee, listEndedCandidacies } from './store.ts';
export type { NominationRow } from './store.ts';
