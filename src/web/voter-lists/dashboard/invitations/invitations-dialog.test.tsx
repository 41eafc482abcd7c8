import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { InvitationsDialog } from './invitations-dialog.tsx';
import type { ListEmails, Invitations } from './queries.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const election = {
  _id: 'e',
  name: 'Council 2031',
  startDate: at(24),
  endDate: at(48),
  state: 'published' as const,
};
const notSent: Invitations = {
  status: 'not-sent',
  eligible: 340,
  reachable: 212,
  sent: 0,
  failed: 0,
  failures: [],
  hasMailServer: true,
};

const noList = {
  isByList: false,
  hasMailServer: true,
  list: null,
  people: 0,
  withAddress: 0,
  stopped: 0,
  kinds: [],
  failures: [],
};
const unreached = {
  enrollmentNumber: 'N1',
  name: 'Gone One',
  email: 'gone@campus.example',
  problem: '550 No such mailbox',
  foundBy: 'server' as const,
};
const bounced = {
  ...unreached,
  enrollmentNumber: 'N2',
  name: 'Back Two',
  email: 'back@campus.example',
  // Whoever noted it says why: in English, for programs.
  problem: 'Kept in English.',
  foundBy: 'officer' as const,
};

let invitations: Invitations;
let listEmails: ListEmails;
let server: FakeServer;
beforeEach(() => {
  invitations = notSent;
  listEmails = noList;
  server = fakeServer({
    readMe: me(null),
    readInvitations: () => invitations,
    readListEmails: () => listEmails,
    noteBounces: () => {
      listEmails = { ...listEmails, failures: [...listEmails.failures, bounced] };
      return { added: 1, unknown: ['x@y.example'], listEmails, message: 'Noted.' };
    },
    correctListAddress: () => {
      listEmails = { ...listEmails, failures: [bounced] };
      return { listEmails, message: 'It goes to the new one.' };
    },
    printNumberCodes: {
      codes: [{ enrollmentNumber: 'N1', name: 'Gone One', code: 'ABCDEFGHJKMN' }],
      message: 'The codes can be printed.',
    },
    inviteVoters: () => {
      invitations = { ...notSent, status: 'running', sent: 3 };
      return { invitations, message: 'On their way.' };
    },
  });
});

const dialog = page.getByRole('dialog', { name: 'Invite voters: Council 2031' });
const send = dialog.getByRole('button', { name: 'Send 212 invitations' });

function Example({ startDate }: { startDate: string }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <InvitationsDialog election={{ ...election, startDate }} isOpen={isOpen} onClose={close} />
  );
}
const open = (startDate = election.startDate) =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Example startDate={startDate} />
    </QueryClientProvider>,
  );

test('says how many, sends them with one press and shows how far that is', async () => {
  open();
  await expect.element(dialog.getByText('340 people may vote', { exact: false })).toBeVisible();
  await send.dblClick();
  await expect.element(dialog.getByText('3 of about 212 are done.')).toBeVisible();
  await expect.element(dialog.getByRole('progressbar', { name: 'Invitations' })).toBeVisible();
  expect(server.sent('inviteVoters')).toHaveLength(1);
  invitations = {
    ...notSent,
    status: 'finished',
    sent: 211,
    failed: 1,
    failures: [{ address: 'gone@campus.example', problem: '550 No such mailbox' }],
  };
  await expect.element(dialog.getByText('211 invitations were sent.')).toBeVisible();
  const failures = dialog.getByRole('list', { name: 'Addresses that could not be reached' });
  await expect.element(failures.getByText('gone@campus.example')).toBeVisible();
  await expect.element(failures.getByText('550 No such mailbox')).toBeVisible();
});

test('a refusal says why, and what somebody else sent is shown', async () => {
  const message = 'The invitations to this election were already sent.';
  server.answer({ inviteVoters: refuse('already-invited', { message }) });
  open();
  await expect.element(send).toBeVisible();
  invitations = { ...notSent, status: 'finished', sent: 212 };
  await send.click();
  await expect.element(dialog.getByText('212 invitations were sent.')).toBeVisible();
});

test.each([
  ['without a mail server', { hasMailServer: false }, 'E-mail is not set up', undefined],
  ['once voting has opened', {}, 'nobody can be invited any more', at(-1)],
  ['where nobody can be reached', { reachable: 0 }, 'nobody can be invited yet', undefined],
])('%s there is nothing to press, and it says why', async (_, given, sentence, startDate) => {
  invitations = { ...notSent, ...given };
  open(startDate);
  await expect.element(dialog.getByText(sentence, { exact: false })).toBeVisible();
  expect(dialog.getByRole('button', { name: /Send/ }).elements()).toHaveLength(0);
});

test('the e-mails to the voter list: how far they are, who was not reached, and codes for them', async () => {
  const sent = { isOn: true, status: 'finished' as const, sent: 479 };
  listEmails = {
    ...noList,
    isByList: true,
    people: 500,
    withAddress: 480,
    stopped: 3,
    kinds: [
      { kind: 'list-nominations', ...sent },
      { kind: 'list-opens', isOn: false, status: 'not-sent', sent: 0 },
      { kind: 'list-reminder', isOn: true, status: 'not-sent', sent: null },
    ],
    failures: [unreached],
  };
  open();
  const list = dialog.getByRole('region', { name: 'E-mails to the voter list' });
  await expect.element(list.getByText('480 of 500 people', { exact: false })).toBeVisible();
  await expect.element(list.getByText('20 people have no address', { exact: false })).toBeVisible();
  await expect
    .element(list.getByText('3 people switched these e-mails off', { exact: false }))
    .toBeVisible();
  await expect.element(list.getByText('Sent, 479 e-mails')).toBeVisible();
  await expect.element(list.getByText('Switched off in the settings')).toBeVisible();
  await expect.element(list.getByText('550 No such mailbox')).toBeVisible();

  await list.getByText('E-mails that came back').click();
  await list.getByRole('button', { name: 'Save these addresses' }).click();
  expect(server.sent('noteBounces'), 'nothing was pasted').toEqual([]);
  await list.getByLabelText('Addresses').fill('back@campus.example x@y.example');
  await list.getByRole('button', { name: 'Save these addresses' }).click();
  await expect.element(list.getByText('1 address of the list saved.')).toBeVisible();
  await expect.element(list.getByText('The e-mail came back.')).toBeVisible();
  await expect.element(list.getByText('Not on the list: x@y.example')).toBeVisible();

  await list.getByRole('button', { name: 'Print codes for 2 people' }).click();
  await expect.element(list.getByText('ABCD-EFGH-JKMN')).toBeVisible();
  expect(server.sent('printNumberCodes')[0]?.body).toEqual({
    electionId: null,
    numbers: ['N1', 'N2'],
  });

  await list.getByRole('button', { name: 'Codes for numbers without an address' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: /^Make/ }).click();
  await expect
    .poll(() => server.sent('printNumberCodes').at(-1)?.body)
    .toEqual({ electionId: null, who: 'without-address' });

  await list.getByRole('button', { name: 'Correct the address of Gone One' }).click();
  const address = list.getByLabelText('The right address');
  await expect.element(address).toHaveValue('gone@campus.example');
  await address.fill('right@campus.example');
  await list.getByRole('button', { name: 'Save and send' }).click();
  await expect.element(list.getByText('gone@campus.example')).not.toBeInTheDocument();
});
