import { wrong } from '../kernel/wrong.ts';
import type { ElectionLine } from './election-line.ts';

/**
 * What a ruling does besides being read. `taken-off`: a candidate who was disqualified before the first vote
 * for the position, and so is not on the ballot. Only 0.3.0 gave a `warning` or `added-time`.
 */
export const sanctionKinds = [
  'warning',
  'taken-off',
  'disqualified',
  'void',
  'added-time',
] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** What officers rule; whether a candidate is taken off or disqualified, the first vote decides. */
export type RuledKind = Exclude<SanctionKind, 'warning' | 'added-time'>;

/** False for what 0.3.0 alone ruled: it is read, and nobody undoes it. */
export const canBeOverturned = (kind: SanctionKind): kind is RuledKind =>
  kind !== 'warning' && kind !== 'added-time';

/** So many characters of what a candidate answered. */
export const answeredLimit = 1_000;
export const answeredMissing = wrong('write-what-candidate-answered-or');

/** A ruling, as far as a sentence names it. */
export interface OnWhom {
  kind: SanctionKind;
  /** The name of the candidate, where it is about one. */
  candidate: string | null;
  position: string | null;
}

/** A ruling in a line for voters, and that it is overturned. A name is not known once its account is gone. */
export function sanctionLine({ kind, candidate, position }: OnWhom, isOver: boolean): ElectionLine {
  if (position !== null && kind === 'void') {
    return { key: isOver ? 'overturned-void' : 'void', position };
  }
  const isNamed = candidate !== null && position !== null;
  if (isNamed && (kind === 'taken-off' || kind === 'disqualified')) {
    return { key: isOver ? `overturned-${kind}` : kind, name: candidate, position };
  }
  return { key: isOver ? 'overturned' : 'ruled-unnamed' };
}
