// The messages about whose an enrollment number is.
import type { OwnNumber } from '#contract/numbers.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const numberMessages = spoken('numbers.numberMessages', {
  title: 'Your enrollment number',
  number: 'Enrollment number',
  moveWaits: said(
    'An officer proposed to give this number to your account. Another officer has to confirm that by {until}.',
    (until: string) => ({ until }),
  ),
  moveWaitsAlone: said(
    'An officer proposed to give this number to your account. Two officers have to agree, and there is no other officer at the moment. The proposal waits until {until}. After that it has to be made again.',
    (until: string) => ({ until }),
  ),
  loadFailed: 'Your number could not be read. Please try again.',
  done: 'The number is yours',
  doneText: 'It is proved, and you can vote with it.',
  toElections: 'Go to Elections',
  proveLede: 'Some elections are only for people who proved that their number is theirs.',
  proved: said(
    '{by, select, nothing {} address {Proved by an e-mail to the address on the voter list.} code {Proved with a printed code.} checkin {Proved by an officer who saw you.} other {Proved with your university account.}}',
    (by: OwnNumber['provedHow']) => ({ by: by?.replace('-', '') ?? 'nothing' }),
  ),
  notListed: 'No voter list has this number, so there is nothing to prove it with.',
  askCouncil: 'Ask the council.',
  askAbout: said(
    'No voter list has my enrollment number {number}. Please check it.',
    (number: string) => ({ number }),
  ),
  noAddress:
    'The voter list has no e-mail address for this number. Go to the council’s desk with your card: officers check you in, or give you a printed code.',
  askText: 'We send an e-mail to the address that the voter list has for this number.',
  ask: 'Send the e-mail',
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
