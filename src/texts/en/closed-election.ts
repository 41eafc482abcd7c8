import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import { counted, listed } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** How a closed election stands, in one line above its winners, and what is folded away below them. */
export const closedElectionMessages = spoken('closed-election.closedElectionMessages', {
  notFinal: 'Not final yet.',
  certified: said('Final. Certified on {day}.', (day: string) => ({ day })),
  doubt: 'The count and the record do not agree. Do not rely on this result. The officers know.',
  complaintsRun: said('Voters can complain until {until}.', (until: string) => ({ until })),
  thenCertified: 'Then an officer certifies the result.',
  complaintsOver: 'The time for complaints is over. An officer certifies the result next.',
  certifiedNext: 'An officer certifies the result next.',
  tie: said('Nobody has won {positions}.', (positions: readonly string[]) => ({
    positions: listed.format(positions),
  })),
  votedAgain: (position: string, days: string | null) =>
    `${position} is voted on again${days === null ? '' : ` ${days}`}.`,
  tied: said(
    '{votes, plural, one {{names} have # vote each. Nobody has won yet.} other {{names} have # votes each. Nobody has won yet.}}',
    (names: readonly string[], votes: number) => ({ names: listed.format(names), votes }),
  ),
  decidedBy: ({ tie, seed }: OutcomeRules) => {
    if (tie === 'run-off') return 'Those who are tied are voted on again.';
    return seed === 'dice'
      ? 'Officers decide it by dice.'
      : 'Officers decide it by a public number.';
  },
  answered: said(
    '{count, plural, one {Read the ruling on # complaint} other {Read the rulings on # complaints}}',
    (count: number) => ({ count }),
  ),
  receipts: said(
    '{count, plural, one {Your # receipt} other {Your # receipts}}',
    (count: number) => ({ count }),
  ),
  observers: 'For observers: check the count',
  programmers: 'For programmers',
  rules: 'Rules',
  voters: 'How voters were known',
  turnout: 'Turnout',
  groups: {
    branch: 'Branch',
    year: 'Year of entry',
    voters: 'People who voted',
    others: 'Others',
    none: 'Without a number',
    tooFew: 'Fewer than ten people voted, so they are not counted by group.',
  },
  margins: 'Margins',
  margin: (position: string, margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return `${position}: no votes could have changed the result.`;
    const { votes, isExact } = margin;
    const ballots = counted(ballotsToChange(votes), 'different ballot', 'different ballots');
    if (isExact && votes === 0) return `One more vote would have decided ${position}.`;
    if (isExact) {
      return `${position}: a margin of ${counted(votes, 'vote', 'votes')}. ${ballots} would have changed the result.`;
    }
    return ballotsToChange(votes) === 1
      ? `${position}: a single different ballot might have changed the result.`
      : `${position}: fewer than ${ballots} would not have changed the result.`;
  },
  beaten: (
    nobody: { name: string; votes: number },
    candidate: { name: string; votes: number },
    open: number,
  ) =>
    `${nobody.name} has ${nobody.votes > candidate.votes ? 'more votes than' : 'as many votes as'} ${candidate.name}: ${openAgain(open)}.`,
  reopened: said(
    '{open, plural, one {{nobody} won a seat: one seat is open again.} other {{nobody} won {open} seats: {open} seats are open again.}}',
    (nobody: string, open: number) => ({ nobody, open }),
  ),
  isVoid: said(
    'More than half of the valid votes are for {nobody}, so this vote is void and nobody is elected.',
    (nobody: string) => ({ nobody }),
  ),
  votedDown: said(
    'No candidate has more votes than {nobody}, so nobody is elected.',
    (nobody: string) => ({ nobody }),
  ),
  openSeats: said(
    '{open, plural, one {One seat is still open.} other {{open} seats are still open.}}',
    (open: number) => ({ open }),
  ),
  elected: 'Elected',
  passed: 'Passed',
  notPassed: 'Not passed',
  noQuorum: 'No quorum',
  answersOf: ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) =>
    `${yes} yes, ${no} no${abstained === 0 ? '' : `, ${abstained} abstained`}.`,
  neededYes: said('{needed} yes were needed.', (needed: number) => ({ needed })),
  quorumWas: said(
    '{voted} of {eligible} took part, and {needed} had to.',
    (voted: number, eligible: number, needed: number) => ({ voted, eligible, needed }),
  ),
  check: 'Check the count',
  checkHere: 'Check it in this browser.',
  nothingSent: 'Nothing is sent anywhere.',
});

const openAgain = (open: number) =>
  open === 1 ? 'one seat is open again' : `${open} seats are open again`;
