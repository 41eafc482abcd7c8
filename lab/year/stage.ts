// The machine of the year: a small disk, a server of one release at a time, a mail server, a clock.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate, MailServer } from '#tests/support/mail-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { findPort, startServer } from '#tests/support/restarting-server.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import type { LoopDisk } from '../faults/loop-disk.ts';
import { makeDisk } from '../faults/loop-disk.ts';
import { killNow, postgresOf } from '../faults/postgres-processes.ts';
import { makeClock } from './clock.ts';
import type { YearClock } from './clock.ts';
import type { Diary } from './diary.ts';
import { openDiary } from './diary.ts';
import type { Screen } from './screen.ts';
import { openScreen } from './screen.ts';
import type { Contest } from './contest.ts';
import type { Human, Line } from './people.ts';
import { newHuman, password } from './people.ts';
import type { Release } from './releases.ts';
import { thisRelease } from './releases.ts';

/** Everything that the days of the year work with. */
export interface Stage {
  folder: string;
  clock: YearClock;
  diary: Diary;
  line: Line;
  mail: MailServer;
  disk: LoopDisk;
  dataDir: string;
  release: Release;
  server: Server | null;
  screen: Screen;
  /** Officers of now: an admin and a member of the council. */
  admin: Human;
  council: Human;
  /** Everybody who is an officer now. */
  officers: Human[];
  students: Human[];
  /** The elections of the year so far. */
  contests: Contest[];
  /** How many e-mails were looked at on the mornings so far. */
  read: number;
}

const megabytes = 512;

/** In memory, so that a year of syncs does not wait for the disk of this machine. */
const makeSmallDisk = (folder: string, name: string): LoopDisk =>
  makeDisk(path.join(folder, name), megabytes, `/dev/shm/${path.basename(folder)}-${name}.img`);
const zone = 'Asia/Kolkata';

/** A moment by the clocks of the campus, such as 2025-08-11T09:00. */
export const atCampus = (moment: string) => new Date(`${moment}+05:30`);

/** Makes the machine; no server runs yet, and it is the morning before the year. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hustings-year-'));
  chmodSync(folder, 0o755);
  const clock = makeClock(folder);
  clock.set(atCampus('2025-07-07T09:00'));
  for (const one of ['copies', 'key-copies']) mkdirSync(path.join(folder, one));
  const disk = makeSmallDisk(folder, 'disk');
  const admin = newHuman({
    name: 'Principal Admin',
    email: 'asha@campus.example',
    role: 'admin',
    number: null,
  });
  const mail = await startMailServer('takes', undefined, certify({ folder, clock }));
  return {
    folder,
    clock,
    diary: openDiary(),
    line: { port: await findPort() },
    mail,
    disk,
    dataDir: path.join(disk.folder, 'data'),
    release: thisRelease,
    server: null,
    screen: await openScreen(),
    admin,
    council: admin,
    officers: [admin],
    students: [],
    contests: [],
    read: 0,
  };
}

/** A certificate from today on for so many days, signed by itself. */
export function certify(
  { folder, clock }: Pick<Stage, 'folder' | 'clock'>,
  days = 245,
): Certificate {
  const [key, cert] = ['mail-key.pem', 'mail-cert.pem'].map((one) => path.join(folder, one));
  if (key === undefined || cert === undefined) throw new Error('no place for a certificate');
  const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const about = ['-subj', '/CN=mail.campus.example', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const to = ['-keyout', key, '-out', cert, '-days', String(days)];
  const [first = '', ...rest] = [...clock.within, 'openssl', ...make, ...about, ...to];
  execFileSync(first, rest, {
    stdio: 'pipe',
    env: { ...clock.env, PATH: process.env['PATH'] ?? '' },
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** What the operator wrote into .env, for server and commands. */
const settingsOf = ({ folder, mail, clock, dataDir, release, line }: Stage) => ({
  ...clock.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PUBLIC_URL: `http://127.0.0.1:${line.port}`,
  SMTP_URL: `${mail.url}?requireTLS=true`,
  NODE_EXTRA_CA_CERTS: path.join(folder, 'mail-cert.pem'),
  MAIL_FROM: 'Student Council <council@campus.example>',
  EMAILS_PER_MINUTE: '6000',
  ARRIVALS_PER_MINUTE: '6000',
  UNIVERSITY_NAME: 'Sarovar College',
  TIME_ZONE: zone,
  TRUST_PROXY: 'yes',
  ADMIN_EMAIL: 'asha@campus.example',
  ADMIN_PASSWORD: password,
  BACKUP_COPY_DIR: path.join(folder, 'copies'),
  BACKUP_KEYS_DIR: path.join(folder, 'key-copies'),
  BACKUP_PASSPHRASE: 'a passphrase for the year of the campus',
  LOG_LEVEL: 'info',
  ...(release.version === '0.1.0' ? {} : { RECORD_WITNESSES: 'adviser@faculty.example' }),
});

/** Starts the server of the release that is installed. */
export async function start(stage: Stage): Promise<void> {
  const { line, clock, release, dataDir } = stage;
  stage.server = startServer({
    port: line.port,
    dataDir,
    release: release.folder,
    within: clock.within,
    env: settingsOf(stage),
  });
  await stage.server.untilReady();
}

/** Stops it; by force as when the machine is lost. */
export async function stop(stage: Stage, how: 'cleanly' | 'by force' = 'cleanly'): Promise<void> {
  const { server, diary, dataDir } = stage;
  if (server === null) return;
  stage.server = null;
  if (how === 'cleanly') {
    diary.check('no request failed', server.failures().length === 0, server.failures());
    diary.check('the server did not end by itself', server.restarts() === 0, server.endings());
  }
  await server.stop(how);
  for (let tries = 0; tries < 300 && postgresOf(dataDir).length > 0; tries += 1) {
    if (how === 'by force') for (const pid of postgresOf(dataDir)) killNow(pid);
    await wait(100);
  }
}

/** Runs a command of this release as the operator does, by the clock of the year. */
export async function command(
  stage: Stage,
  tool: string,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const [first = '', ...rest] = [
    ...stage.clock.within,
    process.execPath,
    `${stage.release.version === '0.1.0' ? 'scripts' : 'tools'}/${tool}.ts`,
    ...args,
  ];
  const child = spawn(first, rest, {
    cwd: stage.release.folder,
    env: { PATH: process.env['PATH'], ...settingsOf(stage), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: `${await said}${await complained}` };
}

interface Morning {
  /** What was due by then. */
  until?: () => Promise<boolean>;
  /** What happens while the machine is off. */
  prepare?: () => Promise<void> | void;
  /** False where the night before was not lived; else its backup is taken before the morning is read. */
  hasBackup?: boolean;
}

/** The next morning that is looked at: the machine is off, its clock goes on, it starts again. */
export async function morning(
  stage: Stage,
  at: string,
  { until, prepare, hasBackup = true }: Morning = {},
): Promise<void> {
  if (stage.server !== null) await stop(stage);
  stage.clock.set(atCampus(at));
  await prepare?.();
  stage.diary.begin(at.slice(0, 10), stage.release.version);
  await start(stage);
  if (hasBackup && stage.release === thisRelease) {
    const backup = await command(stage, 'backup', '--without-keys');
    stage.diary.check('the backup of the night is there', backup.code === 0, backup.said);
  }
  if (until !== undefined) await holds(stage, 'what was due has been done', until);
  await readMorning(stage);
}

/** The e-mails to officers since the last morning, and what the dashboard of the admin says first. */
async function readMorning(stage: Stage): Promise<void> {
  const { mail, diary, screen, officers, admin, line, clock } = stage;
  const day = diary.days.at(-1);
  if (day === undefined) return;
  if (mail.manner === 'takes') await untilQuiet(mail);
  const addresses = new Set(officers.map(({ email }) => email));
  const fresh = mail.taken.slice(stage.read);
  stage.read = mail.taken.length;
  day.emails = fresh.filter(({ to }) => to.some((one) => addresses.has(one))).map(subjectOf);
  day.line = await screen.firstLine(line, admin, clock.now());
  diary.check('the dashboard says something first', day.line !== '', day.line);
}

async function untilQuiet(mail: MailServer): Promise<void> {
  for (let count = -1; count !== mail.taken.length;) {
    count = mail.taken.length;
    await wait(2_500);
  }
}

/** Notes whether something comes true within a minute or two. */
export async function holds(
  { diary }: Stage,
  what: string,
  isTrue: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  let found: unknown = false;
  while (performance.now() < deadline) {
    try {
      found = await isTrue();
    } catch (error) {
      found = String(error);
    }
    if (found === true) break;
    await wait(500);
  }
  diary.check(what, found === true, found);
}

/** The subject of an e-mail as people read it. */
export function subjectOf({ raw }: { raw: string }): string {
  const [, folded = ''] = /^Subject: ([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(raw) ?? [];
  return folded
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, code: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(code, 'base64').toString()
        : Buffer.from(
            code
              .replaceAll('_', ' ')
              .replaceAll(/=([\dA-F]{2})/gi, (__, hex: string) =>
                String.fromCodePoint(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString(),
    );
}

/** The text of an e-mail without the marks of its transport. */
export const textOf = ({ raw }: { raw: string }): string =>
  Buffer.from(
    raw
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

/** The secret of the link in the last e-mail to an address, after the first so many e-mails. */
export function tokenTo({ mail }: Stage, address: string, after: number): string {
  const last = mail.taken
    .slice(after)
    .findLast((one) => one.to.includes(address) && /token=/.test(textOf(one)));
  return /token=([\w-]+)/.exec(last === undefined ? '' : textOf(last))?.[1] ?? '';
}

/** Another disk in the place of one that is lost. */
export function replaceDisk(stage: Stage): void {
  stage.disk.remove();
  stage.disk = makeSmallDisk(stage.folder, 'second-disk');
  stage.dataDir = path.join(stage.disk.folder, 'data');
}

export async function closeStage(stage: Stage): Promise<void> {
  if (stage.server !== null) await stop(stage, 'by force');
  await stage.screen.close();
  await stage.mail.close();
  stage.disk.remove();
  rmSync(stage.folder, { recursive: true, force: true });
}
