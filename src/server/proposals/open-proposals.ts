// What waits for a second officer, for the list of what waits for an officer.
export { listOpen } from './store.ts';
export type { ProposalRow } from './store.ts';
