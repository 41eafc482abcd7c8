import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { findBrowser } from './browser.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import { createDemoCampus } from './scenarios/demo-campus.ts';
import { studentOf } from './scenarios/people.ts';

// Takes the pictures of the documents from the demo campus: npm run pictures

interface Picture {
  address: string;
  who?: 'student' | 'admin';
  isPhone?: boolean;
  isDark?: boolean;
  /** What is there when the page is ready, and where the picture begins. */
  ready: string;
  /** Scrolls this to the top first. */
  from?: string;
  prepare?: (page: Page) => Promise<void>;
}

const askToVote = async (page: Page) => {
  await page.getByRole('button', { name: /^Vote for Rohan Iyer/ }).click();
  await page.getByRole('heading', { name: 'Cast your vote?' }).waitFor();
};

const fillIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
  await dialog.getByRole('radio', { name: /^Rohan Iyer/ }).click();
};

const lookOver = async (page: Page) => {
  await fillIn(page);
  const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
  const press = async (name: string) => {
    // What is pressed as soon as a position appears is not meant for it.
    await page.waitForTimeout(500);
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  await press('Next');
  await press('Skip');
  await dialog.getByRole('radio', { name: /^Ananya Bose/ }).click();
  await press('Review choices');
  await dialog.getByRole('heading', { name: 'Check your choices' }).waitFor();
};

const pictures: Record<string, Picture> = {
  home: { address: '/', ready: 'More Members' },
  'home-phone': { address: '/', isPhone: true, ready: 'More Members' },
  events: { address: '/events', ready: 'Past events' },
  members: { address: '/council', ready: 'Cultural Secretary' },
  elections: { address: '/elections', who: 'student', ready: 'Choose 1 of 4 candidates' },
  'elections-dark': {
    address: '/elections',
    who: 'student',
    isDark: true,
    ready: 'Choose 1 of 4 candidates',
  },
  ballot: {
    address: '/elections',
    who: 'student',
    ready: 'Choose 1 of 4 candidates',
    prepare: askToVote,
  },
  'fill-ballot': {
    address: '/elections',
    who: 'student',
    ready: 'Choose 1 of 4 candidates',
    prepare: fillIn,
  },
  'check-ballot': {
    address: '/elections',
    who: 'student',
    ready: 'Choose 1 of 4 candidates',
    prepare: lookOver,
  },
  'ballot-phone': {
    address: '/elections',
    who: 'student',
    isPhone: true,
    ready: 'Choose 1 of 4 candidates',
    from: '[data-ballot]',
  },
  'ballot-phone-dark': {
    address: '/elections',
    who: 'student',
    isPhone: true,
    isDark: true,
    ready: 'Choose 1 of 4 candidates',
    prepare: askToVote,
  },
  results: { address: '/elections', ready: 'Winner', from: '[data-results]' },
  dashboard: {
    address: '/dashboard?section=nomination-requests',
    who: 'admin',
    ready: 'Sana Mirza',
  },
  'dashboard-dark': {
    address: '/dashboard?section=contact-requests',
    who: 'admin',
    isDark: true,
    ready: 'Suresh Murugan',
  },
  messages: {
    address: '/dashboard?section=contact-requests',
    who: 'admin',
    ready: 'Suresh Murugan',
    from: 'main .sheet[data-open]',
  },
  organize: {
    address: '/dashboard?section=organize-election',
    who: 'admin',
    ready: 'Start from',
    from: 'main .sheet[data-open]',
  },
  accounts: {
    address: '/dashboard/people?section=accounts',
    who: 'admin',
    ready: 'Everybody who has an account here',
  },
  record: { address: '/dashboard/people?section=record', who: 'admin', ready: 'by' },
  'voter-list': {
    address: '/dashboard/voters?section=voter-list',
    who: 'admin',
    ready: 'Import a list',
  },
  'check-in': { address: '/dashboard/voters?section=check-in', who: 'admin', ready: 'Check-in' },
  server: { address: '/dashboard/server', who: 'admin', ready: 'PostgreSQL' },
  verify: { address: '/verify', ready: 'code' },
};

const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-pictures-'));
const mail = await startMailServer();
const { config } = readConfig({
  PORT: process.env['PORT'] ?? '0',
  DATA_DIR: dataDir,
  SMTP_URL: mail.url,
});
const serving = await serve(config, openLog('error'));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await createDemoCampus(serving.services);
  fs.mkdirSync(folder, { recursive: true });
  // Without names all of them, else those that were named.
  const wanted = process.argv.slice(2);
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length === 0 || wanted.includes(name)) await take(name, picture);
  }
} finally {
  await browser.close();
  await serving.close();
  await mail.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function take(name: string, picture: Picture): Promise<void> {
  const isPhone = picture.isPhone === true;
  const context = await browser.newContext({
    baseURL: serving.url,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    locale: 'en-GB',
    colorScheme: picture.isDark === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await logIn(page, picture.who);
  await page.goto(picture.address);
  await page.getByText(picture.ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await picture.prepare?.(page);
  if (picture.from !== undefined) {
    // The bar lies over the top of the page.
    await page
      .locator(picture.from)
      .first()
      .evaluate((part) => {
        window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - 96);
      });
  }
  // Pictures that come late, and what fades in.
  await page.waitForTimeout(1_500);
  const taken = await page.screenshot();
  const file = path.join(folder, `${name}.png`);
  await sharp(taken).png({ palette: true, colours: 192, effort: 10 }).toFile(file);
  console.log(`${name}.png ${Math.round(fs.statSync(file).size / 1024)} kB`);
  await context.close();
}

async function logIn(page: Page, who: Picture['who']): Promise<void> {
  if (who === undefined) return;
  const { enrollmentNumber } = studentOf(0);
  const [address, data] =
    who === 'student'
      ? ['/api/user/login-student', { role: 'student', enrollmentNumber }]
      : ['/api/user/login', { role: 'admin', email: sampleOfficers.admin }];
  const answer = await page.request.post(address, { data: { ...data, password: samplePassword } });
  if (!answer.ok()) throw new Error(`${who} cannot log in: ${await answer.text()}`);
}
