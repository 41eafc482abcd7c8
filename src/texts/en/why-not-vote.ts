// Why somebody cannot vote: one reason, one action, whom to ask (core/elections/why-not-vote.ts).
import type { NoVoteReason } from '#core/elections/why-not-vote.ts';
import { sentences } from '#core/sentences.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const noVoteReasons = spoken('why-not-vote.noVoteReasons', {
  cancelled: 'This election was cancelled.',
  closed: 'Voting has closed.',
  paused: 'Voting is paused. Please come back later.',
  'signed-out': sentences.loginToVote,
  'not-approved': 'An admin has not approved your account yet.',
  'other-role': 'Accounts with your role cannot vote in this election.',
  'no-number': 'Your account has no enrollment number, which this election needs.',
  'other-branch': 'Your branch or year cannot vote in this election.',
  'not-on-list': 'You are not on the voter list for this election.',
  'not-in-group': 'You are not in the group of people who vote in this election.',
  'no-class': 'The list has no class for you.',
  'number-not-proved': 'Prove first that your enrollment number is yours.',
  'email-not-confirmed': 'Confirm your e-mail address first.',
  'email-domain': 'This election needs an e-mail address of the campus.',
  'is-observer': 'Observers cannot vote, nor can the returning officer of an election.',
  'not-open': 'Voting has not opened yet.',
  'no-candidates': sentences.noCandidates,
  'all-voted': 'You have voted for every position.',
} satisfies Record<NoVoteReason, string>);

export const whyMessages = spoken('why-not-vote.whyMessages', {
  /** Below the notice that voting is paused. */
  comeBack: 'Please come back later.',
  /** Whom to ask. */
  asks: { council: 'Something wrong? Ask the council', admin: 'Something wrong? Ask an admin' },
  question: said(
    'In “{election}” I read: “{why}” Please check it.',
    (reason: NoVoteReason, election: string) => ({ why: noVoteReasons[reason], election }),
  ),
  logIn: 'Login',
  confirmEmail: 'Confirm it in your profile',
  changeEmail: 'Change your address',
  proveNumber: 'Prove that this number is yours',
  results: 'See all results',
  wait: 'You do not have to do anything.',
  receipts: 'Your receipts are below.',
});
