import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { createQueryClient } from '#web/app/query-client.ts';
import { campusSettingsKey } from '#web/campus/queries.ts';
import { EnrollmentInput as Input } from './enrollment-input.tsx';

const client = createQueryClient(() => {});
client.setQueryDefaults(campusSettingsKey, { enabled: false });
const EnrollmentInput = (props: ComponentProps<typeof Input>) => (
  <QueryClientProvider client={client}>
    <Input {...props} />
  </QueryClientProvider>
);

const input = page.getByLabelText('Number');
const element = () => input.element() as HTMLInputElement;

test('upper case while typing, at most 12, counted', async () => {
  show(<EnrollmentInput aria-label="Number" />);
  await input.click();
  await userEvent.keyboard('0177cs231042x');
  await expect.element(input).toHaveValue('0177CS231042');
  await expect.element(page.getByText('12/12')).toBeVisible();
});

test('the caret stays where one types', async () => {
  show(<EnrollmentInput aria-label="Number" defaultValue="0177231042" />);
  await input.click();
  element().setSelectionRange(4, 4);
  await userEvent.keyboard('cs');
  await expect.element(input).toHaveValue('0177CS231042');
  expect(element().selectionStart).toBe(6);
});

test('a number pasted with blanks loses the blanks and not its end', async () => {
  show(<EnrollmentInput aria-label="Number" />);
  await input.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '  0177cs 231042\n');
  element().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.element(input).toHaveValue('0177CS231042');
});

test('dashes, slashes and dots are left out while typing', async () => {
  show(<EnrollmentInput aria-label="Number" />);
  await input.click();
  await userEvent.keyboard('0177-cs/23.1042');
  await expect.element(input).toHaveValue('0177CS231042');
  element().setSelectionRange(4, 4);
  await userEvent.keyboard('-');
  expect(element().selectionStart).toBe(4);
});

test('as many characters as the campus’s numbers have', async () => {
  client.setQueryData(campusSettingsKey, { numberFormats: ['########'] } as never);
  show(<EnrollmentInput aria-label="Number" />);
  await input.click();
  await userEvent.keyboard('102030405');
  await expect.element(input).toHaveValue('10203040');
  await expect.element(page.getByText('8/8')).toBeVisible();
  client.removeQueries({ queryKey: campusSettingsKey });
});
