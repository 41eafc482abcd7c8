// Why somebody cannot vote: one reason, one action, whom to ask (core/elections/why-not-vote.ts).
import type { NoVoteContact, NoVoteReason } from '#core/elections/why-not-vote.ts';
import { sentences } from '#core/sentences.ts';

const reasons: Record<NoVoteReason, string> = {
  cancelled: 'This election was cancelled.',
  closed: 'Voting has closed.',
  paused: 'Voting is paused. Please come back later.',
  'signed-out': sentences.loginToVote,
  'not-approved': 'An admin has not approved your account yet.',
  'other-role': 'Your kind of account does not vote in this election.',
  'no-number': 'Your account has no enrollment number, which this election needs.',
  'other-branch': 'This election is for other branches or years than yours.',
  'not-on-list': 'You are not on the voter list for this election.',
  'not-open': 'Voting has not opened yet.',
  'no-candidates': sentences.noCandidates,
  'all-voted': 'You have voted for every position.',
};
const contacts: Record<NoVoteContact, string> = {
  council: 'Something wrong? Ask the council',
  admin: 'Something wrong? Ask an admin',
};

export const whyMessages = {
  reason: (reason: NoVoteReason) => reasons[reason],
  ask: (contact: NoVoteContact) => contacts[contact],
  logIn: 'Login',
  calendar: 'Add to calendar',
  results: 'See all results',
  wait: 'There is nothing that you have to do.',
  receipts: 'Your receipts are below.',
};
