// The dashboard as an admin sees it, in a browser, by the clock of the year.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../../tools/browser.ts';
import type { Human, Line } from './people.ts';
import { logIn } from './people.ts';

export interface Screen {
  /** The sentence below the title, and the first thing that waits. */
  firstLine(line: Line, who: Human, now: Date): Promise<string>;
  close(): Promise<void>;
}

export async function openScreen(): Promise<Screen> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  return {
    async firstLine({ port }, who, now) {
      await logIn({ port }, who);
      const context = await browser.newContext({ serviceWorkers: 'block' });
      try {
        const [name = '', value = ''] = who.cookie.split('=');
        const url = `http://127.0.0.1:${port}`;
        await context.addCookies([{ name, value, url }]);
        const page = await context.newPage();
        await page.clock.setSystemTime(now);
        await page.goto(`${url}/dashboard`);
        const lede = page.locator('[data-lede], .dashboard-lede');
        for (let tries = 0; tries < 120; tries += 1) {
          const said = (await lede.first().textContent({ timeout: 60_000 }))?.trim() ?? '';
          if (said !== '') break;
          await wait(250);
        }
        // What waits comes with its own answers.
        await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
        const first = page.locator('[data-waiting-title]').first();
        const waits = (await first.count()) === 0 ? '' : ((await first.textContent()) ?? '');
        const said = (await lede.first().textContent())?.trim() ?? '';
        return waits === '' ? said : `${said} First: ${waits.trim()}`;
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
