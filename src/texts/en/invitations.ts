// The messages about inviting voters by e-mail.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const invitationMessages = spoken('invitations.invitationMessages', {
  open: 'Invite voters',
  openOne: said('Invite voters to {election}', (election: string) => ({ election })),
  title: said('Invite voters: {election}', (election: string) => ({ election })),
  eligible: said(
    '{count, plural, one {# person may vote in this election.} other {# people may vote in this election.}}',
    (count: number) => ({ count }),
  ),
  reachable: said(
    '{count, plural, one {# person of them gets an e-mail: they have an account and a confirmed address, and want invitations.} other {# people of them get an e-mail: they have an account and a confirmed address, and want invitations.}}',
    (count: number) => ({ count }),
  ),
  nobody: 'None of them has an account with a confirmed address, so nobody can be invited yet.',
  once: 'Invitations are sent once for each election.',
  send: said(
    '{count, plural, one {Send # invitation} other {Send # invitations}}',
    (count: number) => ({ count }),
  ),
  noMailServer:
    'E-mail is not set up, so nobody can be invited by e-mail. You can share the address of the election instead.',
  tooLate: 'Voting has opened, so nobody can be invited any more.',
  progress: 'Invitations',
  running: said('{done} of about {all} are done.', (done: number, all: number) => ({ done, all })),
  goesOn: 'You can close this. The server goes on by itself.',
  finished: said(
    '{sent, plural, one {# invitation was sent.} other {# invitations were sent.}}',
    (sent: number) => ({ sent }),
  ),
  stopped: said(
    '{sent, plural, one {The campus was restored from a backup. # invitation was sent before.} other {The campus was restored from a backup. # invitations were sent before.}}',
    (sent: number) => ({ sent }),
  ),
  failed: said(
    '{count, plural, one {# address could not be reached. Ask these people to correct it in their profile.} other {# addresses could not be reached. Ask these people to correct it in their profile.}}',
    (count: number) => ({ count }),
  ),
  addresses: 'Addresses that could not be reached',
  unreadable: 'The invitations could not be loaded.',
  notSent: 'The invitations could not be sent.',
});
