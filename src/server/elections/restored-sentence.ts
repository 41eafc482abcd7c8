import { formatEventDate, formatTime } from '#core/campus/dates.ts';

interface Restore {
  restoredAt: Date;
  /** When the backup was taken. */
  takenAt: Date;
  timeZone: string;
  /** How many votes the database before had more; null where that is not known or not told. */
  missing: number | null;
  /** Its votes came back: those of the result that was published before stand. */
  isBroughtBack?: boolean;
}

/** What everybody reads on the page of an election of which a restore may have taken votes. */
export function restoredSentence(restore: Restore): string {
  const { restoredAt, takenAt, timeZone, missing, isBroughtBack = false } = restore;
  const [now, then] = [restoredAt.toISOString(), takenAt.toISOString()];
  const day = formatEventDate(now, timeZone);
  const moment = `${formatEventDate(then, timeZone)}, ${formatTime(then, timeZone)}`;
  const became = isBroughtBack
    ? 'The votes of the result that was published before were brought back.'
    : missingText(missing);
  return `The server was restored on ${day} from a backup of ${moment}. ${became}`;
}

function missingText(missing: number | null): string {
  if (missing === null) return 'Votes cast in between may be missing.';
  if (missing === 0) return 'No vote that was cast in between is missing.';
  return missing === 1
    ? '1 vote that was cast in between is missing.'
    : `${missing} votes that were cast in between are missing.`;
}
