import type { Judgement } from './ledger.ts';
import type { Stage } from './stage.ts';

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
  run(stage: Stage): Promise<Finding[]>;
}

export function skip(fault: string, reason: string): Finding {
  const nothing = { acknowledged: 0, lost: 0, doubled: 0, wrongs: [], times: 0, recovery: [] };
  return { ...nothing, fault, skipped: reason };
}

export const isBad = ({ lost, doubled, wrongs }: Finding): boolean =>
  lost > 0 || doubled > 0 || wrongs.length > 0;
