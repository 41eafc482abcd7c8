import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './platform/db/client.ts';
import type { Connection } from './platform/db/client.ts';
import { migrateToLatest } from './platform/db/migrate.ts';
import { openPulse } from './platform/db/pulse.ts';
import { openCampus } from './campus/open-campus.ts';
import { ballotBoxPurpose } from './elections/voting/statements.ts';
import { openCasting } from './elections/voting/queue.ts';
import { electionJobs } from './elections/jobs.ts';
import { recoverClosings } from './elections/recover-closings.ts';
import { startStandings } from './elections/results/live-counts.ts';
import { accountJobs } from './accounts/jobs.ts';
import { letterJobs } from './email/jobs.ts';
import { recoverLetters } from './email/recover.ts';
import { uploadJobs } from './uploads/jobs.ts';
import { mostStreams } from './http/connections.ts';
import { openSessions } from './http/sessions.ts';
import { keepOpened } from './opened-parts.ts';
import type { OpenedParts } from './opened-parts.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { openJobs } from './platform/jobs/pg-boss-jobs.ts';
import { openLive } from './platform/live/pg-live.ts';
import type { Log } from './platform/log.ts';
import { openFiles } from './platform/files/open-files.ts';
import type { Metrics } from './platform/metrics.ts';
import { openMail } from './platform/mail/open-mail.ts';
import { openPasswords } from './platform/passwords.ts';
import { openPreparations } from './platform/prepared/prepared.ts';
import { openPressure } from './platform/pressure.ts';

/** The parts of a running server, and the way to close them in the right order. */
export interface Running {
  ctx: Context;
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  connection: Connection;
  log: Log;
  clock?: Clock;
  isWorking?: boolean;
}

/** Migrates the database and opens every part over it. Jobs run only when `isWorking`. */
export async function buildContext(parts: Parts): Promise<Running> {
  const opened = keepOpened();
  try {
    const ctx = await openAll(parts, opened);
    return { ctx, close: () => opened.close() };
  } catch (error) {
    // Whatever is open would keep a process alive that cannot start.
    await opened.close().catch(() => {});
    throw error;
  }
}

async function openAll(parts: Parts, opened: OpenedParts): Promise<Context> {
  const { config, connection, log } = parts;
  const clock = parts.clock ?? systemClock;
  const onLost = (error: Error) =>
    // The error holds the whole client, its settings among them.
    log.warn({ reason: error.message }, 'a database connection was lost');
  const database = openDatabase(connection, onLost);
  opened.add(() => database.close());
  await migrate(connection, onLost);
  const pulse = openPulse(connection);
  opened.add(() => pulse.close());
  const mail = openMail(config);
  opened.add(() => mail.close());
  const live = await openLive({ connection, log, limits: { most: mostStreams } });
  opened.add(() => live.close());
  const jobs = await openJobs({ connection, log });
  opened.add(() => jobs.close());
  // Votes, and finding out who casts them, wait for nobody's reading.
  const ballotBox = openDatabase(connection, onLost, ballotBoxPurpose);
  opened.add(() => ballotBox.close());
  const sessions = openSessions(ballotBox, live);
  const files = await openFiles(config);
  const metrics = config.metricsToken === null ? null : await measure();
  const casting = openCasting({
    pool: ballotBox.pool,
    log,
    live,
    onFlush: (seconds, verdicts) =>
      metrics?.votesCommitted(
        seconds,
        verdicts.map(({ refusal }) => refusal ?? 'accepted'),
      ),
  });
  opened.add(() => casting.close());
  const passwords = openPasswords();
  const campus = openCampus({ db: database.db, config, clock });
  const pressure = openPressure(() => ({
    votes: casting.waiting(),
    queries: database.pool.waitingCount,
  }));
  opened.add(() => pressure.close());
  const preparations = openPreparations({ db: database.db, live });
  const ctx: Context = {
    ...database,
    config,
    clock,
    log,
    passwords,
    sessions,
    jobs,
    mail,
    files,
    live,
    campus,
    casting,
    pulse,
    pressure,
    metrics,
    readiness: { isLeaving: false },
    preparations,
  };
  live.onChange((change) => {
    if (change.kind === 'session') sessions.forget(change.accountId);
    if (change.kind === 'unknown') sessions.forgetAll();
    if (change.kind === 'campus' || change.kind === 'unknown') campus.forget();
    if (change.kind === 'restored' && parts.isWorking !== false) {
      recover(ctx).catch((error: unknown) => log.error({ err: error }, 'jobs were not recovered'));
    }
  });
  const standings = startStandings(ctx);
  opened.add(() => standings.close());
  if (parts.isWorking !== false) {
    await recover(ctx);
    await jobs.work({
      ...electionJobs(ctx),
      ...letterJobs(ctx),
      ...accountJobs(ctx),
      ...uploadJobs(ctx),
    });
  }

  return ctx;
}

/** On connections that wait as long as it takes: for another process that migrates, and for an index. */
async function migrate(connection: Connection, onLost: (error: Error) => void): Promise<void> {
  const patient = openDatabase(connection, onLost, { patience: Number.POSITIVE_INFINITY });
  try {
    await migrateToLatest(patient.db);
  } finally {
    await patient.close();
  }
}

/** Loaded only where somebody reads them. */
async function measure(): Promise<Metrics> {
  const { openMetrics } = await import('./platform/metrics.ts');
  return openMetrics();
}

/** Finds the work whose jobs were lost with a process, or did not come along with the data. */
async function recover(ctx: Context): Promise<void> {
  await recoverLetters(ctx);
  await recoverClosings(ctx);
}
