// The messages of the form that hands the campus over to next year's officers.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const handOverMessages = spoken('hand-over.handOverMessages', {
  open: 'Hand over to next year’s officers',
  title: 'Hand over to next year’s officers',
  loadFailed: 'The officers could not be loaded.',

  successors: 'New officers',
  successorsText:
    'Choose people who have an account, or make a link for somebody: whoever has it takes the role once, with an account or a new one.',
  search: 'Find an account',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  noMatch: 'No account matches.',
  addLink: 'Add a link',
  link: 'A link',
  role: (name: string) => `Role of ${name}`,
  nobodyYet: 'Nobody is chosen yet.',

  links: 'Links that carry a role',
  linksText: 'Hand each link to one person. Whoever has it takes the role, once.',
  noLinks: 'No link is open.',
  linksWait: 'The new links stand here once the handover is confirmed.',
  worksUntil: (day: string) => `Works until ${day}`,
  linkBy: (admin: string) => `made by ${admin}`,
  roleUntil: (day: string) => `role until ${day}`,
  copyOf: (role: string) => `Copy the link: ${role}`,
  copy: 'Copy',
  takeBack: 'Take back',
  takeBackOf: (role: string) => `Take back the link: ${role}`,
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
