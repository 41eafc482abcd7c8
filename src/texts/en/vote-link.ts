// The messages of the page that the link of an e-mail to the voter list opens.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const voteLinkMessages = spoken('vote-link.voteLinkMessages', {
  title: 'Your enrollment number',
  loadFailed: 'The link could not be read. Please try again.',
  noLink: 'This page needs the link from an e-mail.',
  askLink: 'Ask for a link with your number',
  toElections: 'Go to Elections',

  lede: said('You are on the voter list for {election}.', (election: string) => ({ election })),
  asked: 'The voter list has your address for this number.',
  nothingYet: 'Nothing has changed yet. Opening this page changes nothing.',
  number: 'Enrollment number',
  name: 'Name',
  email: 'E-mail',
  sentTo: 'The link came to this address, so it is confirmed.',
  opens: 'Voting opens:',
  closes: 'Voting closes:',
  create: 'Create the account',
  goOn: 'Create the account and go to the ballot',
  goOnUpcoming: 'Create the account and see the election',
  registerFailed: 'The account could not be created.',
  withAccount: 'Do you already have an account?',
  logIn: 'Log in',
  logInToVote: 'Log in and go to the ballot',
  forgotten: 'Choose a new password',

  squatted: 'Somebody registered this number',
  squattedText:
    'If that was not you, go on: the number becomes yours, and that account loses it. You see nothing of that account. If it was you, log in to it.',

  hasAccount: 'You have an account with this address',
  hasAccountAsked: 'Log in to it, and one press makes the number yours.',
  hasAccountText:
    'Log in to it. The number of the link is yours then, and you go straight to the ballot.',
  used: 'This link no longer works',
  usedText: 'Log in with the account that you made by it, and you go straight to the ballot.',
  usedReplaced: 'If you got a newer e-mail, use its link.',
  usedNotYours:
    'If it was not you, go to the council’s desk with your card: two officers can give the number to your account.',
  writeToCouncil: 'Write to the council',

  asYou: said('You are logged in as {name}.', (name: string) => ({ name })),
  take: said('The number is mine: give it to {name}', (name: string) => ({ name })),
  mine: 'The number is mine',
  keep: 'The number is mine: go to the ballot',
  takeFailed: 'The number could not be given to your account. Please try again.',
  notYou: 'Are you somebody else?',
  logOutFirst: 'Log out, then use the link',
  logOutFailed: 'You could not be logged out. Please try again.',
  otherAccount:
    'If the number of this link belongs to another account of yours, log out, then log in to that one.',

  over: said('{election} is over', (election: string) => ({ election })),
  overText: 'The link no longer works. See the results.',
  toResults: 'See the results',
});
