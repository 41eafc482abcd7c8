import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventType } from '#core/events/event-type.ts';
import { show } from '#tests/support/show.tsx';
import { CategoryFilter } from './category-filter.tsx';

function Example({ first }: { first: EventType }) {
  const [type, setType] = useState(first);
  return (
    <>
      <CategoryFilter type={type} onType={setType} />
      <p>Chosen: {type}</p>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });

test('offers five categories in their order and shows which one is chosen', async () => {
  show(<Example first="cultural" />);
  await expect.element(button('Cultural')).toHaveAttribute('aria-pressed', 'true');
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Cultural', 'Sports', 'Technical', 'Management', 'Social']);
  await button('Sports').click();
  await expect.element(button('Sports')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Cultural')).toHaveAttribute('aria-pressed', 'false');
});

test('is one Tab stop; arrows move round, and only Enter chooses', async () => {
  show(<Example first="sports" />);
  await expect.element(button('Sports')).toBeVisible();
  await userEvent.tab();
  await expect.element(button('Sports')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Technical')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(button('Cultural')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('Social')).toHaveFocus();
  await expect.element(page.getByText('Chosen: sports')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Chosen: social')).toBeVisible();
});

test('has no button for the sixth type, and can still be entered', async () => {
  show(<Example first="other" />);
  await expect.element(button('Cultural')).toBeVisible();
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  await userEvent.tab();
  await expect.element(button('Cultural')).toHaveFocus();
});
