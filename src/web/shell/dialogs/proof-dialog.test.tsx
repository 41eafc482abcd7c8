import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { show } from '#tests/support/show.tsx';
import { call } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { Toaster } from '#web/kit/toaster.tsx';
import { ProofAsker } from '../proof-asker.tsx';

const user = aUser({ name: 'Aditi Joshi', role: 'council', enrollmentNumber: null });
const wrongCode = refuse('second-step-wrong', { message: 'This code is not right.' });

test('a log-in asks for the second step, says what is wrong with it, and arrives', async () => {
  let tries = 0;
  const { made } = showApp('/login', {
    readMe: () => me(tries > 1 ? user : null),
    logIn: refuse('second-step', {
      message: 'Please confirm with your second step.',
      secondStep: { key: 'half', ways: ['code', 'recovery-code'] },
    }),
    finishLogIn: () => {
      tries += 1;
      return tries === 1 ? wrongCode : { user, message: 'Login successful' };
    },
  });
  await main.getByLabelText('Role').selectOptions('council');
  await main.getByLabelText('E-mail').fill(user.email);
  await main.getByLabelText('Password', { exact: true }).fill('a lamp by the sea');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your second step' });
  await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Please type the code').first()).toBeVisible();
  await dialog.getByLabelText('Code').fill('111 111');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('This code is not right.').first()).toBeVisible();
  await dialog.getByLabelText('Code').fill('222222');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('Login successful')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Open profile/ })).toBeVisible();
  const sent = made.filter(({ call: name }) => name === 'finishLogIn');
  expect(sent.map(({ body }) => body)).toEqual([
    { key: 'half', code: '111 111' },
    { key: 'half', code: '222222' },
  ]);
  // What Home reads is not left to the next test.
  await expect.poll(() => made.map(({ call: name }) => name)).toContain('listResults');
});

let isProved: boolean;
let server: FakeServer;
beforeEach(() => {
  isProved = false;
});

/** A page with a dialog that sends what somebody typed, and the asker beside it as in the app. */
function showUndoable() {
  const factor = { isOn: true, hasApp: true, passkeys: 0, recoveryCodesLeft: 0, isRequired: false };
  server = fakeServer({
    readSecondFactor: factor,
    reAuthenticate: () => {
      isProved = true;
      return { message: 'done' };
    },
    giveNumber: () =>
      isProved
        ? { message: 'done' }
        : refuse('reauth-required', { message: 'Please show that it is you.' }),
  });
  show(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <Undoable />
        <ProofAsker />
        <Toaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function Undoable() {
  const [isOpen, setOpen] = useState(true);
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const send = () =>
    call('giveNumber', {
      params: { id: user._id },
      body: { enrollmentNumber: '0177CS231042', reason },
    })
      .then(({ message }) => setSaid(message))
      .catch((problem: Error) => setSaid(problem.message));
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Give the number">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          aria-label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p data-testid="said">{said}</p>
      </form>
    </Dialog>
  );
}

const again = page.getByRole('dialog', { name: 'Is it still you?' });
const reason = page.getByLabelText('Reason');

test('what cannot be undone asks over its dialog, and goes on with what was typed', async () => {
  showUndoable();
  await reason.fill('Seen with the card');
  await userEvent.keyboard('{Enter}');
  await expect.element(again.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('333333{Enter}');
  await expect.element(page.getByTestId('said')).toHaveTextContent('done');
  await expect.element(reason).toHaveValue('Seen with the card');
  await expect.element(again).not.toBeInTheDocument();
  const moves = server.sent('giveNumber');
  expect(moves.map(({ body }) => body)).toMatchObject([
    { reason: 'Seen with the card' },
    { reason: 'Seen with the card' },
  ]);
});

test('Escape closes that question alone, and the call is refused', async () => {
  showUndoable();
  await reason.fill('Seen with the card');
  await userEvent.keyboard('{Enter}');
  await expect.element(again.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByTestId('said')).toHaveTextContent('Please show that it is you.');
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue('Seen with the card');
});
