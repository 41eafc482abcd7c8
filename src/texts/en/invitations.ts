// The messages about inviting voters by e-mail.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

const people = (count: number) => counted(count, 'person', 'people');

export const invitationMessages = spoken('invitations.invitationMessages', {
  open: 'Invite voters',
  openOne: (election: string) => `Invite voters to ${election}`,
  title: (election: string) => `Invite voters: ${election}`,
  eligible: (count: number) => `${people(count)} may vote in this election.`,
  reachable: (count: number) =>
    `${people(count)} of them ${count === 1 ? 'gets' : 'get'} an e-mail: they have an account and a confirmed address, and want invitations.`,
  nobody: 'None of them has an account with a confirmed address, so nobody can be invited yet.',
  once: 'Invitations are sent once for each election.',
  send: (count: number) => `Send ${counted(count, 'invitation', 'invitations')}`,
  noMailServer:
    'E-mail is not set up, so nobody can be invited by e-mail. You can share the address of the election instead.',
  tooLate: 'Voting has opened, so nobody can be invited any more.',
  progress: 'Invitations',
  running: (done: number, all: number) => `${done} of about ${all} are done.`,
  goesOn: 'You can close this. The server goes on by itself.',
  finished: (sent: number) => counted(sent, 'invitation was sent.', 'invitations were sent.'),
  stopped: (sent: number) =>
    `The campus was restored from a backup. ${counted(sent, 'invitation was', 'invitations were')} sent before.`,
  failed: (count: number) =>
    `${counted(count, 'address', 'addresses')} could not be reached. Ask these people to correct it in their profile.`,
  addresses: 'Addresses that could not be reached',
  unreadable: 'The invitations could not be loaded.',
  notSent: 'The invitations could not be sent.',
});
