import type { ErrorCode } from '../error-code.ts';
import { sentences } from '../sentences.ts';

/** Reasons to refuse what somebody asks about who they are: passwords, links, log-ins, numbers. */
export const identityRefusals = {
  'other-edit-call': [
    'not_found',
    'The picture of a student is changed with /user/edit-student, that of anybody else with /user/edit.',
  ],
  // account changes
  'wrong-password': ['forbidden', 'The current password is not right.'],
  'link-invalid': ['forbidden', 'This link is not valid any more. Please ask for a new one.'],
  'email-confirmed': ['conflict', 'Your e-mail address is confirmed already.'],

  // single sign-on and passkeys
  'sign-on-unknown': ['not_found', 'This campus has no such log-in.'],
  'sign-on-unreachable': ['overloaded', 'The log-in cannot be reached now. Please try again.'],
  'already-officer': [
    'conflict',
    'Your account already has a role of the council. The link is for somebody else.',
  ],
  'sign-on-over': ['forbidden', 'This log-in was not finished in time. Please start it again.'],
  'sign-on-stopped': ['forbidden', 'The log-in was stopped, so you are not logged in.'],
  'sign-on-failed': ['forbidden', 'The log-in did not work. Please start it again.'],
  'sign-on-other-account': [
    'forbidden',
    'You are no longer logged in to the account that you wanted to connect. Log in and try again.',
  ],
  'sign-on-connected-elsewhere': [
    'conflict',
    'This log-in leads to another account. Log in to that one and disconnect it first.',
  ],
  'sign-on-address-taken': [
    'conflict',
    'An account with your e-mail address already exists. Log in to it as before, then connect this log-in on your profile.',
  ],
  'unknown-sign-on': ['not_found', 'This log-in is not connected.'],
  'last-way-in': [
    'conflict',
    'This is the only way to log in to your account. Add a passkey or a password first.',
  ],
  'password-needed': ['forbidden', 'Please type your current password first.'],
  'log-in-again': ['forbidden', 'Please log out and log in again first.'],
  'passkeys-need-address': [
    'conflict',
    'Passkeys do not work at this address. The person who runs the server has to give it an https address.',
  ],
  'passkeys-full': ['conflict', 'You have ten passkeys. Remove one first.'],
  'passkey-too-late': ['forbidden', 'That took too long. Please try again.'],
  'passkey-wrong': ['forbidden', 'This passkey could not be checked. Please try again.'],
  'passkey-unknown': [
    'unauthenticated',
    'This passkey belongs to no account. Log in another way and add it on your profile.',
  ],
  'unknown-passkey': ['not_found', 'You have no such passkey.'],

  // the second step of officers
  'second-step': ['forbidden', 'Please confirm with your second step.'],
  'second-step-over': ['forbidden', 'That took too long. Please start the log-in again.'],
  'second-step-wrong': [
    'forbidden',
    'This code is not right, or it was used before. Please type the next one.',
  ],
  'second-factor-missing': [
    'forbidden',
    'Officers of this campus need a second step at the log-in. Please set yours up first.',
  ],
  'second-factor-first': ['conflict', 'Please set up your own second step first.'],
  'second-factor-required': [
    'conflict',
    'Officers of this campus need a second step. You can replace yours, but you cannot remove it.',
  ],
  'second-factor-late': ['forbidden', 'This QR code is too old. Please start again.'],
  'no-second-factor': ['not_found', 'This account has no second step.'],
  'passkey-first': ['conflict', 'Please add a passkey first.'],
  'passkey-is-factor': [
    'conflict',
    'This passkey is the second step of your log-in. Add another one, or remove the second step first.',
  ],
  'e-mail-leaves': ['conflict', 'E-mails leave this server. Please send the link by e-mail.'],
  'officer-address': [
    'conflict',
    'Officers change their own e-mail address, in their profile. Where one cannot log in, show a link.',
  ],
  'voter-address': [
    'conflict',
    'This account may vote in an open election. Its e-mail address can be corrected when that is counted.',
  ],
  'link-for-officers': ['conflict', 'A link is shown for officers only.'],
  'reauth-required': ['forbidden', 'Please confirm once more that it is you.'],

  // whose a number is
  'code-wrong': [
    'forbidden',
    'This code is not right, or it is not valid any more. A code from an e-mail works only in the browser that asked for it.',
  ],
  'number-proved': [
    'conflict',
    'Somebody has proved that this number is theirs. Go to the council’s desk with your card.',
  ],
  'other-number-proved': [
    'conflict',
    'Your account has another number, which is proved. Go to the council’s desk with your card.',
  ],
  'number-has-voted': ['conflict', sentences.numberHasVoted],
  // the link that goes to an address of the voter list
  'vote-link-invalid': [
    'forbidden',
    'This link is not complete, or it is from another campus. Open it again from the e-mail, or ask for a link with your enrollment number.',
  ],
  'vote-link-over': [
    'forbidden',
    'This election is over, so the link no longer works. See its results.',
  ],
  'vote-link-used': [
    'conflict',
    'This link has been used or replaced. Log in to the account that has the number, or use the link of a newer e-mail; if neither helps, write to the council.',
  ],
  'vote-link-account': [
    'conflict',
    'You have an account with this e-mail address. Log in to it, and the number is yours.',
  ],
  'accounts-from-list': [
    'forbidden',
    'This campus gives accounts only to people on its voter list. Ask for the link to your address on the list, or come to the council with your student card.',
  ],
  'no-address-found': ['invalid', 'There is no e-mail address in this text.'],
  'number-not-listed': ['not_found', 'This number is on no voter list.'],
  'number-without-account': [
    'conflict',
    'No account has this number yet. Please give the e-mail address of the account.',
  ],
  'own-number': ['forbidden', 'Another officer has to do this for your own number.'],
  'check-in-settled': [
    'conflict',
    'This check-in cannot be undone. Another officer did it, it was not today, or the number has voted since. Two officers can give the number to another account.',
  ],
  'nothing-to-print': ['conflict', 'No number of this list needs a printed code.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
