// The messages of the step that hands the campus over to next year's officers.
import { counted, listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const handOverMessages = spoken('hand-over.handOverMessages', {
  open: 'Hand over to next year’s officers',
  title: 'Hand over',
  step: (step: number) => `Step ${step} of 3`,
  next: 'Next',
  back: 'Back',
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
  leavingText:
    'People who leave keep their account and lose the role. They become a student, or faculty if they have no enrollment number.',

  check: 'Check and confirm',
  come: (names: readonly string[]) => `New: ${listed.format(names)}`,
  leave: (names: readonly string[]) => `Leaving: ${listed.format(names)}`,
  nobodyComes: 'Nobody new.',
  nobodyLeaves: 'Nobody leaves.',
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
  confirmsAtOnce: 'A second officer confirms it first',
  confirmsAtOnceText:
    'Then the new officers can confirm at once. Without it the hand-over happens now, and they cannot confirm anything for 72 hours.',
  once: 'All of it happens together. People whose role changes are logged out.',
  confirm: 'Hand over now',
  failed: 'Nothing was handed over.',
});
