import type { ErrorCode } from '../error-code.ts';

/** Why a call about candidates whom officers enter, or whose names they correct, is refused. */
export const enteredRefusals = {
  'wrong-candidates': ['invalid', 'Nothing was saved. Correct these candidates, or remove them.'],
  'entered-need-supporters': [
    'conflict',
    'Voting is open, and candidates need supporters here. Ask the person to nominate themselves.',
  ],
  'own-position': [
    'forbidden',
    'You stand for this position, so another officer has to correct a name there.',
  ],
  'name-of-other': [
    'conflict',
    'Another candidate for this position has or had this name, or one that looks like it.',
  ],
  'line-of-other': [
    'conflict',
    'Somebody of the same name stands with this line already. Another line has to tell them apart.',
  ],
  'unknown-entered': ['not_found', 'Nobody was entered as a candidate here.'],
  'entered-stands': ['conflict', 'This person is on the ballot. Take them off the ballot instead.'],
  'entered-link-invalid': [
    'forbidden',
    'This link is not complete, or it is not valid any more. Open it from the e-mail again.',
  ],
  'entered-other-number': [
    'forbidden',
    'This candidate was entered with another enrollment number than that of your account.',
  ],
  'entered-by-you': [
    'forbidden',
    'You entered this candidate, so your own account cannot take their place.',
  ],
  'entered-unproved': [
    'forbidden',
    'This needs an account that has proved the e-mail address or the enrollment number with which the candidate was entered. If yours cannot, write to the council.',
  ],
  'entered-taken': ['conflict', 'This candidate has an account already.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
