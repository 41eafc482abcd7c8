import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Fills in the whole ballot and casts it; the second press of a double click is waited out. */
export async function castWholeBallot(
  voter: Page,
  positions: number,
  fill: (dialog: Locator, index: number) => Promise<void>,
): Promise<void> {
  await voter.getByRole('button', { name: 'Vote for all positions' }).click();
  const dialog = voter.getByRole('dialog', { name: 'Vote for all positions' });
  for (let index = 0; index < positions; index += 1) {
    await expect(dialog.getByText(`Position ${index + 1} of ${positions}`)).toBeVisible();
    await fill(dialog, index);
    const next = dialog.getByRole('button', { name: /^(Next|Skip|Review choices)$/ });
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.click();
  }
  await expect(dialog.getByRole('heading', { name: 'Check your choices' })).toBeVisible();
  const cast = dialog.getByRole('button', { name: /^Cast \d votes?$/ });
  await expect(cast).not.toHaveAttribute('aria-disabled', 'true');
  await cast.click();
  await expect(dialog.getByRole('heading', { name: /recorded$/ })).toBeVisible();
}
