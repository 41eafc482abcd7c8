// What a ruling does, and that it is overturned, in a sentence (src/texts/ruling-words.ts).
import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const rulingWords = spoken('ruling-words.rulingWords', {
  /** In place of a name that is not known once its account is gone: at the start of a sentence, and within it. */
  candidate: 'The candidate',
  ofCandidate: 'the candidate',
  position: 'the position',
  addedTime: 'People who could not vote get more time.',
  warningOver: 'A warning is overturned.',
  addedTimeOver: 'The ruling that gave some people more time is overturned.',
  /** What it will do to a candidate before the first vote for the position, and after it. */
  leavesBallot:
    'The name leaves the ballot. Once somebody has voted for the position it cannot be put back.',
  staysOnBallot: {
    vacant:
      'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, the seat stays open.',
    next: 'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, the next candidate is elected.',
    'vote-again':
      'The name stays on the ballot, marked, and cannot be elected. Votes for it count. If they would win, people vote again on the position.',
  } satisfies Record<LeavingRule, string>,
  ifVotedBefore: said(
    '{leaves} If somebody has voted for it before this is confirmed: {stays}',
    (leaves: string, stays: string) => ({ leaves, stays }),
  ),
  voidEffect: 'Nobody is elected to the position by this vote, and people vote again on it.',
});
