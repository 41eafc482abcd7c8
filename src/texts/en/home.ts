// The messages of the home page.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const homeMessages = spoken('home.homeMessages', {
  title: ['Student', 'Council'],

  /** One sentence about whom this is for. */
  forWhom: said(
    '{at, select, none {For every student: vote, be a candidate, and see who speaks for you.} other {For every student of {name}: vote, be a candidate, and see who speaks for you.}}',
    (name: string) => ({ name, at: name === '' ? 'none' : 'name' }),
  ),

  now: 'Now on campus',
  setUp: {
    eyebrow: 'Nobody runs this campus yet',
    title: 'Set up your campus',
    text: 'With the one-time link that the server printed',
  },
  nextEvent: 'Next event',
  grievance: {
    eyebrow: 'Something wrong?',
    title: 'Raise a grievance',
    text: 'Anyone can write to the council',
  },

  voteWaits: said('Welcome, {name}. You can vote now. {left}', (name: string, left: string) => ({
    name,
    left,
  })),
  votesLeft: said(
    '{count, plural, one {You have # vote left. {left}} other {You have # votes left. {left}}}',
    (count: number, left: string) => ({ count, left }),
  ),
  votesFor: said(
    '{votes, plural, one {# vote for {position}} other {# votes for {position}}}',
    (votes: number, position: string) => ({ votes, position }),
  ),
  resultsIn: { title: 'Results are in', all: 'All votes' },

  about: 'About the Council',
  statement:
    'We are students elected by students. We run the festivals, speak for you in the rooms where decisions are made, and answer every question you send us.',
  facts: {
    members: said('{count, plural, one {member} other {members}}', (count: number) => ({ count })),
    committees: said('{count, plural, one {committee} other {committees}}', (count: number) => ({
      count,
    })),
    events: said(
      '{count, plural, one {event this year} other {events this year}}',
      (count: number) => ({ count }),
    ),
  },

  members: 'Meet the Council Members',
  vacant: 'Member Name',
  more: 'More Members',
  moreFrom: said('More Members, from {position}', (position: string) => ({ position })),

  initiatives: 'Council Initiatives',
  viewEvents: 'View Events',
  placeholders: 'Only admins see this line: the patterns stand where pictures are missing.',
  addPictures: 'Add your council’s pictures',
});
