import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { ImportedInNone } from './imported-in-none.tsx';

test('whom no position is for is said of each election, until it was read', async () => {
  const close = vi.fn<() => void>();
  const five = ['Asha', 'Om', 'Nida', 'Ravi', 'Zoya'];
  show(
    <ImportedInNone
      inNone={[
        { electionId: 'a', election: 'Classes 2027', people: 7, names: five },
        { electionId: 'b', election: 'Sections', people: 1, names: ['Asha'] },
      ]}
      onClose={close}
    />,
  );
  const some =
    'Classes 2027: 7 people are in none of the positions, such as Asha, Om, Nida, Ravi, Zoya.';
  await expect.element(page.getByText(some)).toBeVisible();
  const one = page.getByText('Sections: 1 person is in none of the positions: Asha.');
  await expect.element(one).toBeVisible();
  const button = page.getByRole('button', { name: 'Close' });
  await expect.element(button).toHaveFocus();
  await button.click();
  expect(close).toHaveBeenCalledOnce();
});
