// The messages of the page on which somebody says whether they stand whom officers entered.
import { spoken } from '../spoken.ts';

export const candidacyMessages = spoken('candidacy.candidacyMessages', {
  title: 'Your candidacy',
  loadFailed: 'The link could not be read. Please try again.',
  noLink: 'This page needs the link from an e-mail.',
  askAgain: 'The council can send you a new one.',
  writeToCouncil: 'Write to the council',
  message: 'The link that asks whether I want to be a candidate does not work.',
  toElections: 'Go to Elections',

  entered: (name: string, position: string, election: string) =>
    `${name}, the council entered you as a candidate for ${position} in ${election}.`,
  until: 'Say yes or no before voting opens:',
  beforeOpening: 'Say yes or no before voting opens. The date is not decided yet.',
  stands: 'You are on the ballot. If you do nothing, you stay on it.',
  noAnswer: 'If you do nothing, you are not on the ballot.',
  yes: 'Yes, I stand',
  no: 'No',
  failed: 'Your answer could not be saved. Please try again.',

  loggedInAs: (viewer: string, name: string) =>
    `You are logged in as ${viewer}. This link is for ${name}.`,
  takeTitle: (viewer: string, name: string) => `Are you ${name}, with the account of ${viewer}?`,
  takeAsk: (viewer: string, name: string) =>
    `${viewer} becomes the candidate in place of ${name}. This cannot be undone.`,
  takeText: 'With an account this candidacy becomes yours on this site.',
  take: (name: string) => `Use the account of ${name}`,
  takeFailed: 'The account could not be used. Please try again.',
  logIn: 'Log in',
  register: 'Register',

  saidYes: (position: string) => `You said yes to ${position}`,
  saidYesText:
    'Your answer put you on the ballot. If you change your mind, log in and step down on the page of the election.',
  saidYesWithoutAccount:
    'Your answer put you on the ballot. If you change your mind, write to the council.',
  saidNo: (position: string) => `You said no to ${position}`,
  saidNoText:
    'This answer does not put you on the ballot. If it is a mistake, write to the council.',
  tooLate: 'Voting has opened',
  standsLate: (position: string) => `You are a candidate for ${position}`,
  /** Without an account. */
  standsLateByLink:
    'Voting has opened. If you do not want to be a candidate, say no. Once the candidates are fixed, you can step down with an account.',
  standsLateText:
    'Voting has opened. If you do not want to be a candidate, log in and step down on the page of the election.',
  tooLateText: (position: string) =>
    `Answers count only before voting opens, so this one does not put you on the ballot for ${position}.`,
});
