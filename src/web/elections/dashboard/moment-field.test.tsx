import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { TimeZone } from '#web/app/campus.ts';
import { MomentField } from './moment-field.tsx';

let typed: string;
const end = page.getByLabelText('Voting closes');
const which = page.getByLabelText('This time comes twice');

function Form({ at }: { at: string }) {
  const form = useForm({ defaultValues: { endDate: at } });
  typed = form.watch('endDate');
  return (
    <TimeZone.Provider value="Europe/London">
      <FormProvider {...form}>
        <MomentField name="endDate" label="Voting closes" />
      </FormProvider>
    </TimeZone.Provider>
  );
}

test('of an hour that comes twice both are offered', async () => {
  show(<Form at="2026-10-24T17:00" />);
  await expect.element(which).not.toBeInTheDocument();
  await end.fill('2026-10-25T01:30');
  await expect.element(which).toHaveAccessibleDescription(/Clocks go back on that day/);
  expect(typed).toBe('2026-10-25T01:30');
  await which.selectOptions('The second, an hour later (GMT)');
  await expect.poll(() => typed).toBe('2026-10-25T01:30~');
  await expect.element(end).toHaveValue('2026-10-25T01:30');
  await end.fill('2026-10-25T02:30');
  await expect.element(which).not.toBeInTheDocument();
  expect(typed).toBe('2026-10-25T02:30');
});

test('the second one that was saved stands there as the second', async () => {
  show(<Form at="2026-10-25T01:30~" />);
  await expect.element(which).toHaveValue('~');
  await which.selectOptions('The first (BST)');
  await expect.poll(() => typed).toBe('2026-10-25T01:30');
});
