import { writeDecidingIssuers, openSignOn } from './sign-in/sign-on/provider.ts';
import type { SignOn } from './sign-in/sign-on/provider.ts';
import { openSessions } from './accounts/sessions.ts';
import type { Sessions } from './accounts/sessions.ts';
import { openCampus } from './campus/open-campus.ts';
import type { CampusMemory } from './campus/open-campus.ts';
import { openClockWatch } from './clock/watch.ts';
import type { ClockWatch } from './clock/watch.ts';
import type { Config } from './config.ts';
import { openElectionMemory } from './results/memory.ts';
import type { ElectionMemory } from './results/memory.ts';
import { signOfServer } from './voting/sealed/key-folder-elsewhere.ts';
import { takeKeyHome } from './voting/sealed/key-home.ts';
import type { HeldKeys } from './voting/sealed/key-folder.ts';
import { openKeyWatch } from './voting/sealed/watch-keys.ts';
import type { KeyWatch } from './voting/sealed/watch-keys.ts';
import { openSealedCounts } from './voting/sealed/sealed-counts.ts';
import type { SealedCounts } from './voting/sealed/sealed-counts.ts';
import { openListReader } from './voter-lists/list-reader.ts';
import type { ListReader } from './voter-lists/list-reader.ts';
import type { VoteQueue } from './voting/queue.ts';
import { openVoteQueue } from './voting/queue.ts';
import { ballotBoxPurpose } from './voting/statements.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { mostStreams } from './platform/connection-limits.ts';
import { openDatabase } from './platform/db/client.ts';
import type { Connection, Database } from './platform/db/client.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { isClosedGuarded } from './platform/db/roles/guards.ts';
import { openHealthCheck } from './platform/db/health-check.ts';
import type { HealthCheck } from './platform/db/health-check.ts';
import { MissingBucket } from './platform/files/files.ts';
import type { Files } from './platform/files/files.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openDiskWatch } from './platform/files/disk-watch.ts';
import type { DiskWatch } from './platform/files/disk-watch.ts';
import { openForwarded } from './platform/networks.ts';
import type { Forwarded } from './platform/networks.ts';
import { openJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Live } from './platform/live.ts';
import { openLive } from './platform/live.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail/mail.ts';
import { openMail } from './platform/mail/open-mail.ts';
import type { Metrics } from './platform/metrics.ts';
import { openPasswords } from './platform/passwords.ts';
import type { Passwords } from './platform/passwords.ts';
import { openResponseCache } from './platform/response-cache.ts';
import type { ResponseCache } from './platform/response-cache.ts';
import { openPressure } from './platform/pressure.ts';
import type { Pressure } from './platform/pressure.ts';
import { openRateLimits } from './platform/rate-limits.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import { openPictureQueue } from './uploads/picture-queue.ts';
import type { PictureQueue } from './uploads/picture-queue.ts';

/** Every long-lived part; verbs work with them. Opened once at start, or by a test. */
export interface Services extends Database {
  config: Config;
  /** The way to the database as the owner of its tables, for what nobody else may do. */
  owner: Connection;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  sessions: Sessions;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  live: Live;
  campus: CampusMemory;
  elections: ElectionMemory;
  electionKeys: HeldKeys;
  /** Which folder of keys this server has, and its name (key-folder-elsewhere.ts). */
  sign: string;
  keyWatch: KeyWatch;
  sealedCounts: SealedCounts;
  voteQueue: VoteQueue;
  healthCheck: HealthCheck;
  clockWatch: ClockWatch;
  diskWatch: DiskWatch;
  forwarded: Forwarded;
  pressure: Pressure;
  /** Null where nobody reads them. */
  metrics: Metrics | null;
  /** Leaving: asked to stop, and still answering those who come. */
  readiness: { isLeaving: boolean };
  /** Whether the role that serves can change nothing of a closed election, as it was at the start. */
  areResultsGuarded: boolean;
  responseCache: ResponseCache;
  rateLimits: RateLimits;
  /** The campus's own log-in; null where it has none. */
  signOn: SignOn | null;
  pictureQueue: PictureQueue;
  listReader: ListReader;
}

interface Parts {
  config: Config;
  connection: Connection;
  /** Who owns the tables and migrates; without one, whoever serves. */
  owner?: Connection;
  log: Log;
  clock?: Clock;
}

/** The open parts, and the way to close them in the right order. */
export interface OpenServices {
  services: Services;
  close(): Promise<void>;
}

/** Migrates the database and opens every part over it. */
export async function openServices(parts: Parts): Promise<OpenServices> {
  // It closes in the order opposite to that of opening.
  const opened = new AsyncDisposableStack();
  let isClosing = false;
  const onLost = (error: Error) => {
    // A database that ends right after its last connection was given back is no loss.
    if (isClosing) return;
    // The error holds the whole client, its settings among them.
    parts.log.warn({ reason: error.message }, 'a database connection was lost');
  };
  const close = () => {
    isClosing = true;
    return opened.disposeAsync();
  };
  try {
    const services = await openAll(parts, opened, onLost);
    return { services, close };
  } catch (error) {
    // Whatever is open would keep a process alive that cannot start.
    await close().catch(() => {});
    throw error;
  }
}

async function openAll(
  parts: Parts,
  opened: AsyncDisposableStack,
  onLost: (error: Error) => void,
): Promise<Services> {
  const { connection, log } = parts;
  const owner = parts.owner ?? connection;
  const clock = parts.clock ?? systemClock;
  const database = openDatabase(connection, onLost);
  opened.defer(() => database.close());
  await prepareDatabase({ config: parts.config, serving: database, owner, log, onLost });
  const areResultsGuarded = await isClosedGuarded(database.db);
  const electionKeys = await takeKeyHome({ ...database, config: parts.config, log });
  const config = { ...parts.config, keysDir: electionKeys.folder };
  await database.transact((tx) => writeDecidingIssuers(tx, config.signOn));
  const healthCheck = openHealthCheck(connection);
  opened.defer(() => healthCheck.close());
  const mail = openMail(config);
  opened.defer(() => mail.close());
  const sign = await signOfServer(config);
  const live = await openLive({ connection, log, sign, limits: { most: mostStreams } });
  opened.defer(() => live.close());
  const jobs = await openJobs({ connection, log });
  opened.defer(() => jobs.close());
  // Votes, and the sessions of voters, do not wait for reads.
  const ballotBox = openDatabase(connection, onLost, ballotBoxPurpose);
  opened.defer(() => ballotBox.close());
  const sessions = openSessions(ballotBox, live);
  const files = await openFiles(config);
  await checkFiles(files, log);
  const metrics = config.metricsToken === null ? null : await measure();
  const sealedCounts = openSealedCounts({ keys: electionKeys, log });
  const voteQueue = openVoteQueue({
    pool: ballotBox.pool,
    log,
    live,
    keys: electionKeys,
    onBatch: (seconds, verdicts) =>
      metrics?.votesCommitted(
        seconds,
        verdicts.map(({ refusal }) => refusal ?? 'accepted'),
      ),
  });
  opened.defer(() => voteQueue.close());
  const listReader = openListReader();
  opened.defer(() => listReader.close());
  const passwords = openPasswords();
  // Transactions ask for the settings: where each of them holds a connection, none waits for another one.
  const settingsLine = openDatabase(connection, onLost, { max: 1 });
  opened.defer(() => settingsLine.close());
  const campus = openCampus({ db: settingsLine.db, config, clock });
  const pressure = openPressure(() => ({
    votes: voteQueue.waiting(),
    queries: database.pool.waitingCount,
  }));
  opened.defer(() => pressure.close());
  const responseCache = openResponseCache({ db: database.db, live });
  live.onChange((change) => {
    if (change.kind === 'session') sessions.forget(change.accountId);
    // A setting says whether officers need a second step.
    if (change.kind === 'campus' || change.kind === 'unknown') sessions.forgetAll();
    if (change.kind === 'campus' || change.kind === 'unknown') campus.forget();
    if (change.kind === 'unknown') sealedCounts.forgetAll();
  });
  return {
    ...database,
    config,
    owner,
    clock,
    log,
    passwords,
    sessions,
    jobs,
    mail,
    files,
    live,
    campus,
    elections: openElectionMemory({ db: database.db, sealedCounts, responseCache }),
    electionKeys,
    sign,
    keyWatch: openKeyWatch({ ...database, electionKeys, clock, log }),
    sealedCounts,
    voteQueue,
    healthCheck,
    clockWatch: openClockWatch({ ...database, log }),
    diskWatch: openDiskWatch([config.dataDir, config.keysDir], log),
    forwarded: openForwarded(),
    pressure,
    metrics,
    readiness: { isLeaving: false },
    areResultsGuarded,
    responseCache,
    rateLimits: openRateLimits(database.pool),
    signOn: config.signOn === null ? null : openSignOn(config.signOn, config.publicUrl, log),
    pictureQueue: openPictureQueue(),
    listReader,
  };
}

/** A bucket that is not there ends the start; a store that is away is a warning, for it may come back. */
async function checkFiles(files: Files, log: Log): Promise<void> {
  try {
    await files.check?.();
  } catch (error) {
    if (error instanceof MissingBucket) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'the store of S3_URL does not answer as it should');
  }
}

/** Loaded only where somebody reads them. */
async function measure(): Promise<Metrics> {
  const { openMetrics } = await import('./platform/metrics.ts');
  return openMetrics();
}
