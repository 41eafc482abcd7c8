// What other features ask of who hears messages and rules. The stores themselves stay behind this file.

export { findNamed, isNamedFor, listNamedFor, listToTell } from './named-store.ts';
export { listAccused, listOfficerNames } from './store.ts';
