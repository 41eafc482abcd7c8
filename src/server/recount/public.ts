// What other features ask of kits and their checks. The stores themselves stay behind this file.

export { listChecks, listInDoubt } from './check-store.ts';
export type { ResultCheck } from './check-store.ts';
export { listFeedEntries } from './feed-store.ts';
export { findKit, listHashes, listKits, listWithoutKit } from './store.ts';
export type { KitLabel } from './store.ts';
