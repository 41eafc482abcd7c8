import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usualFormat } from '#core/accounts/number-format.ts';
import { show } from '#tests/support/show.tsx';
import { NumberFormatFields } from './number-format-fields.tsx';
import type { FormSettings } from './settings-schema.ts';

let lines: readonly string[];
const field = (place: number) => page.getByLabelText(`Format ${place}`, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function Form() {
  const form = useForm<FormSettings>({ defaultValues: { numberFormats: [...usualFormat] } });
  lines = form.watch('numberFormats');
  return (
    <FormProvider {...form}>
      <NumberFormatFields />
    </FormProvider>
  );
}

test('the usual format stands there with its example', async () => {
  show(<Form />);
  await expect.element(field(1)).toHaveValue('0177[branch:@@][year:##]####');
  await expect
    .element(field(1))
    .toHaveAccessibleDescription(/Such as 0177CS240001: branch CS, year 24/);
  await expect.element(page.getByText('A number says branch and year of entry.')).toBeVisible();
  await expect.element(button('Use the usual format')).not.toBeInTheDocument();
  await expect.element(button('Remove format 1')).not.toBeInTheDocument();
});

test('an example follows what is typed, and what is wrong is said meanwhile', async () => {
  show(<Form />);
  await field(1).fill('b-[year:##]-[branch:@@]-####');
  await expect.element(field(1)).toHaveAccessibleDescription(/B24CS0001: branch CS, year 24/);
  await field(1).fill('b[year:##');
  await expect.element(field(1)).toHaveAccessibleDescription(/Write \[branch:…\] or \[year:…\]/);
  await expect.element(field(1)).toHaveAttribute('aria-invalid', 'true');
  await field(1).fill('########');
  await expect.element(field(1)).toHaveAccessibleDescription(/^Such as 12345678$/);
  await expect
    .element(page.getByText('A number says neither branch nor year', { exact: false }))
    .toBeVisible();
  await button('Use the usual format').click();
  await expect.element(field(1)).toHaveFocus();
  expect(lines).toEqual(usualFormat);
});

test('a second format begins as the one before, and goes again', async () => {
  show(<Form />);
  await button('Add a format').click();
  await expect.element(field(2)).toHaveFocus();
  await field(2).fill('0177[branch:@@][year:##]#@##');
  await expect.element(field(2)).toHaveAccessibleDescription(/0177CS241A01: branch CS, year 24/);
  expect(lines).toEqual([...usualFormat, '0177[branch:@@][year:##]#@##']);
  await field(2).fill('0177[year:##][branch:**]####');
  await expect.element(field(2)).not.toHaveAttribute('aria-invalid');
  await field(2).fill('0177@@[year:##]####');
  await expect
    .element(field(2))
    .toHaveAccessibleDescription(/0177EF789012 fits formats 1 and 2, which read branch or year/);
  await button('Remove format 1').click();
  await expect.element(field(1)).toHaveFocus();
  await expect.element(field(1)).toHaveValue('0177@@[year:##]####');
  expect(lines).toHaveLength(1);
});
