// The messages about e-mails to the addresses of a voter list, and about the page of their link.

import { said } from '../said.ts';
import { row } from '../formats.ts';
import { spoken } from '../spoken.ts';

export const listEmailsMessages = spoken('list-emails.listEmailsMessages', {
  dialog: {
    title: 'E-mails to the voter list',
    reach: said(
      '{people, plural, one {{withAddress} of # person who may vote by the list have an address.} other {{withAddress} of # people who may vote by the list have an address.}}',
      ({ people, withAddress }: { people: number; withAddress: number }) => ({
        people,
        withAddress,
      }),
    ),
    without: said(
      '{count, plural, one {# person has no address.} other {# people have no address.}}',
      (count: number) => ({ count }),
    ),
    stopped: said(
      '{count, plural, one {# person switched these e-mails off.} other {# people switched these e-mails off.}}',
      (count: number) => ({ count }),
    ),
    noMailServer:
      'E-mail is not set up, so nobody on the list gets an e-mail. Print codes under Check-in.',
    willBeWritten: said(
      '{count, plural, one {# person on the voter list gets an e-mail as soon as this is published.} other {# people on the voter list get an e-mail as soon as this is published.}}',
      (count: number) => ({ count }),
    ),
    kinds: {
      'list-nominations': 'When it is published',
      'list-opens': 'When voting opens',
      'list-reminder': 'Before voting closes',
    },
    off: 'Switched off in the settings',
    status: {
      'not-sent': 'Not sent yet',
      running: 'Being sent',
      finished: 'Sent',
      stopped:
        'Stopped, because the campus was restored from a backup or had told its voters before',
    },
    sent: said('{count, plural, one {# e-mail} other {# e-mails}}', (count: number) => ({ count })),
    unreadable: 'The e-mails to the voter list could not be loaded.',
    failures: said(
      '{count, plural, one {# address could not be reached} other {# addresses could not be reached}}',
      (count: number) => ({ count }),
    ),
    noFailures: 'Every address that was written to so far could be reached.',
    print: said(
      '{count, plural, one {Print codes for # person} other {Print codes for # people}}',
      (count: number) => ({ count }),
    ),
    cameBack: 'The e-mail came back.',
    correct: 'Correct the address',
    correctOf: said('Correct the address of {name}', (name: string) => ({ name })),
    newAddress: 'The right address',
    save: 'Save and send',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    bounces: 'E-mails that came back',
    bouncesText:
      'E-mails that come back later arrive in the mailbox from which the campus sends. Paste the addresses, or the whole e-mails.',
    addresses: 'Addresses',
    note: 'Save these addresses',
    noted: said(
      '{count, plural, one {# address of the list saved.} other {# addresses of the list saved.}}',
      (count: number) => ({ count }),
    ),
    unknown: said('Not on the list: {addresses}', (addresses: readonly string[]) => ({
      addresses: row(addresses),
    })),
  },
});
