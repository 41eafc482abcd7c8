// The messages of the member approval on the dashboard. dashboard.ts includes them.
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const memberApproval = spoken('member-approval.memberApproval', {
  list: 'Proposed members',
  search: 'Search proposed members',
  placeholder: 'Search name or enrollment number',
  committee: 'Committee',
  allCommittees: 'All committees',
  otherCommittee: 'No committee',
  person: 'Name',
  position: 'Position',
  proposedBy: 'Proposed by',
  proposedByThem: said('Proposed by {name}', (name: string) => ({ name })),
  holder: 'Holds it now',
  nobody: 'Nobody',
  goneAccount: 'Deleted account',
  approve: 'Approve',
  reject: 'Reject',
  approveOne: said('Approve {name}', (name: string) => ({ name })),
  rejectOne: said('Reject {name}', (name: string) => ({ name })),
  approved: said(
    '{count, plural, one {# member approved} other {# members approved}}',
    (count: number) => ({ count }),
  ),
  rejected: said(
    '{count, plural, one {# proposal rejected} other {# proposals rejected}}',
    (count: number) => ({ count }),
  ),
  approvedShort: said('{count} approved', (count: number) => ({ count })),
  rejectedShort: said('{count} rejected', (count: number) => ({ count })),
  approveFailed: 'The member could not be approved.',
  rejectFailed: 'The proposal could not be rejected.',
  loadFailed: 'Failed to fetch members.',
  rejectTitle: said('Reject {name} as {position}?', (name: string, position: string) => ({
    name,
    position,
  })),
  rejectText: 'The proposal is removed and has to be made again. This cannot be undone.',
  rejectManyTitle: said(
    '{count, plural, one {Reject # proposal?} other {Reject # proposals?}}',
    (count: number) => ({ count }),
  ),
  rejectManyText: said(
    'The proposals of {names} are removed and have to be made again. This cannot be undone.',
    (names: readonly string[]) => ({ names: listed.format(names) }),
  ),
  filledBy: said('Position already filled by {names}', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  rivals: said('Also proposed for it: {names}', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  filledTitle: said('{position} is already filled', (position: string) => ({ position })),
  filledManyTitle: said(
    '{count, plural, one {# position is already filled} other {# positions are already filled}}',
    (count: number) => ({ count }),
  ),
  filledText:
    'A person who is replaced leaves the council page and stays in the list of this term.',
  now: 'Holds it now',
  proposed: 'Proposed',
  approveAnyway: 'Approve anyway',
  keepBoth: 'Approve and keep both',
  replace: said('Approve and replace {names}', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  rivalsTitle: said('Several people for {position}?', (position: string) => ({ position })),
  own: 'This is you: another council member or an admin has to approve it.',
  ownTitle: 'You cannot approve yourself',
  ownText: said(
    'You are proposed as {position}. Another council member or an admin has to approve it. You may reject it.',
    (position: string) => ({ position }),
  ),
  ownGroup: 'Your own proposal',
  othersGroup: 'Other people',
});
