import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

/** What a ruling did to a candidate or a position, on the ballot and in the results. */
export const rulingMessages = spoken('rulings.rulingMessages', {
  disqualified: 'Disqualified',
  by: said(
    '{of, select, none {Ruling: {reason}} other {Ruling on complaint {complaint, number}: {reason}}}',
    ({ reason, complaint }: Ruling) => ({
      reason,
      complaint: complaint ?? 0,
      of: complaint === null ? 'none' : 'complaint',
    }),
  ),
  cannotBeElected: 'This candidate cannot be elected.',
  /** Beside the name: such a candidate stays on the ballot. */
  canBeChosen: {
    vacant: 'They can be chosen, but not elected.',
    next: 'They can be chosen, but not elected. The next candidate takes their place.',
    'vote-again': 'They can be chosen, but not elected. If they come first, people vote again.',
  } satisfies Record<LeavingRule, string>,
  void: 'Void',
  isVoid: 'This position is void. Officers can let people vote on it again.',
  notElected: said(
    '{votes, plural, one {{name} (# vote) is disqualified.} other {{name} (# votes) is disqualified.}}',
    (name: string, votes: number) => ({ name, votes }),
  ),
  /** Where people rank: what they had as cast. */
  notElectedRanked: said(
    '{votes, plural, one {{name} (# first choice) is disqualified.} other {{name} (# first choices) is disqualified.}}',
    (name: string, votes: number) => ({ name, votes }),
  ),
  vacant: 'Nobody is elected, and the seat stays open.',
  asCast: said('With the votes as cast: {names}.', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  asCastOutcome: said('With the votes as cast: {words}.', (words: string) => ({ words })),
  applied: said('With the ruling applied: {names}.', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  appliedOutcome: said('With the ruling applied: {words}.', (words: string) => ({ words })),
  outcomes: {
    elected: 'elected',
    tie: 'a tie',
    'no-votes': 'nobody has a vote',
    nobody: 'nobody is elected',
    reopened: 'the seats are open again',
    void: 'the vote is void',
    'voted-down': 'nobody is elected',
    vacant: 'the seat stays open',
    'vote-again': 'people vote again',
    passed: 'passed',
    'not-passed': 'not passed',
    'no-quorum': 'no quorum',
    'no-majority': 'a second round',
  },
  roundsAsCast: 'With the votes as cast',
  named: said('{name} (disqualified)', (name: string) => ({ name })),
});
