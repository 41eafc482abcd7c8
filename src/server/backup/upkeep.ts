// What other features ask of the backups and drills that were done.
export { findFailedRun, findLastBackup, findLastDrill } from './upkeep-store.ts';
