import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const email = page.getByLabelText('E-mail');

test('hint and error both describe the control, and the error marks it', async () => {
  const rerender = show(
    <Field label="E-mail" hint="We write to it once">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  await expect.element(email).toHaveAccessibleDescription('We write to it once');
  await expect.element(email).not.toHaveAttribute('aria-invalid');

  rerender(
    <Field label="E-mail" hint="We write to it once" error="Email is required">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  await expect.element(email).toHaveAccessibleDescription('We write to it once Email is required');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('a live hint is said politely, and the error waits until it is gone', async () => {
  const field = (hint: string | null, error?: string) => (
    <Field label="E-mail" liveHint={hint} error={error}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const rerender = show(field('Too short'));
  await expect.element(page.getByText('Too short')).toBeVisible();
  expect(page.getByText('Too short').element().closest('[role="status"]')).not.toBeNull();
  rerender(field('Too short', 'Email is required'));
  await expect.element(page.getByText('Too short')).toBeVisible();
  expect(page.getByText('Email is required').elements()).toHaveLength(0);
  rerender(field(null, 'Email is required'));
  await expect.element(page.getByText('Email is required')).toBeVisible();
});
