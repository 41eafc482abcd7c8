// The messages of the home page.
import { counted, formOf } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const homeMessages = spoken('home.homeMessages', {
  title: ['Student', 'Council'],

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

  voteWaits: (name: string, left: string) => `Welcome, ${name}. You can vote now. ${left}`,
  votesLeft: (count: number, left: string) =>
    `You have ${counted(count, 'vote', 'votes')} left. ${left}`,
  resultsIn: { title: 'Results are in', all: 'All votes' },

  about: 'About the Council',
  statement:
    'We are students elected by students. We run the festivals, speak for you in the rooms where decisions are made, and answer every question you send us.',
  facts: {
    members: (count: number) => formOf(count, 'member', 'members'),
    committees: (count: number) => formOf(count, 'committee', 'committees'),
    events: (count: number) => formOf(count, 'event this year', 'events this year'),
  },

  members: 'Meet the Council Members',
  vacant: 'Member Name',
  more: 'More Members',
  moreFrom: (position: string) => `More Members, from ${position}`,

  initiatives: 'Council Initiatives',
  viewEvents: 'View Events',
  placeholders: 'Only admins see this line: the patterns stand where pictures are missing.',
  addPictures: 'Add your council’s pictures',
});
