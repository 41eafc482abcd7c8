// The messages about whose an enrollment number is.
import type { OwnNumber } from '#contract/numbers.ts';
import { spoken } from '../spoken.ts';

const how: Record<NonNullable<OwnNumber['provedHow']>, string> = {
  address: 'by an e-mail to the address on the voter list',
  code: 'with a printed code',
  'check-in': 'by an officer who saw you',
  'sign-on': 'with your university account',
};

export const numberMessages = spoken('numbers.numberMessages', {
  title: 'Your enrollment number',
  number: 'Enrollment number',

  // The link of the e-mail.
  claimLede: 'Nothing has changed yet. Opening this page changes nothing.',
  loading: 'Looking up the number',
  moveWaits: (until: string) =>
    `An officer proposed to move this number to your account. Another officer has to confirm that by ${until}.`,
  moveWaitsAlone: (until: string) =>
    `An officer proposed to move this number to your account. Two officers have to agree, and there is no other officer at the moment. The proposal waits until ${until}. After that it has to be made again.`,
  loadFailed: 'The link could not be read. Please try again.',
  holder: (name: string) => `Somebody registered this number as ${name}`,
  registered: 'Registered:',
  nobody: 'Nobody has registered this number.',
  asked: (name: string | null) =>
    name === null
      ? 'Somebody without an account asked for the e-mail:'
      : `${name} asked for the e-mail:`,
  isYou: 'That is the account with which you are logged in here.',
  isProved:
    'Its owner has proved that it is theirs, so it does not move. If that is wrong, write to the council.',
  what: 'If you press the button, that account loses the number at once. You cannot see anything of that account, and it cannot see anything of yours. Votes that were cast under the number stay counted.',
  take: (name: string) => `The number is mine: give it to ${name}`,
  keep: 'The number is mine',
  takeFailed: 'The number could not be moved. Please try again.',
  withAccount: 'Do you have an account?',
  logIn: 'Log in, then press again',
  withoutAccount: 'Or create a new account with this number',
  done: 'The number is yours',
  doneText: 'It is proved, and you can vote with it.',
  toElections: 'Go to Elections',
  home: 'Go to Home',

  // Without a link.
  proveLede: 'Some elections are only for people who proved that their number is theirs.',
  proved: (by: OwnNumber['provedHow']) => (by === null ? '' : `Proved ${how[by]}.`),
  notListed: 'No voter list has this number, so there is nothing to prove it with.',
  askCouncil: 'Ask the council.',
  askAbout: (number: string) =>
    `No voter list has my enrollment number ${number}. Please check it.`,
  noAddress:
    'The voter list has no e-mail address for this number. Officers can give you a printed code, or check you in when they see you.',
  askText: 'We send an e-mail to the address that the voter list has for this number.',
  ask: 'Send the e-mail',
  askAgain: 'Ask for another e-mail',
  askFailed: 'The e-mail could not be sent. Please try again.',
  codeText: 'The code of that e-mail works in this browser only. A printed code works anywhere.',
  code: 'Code',
  codeHint: 'Such as ABCD-EFGH',
  printedTitle: 'With a printed code',
  printedText: 'Type the code that officers gave you on paper.',
  printedHint: 'Such as ABCD-EFGH-JKMN',
  otherCode: 'Another number or code',
  logInFirst: 'Log in first if you have an account',
  prove: 'Prove the number',
  codeFailed: 'The code could not be checked. Please try again.',
  signedOutText:
    'You can prove your number with an e-mail to the address that the voter list has for it, or with a printed code from the officers. This works even if somebody else has registered the number.',
  emailTitle: 'By e-mail',
  register: 'Create the account',
  registerFailed: 'The account could not be created.',
  taken: 'Is this number yours? Prove it',
});
