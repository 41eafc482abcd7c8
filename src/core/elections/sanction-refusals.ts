import type { ErrorCode } from '../error-code.ts';

/** Why a ruling cannot have a sanction, or a sanction cannot be overturned. */
export const sanctionRefusals = {
  'sanction-not-upheld': ['invalid', 'Only a complaint that is upheld can have a sanction.'],
  'sanction-of-whom': [
    'invalid',
    'Choose a candidate of this election whom the complaint is about. A complaint about the voting can concern each of them.',
  ],
  'warning-of-nobody': [
    'invalid',
    'This complaint is about the voting, so there is nobody to warn.',
  ],
  'already-disqualified': ['conflict', 'This candidate is disqualified already.'],
  'already-void': ['conflict', 'People vote again on this position already.'],
  'void-too-early': ['conflict', 'Voting has not begun, so there is nothing to vote on again.'],
  'unknown-sanction': ['not_found', 'This sanction does not exist.'],
  'sanction-overturned': ['conflict', 'This sanction was overturned already.'],
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
