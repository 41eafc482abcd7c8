import type { Finding } from '#contract/system.ts';
import { subjects } from '#contract/system.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/client.ts';
import { readReleaseMark } from '../release.ts';
import { roomTrouble, startProblem } from '../start-problem.ts';
import * as database from './database-store.ts';
import { problem, seeDisk, warning } from './finding.ts';
import { lookAtKeys } from './keys.ts';
import { lookAtResults } from './results.ts';
import { lookAtBackupPlaces } from './backup-places.ts';
import { lookAtDisk } from './disk.ts';
import * as surroundings from './surroundings.ts';
import { isDiskFull, isOfPlace, makeRoom, placeTrouble } from '../platform/files/place-trouble.ts';

/** What is examined: the settings, and the database where it can be reached. */
export interface Examined {
  config: Config;
  /** What is wrong with the settings, in sentences. */
  problems: readonly string[];
  clock: Clock;
  /** The database, or why there is none to look at. */
  db: Database['db'] | Finding;
  /** At a command of the machine; false: on a screen of the dashboard. */
  isOperator?: boolean;
}

/** Milliseconds; an operator waits in front of a screen. */
const longestLook = 20_000;

/** What to do where a look fails in a way of its own. */
const advice: Record<Finding['subject'], string> = {
  settings: 'See .env.example.',
  database: 'See DATABASE_URL, and whether PostgreSQL runs.',
  rights: 'See the rights of the account in DATABASE_URL.',
  replication: 'See the log of the database.',
  release: 'See the log of the database.',
  clock: 'See the log of the database.',
  mail: 'See SMTP_URL and MAIL_FROM: host, port, name and password.',
  pictures: 'See S3_URL, or the rights on the folder uploads in DATA_DIR.',
  address: 'See PUBLIC_URL and the proxy.',
  disk: 'Give this account the right to write to DATA_DIR and KEYS_DIR.',
  keys: 'See KEYS_DIR, and whether this account may read it.',
  results: 'See the log of the server, and run npm run verify-record.',
  places: 'See BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_COPY_URL and BACKUP_KEYS_DIR.',
  backup: 'Start the server of this release once.',
};

/** Looks at everything Hustings stands on, and changes none of it. */
export async function examine({
  config,
  problems,
  clock,
  db: given,
  isOperator = false,
}: Examined): Promise<Finding[]> {
  const first = await lookInTime('database', () => reach(given, config), config);
  const db = first.state === 'problem' ? first : given;
  const looks: Record<Finding['subject'], () => Promise<Finding> | Finding> = {
    settings: () => surroundings.lookAtSettings(config, problems),
    database: () => first,
    rights: () => within(db, 'rights', (it) => database.lookAtRights(it, config)),
    replication: () => within(db, 'replication', database.lookAtReplication),
    release: () => within(db, 'release', database.lookAtRelease),
    clock: () => within(db, 'clock', (it) => database.lookAtClock(it, clock)),
    mail: () => surroundings.lookAtMail(config),
    pictures: () => surroundings.lookAtPictures(config),
    address: async () => surroundings.lookAtAddress(config, await markOf(db)),
    disk: () => lookAtDisk(config),
    keys: () => within(db, 'keys', (it) => lookAtKeys(it, config, isOperator)),
    results: () => within(db, 'results', (it) => lookAtResults(it, config)),
    backup: () => within(db, 'backup', (it) => database.lookAtBackup(it, config)),
    places: () => lookAtBackupPlaces(config),
  };
  return Promise.all(subjects.map((subject) => lookInTime(subject, looks[subject], config)));
}

type Look = (db: Database['db']) => Promise<Finding>;

async function reach(db: Examined['db'], config: Config): Promise<Finding> {
  if ('state' in db) return db;
  return database.lookAtDatabase(db).catch((error: unknown) => {
    const room = roomTrouble(error, config);
    if (room !== null) return problem('database', room.says, room.advice);
    throw new Error(startProblem(error, config), { cause: error });
  });
}

/** Without a database its line says why; the others that need it say only that. */
function within(db: Examined['db'], subject: Finding['subject'], look: Look) {
  if (!('state' in db)) return look(db);
  return warning(subject, 'Not looked at: there is no database.', 'See the line of the database.');
}

/** Null where no release can be told: nothing is stored there yet. */
const markOf = async (db: Examined['db']) =>
  'state' in db ? null : readReleaseMark(db).catch(() => null);

async function lookInTime(
  subject: Finding['subject'],
  look: () => Promise<Finding> | Finding,
  config: Config,
): Promise<Finding> {
  const late = Promise.withResolvers<Finding>();
  const seconds = longestLook / 1_000;
  const says = `It gave no answer within ${seconds} seconds.`;
  const timer = setTimeout(
    () => late.resolve(problem(subject, says, advice[subject])),
    longestLook,
  );
  try {
    return await Promise.race([late.promise, look()]);
  } catch (error) {
    return findingOf(subject, error, config);
  } finally {
    clearTimeout(timer);
  }
}

/** What a look that failed says of its subject. */
function findingOf(subject: Finding['subject'], error: unknown, { dataDir }: Config): Finding {
  const { code = '', path: place = dataDir } = error as NodeJS.ErrnoException;
  if (noSuchTable.has(code)) {
    const says = 'Not looked at: the database is that of another release.';
    return warning(subject, says, 'See the line of the release.');
  }
  if (code === fullDatabase) {
    const says = 'The disk of the database is full: it takes nothing that is new.';
    return problem(subject, says, makeRoom);
  }
  if (isOfPlace(error)) {
    const trouble = placeTrouble(error, place);
    return problem(subject, trouble.says, isDiskFull(error) ? seeDisk : trouble.advice);
  }
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return problem(subject, /[.!?]$/.test(reason) ? reason : `${reason}.`, advice[subject]);
}

/** PostgreSQL's codes of a table, a column and a function that are not there. */
const noSuchTable = new Set(['42P01', '42703', '42883']);
const fullDatabase = '53100';
