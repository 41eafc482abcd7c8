// What other features ask of complaints and who rules. The stores themselves stay behind this file.

export {
  answersOf,
  countOpenAppeals,
  countOpenAppealsOf,
  listAppealRows,
  updateAnswer,
} from './appeals-store.ts';
export type { AppealRow } from './appeals-store.ts';
export { findNamed, listNamed, listToTell } from './desk/store.ts';
export { findHearsAppeals, listAccused, listOfficerNames, listOpenBeforeResults } from './store.ts';
