import { QueryClientProvider } from '@tanstack/react-query';
import jsQR from 'jsqr';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SecondFactor } from '#contract/second-factor.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { SecondStep } from './second-step.tsx';

const uri = 'otpauth://totp/Sarovar:aditi@sarovar.example?secret=JBSWY3DPEHPK3PXP&issuer=Sarovar';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-234${(at + 2) % 10}`);

let factor: SecondFactor;
let server: FakeServer;
let isKept: boolean;

const addIt = () => {
  factor = { ...factor, isOn: true, hasApp: true, recoveryCodesLeft: 10 };
  return { recoveryCodes, message: 'added' };
};

beforeEach(() => {
  factor = { isOn: false, hasApp: false, passkeys: 0, recoveryCodesLeft: 0, isRequired: false };
  isKept = false;
  server = fakeServer({
    readMe: me(null),
    readSecondFactor: () => factor,
    startSecondFactor: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri }),
    addSecondFactor: addIt,
    removeSecondFactor: () => {
      factor = { ...factor, isOn: false, hasApp: false };
      return { message: 'Your log-in has no second step any more.' };
    },
  });
});

const showStep = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <SecondStep onDone={() => (isKept = true)} />
      <Toaster />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name });

/** What a phone reads out of the picture. */
async function scanned(): Promise<string> {
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const image = new Image();
  image.src = (picture.element() as HTMLImageElement).src;
  await image.decode();
  const canvas = new OffscreenCanvas(400, 400);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, 400, 400);
  const pixels = context?.getImageData(0, 0, 400, 400);
  return pixels === undefined ? '' : (jsQR(pixels.data, 400, 400)?.data ?? '');
}

test('is set up with an app, and shows the recovery codes once', async () => {
  showStep();
  await button('Set up with an app').click();
  await expect.poll(scanned).toBe(uri);
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  server.answer({
    addSecondFactor: refuse('second-step-wrong', { message: 'This code is not right.' }),
  });
  const code = page.getByLabelText('Code that the app shows now');
  await code.fill('111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is not right.').first()).toBeVisible();
  server.answer({ addSecondFactor: addIt });
  await code.fill('222222');
  await button('Turn on').click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' });
  await expect.element(codes).toBeVisible();
  expect(codes.getByRole('listitem').elements()).toHaveLength(10);
  await expect.element(page.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  await button('I have saved them').click();
  expect(isKept).toBe(true);
});

test('asks for the password where the log-in is long ago', async () => {
  server.answer({
    startSecondFactor: refuse('password-needed', {
      message: 'Please type your current password first.',
    }),
  });
  showStep();
  await button('Set up with an app').click();
  await page.getByLabelText('Current password', { exact: true }).fill('a lamp by the sea');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.made.at(-1))
    .toMatchObject({
      call: 'startSecondFactor',
      body: { currentPassword: 'a lamp by the sea' },
    });
});

test('is removed after a question, and not where the campus asks for it', async () => {
  factor = { isOn: true, hasApp: true, passkeys: 1, recoveryCodesLeft: 1, isRequired: false };
  showStep();
  await expect.element(page.getByText('1 recovery code left')).toBeVisible();
  await button('Remove the second step').click();
  await expect.element(button('Keep')).toHaveFocus();
  factor = { ...factor };
  await button('Remove the second step').click();
  await expect
    .element(page.getByText('Your log-in has no second step yet.', { exact: false }))
    .toBeVisible();
  await expect.element(button('Use my passkeys')).toBeVisible();
});

test('stays where the campus asks for it, and can be renewed', async () => {
  factor = { isOn: true, hasApp: true, passkeys: 0, recoveryCodesLeft: 3, isRequired: true };
  showStep();
  await expect.element(page.getByText('so it cannot be removed', { exact: false })).toBeVisible();
  await expect.element(button('Remove the second step')).not.toBeInTheDocument();
  await expect.element(button('Set up another app')).toBeVisible();
});
