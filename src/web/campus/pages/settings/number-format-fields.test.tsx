import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NumberPiece } from '#core/accounts/number-format.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { show } from '#tests/support/show.tsx';
import { NumberFormatFields } from './number-format-fields.tsx';
import type { FormSettings } from './settings-schema.ts';

let format: FormSettings['numberFormat'];
const piece = (place: number) => page.getByRole('group', { name: `Piece ${place}`, exact: true });
const kind = (place: number) => piece(place).getByLabelText('What it is');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tryOne = page.getByLabelText('Type one of your numbers');
const example = (text: string) => page.getByText(`Example: ${text}`, { exact: false });

function Form({ pieces }: { pieces: readonly NumberPiece[] }) {
  const form = useForm<FormSettings>({
    defaultValues: { numberFormat: { pieces: [...pieces], example: '' } },
  });
  format = form.watch('numberFormat');
  return (
    <FormProvider {...form}>
      <NumberFormatFields />
    </FormProvider>
  );
}
const open = (pieces: readonly NumberPiece[] = usualFormat.pieces) =>
  show(<Form pieces={pieces} />);
beforeEach(() => {
  format = { pieces: [], example: '' };
});

test('the usual format stands there with its example', async () => {
  open();
  await expect.element(example('0177CS240001')).toBeVisible();
  await expect.element(page.getByText('12 characters', { exact: false })).toBeVisible();
  await expect.element(page.getByText('A number says branch and year of entry.')).toBeVisible();
  await expect.element(button('Use the usual format')).not.toBeInTheDocument();
});

test('another university’s numbers are put together, and back', async () => {
  open();
  await piece(1).getByLabelText('Text').fill('b');
  await button('Move piece 3 to the front').click();
  await expect.element(example('B24CS0001')).toBeVisible();
  await tryOne.fill('b21-cs-1043');
  await expect.element(page.getByText('It fits: branch CS, year 21.')).toBeVisible();
  expect(format.pieces).toEqual([
    { kind: 'text', text: 'B' },
    { kind: 'digits', length: 2, means: 'year' },
    { kind: 'letters', length: 2, means: 'branch' },
    { kind: 'digits', length: 4 },
  ]);
  await button('Use the usual format').click();
  await expect.element(tryOne).toHaveFocus();
  expect(format.pieces).toEqual(usualFormat.pieces);
  // What was typed is still there, and does not fit any more.
  await expect.element(tryOne).toHaveValue('b21-cs-1043');
  await expect.element(tryOne).toHaveAccessibleDescription(/B21CS1043 does not fit the format/);
});

test('eight digits say neither branch nor year, and that is said', async () => {
  open([{ kind: 'digits', length: 4 }]);
  await piece(1).getByLabelText('How many').selectOptions('8');
  await expect.element(example('12345678')).toBeVisible();
  await expect
    .element(page.getByText('elections cannot be limited by them', { exact: false }))
    .toBeVisible();
  await tryOne.fill('10203040');
  await expect.element(page.getByText('It fits: it says neither branch nor year.')).toBeVisible();
  expect(format.pieces).toEqual([{ kind: 'digits', length: 8 }]);
});

test('a piece keeps what it can when it becomes another kind', async () => {
  open();
  await kind(3).selectOptions('Letters');
  expect(format.pieces[2]).toEqual({ kind: 'letters', length: 2 });
  await piece(2).getByLabelText('What it says').selectOptions('Neither branch nor year');
  await piece(3).getByLabelText('What it says').selectOptions('The branch');
  await kind(3).selectOptions('Digits');
  expect(format.pieces[2]).toEqual({ kind: 'digits', length: 2, means: 'branch' });
  await piece(3).getByLabelText('What it says').selectOptions('The year of entry');
  expect(format.pieces[2]).toEqual({ kind: 'digits', length: 2, means: 'year' });
  await kind(1).selectOptions('Digits');
  expect(format.pieces[0]).toEqual({ kind: 'digits', length: 4 });
  await kind(1).selectOptions('Fixed text');
  await expect.element(page.getByText('A piece has 1 to 20 letters or digits')).toBeVisible();
});

test('pieces that make no format are told with what to do', async () => {
  open();
  await piece(4).getByLabelText('What it says').selectOptions('The year of entry');
  await expect
    .element(page.getByText('let one of them be the year', { exact: false }))
    .toBeVisible();
  await button('Remove piece 3').click();
  await expect.element(example('0177CS2024')).toBeVisible();
  await piece(1).getByLabelText('Text').fill('B-');
  await expect
    .element(page.getByText('letters A to Z and digits only', { exact: false }))
    .toBeVisible();
});

test('pieces are added, moved and removed by the keyboard, and the focus stays near', async () => {
  open();
  await button('Add a piece').click();
  await expect.element(piece(5)).toBeVisible();
  button('Move piece 5 to the front').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move piece 4 to the front')).toHaveFocus();
  button('Remove piece 5').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove piece 4')).toHaveFocus();
  for (const place of [4, 3, 2, 1]) {
    button(`Remove piece ${place}`).element().focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(button('Add a piece')).toHaveFocus();
  await expect.element(page.getByText('Add at least one piece', { exact: false })).toBeVisible();
});
