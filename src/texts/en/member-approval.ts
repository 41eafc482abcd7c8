// The messages of the member approval on the dashboard. dashboard.ts includes them.
import { counted, listed } from '../plurals.ts';
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
  proposedByThem: (name: string) => `Proposed by ${name}`,
  holder: 'Holds it now',
  nobody: 'Nobody',
  goneAccount: 'Deleted account',
  approve: 'Approve',
  reject: 'Reject',
  approveOne: (name: string) => `Approve ${name}`,
  rejectOne: (name: string) => `Reject ${name}`,
  approved: (count: number) => `${counted(count, 'member', 'members')} approved`,
  rejected: (count: number) => `${counted(count, 'proposal', 'proposals')} rejected`,
  approvedShort: (count: number) => `${count} approved`,
  rejectedShort: (count: number) => `${count} rejected`,
  approveFailed: 'The member could not be approved.',
  rejectFailed: 'The proposal could not be rejected.',
  loadFailed: 'Failed to fetch members.',
  rejectTitle: (name: string, position: string) => `Reject ${name} as ${position}?`,
  rejectText: 'The proposal is removed and has to be made again. This cannot be undone.',
  rejectManyTitle: (count: number) => `Reject ${counted(count, 'proposal', 'proposals')}?`,
  rejectManyText: (names: readonly string[]) =>
    `The proposals of ${listed.format(names)} are removed and have to be made again. This cannot be undone.`,
  filledBy: (names: readonly string[]) => `Position already filled by ${listed.format(names)}`,
  rivals: (names: readonly string[]) => `Also proposed for it: ${listed.format(names)}`,
  filledTitle: (position: string) => `${position} is already filled`,
  filledManyTitle: (count: number) =>
    counted(count, 'position is already filled', 'positions are already filled'),
  filledText:
    'A person who is replaced leaves the council page and stays in the list of this term.',
  now: 'Holds it now',
  proposed: 'Proposed',
  approveAnyway: 'Approve anyway',
  keepBoth: 'Approve and keep both',
  replace: (names: readonly string[]) => `Approve and replace ${listed.format(names)}`,
  rivalsTitle: (position: string) => `Several people for ${position}?`,
  own: 'This is you: another council member or an admin has to approve it.',
  ownTitle: 'You cannot approve yourself',
  ownText: (position: string) =>
    `You are proposed as ${position}. Another council member or an admin has to approve it. You may reject it.`,
  ownGroup: 'Your own proposal',
  othersGroup: 'Other people',
});
