import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// Pages that come without a script: while the server is too busy, where a browser runs none, and without a network.

export const plainPages = spoken('plain-pages.plainPages', {
  busyTitle: 'One moment, please',
  busyText: said(
    '{seconds, plural, one {Very many people are here right now. This page tries again by itself in # second: you need not do anything.} other {Very many people are here right now. This page tries again by itself in # seconds: you need not do anything.}}',
    (seconds: number) => ({ seconds }),
  ),
  votesAreSafe: 'Votes that were confirmed are counted and safe.',
  tryNow: 'Try now',
  needsScript: 'This page needs a browser that runs scripts.',
  home: 'Go to Home',
  offlineTitle: 'You are offline',
  offlineText:
    'This page needs a connection. A vote that was confirmed is safe. A vote that was not confirmed can be cast again: it counts once.',
  tryAgain: 'Try again',
  // Where the site is installed as an app: below its icon, and in the question whether to install it.
  appShortName: 'Council',
  appDescription: 'Members, events and elections of the student council.',
});
