// What other features note and ask of the backups and drills that were done.
export {
  findFailedRun,
  findLastBackup,
  findLastDrill,
  findLastRestored,
  letGoOfBackups,
  noteRun,
  noteUpkeep,
  tryToHoldBackups,
} from './store.ts';
export { findBackupTrouble, staleHours } from './trouble.ts';
