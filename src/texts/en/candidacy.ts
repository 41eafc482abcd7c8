// The messages of the page on which somebody leaves the ballot whom officers entered, or takes the candidacy.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const candidacyMessages = spoken('candidacy.candidacyMessages', {
  title: 'Your candidacy',
  loadFailed: 'The link could not be read. Please try again.',
  noLink: 'This page needs the link from an e-mail.',
  askAgain: 'Write to the council if you do not want to be a candidate.',
  writeToCouncil: 'Write to the council',
  message: 'I was entered as a candidate, and the link for it does not work.',
  write: 'I was entered as a candidate and do not want to stand.',
  toElections: 'Go to Elections',

  entered: said(
    '{name}, the council entered you as a candidate for {position} in {election}.',
    (name: string, position: string, election: string) => ({ name, position, election }),
  ),
  stands: 'Your name is on the ballot. If that is right, you have nothing to do.',
  waits: 'Your name is on the ballot once your supporters have confirmed.',
  leaveText:
    'If you do not want to stand, you can leave the ballot until the candidates are final.',
  leave: 'Leave the ballot',
  leaveTitle: 'Leave the ballot?',
  leaveAsk: said(
    'Your name is taken off the ballot for {position}. Nobody can enter you for it again.',
    (position: string) => ({ position }),
  ),
  stepDownText:
    'The candidates are final. You can still step down: your name stays on the ballot, and votes for you count.',
  stepDown: 'Step down',
  stepDownTitle: 'Step down?',
  stepDownAsk: said(
    'Everybody reads that you have stepped down as a candidate for {position}. This cannot be undone.',
    (position: string) => ({ position }),
  ),
  /** Where the link leads to the council alone. */
  final: 'The candidates are final. If you do not want to stand, write to the council.',
  failed: 'That could not be done. Please try again.',
  off: said('You are not a candidate for {position}', (position: string) => ({ position })),
  offText: 'If that is a mistake, write to the council.',

  loggedInAs: said(
    'You are logged in as {viewer}. This link is for {name}.',
    (viewer: string, name: string) => ({ viewer, name }),
  ),
  takeTitle: said(
    'Are you {name}, with the account of {viewer}?',
    (viewer: string, name: string) => ({ viewer, name }),
  ),
  takeAsk: said(
    '{viewer} becomes the candidate in place of {name}. This cannot be undone.',
    (viewer: string, name: string) => ({ viewer, name }),
  ),
  takeText:
    'You have proved that this candidacy is yours. With your account you can write what voters read of you.',
  prove:
    'It can become that of your account once you have proved the number or the e-mail address with which you were entered.',
  take: said('Use the account of {name}', (name: string) => ({ name })),
  takeFailed: 'The account could not be used. Please try again.',
  logIn: 'Log in',
  register: 'Register',
});
