// What was confirmed for its proposer to do: it is done once.
export { takeConfirmed } from './store.ts';

// Who came and who was taken away, which counts when it is asked whether somebody is left to confirm.
export { listNewOfficers, listRemovers, makeFull, noteRemoved } from './officers-store.ts';

// Who is told when something needs an officer.
export { listOthers } from './store.ts';

// What waits for a second officer, for the list of what waits for an officer.
export { listOpen } from './store.ts';

// With whom a draft is published, and what stands for that list while it waits.
export { listPublished, stampOf } from './published-list-store.ts';

export type { ProposalRow } from './store.ts';
