import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '#contract/council.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { FeaturedSlots } from './featured-members.tsx';

const member = (position: string, name: string): Member => ({
  _id: `${position} ${name}`,
  position,
  student: { _id: name, name, profileImg: '' },
});

const showSlots = (...members: Member[]) =>
  show(
    <MemoryRouter>
      <FeaturedSlots members={members} />
    </MemoryRouter>,
  );

const slots = () =>
  [...document.querySelectorAll('article')].map((slot) =>
    [...slot.querySelectorAll('h3, h3 + p')].map(({ textContent }) => textContent),
  );

test('three posts in their order; one that nobody holds is a placeholder', async () => {
  showSlots(
    member('vice president', 'Kabir Anand Sethi'),
    member('Media Secretary', 'Tenzin Dorje'),
    member('President', 'Aarohi Deshmukh'),
  );
  await expect.element(page.getByText('Member Name')).toBeVisible();
  expect(slots()).toEqual([
    ['Aarohi Deshmukh', 'President'],
    ['Kabir Anand Sethi', 'Vice President'],
    ['Member Name', 'Representative'],
  ]);
});

test('without any member all three are placeholders', async () => {
  showSlots();
  await expect.element(page.getByText('Member Name').first()).toBeVisible();
  expect(slots().map(([name]) => name)).toEqual(['Member Name', 'Member Name', 'Member Name']);
});

test('each way to the members is told apart by its name', async () => {
  showSlots();
  for (const position of ['President', 'Vice President', 'Representative']) {
    const link = page.getByRole('link', { name: `More Members, from ${position}`, exact: true });
    await expect.element(link).toHaveAttribute('href', '/council');
    await expect.element(link).toHaveTextContent('More Members');
  }
});
