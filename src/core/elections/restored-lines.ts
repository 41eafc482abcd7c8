import type { ElectionLine } from './election-line.ts';
import { momentOf } from './election-line.ts';

interface Restore {
  restoredAt: Date;
  /** When the backup was taken. */
  takenAt: Date;
  /** How many votes the database before had more; null where that is not known or not told. */
  missing: number | null;
  /** Its votes came back: those of the result that was published before stand. */
  isBroughtBack: boolean;
}

/** What everybody reads on the page of an election of which a restore may have taken votes. */
export const restoredLines = (restore: Restore): readonly ElectionLine[] => [
  { key: 'restored', on: momentOf(restore.restoredAt), of: momentOf(restore.takenAt) },
  becameOf(restore),
];

function becameOf({ missing, isBroughtBack }: Restore): ElectionLine {
  if (isBroughtBack) return { key: 'votes-brought-back' };
  return missing === null ? { key: 'votes-perhaps-lost' } : { key: 'votes-lost', count: missing };
}
