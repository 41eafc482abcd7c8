// The messages of a device that several people vote on.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const pollingTableMessages = spoken('polling-table.pollingTableMessages', {
  title: 'Polling table',
  lede: 'Set up a shared device, such as a laptop in the library, on which people vote one after the other.',
  how: {
    title: 'What it does',
    lines: [
      'People log in as usual. After a vote the device logs out by itself.',
      'It also logs out when nobody touches it for a minute and a half.',
      'It does not suggest the numbers or e-mails of earlier voters.',
      'Place it so that nobody can see the screen of a person who votes.',
    ],
  },
  officersOnly: 'Only council members and admins can set up a polling table.',
  goHome: 'Go to Home',
  start: 'Start on this device',
  startText: 'You are logged out, and the device waits for the first voter.',
  isOn: 'This device is a polling table.',
  stop: 'Stop on this device',
  stopped: 'This device is no longer a polling table',
  failed: 'The device could not log out. Try again.',

  bar: 'Polling table',
  waiting: 'Log in to vote. This device logs out after your vote.',
  loggedIn: said('{name} is logged in. This device logs out after the vote.', (name: string) => ({
    name,
  })),
  recorded: 'Your vote is recorded. This device logs out now.',
  idle: 'Are you still there? This device logs out soon.',
  seconds: said('{count} s', (count: number) => ({ count })),
  logOut: 'Log out',
  stay: 'Stay',
});
