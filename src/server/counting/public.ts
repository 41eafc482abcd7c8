// What other features ask of draws, disputes and what is written once ballots are counted. The stores themselves stay behind this file.

export {
  keepAppealsUntil,
  listTurnoutGroups,
  readCertifier,
  writeTurnoutGroups,
} from './certify-store.ts';
export { countFirstChoices, listCountedLists } from './counted-lists-store.ts';
export { listDisputes, listVotesUnder } from './disputes/store.ts';
export type { DisputeRow } from './disputes/store.ts';
export { listDraws } from './draw-store.ts';
export type { DrawRow } from './draw-store.ts';
export { listProofs, writeProofs } from './proofs-store.ts';
export type { ToldProof } from './proofs-store.ts';
