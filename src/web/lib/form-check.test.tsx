import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from 'react-hot-toast/headless';
import { show } from '#tests/support/show.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { checkedBy, notifyFirst } from './form-check.ts';

interface Form {
  name: string;
}
const options = { fields: {}, shouldUseNativeValidation: undefined };
const resolver = checkedBy<Form>(({ name }) => (name === '' ? { name: 'Name is required' } : {}));
const standing = () => document.querySelectorAll('.toast:not(.is-leaving)').length;

afterEach(() => toast.remove());

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
