// The words of the members page, in English; council.ts hands them out.
const plurals = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${plurals.select(count) === 'one' ? one : other}`;

export const council = {
  title: 'The Council',
  summary: (members: number, committees: number) =>
    `${counted(members, 'member', 'members')} in ${counted(committees, 'committee', 'committees')}`,
  members: (count: number) => counted(count, 'member', 'members'),
  committees: 'Committees',
  loading: 'Loading the members',
  emptyText: 'When the desk approves members, they appear here by committee.',
  showAll: (count: number) => `Show all ${count}`,
  add: 'Add Member',
  enrollmentNumber: 'Enrollment number',
  position: 'Position',
  selectPosition: 'Select Position',
  review: 'An officer has to approve it.',
  print: (date: string) => `As of ${date}`,
};
