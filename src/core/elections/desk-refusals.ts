import type { ErrorCode } from '../error-code.ts';

/** Why a call about the returning officer of an election, or one that is theirs, is refused. */
export const deskRefusals = {
  'others-desk': [
    'forbidden',
    'This election has a returning officer who was named for it, so they have to do this.',
  ],
  'desk-of-officer': [
    'conflict',
    'This is an officer. The officers who are not candidates do it together; name somebody else.',
  ],
  'desk-of-candidate': [
    'conflict',
    'This is a candidate of the election, so it has to be somebody else.',
  ],
  'desk-unconfirmed': [
    'conflict',
    'The account with this address is not in use, or its address is not confirmed. Its owner has to confirm it first.',
  ],
  'desk-as-before': ['conflict', 'This is how it is already.'],
  'no-desk-link': [
    'conflict',
    'There is nobody to give a link to: their account was not opened for this election.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
