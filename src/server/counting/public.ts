// What other features ask of draws, of votes under a number and of what is written once ballots are counted. The stores themselves stay behind this file.

export {
  keepComplaintsUntil,
  listTurnoutGroups,
  readCertifier,
  writeTurnoutGroups,
} from './certify-store.ts';
export { countFirstChoices, listCountedLists } from './counted-lists-store.ts';
export { listDisputes } from './former-disputes-store.ts';
export type { DisputeRow } from './former-disputes-store.ts';
export { keepVotesOfClosed, listVotesUnder } from './number-votes-store.ts';
export { listDraws } from './draw-store.ts';
export type { DrawRow } from './draw-store.ts';
export { listProofs, writeProofs } from './proofs-store.ts';
export type { ToldProof } from './proofs-store.ts';
