// What the first visit to each route costs, in a real browser over the real server: npm run size.
// With --once each page is opened once instead of three times. Ends with 1 when a public route costs more than its budget.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { electionPath } from '#core/page-paths.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { findBrowser } from './browser.ts';
import { median } from './load/statistics.ts';
import { measureVisit, profiles } from './measure-visit.ts';
import type { Visit } from './measure-visit.ts';
import { createDemoCampus } from './scenarios/demo-campus.ts';

const publicRoutes = [
  '/',
  '/events',
  '/council',
  '/elections',
  'an open election',
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
/** Bytes of script (docs/decisions/0033): what is over has grown. */
const budget = { toRead: 155_000, toFillIn: 190_000, layoutShift: 0.02 };
const toFillIn = ['/elections', 'an open election', '/contact', '/login', '/register'];
/** Milliseconds to the Largest Contentful Paint on the phone. A time fails no build. */
const paintAim = 1000;
/** Milliseconds to the paint after the first press, on the phone. */
const pressAim = 200;
const turns = process.argv.includes('--once') ? 1 : 3;

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
  for (const name of Object.keys(profiles)) {
    const rows = [];
    for (const route of [...publicRoutes, '/dashboard']) rows.push(await measureRoute(route, name));
    print(name, rows);
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
  /** Largest Contentful Paint without any script, in milliseconds. */
  paintWithout: number;
}

/** The dearest of some visits in bytes and shift, the middle one in time. */
async function measureRoute(route: string, profile: string): Promise<Row> {
  const address = serving.url + (addresses[route] ?? route);
  const visits: Visit[] = [];
  const without: Visit[] = [];
  for (let turn = 0; turn < turns; turn++) {
    visits.push(await measureVisit(browser, address, profile));
    without.push(await measureVisit(browser, address, profile, { hasScript: false }));
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
    paintWithout: median(without.map((one) => one.paint)),
  };
  if (publicRoutes.includes(route)) {
    const most = toFillIn.includes(route) ? budget.toFillIn : budget.toRead;
    if (row.script > most) {
      tooMuch.push(`${route} (${profile}): ${kilobytes(row.script)} kB of script is over budget`);
    }
    if (row.shift > budget.layoutShift) {
      tooMuch.push(`${route} (${profile}): a layout shift of ${row.shift.toFixed(3)} is too much`);
    }
  }
  return row;
}

function print(profile: string, rows: readonly Row[]): void {
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
    seconds(row.paintWithout),
    Number.isNaN(row.press) ? '–' : row.press.toFixed(0),
  ]);
  const table = [heads, heads.map(() => '---'), ...lines];
  console.log(`\n${profile} (${profiles[profile]?.words}); kB as sent, gzip; LCP in seconds\n`);
  for (const cells of table) console.log(`| ${cells.join(' | ')} |`);
  if (profile !== 'phone') return;
  const ofPublic = rows.filter((row) => publicRoutes.includes(row.route));
  const inTime = ofPublic.filter((row) => row.paint <= paintAim).length;
  const answered = ofPublic.filter((row) => row.press <= pressAim).length;
  console.log(
    `\nOf ${ofPublic.length} public routes ${inTime} have an LCP within ${seconds(paintAim)} s, ` +
      `${answered} answer the first press within ${pressAim} ms`,
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
