// What other features ask of candidates and people who were entered. The stores themselves stay behind this file.

export { listEnteredRows, listUnanswered } from './entered-store.ts';
export { holdsUnproved } from './proved-store.ts';
export { findNomination, holdAccount, holdNominee, listEndedCandidacies } from './store.ts';
