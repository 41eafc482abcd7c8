// What other features ask of draws, of votes under a number and of what is written once ballots are counted. The stores themselves stay behind this file.

export {
  keepComplaintsUntil,
  listTurnoutGroups,
  readCertifier,
  writeTurnoutGroups,
} from './certify-store.ts';
export { askOrders } from './ask-orders.ts';
export { listAskedOrders } from './asked-orders-store.ts';
export type { AskedOrders } from './asked-orders-store.ts';
export { countFirstChoices, listCountedLists } from './store.ts';
export { listDisputes } from './former-disputes-store.ts';
export type { DisputeRow } from './former-disputes-store.ts';
export { keepVotesOfClosed, listVotesUnder } from './store.ts';
export { listDraws } from './store.ts';
export type { DrawRow } from './store.ts';
export { listProofs, writeProofs } from './proofs-store.ts';
export type { ToldProof } from './proofs-store.ts';
