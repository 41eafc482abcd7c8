import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Presses “Publish election” until the election is published: a press that comes too soon is not meant. */
export async function publishInForm(name: string): Promise<void> {
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: 'Publish election' });
      if (button.elements().length > 0) await button.click();
      return page.getByRole('heading', { name: `“${name}” is published.`, exact: true }).elements()
        .length;
    })
    .toBe(1);
}
