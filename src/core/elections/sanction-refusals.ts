import type { ErrorCode } from '../error-code.ts';

/** Why something cannot be ruled, or a ruling cannot be overturned. */
export const sanctionRefusals = {
  'already-disqualified': ['conflict', 'This candidate is disqualified already.'],
  'already-void': ['conflict', 'People vote again on this position already.'],
  'void-too-early': ['conflict', 'Voting has not begun, so there is nothing to vote on again.'],
  'unknown-sanction': ['not_found', 'This ruling does not exist.'],
  'sanction-overturned': ['conflict', 'This ruling was overturned already.'],
  'own-sanction': ['forbidden', 'This ruling concerns you, so another officer has to do it.'],
  'voted-again-since': [
    'conflict',
    'People vote again on this position, or have, in an election of its own. It has to be cancelled first.',
  ],
  'back-too-late': [
    'conflict',
    'Voting for this position has begun, so this candidate cannot be put back on the ballot.',
  ],
  'taken-off-by-ruling': [
    'conflict',
    'A ruling took this candidate off the ballot. It has to be overturned first.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
