// The messages of the form that hands the campus over to next year's officers.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const handOverMessages = spoken('hand-over.handOverMessages', {
  open: 'Hand over to next year’s officers',
  title: 'Hand over to next year’s officers',
  loadFailed: 'The officers could not be loaded.',

  successors: 'New officers',
  successorsText:
    'Choose people who have an account, or make a link for somebody: whoever has it takes the role once, with an account or a new one.',
  search: 'Find an account',
  add: said('Add {name}', (name: string) => ({ name })),
  remove: said('Remove {name}', (name: string) => ({ name })),
  noMatch: 'No account matches.',
  addLink: 'Add a link',
  link: 'A link',
  role: said('Role of {name}', (name: string) => ({ name })),
  nobodyYet: 'Nobody is chosen yet.',

  invite: 'Invite an officer',
  inviteText:
    'Make a link and hand it to one person. Whoever has it takes the role once, with an account or a new one.',
  inviteRole: 'Role',
  makeLink: 'Make a link',
  notMade: 'The link could not be made.',

  links: 'Links that carry a role',
  linksText: 'Hand each link to one person. Whoever has it takes the role, once.',
  noLinks: 'No link is open.',
  linksWait: 'The new links stand here once another officer has confirmed them.',
  worksUntil: said('Works until {day}', (day: string) => ({ day })),
  linkBy: said('made by {admin}', (admin: string) => ({ admin })),
  roleUntil: said('role until {day}', (day: string) => ({ day })),
  copyOf: said('Copy the link: {role}', (role: string) => ({ role })),
  copy: 'Copy',
  takeBack: 'Take back',
  takeBackOf: said('Take back the link: {role}', (role: string) => ({ role })),
  takeBackTitle: 'Take this link back?',
  takeBackText: 'It works for nobody any more.',
  takeBackFailed: 'The link could not be taken back.',

  leaving: 'Leaving officers',
  lastDay: 'Last day of the new officers',
  lastDayText:
    'Their roles end when that day is over, never while an election is open or not certified. All officers read it two weeks before.',
  leavingOn: 'Last day of those who leave',
  leavingOnText: 'Empty means at once.',
  leavingText:
    'People who leave keep their account and lose the role. They become a student, or faculty if they have no enrollment number.',

  newTerm: said('Begin the council of {year}', (year: number) => ({ year })),
  newTermText: 'The current members leave the council page and stay in the list of their term.',
  openTitle: 'What is left open',
  nothingOpen: 'Nothing is left open.',
  openItems: {
    accounts: said(
      '{count, plural, one {# account waits for approval} other {# accounts wait for approval}}',
      (count: number) => ({ count }),
    ),
    members: said(
      '{count, plural, one {# member waits for approval} other {# members wait for approval}}',
      (count: number) => ({ count }),
    ),
    nominations: said(
      '{count, plural, one {# nomination waits} other {# nominations wait}}',
      (count: number) => ({ count }),
    ),
    messages: said(
      '{count, plural, one {# message is not resolved} other {# messages are not resolved}}',
      (count: number) => ({ count }),
    ),
    elections: said(
      '{count, plural, one {# election is not over} other {# elections are not over}}',
      (count: number) => ({ count }),
    ),
  },
  once: 'All of it happens together. People whose role changes are logged out.',
  atOnce: 'After that the new officers can confirm at once.',
  confirm: 'Hand over now',
  failed: 'Nothing was handed over.',
});
