import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import { studentOf } from './scenarios/people.ts';

// Takes a picture of every route of a running demo campus, as each kind of reader, on a phone and a desktop, light and
// dark: npm run route-pictures -- FOLDER http://localhost:3000
// Taken before and after a change, `npm run compare-pictures` says what looks different.

const publicRoutes = ['/', '/events', '/elections', '/council', '/contact', '/login', '/register'];
const furtherRoutes = ['/verify', '/how-it-works', '/secrecy', '/log-in-help', '/nothing-here'];
const officerRoutes = [
  '/dashboard',
  '/settings',
  '/dashboard/people',
  '/dashboard/voters',
  '/dashboard/server',
];
const routes = {
  visitor: [...publicRoutes, ...furtherRoutes],
  student: ['/', '/events', '/elections', '/council', '/contact', '/number'],
  admin: ['/', '/events', '/council', ...officerRoutes],
} as const;
type Reader = keyof typeof routes;

const forms = {
  desktop: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'desktop-dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, colorScheme: 'light' },
  'phone-dark': { viewport: { width: 390, height: 844 }, isMobile: true, colorScheme: 'dark' },
} as const;

const [folder = '', url = ''] = process.argv.slice(2);
if (folder === '' || url === '') {
  console.error('Say where to: npm run route-pictures -- FOLDER http://localhost:3000');
  process.exit(1);
}
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  fs.mkdirSync(folder, { recursive: true });
  for (const reader of Object.keys(routes) as Reader[]) await takeAll(browser, reader);
} finally {
  await browser.close();
}

async function takeAll(on: Browser, reader: Reader): Promise<void> {
  for (const [name, form] of Object.entries(forms)) {
    const context = await on.newContext({
      baseURL: url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...form,
    });
    const page = await context.newPage();
    await logIn(page, reader);
    for (const route of routes[reader]) {
      const file = `${reader}${route.replaceAll('/', '-')}-${name}.png`;
      await take(page, route, path.join(folder, file));
    }
    await context.close();
    console.log(`${reader}, ${name}: ${routes[reader].length} pictures`);
  }
}

async function take(page: Page, route: string, file: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' }).catch(() => page.waitForTimeout(1_000));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

async function logIn(page: Page, reader: Reader): Promise<void> {
  if (reader === 'visitor') return;
  const { enrollmentNumber } = studentOf(0);
  const [address, data] =
    reader === 'student'
      ? ['/api/user/login-student', { role: 'student', enrollmentNumber }]
      : ['/api/user/login', { role: 'admin', email: sampleOfficers.admin }];
  const answer = await page.request.post(address, { data: { ...data, password: samplePassword } });
  if (!answer.ok()) throw new Error(`${reader} cannot log in: ${await answer.text()}`);
}
