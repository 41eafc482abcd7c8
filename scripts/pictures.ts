import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { findBrowser } from './browser.ts';
import { sampleDesk, samplePassword } from './scenarios/campus.ts';
import { createDemoCampus } from './scenarios/demo-campus.ts';
import { studentOf } from './scenarios/people.ts';

// Takes the pictures of the README from the demo campus: npm run pictures

const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-pictures-'));
const { config } = readConfig({ PORT: '3999', DATA_DIR: dataDir });
const serving = await serve(config, openLog('error'));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await createDemoCampus(serving.ctx);
  fs.mkdirSync(folder, { recursive: true });
  const { enrollmentNumber } = studentOf(0);
  await take('home', '/');
  await take('events', '/events');
  await take('members', '/council');
  await take('elections', '/elections', '/api/user/login-student', {
    role: 'student',
    enrollmentNumber,
  });
  await take('dashboard', '/dashboard?section=nomination-requests', '/api/user/login', {
    role: 'admin',
    email: sampleDesk.admin,
  });
} finally {
  await browser.close();
  await serving.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function take(name: string, address: string, logIn?: string, who?: object): Promise<void> {
  const context = await browser.newContext({
    baseURL: serving.url,
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page: Page = await context.newPage();
  if (logIn !== undefined) {
    await page.request.post(logIn, { data: { ...who, password: samplePassword } });
  }
  await page.goto(address, { waitUntil: 'networkidle' }).catch(() => page.goto(address));
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}
