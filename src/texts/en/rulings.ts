import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import { counted, listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

/** What a ruling did to a candidate or a position, on the ballot and in the results. */
export const rulingMessages = spoken('rulings.rulingMessages', {
  disqualified: 'Disqualified',
  by: ({ reason, complaint }: Ruling) =>
    `${complaint === null ? 'Ruling' : `Ruling on complaint ${complaint}`}: ${reason}`,
  cannotBeElected: 'This candidate cannot be elected.',
  /** Beside the name: such a candidate stays on the ballot. */
  canBeChosen: {
    vacant: 'They can be chosen, but not elected.',
    next: 'They can be chosen, but not elected. The next candidate takes their place.',
    'vote-again': 'They can be chosen, but not elected. If they come first, people vote again.',
  } satisfies Record<LeavingRule, string>,
  void: 'Void',
  isVoid: 'This position is void. Officers can let people vote on it again.',
  notElected: (name: string, votes: number) =>
    `${name} (${counted(votes, 'vote', 'votes')}) is disqualified.`,
  vacant: 'Nobody is elected, and the seat stays open.',
  asCast: (names: readonly string[]) => `With the votes as cast: ${listed.format(names)}.`,
  asCastOutcome: (words: string) => `With the votes as cast: ${words}.`,
  applied: (names: readonly string[]) => `With the ruling applied: ${listed.format(names)}.`,
  appliedOutcome: (words: string) => `With the ruling applied: ${words}.`,
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
  },
  roundsAsCast: 'With the votes as cast',
  named: (name: string) => `${name} (disqualified)`,
});
