import type { RecordEntry } from '#contract/record.ts';
import { recordMessages } from '#texts/en/record.ts';
import { writeCsv } from '#web/app/csv.ts';

/**
 * The record as a table for a spreadsheet, a row for each entry. The act has its own name, not the one
 * of the screen.
 */
export function recordCsv(entries: readonly RecordEntry[]): string {
  const rows = entries.map(({ seq, at, act, detail, about, by, election, sha256 }) => [
    seq,
    at,
    act,
    detail,
    about?.name ?? '',
    by?.name ?? '',
    by?.role ?? '',
    election?.name ?? '',
    sha256,
  ]);
  return writeCsv([recordMessages.columns, ...rows]);
}
