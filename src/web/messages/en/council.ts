// The messages of the council page. Sentences that the specification fixes are in src/core/sentences.ts.
import { counted } from './plurals.ts';

export const councilMessages = {
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
