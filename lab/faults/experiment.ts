import { median } from '../load/statistics.ts';
import type { Judgement } from './receipts.ts';
import type { Fixture } from './fixture.ts';

/** One row of the table. */
export interface Finding extends Judgement {
  fault: string;
  times: number;
  /** Seconds from each fault to the first vote that was sent after it and acknowledged. */
  recovery: number[];
  /** What else was measured, in a few words. */
  note?: string;
  /** Why it was not run here; then the rest says nothing. */
  skipped?: string;
}

export interface Experiment {
  name: string;
  run(fixture: Fixture): Promise<Finding[]>;
}

export function skip(fault: string, reason: string): Finding {
  const nothing = { acknowledged: 0, lost: 0, doubled: 0, wrongs: [], times: 0, recovery: [] };
  return { ...nothing, fault, skipped: reason };
}

export const isBad = ({ lost, doubled, wrongs }: Finding): boolean =>
  lost > 0 || doubled > 0 || wrongs.length > 0;

const heads = [
  'Fault',
  'Times',
  'Acknowledged',
  'Lost',
  'Doubled',
  'Seconds to recover',
  'Verdict',
];

/** The findings as a table in Markdown, which reads well in a terminal too. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(rowOf);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isFigure(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(heads), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const isFigure = (column: number) => column >= 1 && column <= 4;

const pad = (cell: string, width: number, column: number) =>
  isFigure(column) ? cell.padStart(width) : cell.padEnd(width);

function rowOf(finding: Finding): string[] {
  const { fault, times, acknowledged, lost, doubled, recovery, wrongs, note, skipped } = finding;
  if (skipped !== undefined) return [fault, '–', '–', '–', '–', '–', `not run: ${skipped}`];
  const isGood = lost === 0 && doubled === 0 && wrongs.length === 0;
  const words = [isGood ? 'held' : `FAILED: ${wrongs.join('; ')}`, note].filter(Boolean).join('; ');
  const figures = [times, acknowledged, lost, doubled].map((count) => count.toLocaleString('en'));
  return [fault, ...figures, secondsOf(recovery), words];
}

function secondsOf(recovery: readonly number[]): string {
  if (recovery.length === 0) return '–';
  const worst = Math.max(...recovery).toFixed(1);
  if (recovery.length === 1) return worst;
  return `median ${median(recovery).toFixed(1)}, worst ${worst}`;
}
