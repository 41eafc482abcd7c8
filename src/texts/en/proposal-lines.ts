// What a second officer is asked to confirm (src/core/council/proposal-line.ts).
import type { ProposalLine, SubjectLine } from '#core/council/proposal-line.ts';
import { said } from '../said.ts';
import type { Values } from '../said.ts';
import { spoken } from '../spoken.ts';

/** A line puts in what its key names. */
const given = (values: Values) => values;

/** What it does. */
export const proposalLines = spoken('proposal-lines.proposalLines', {
  'lengthens-pause':
    'Voting is paused already, for two hours at the most. Confirmed, it stays paused until an officer resumes it.',
  'deletes-election':
    'The election is deleted with its votes and candidates. It cannot be brought back.',
  publishes: 'Everybody sees the election.',
  'publishes-for-dates': said(
    'Everybody sees the election. Voting opens on {opens} and closes on {closes}.',
    given,
  ),
  certifies: 'The election is certified. After that nothing about it can change.',
  'names-officer': said('{name} ({email}) is to be returning officer.', given),
  'dice-thrown': said(
    'These dice were thrown: {entry}. Confirm it only if you saw the same.',
    given,
  ),
  'number-drawn': said(
    'This number was published: {entry}. Confirm it only if you saw the same.',
    given,
  ),
  'undoes-ruling': 'What it did is undone.',
  'moves-number':
    'The number goes to another account. The account that has it now loses it. Votes that were cast stay as they are.',
  'ends-two-officers': 'After that, one officer alone can do what now needs two officers.',
  'keeps-clock-times': 'Elections keep their times on the clock.',
  suspends: 'While an account is suspended it can neither log in nor vote.',
  'takes-approval': 'Without an approval an account can neither log in nor vote.',
  'deletes-account':
    'The account is deleted. A candidate stays on the ballot, and if they are elected the seat is open.',
  'gives-role': 'With this role the account votes in other elections.',
  'number-in-voting':
    'Voting is open, and the number decides where the account votes. The votes that it has cast still count.',
  'moves-address':
    'The account uses this e-mail address at once, and whoever reads it can choose a new password.',
  'changes-list': 'It changes while an election is open that these people vote in.',
  'prints-codes':
    'Who has such a code proves the number with it. Once this is confirmed, the officer who asked can print them.',
  'checks-in-untold':
    'The person is there with their card. No e-mail can tell them that they were checked in.',
  'checks-in-many':
    'The person is there with their card. This officer has checked in many people today.',
  'checks-in-new':
    'The person is there with their card. This officer has been one for less than 72 hours.',
  'shows-link':
    'Whoever has the link can vote as this account. Once this is confirmed, the admin who asked can show it.',
  'hands-over': 'All of it happens together, and the new officers can confirm at once.',
} satisfies Record<Exclude<ProposalLine['key'], 'disqualifies' | 'voids'>, unknown>);

/** What it is done to. */
export const proposalSubjects = spoken('proposal-lines.proposalSubjects', {
  'voter-list': 'The voter list',
  'hand-over': 'The handover to new officers',
  'two-officers': 'The rule of two officers',
  'time-zone': 'The time zone of the campus',
  number: said('the number {number}', given),
  codes: said('{count, plural, one {# code} other {# codes}}', given),
} satisfies Record<SubjectLine['key'], unknown>);
