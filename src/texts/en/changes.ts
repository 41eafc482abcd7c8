// What changes by what a second officer confirms: line by line, with the old and the new value.
import type { Role } from '#core/accounts/role.ts';
import type { ChangedField } from '#core/council/proposal-line.ts';
import { settingFields } from '#core/elections/election-settings.ts';
import type { VoterKind } from '#core/elections/electorate.ts';
import type { ComplaintTerm } from '#core/elections/outcome-rules.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const changedFields = spoken('changes.changedFields', {
  name: 'Name',
  description: 'Description',
  picture: 'Picture',
  startDate: 'Voting opens',
  endDate: 'Voting closes',
  nominationsCloseAt: 'Nominations close',
  withdrawalsCloseAt: 'Withdrawals close',
  remindAt: 'Everybody is reminded',
  positions: 'Positions',
  standings: 'Counts are shown',
  results: 'Results are shown',
  complaints: 'Time for complaints',
  electorate: 'Who may vote',
  voters: 'How voters are known',
  candidacy: 'Who may be a candidate',
  onePost: settingFields.onePost.line,
  'ranked-lists': 'Ranked ballots',
  supporters: 'Supporters of a candidate',
  answer: 'Answer of the candidate',
  'passed-over': 'Why messages are passed over',
  account: 'Account',
  'voter-list': 'Voter list',
  code: 'Code',
  'time-zone': 'Time zone',
  election: 'Election',
  'role-link': 'A link that carries a role',
  addresses: 'Addresses or groups that change',
  gone: 'People who go',
  come: 'People who come',
  names: 'Names that change',
} satisfies Record<ChangedField, string>);

export const changedValues = spoken('changes.changedValues', {
  yes: 'yes',
  no: 'no',
  picture: 'a picture',
  'other-picture': 'another picture',
  live: 'while people vote',
  'in-batches': said('in batches of {count} votes', (count: number) => ({ count })),
  'after-close': 'after voting has closed',
  'at-close': 'at the close',
  'released-by': said('when released, by {moment} at the latest', (moment: string) => ({
    moment,
  })),
  complaints: said(
    '{hours, plural, one {# hour} other {# hours}} {after, select, close {after the close} other {after the results}}',
    ({ hours, after }: ComplaintTerm) => ({ hours, after }),
  ),
  everybody: 'everybody',
  'all-with-number': 'everybody with a number',
  list: said(
    'the voter list of this election: {count} numbers, version {version}',
    (count: number, version: number) => ({ count, version }),
  ),
  groups: said('all of {groups}', (groups: string) => ({ groups })),
  candidates: said('candidates: {who}', (who: string) => ({ who })),
  voters: {
    anybody: 'by registering',
    confirmed: 'by a confirmed e-mail address',
    listed: 'by the voter list',
    proved: 'by a number that they proved',
  } satisfies Record<VoterKind, string>,
  confirmedOf: said('by a confirmed e-mail address of {names}', (names: string) => ({ names })),
  'no-supporters': 'none',
  'not-asked': 'Not asked',
  roles: {
    student: 'student',
    faculty: 'faculty',
    council: 'council',
    admin: 'admin',
    observer: 'observer',
  } satisfies Record<Role, string>,
  roleUntil: said('{role} until {day}', (role: string, day: string) => ({ role, day })),
});
