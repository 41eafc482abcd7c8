// The messages of the council page. Sentences that the specification fixes are in src/core/sentences.ts.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const councilMessages = spoken('council.councilMessages', {
  title: 'The Council',
  summary: (members: number, committees: number) =>
    `${counted(members, 'member', 'members')} in ${counted(committees, 'committee', 'committees')}`,
  members: (count: number) => counted(count, 'member', 'members'),
  committees: 'Committees',
  loading: 'Loading the members',
  emptyText: 'When the council approves members, they appear here by committee.',
  showAll: (count: number) => `Show all ${count}`,
  add: 'Add Member',
  enrollmentNumber: 'Enrollment number',
  position: 'Position',
  selectPosition: 'Select Position',
  review: 'A council member or an admin must approve it.',
  reviewAdmin: 'You are an admin, so the member is on the page at once.',
  manageOne: (name: string, position: string) => `Manage ${name}, ${position}`,
  move: 'Move',
  moveText: 'The person keeps their place on the council in another position.',
  moveFailed: 'The member could not be moved.',
  remove: 'Remove from the council',
  removeText: 'The name stays in the list of this term. Votes and elections are not changed.',
  removeFormer: 'Remove from this list',
  removeFormerText: 'The entry is taken off the lists of former councils. This cannot be undone.',
  removeAsk: (name: string, position: string) => `Remove ${name} as ${position}?`,
  removeFailed: 'The member could not be removed.',
  earlier: 'Earlier councils',
  termTitle: (term: number) => `The Council ${term}`,
  present: 'The current council',
  noSuchTerm: 'There is no council of that year.',
  termsFailed: 'The earlier councils could not be loaded.',
  print: (date: string) => `As of ${date}`,
});
