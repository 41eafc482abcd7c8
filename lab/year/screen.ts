// The dashboard as an admin sees it, in a browser, by the clock of the year.
import { chromium } from 'playwright';
import { findBrowser } from '../../tools/browser.ts';
import type { Human, Line } from './people.ts';
import { logIn } from './people.ts';

export interface Screen {
  /** The sentence below the title, and the first thing that waits. */
  firstLine(line: Line, who: Human, now: Date): Promise<string>;
  close(): Promise<void>;
}

const patience = { timeout: 90_000 };

export async function openScreen(): Promise<Screen> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return {
    async firstLine({ port }, who, now) {
      await logIn({ port }, who);
      const [name = '', value = ''] = who.cookie.split('=');
      const url = `http://127.0.0.1:${port}`;
      await context.clearCookies();
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      try {
        await page.clock.setSystemTime(now);
        await page.goto(`${url}/dashboard`, { ...patience, waitUntil: 'domcontentloaded' });
        // 0.1.0 has a name of its own for it.
        const lede = page.locator('[data-lede], .dashboard-lede').filter({ hasText: /\w/ });
        await lede.first().waitFor(patience);
        await page
          .locator('main [aria-busy="true"]')
          .first()
          .waitFor({ ...patience, state: 'detached' });
        const said = (await lede.first().innerText()).trim();
        const [first] = await page.locator('[data-waiting-title]').allInnerTexts();
        return first === undefined ? said : `${said} First: ${first.trim()}`;
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
