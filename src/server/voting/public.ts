// What other features ask of ballots and turnout. The stores themselves stay behind this file.

export { countParticipations, vacuumBallots } from './sealed/store.ts';
export {
  findElectionToWaitFor,
  findLastHiddenElection,
  hasAnyParticipation,
  listLimitedPositions,
  listOwnNominations,
  listOwnParticipations,
} from './store.ts';
export { countListed, keepEligible, writeLastTurnout } from './turnout/store.ts';
export { writeLastVotedBatch } from './voted/store.ts';
