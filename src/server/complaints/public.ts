// What other features ask of who hears messages and rules. The stores themselves stay behind this file.

export { findNamed, listToTell } from './desk/store.ts';
export { listAccused, listOfficerNames } from './store.ts';
