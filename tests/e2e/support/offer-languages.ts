import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Campus } from './campus.ts';

/** An admin in a browser of their own says which languages the campus offers. */
export async function offerLanguages(
  campus: Campus,
  officer: Page,
  languages: readonly string[],
): Promise<void> {
  await campus.signIn(officer, { role: 'admin' });
  await officer.goto('/contact');
  const status = await officer.evaluate(async (given) => {
    const answer = await fetch('/api/campus/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ languages: given }),
    });
    return answer.status;
  }, languages);
  expect(status).toBe(200);
}
