import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod/mini';
import { toast } from 'react-hot-toast/headless';
import { show } from '#tests/support/show.tsx';
import { notify } from '#web/kit/notify.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { checkedBy } from './form-schema.ts';
import { notifyFirst, resolverOf } from '#web/kit/form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: undefined };
const Form = z
  .object({ name: z.string() })
  .check(checkedBy(({ name }) => (name === '' ? { name: 'Name is required' } : {})));
type Form = z.output<typeof Form>;
const resolver = resolverOf(Form);
const standing = () => document.querySelectorAll('[data-toast]:not([data-leaving])').length;

afterEach(() => {
  vi.useRealTimers();
  toast.remove();
});

test('what a form was refused for is taken back once everything in it is right', async () => {
  show(<Toaster />);
  notifyFirst<Form>({ name: { type: 'check', message: 'Name is required' } });
  await expect.element(page.getByText('Name is required').first()).toBeVisible();
  await resolver({ name: '' }, undefined, options);
  expect(standing()).toBe(1);
  await resolver({ name: 'Asha' }, undefined, options);
  await expect.poll(standing).toBe(0);
});

test('refused again, it is said once', async () => {
  show(<Toaster />);
  notifyFirst<Form>({ name: { type: 'check', message: 'Name is required' } });
  notifyFirst<Form>({ name: { type: 'check', message: 'Name is too long' } });
  await expect.poll(standing).toBe(1);
});

test('what the server refused goes with the next success, another failure stays', async () => {
  // None of the three may go by itself while this looks.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  show(<Toaster />);
  notify.refused('The password is not right.');
  notify.error('The list could not be read.');
  await expect.poll(standing).toBe(2);
  notify.success('Login successful');
  const texts = () =>
    [...document.querySelectorAll('[data-toast]:not([data-leaving]) [data-text]')]
      .map((one) => one.textContent)
      .toSorted();
  await expect.poll(texts).toEqual(['Login successful', 'The list could not be read.']);
});
