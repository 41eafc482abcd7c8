import type { ListPreview } from '#contract/voter-lists.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { writeCsv } from '#web/app/csv.ts';

/** The lines of a list that somebody has to look at, for whoever corrects the file: the dialog forgets them. */
export function problemsCsv(problems: ListPreview['problems']): string {
  const { kind: kinds, problemColumns } = voterListMessages;
  const rows = problems.map(({ line, kind, why, text }) => [line, kinds[kind], why, text]);
  return writeCsv([problemColumns, ...rows]);
}
