import type { ErrorCode } from '../error-code.ts';

/** Why a call about the returning officer of an election, or one that is theirs, is refused. */
export const namedRefusals = {
  'named-decides': [
    'forbidden',
    'This election has a returning officer who was named for it, so they have to do this.',
  ],
  'named-unfit': [
    'conflict',
    'An officer, a candidate of the election, or, once voting has opened, whoever may vote in it cannot be named. Name somebody else.',
  ],
  'named-unconfirmed': [
    'conflict',
    'No account in use has this address confirmed. Its owner has to register and confirm it first. Where this server sends no e-mail, an admin makes the account an observer.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
