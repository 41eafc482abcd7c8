// What the first visit to each route costs, in a real browser over the real server: npm run size.
// With --once each page is opened once instead of three times; with --bytes once and on the desktop alone, for the
// bytes. Ends with 1 when a route costs more than its budget.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { chromium } from 'playwright';
import { electionPath } from '#core/page-paths.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { findBrowser } from '../../tools/browser.ts';
import { median } from '../load/statistics.ts';
import { measureVisit, profiles } from './measure-visit.ts';
import type { Visit } from './measure-visit.ts';
import { sampleOfficers, samplePassword } from '../../tools/scenarios/campus.ts';
import { studentOf } from '../../tools/scenarios/people.ts';
import { createDemoCampus } from '../../tools/scenarios/demo-campus.ts';

const publicRoutes = [
  '/',
  '/events',
  '/council',
  '/elections',
  'an open election',
  'its timetable',
  '/how-it-works',
  '/secrecy',
  '/log-in-help',
  '/verify',
  '/contact',
  '/login',
  '/register',
];
/** Where a route is that has an id in its address. */
const addresses: Record<string, string> = {};
/** Bytes of script (docs/decisions/0043): what is over has grown. */
const budget = { toRead: 150_000, toFillIn: 175_000, dashboard: 200_000, layoutShift: 0.02 };
const toFillIn = ['/elections', 'an open election', '/contact', '/login', '/register'];
/** Milliseconds to the Largest Contentful Paint on the phone. A time fails no build. */
const paintAim = { public: 900, dashboard: 1300 };
/** Milliseconds to the paint after the first press, on the phone. */
const pressAim = 200;
const onlyBytes = process.argv.includes('--bytes');
const turns = onlyBytes || process.argv.includes('--once') ? 1 : 3;

/** Who visits. Somebody without a log-in also opens each page without script. */
type Visitor = 'visitor' | 'student' | 'admin';
const routesOf: Record<Visitor, readonly string[]> = {
  visitor: publicRoutes,
  student: publicRoutes.filter((route) => route !== '/login' && route !== '/register'),
  admin: [
    ...publicRoutes.filter((route) => route !== '/login' && route !== '/register'),
    '/dashboard',
  ],
};

const { config } = readConfig({
  PORT: process.env['PORT'] ?? '0',
  DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-size-')),
});
const serving = await serve(config, openLog('error'));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const tooMuch: string[] = [];
try {
  const election = await createDemoCampus(serving.services);
  addresses['an open election'] = electionPath(election.id);
  addresses['its timetable'] = `${electionPath(election.id)}/timetable`;
  for (const name of onlyBytes ? ['desktop'] : Object.keys(profiles)) {
    for (const who of ['visitor', 'student', 'admin'] as const) {
      const session = await logIn(who);
      const rows = [];
      for (const route of routesOf[who]) rows.push(await measureRoute(route, name, who, session));
      print(name, who, rows);
    }
  }
} finally {
  await browser.close();
  await serving.close();
  fs.rmSync(config.dataDir, { recursive: true, force: true });
}
for (const line of tooMuch) console.error(line);
process.exitCode = tooMuch.length > 0 ? 1 : 0;

interface Row extends Visit {
  route: string;
  /** Largest Contentful Paint without any script, in milliseconds; NaN where it was not measured. */
  paintWithout: number;
}

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** The session of one visitor: its cookie and what the browser stores. */
async function logIn(who: Visitor): Promise<Session> {
  const context = await browser.newContext({ baseURL: serving.url });
  if (who !== 'visitor') {
    const [address, asked] =
      who === 'student'
        ? [
            '/api/user/login-student',
            { role: 'student', enrollmentNumber: studentOf(900).enrollmentNumber },
          ]
        : ['/api/user/login', { role: 'admin', email: sampleOfficers.admin }];
    const data = { ...asked, password: samplePassword };
    const answer = await context.request.post(address, { data });
    if (!answer.ok()) throw new Error(`The ${who} cannot log in: ${await answer.text()}`);
    // The first page stores who it is, as the page of the log-in does.
    const page = await context.newPage();
    await page.goto('/secrecy');
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
  }
  const session = await context.storageState();
  await context.close();
  return session;
}

/** The dearest of some visits in bytes and shift, the middle one in time. */
async function measureRoute(
  route: string,
  profile: string,
  who: Visitor,
  session: Session,
): Promise<Row> {
  const address = serving.url + (addresses[route] ?? route);
  const visits: Visit[] = [];
  const without: Visit[] = [];
  for (let turn = 0; turn < turns; turn++) {
    visits.push(await measureVisit(browser, address, profile, { session }));
    if (who !== 'visitor' || onlyBytes) continue;
    without.push(await measureVisit(browser, address, profile, { session, hasScript: false }));
  }
  const worst = (read: (visit: Visit) => number) => Math.max(...visits.map(read));
  const row: Row = {
    route,
    firstScript: worst((one) => one.firstScript),
    script: worst((one) => one.script),
    style: worst((one) => one.style),
    font: worst((one) => one.font),
    requests: worst((one) => one.requests),
    shift: worst((one) => one.shift),
    paint: median(visits.map((one) => one.paint)),
    press: median(visits.map((one) => one.press)),
    paintWithout: without.length === 0 ? Number.NaN : median(without.map((one) => one.paint)),
  };
  const most =
    route === '/dashboard'
      ? budget.dashboard
      : toFillIn.includes(route)
        ? budget.toFillIn
        : budget.toRead;
  const where = `${route} (${who}, ${profile})`;
  if (row.script > most) {
    tooMuch.push(`${where}: ${kilobytes(row.script)} kB of script is over ${kilobytes(most)}`);
  }
  if (row.shift > budget.layoutShift) {
    tooMuch.push(`${where}: a layout shift of ${row.shift.toFixed(3)} is too much`);
  }
  return row;
}

function print(profile: string, who: Visitor, rows: readonly Row[]): void {
  const sizes = ['Script', 'in all', 'Styles', 'Fonts', 'Requests'];
  const heads = ['Route', ...sizes, 'Shift', 'LCP', 'without script', 'First press ms'];
  const lines = rows.map((row) => [
    row.route,
    kilobytes(row.firstScript),
    kilobytes(row.script),
    kilobytes(row.style),
    kilobytes(row.font),
    String(row.requests),
    row.shift.toFixed(3),
    seconds(row.paint),
    Number.isNaN(row.paintWithout) ? '–' : seconds(row.paintWithout),
    Number.isNaN(row.press) ? '–' : row.press.toFixed(0),
  ]);
  const table = [heads, heads.map(() => '---'), ...lines];
  console.log(
    `\n${who}, ${profile} (${profiles[profile]?.words}); kB as sent, gzip; LCP in seconds\n`,
  );
  for (const cells of table) console.log(`| ${cells.join(' | ')} |`);
  if (profile !== 'phone') return;
  const aimOf = ({ route }: Row) => (route === '/dashboard' ? paintAim.dashboard : paintAim.public);
  const inTime = rows.filter((row) => row.paint <= aimOf(row)).length;
  const answered = rows.filter((row) => row.press <= pressAim).length;
  console.log(
    `\nOf ${rows.length} routes ${inTime} have an LCP within their aim (${seconds(paintAim.public)} s, ` +
      `the dashboard ${seconds(paintAim.dashboard)} s), ${answered} answer the first press within ${pressAim} ms`,
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
