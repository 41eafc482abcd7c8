import type { Page } from '@playwright/test';
import { test as base } from '../../e2e/support/fixtures.ts';
import type { Entry } from './books.ts';
import type { BackEnd } from './server.ts';
import { startBackEnd } from './server.ts';

/** A test over a back end of the specification alone, which knows nothing when it begins. */
export const test = base.extend<{ backEnd: BackEnd }>({
  backEnd: async ({ keep }, use) => {
    const backEnd = await keep('back end', startBackEnd);
    backEnd.empty();
    await use(backEnd);
  },
  baseURL: async ({ backEnd }, use) => use(backEnd.url),
});

/** Leaves in the browser what a log-in leaves there. */
export async function signIn(page: Page, { books }: BackEnd, user: Entry): Promise<void> {
  books.users.push(user);
  const { password: _password, isVerified: _isVerified, ...stored } = user;
  await page.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(stored));
}
