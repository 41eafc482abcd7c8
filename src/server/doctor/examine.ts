import type { Finding } from '#contract/system.ts';
import { subjects } from '#contract/system.ts';
import { findings } from '#texts/en/findings.ts';
import { placeWords } from '#texts/en/places.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/client.ts';
import { readLateSeconds } from '../email/trouble.ts';
import { readReleaseMark } from '../release.ts';
import { roomTrouble, startProblem } from '../start-problem.ts';
import * as database from './database-store.ts';
import type { Found } from './finding.ts';
import { problem, quoted, warning } from './finding.ts';
import { lookAtKeys } from './keys.ts';
import { lookAtResults } from './results.ts';
import { lookAtBackupPlaces } from './backup-places.ts';
import { lookAtDisk } from './disk.ts';
import * as surroundings from './surroundings.ts';
import { isDiskFull, isOfPlace, placeTrouble } from '../platform/files/place-trouble.ts';

/** What is examined: the settings, and the database where it can be reached. */
export interface Examined {
  config: Config;
  /** What is wrong with the settings, in sentences. */
  problems: readonly string[];
  clock: Clock;
  /** The database, or why there is none to look at. */
  db: Database['db'] | Found;
  /** At a command of the machine; false: on a screen of the dashboard. */
  isOperator?: boolean;
}

/** Milliseconds; an operator waits in front of a screen. */
const longestLook = 20_000;

/** Looks at everything Hustings stands on, and changes none of it. */
export async function examine({
  config,
  problems,
  clock,
  db: given,
  isOperator = false,
}: Examined): Promise<Found[]> {
  const first = await lookInTime('database', () => reach(given, config), config);
  const db = first.state === 'problem' ? first : given;
  const looks: Record<Finding['subject'], () => Promise<Found> | Found> = {
    settings: () => surroundings.lookAtSettings(config, problems),
    database: () => first,
    rights: () => within(db, 'rights', (it) => database.lookAtRights(it, config)),
    replication: () => within(db, 'replication', database.lookAtReplication),
    release: () => within(db, 'release', database.lookAtRelease),
    clock: () => within(db, 'clock', (it) => database.lookAtClock(it, clock)),
    mail: async () => surroundings.lookAtMail(config, await lateOf(db)),
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

type Look = (db: Database['db']) => Promise<Found>;

async function reach(db: Examined['db'], config: Config): Promise<Found> {
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
  return warning(
    subject,
    () => findings.noDatabase,
    () => whatHelps.line.database,
  );
}

/** Null where no release can be told: nothing is stored there yet. */
const markOf = async (db: Examined['db']) =>
  'state' in db ? null : readReleaseMark(db).catch(() => null);

/** Null where nothing waits for long, and where no database can say. */
const lateOf = async (db: Examined['db']) =>
  'state' in db ? null : readLateSeconds(db).catch(() => null);

async function lookInTime(
  subject: Finding['subject'],
  look: () => Promise<Found> | Found,
  config: Config,
): Promise<Found> {
  const late = Promise.withResolvers<Found>();
  const seconds = longestLook / 1_000;
  const noAnswer = problem(
    subject,
    () => findings.late(seconds),
    () => whatHelps.look[subject],
  );
  const timer = setTimeout(() => late.resolve(noAnswer), longestLook);
  try {
    return await Promise.race([late.promise, look()]);
  } catch (error) {
    return whyNotSeen(subject, error, config);
  } finally {
    clearTimeout(timer);
  }
}

/** What a look that failed says of its subject. */
function whyNotSeen(subject: Finding['subject'], error: unknown, { dataDir }: Config): Found {
  const { code = '', path: place = dataDir } = error as NodeJS.ErrnoException;
  if (noSuchTable.has(code)) {
    return warning(
      subject,
      () => findings.otherRelease,
      () => whatHelps.line.release,
    );
  }
  if (code === fullDatabase) {
    return problem(
      subject,
      () => findings.databaseFull,
      () => placeWords.makeRoom,
    );
  }
  if (isOfPlace(error)) {
    const { says, advice } = placeTrouble(error, place);
    return problem(subject, says, isDiskFull(error) ? () => whatHelps.line.disk : advice);
  }
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return problem(subject, quoted(reason), () => whatHelps.look[subject]);
}

/** PostgreSQL's codes of a table, a column and a function that are not there. */
const noSuchTable = new Set(['42P01', '42703', '42883']);
const fullDatabase = '53100';
