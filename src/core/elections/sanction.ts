import type { ElectionLine } from './election-line.ts';
import type { LeavingRule } from './outcome-rules.ts';

/**
 * What a ruling does besides being read. `taken-off`: a candidate who was disqualified before the first vote
 * for the position, and so is not on the ballot; `added-time` is an act of its own.
 */
export const sanctionKinds = [
  'warning',
  'taken-off',
  'disqualified',
  'void',
  'added-time',
] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** What a ruling can ask for; whether a candidate is taken off or disqualified, the first vote decides. */
export const givenSanctions = ['warning', 'disqualified', 'void'] as const;
export type GivenSanction = (typeof givenSanctions)[number];

/** True for what needs a second officer, where the campus has that rule. */
export const isGraveSanction = (kind: SanctionKind): boolean => kind !== 'warning';

/** So many characters of what a candidate answered. */
export const answeredLimit = 1_000;
export const answeredMissing = 'Write what the candidate answered, or that nobody asked them';

interface OnWhom {
  kind: SanctionKind;
  /** The name of the candidate, where it is about one. */
  candidate: string | null;
  position: string | null;
}

/** What a sanction is, as everybody reads it. */
export function sanctionSentence({ kind, candidate, position }: OnWhom): string {
  const [name, post] = [candidate ?? 'The candidate', position ?? 'the position'];
  switch (kind) {
    case 'warning':
      return 'Warning.';
    case 'taken-off':
      return `${name} is taken off the ballot for ${post}.`;
    case 'disqualified':
      return `${name} is disqualified for ${post}.`;
    case 'void':
      return `People vote again on ${post}.`;
    case 'added-time':
      return 'People who could not vote get more time.';
  }
}

/** That it is overturned, as everybody reads it. */
export function overturnedSentence({ kind, candidate, position }: OnWhom): string {
  const [name, post] = [candidate ?? 'the candidate', position ?? 'the position'];
  switch (kind) {
    case 'warning':
      return 'A warning is overturned.';
    case 'taken-off':
      return `The ruling that took ${name} off the ballot for ${post} is overturned.`;
    case 'disqualified':
      return `The ruling that disqualified ${name} for ${post} is overturned.`;
    case 'void':
      return `The ruling that people vote again on ${post} is overturned.`;
    case 'added-time':
      return 'The ruling that gave some people more time is overturned.';
  }
}

/** The same in a line for voters: of a ruling, and that it is overturned. A name is not known once its account is gone. */
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

const byRule: Record<LeavingRule, string> = {
  vacant: 'If they would win, the seat stays open.',
  next: 'If they would win, the next candidate is elected.',
  'vote-again': 'If they would win, people vote again on the position.',
};

/** What it does to a candidate, before it is ruled: before the first vote for the position, and after it. */
export const disqualifiedEffect = (isBeforeVotes: boolean, rule: LeavingRule): string =>
  isBeforeVotes
    ? 'The name leaves the ballot. Once somebody has voted for the position it cannot be put back.'
    : `The name stays on the ballot, marked, and cannot be elected. Votes for it count. ${byRule[rule]}`;

/** What it does to a position. */
export const voidEffect =
  'Nobody is elected to the position by this vote, and people vote again on it.';
