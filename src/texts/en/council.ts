// The messages of the council page. Sentences that the specification fixes are in src/core/sentences.ts.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const councilMessages = spoken('council.councilMessages', {
  title: 'The Council',
  summary: said(
    '{members, plural, one {# member} other {# members}} in {committees, plural, one {# committee} other {# committees}}',
    (members: number, committees: number) => ({ members, committees }),
  ),
  members: said('{count, plural, one {# member} other {# members}}', (count: number) => ({
    count,
  })),
  committees: 'Committees',
  loading: 'Loading the members',
  emptyText: 'When the council approves members, they appear here by committee.',
  showAll: said('Show all {count}', (count: number) => ({ count })),
  add: 'Add Member',
  enrollmentNumber: 'Enrollment number',
  position: 'Position',
  selectPosition: 'Select Position',
  review: 'A council member or an admin must approve it.',
  reviewAdmin: 'You are an admin, so the member is on the page at once.',
  manageOne: said('Manage {name}, {position}', (name: string, position: string) => ({
    name,
    position,
  })),
  move: 'Move',
  moveText: 'The person keeps their place on the council in another position.',
  moveFailed: 'The member could not be moved.',
  remove: 'Remove from the council',
  removeText: 'The name stays in the list of this term. Votes and elections are not changed.',
  removeFormer: 'Remove from this list',
  removeFormerText: 'The entry is taken off the lists of former councils. This cannot be undone.',
  removeAsk: said('Remove {name} as {position}?', (name: string, position: string) => ({
    name,
    position,
  })),
  removeFailed: 'The member could not be removed.',
  earlier: 'Earlier councils',
  termTitle: said('The Council {term}', (term: number) => ({ term })),
  present: 'The current council',
  noSuchTerm: 'There is no council of that year.',
  termsFailed: 'The earlier councils could not be loaded.',
  print: said('As of {date}', (date: string) => ({ date })),
});
