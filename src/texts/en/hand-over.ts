// The messages of the form that hands the campus over to next year's officers.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const handOverMessages = spoken('hand-over.handOverMessages', {
  open: 'Hand over to next year’s officers',
  title: 'Hand over to next year’s officers',
  loadFailed: 'The officers could not be loaded.',

  successors: 'New officers',
  successorsText: 'Choose people who have an account, or invite somebody by e-mail.',
  search: 'Find an account',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  noMatch: 'No account matches.',
  email: 'Invite by e-mail',
  emailWrong: 'Please enter a valid e-mail address',
  invite: 'Invite',
  role: (name: string) => `Role of ${name}`,
  invited: 'invited by e-mail',
  nobodyYet: 'Nobody is chosen yet.',

  leaving: 'Leaving officers',
  lastDay: 'Last day of the new officers',
  lastDayText:
    'Their roles end when that day is over, never while an election is open or not certified. All officers read it two weeks before.',
  leavingOn: 'Last day of those who leave',
  leavingOnText: 'Empty means at once.',
  leavingText:
    'People who leave keep their account and lose the role. They become a student, or faculty if they have no enrollment number.',

  newTerm: (year: number) => `Begin the council of ${year}`,
  newTermText: 'The current members leave the council page and stay in the list of their term.',
  openTitle: 'What is left open',
  nothingOpen: 'Nothing is left open.',
  openItems: {
    accounts: (count: number) => `${counted(count, 'account waits', 'accounts wait')} for approval`,
    members: (count: number) => `${counted(count, 'member waits', 'members wait')} for approval`,
    nominations: (count: number) => counted(count, 'nomination waits', 'nominations wait'),
    messages: (count: number) =>
      counted(count, 'message is not resolved', 'messages are not resolved'),
    elections: (count: number) => counted(count, 'election is not over', 'elections are not over'),
  },
  once: 'All of it happens together. People whose role changes are logged out.',
  atOnce: 'After that the new officers can confirm at once.',
  confirm: 'Hand over now',
  failed: 'Nothing was handed over.',
});
