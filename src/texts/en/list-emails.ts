// The messages about e-mails to the addresses of a voter list, and about the page of their link.

import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

const people = (count: number) => counted(count, 'person', 'people');

export const listEmailsMessages = spoken('list-emails.listEmailsMessages', {
  dialog: {
    title: 'E-mails to the voter list',
    reach: ({ people: all, withAddress }: { people: number; withAddress: number }) =>
      `${withAddress} of ${people(all)} who may vote by the list have an address.`,
    without: (count: number) =>
      `${people(count)} ${count === 1 ? 'has' : 'have'} no address. Print codes under Check-in.`,
    stopped: (count: number) => `${people(count)} switched these e-mails off.`,
    noMailServer:
      'E-mail is not set up, so nobody on the list gets an e-mail. Print codes under Check-in.',
    willBeWritten: (count: number) =>
      `${people(count)} on the voter list ${count === 1 ? 'gets' : 'get'} an e-mail as soon as this is published.`,
    kinds: {
      'list-nominations': 'When it is published',
      'list-opens': 'When voting opens',
      'list-closes': 'Before voting closes',
    },
    off: 'Switched off in the settings',
    status: {
      'not-sent': 'Not sent yet',
      running: 'Being sent',
      finished: 'Sent',
      stopped:
        'Stopped, because the campus was restored from a backup or had told its voters before',
    },
    sent: (count: number) => counted(count, 'e-mail', 'e-mails'),
    unreadable: 'The e-mails to the voter list could not be loaded.',
    failures: (count: number) => `${counted(count, 'address', 'addresses')} could not be reached`,
    noFailures: 'Every address that was written to so far could be reached.',
    print: (count: number) => `Print codes for ${people(count)}`,
    cameBack: 'The e-mail came back.',
    correct: 'Correct the address',
    correctOf: (name: string) => `Correct the address of ${name}`,
    newAddress: 'The right address',
    save: 'Save and send',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    bounces: 'E-mails that came back',
    bouncesText:
      'E-mails that come back later arrive in the mailbox from which the campus sends. Paste the addresses, or the whole e-mails.',
    addresses: 'Addresses',
    note: 'Save these addresses',
    noted: (count: number) => `${counted(count, 'address', 'addresses')} of the list saved.`,
    unknown: (addresses: readonly string[]) => `Not on the list: ${addresses.join(', ')}`,
  },
});
