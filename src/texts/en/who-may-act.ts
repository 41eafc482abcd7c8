// The messages of the card that says who may act tonight.
import { spoken } from '../spoken.ts';

export const whoMayActMessages = spoken('who-may-act.whoMayActMessages', {
  title: 'Who may act tonight',
  lede: 'With the rule of two officers, one proposes and another one confirms.',
  ledeOff: 'Each officer acts alone: the rule of two officers is off.',
  failed: 'The officers could not be loaded.',
  can: 'Can confirm',
  acts: 'Can act',
  from: (when: string) => `Confirms from ${when}`,
  letIn: (name: string) => `Came in by a link that ${name} showed`,
  links: 'Links for officers in the last week',
  linkBy: (admin: string, officer: string, when: string) =>
    `${admin} sent or showed a link for the account of ${officer} on ${when}.`,
  linkOnMachine: (officer: string, when: string) =>
    `A link for the account of ${officer} was made on the machine on ${when}.`,
  bare: 'Second step missing',
  barred: 'Second step missing: cannot do anything yet',
  away: 'While somebody is away',
  whole: 'Whoever of you is away, the others can do everything.',
  everybody: 'Now, with everybody there',
  without: (name: string) => `Without ${name}`,
  onlyWith: (name: string) => `With only ${name} here`,
  nobody: 'Nobody can log in as an officer.',
  later: (when: string) => `Nobody can confirm until ${when}.`,
  never: 'Nobody can confirm.',
  noAdmin: 'Nobody can do what only admins do, such as approving accounts.',
  stillPossible:
    'One officer can still pause voting for two hours. What nobody confirms for 72 hours, its proposer can announce and do alone 24 hours later, but never delete an election with votes.',
} as const);
