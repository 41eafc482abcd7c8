import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventType } from '#core/events/event-type.ts';
import { show } from '#tests/support/show.tsx';
import { CategoryFilter } from './category-filter.tsx';

function Example({ first, hasOther = false }: { first: EventType; hasOther?: boolean }) {
  const [type, setType] = useState(first);
  return (
    <>
      <CategoryFilter type={type} hasOther={hasOther} onType={setType} />
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

test('has a sixth button only where there are events of that type', async () => {
  show(<Example first="other" hasOther />);
  await expect.element(button('Other')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await expect.element(button('Other')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByText('Chosen: cultural')).toBeVisible();
});

test('without it the sixth type has no button, and the bar can still be entered', async () => {
  show(<Example first="other" />);
  await expect.element(button('Cultural')).toBeVisible();
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  await userEvent.tab();
  await expect.element(button('Cultural')).toHaveFocus();
});
