// Work that outlives its request: pg-boss in our own database, known here and in prepare-jobs.ts alone.
import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobResult } from 'pg-boss';
import type { Connection, Tx } from './db/client.ts';
import { driverSettings } from './db/follow-primary.ts';
import { isDaily, isNightly, jobNames, seconds } from './job-queues.ts';
import type { JobData, JobName } from './job-queues.ts';
import { logEachMinute, queueTrouble } from './log-each-minute.ts';
import type { Log } from './log.ts';

/** What is done for each job. One that throws is called again later, after growing pauses. */
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

/** Enqueues on the caller's transaction, so a job exists exactly when its reason does. */
export interface Jobs {
  /** Works before and without work(). The database's clock decides when `notBefore` is reached. */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** Many of one name in one statement. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, data: readonly JobData[N][]): Promise<void>;
  /** Calls these again now that failed and wait for another try; answers how many there were. */
  hasten<N extends JobName>(tx: Tx, name: N, data: readonly JobData[N][]): Promise<number>;
  /** When each of these is tried next; what is under way or over is left out. */
  listTries<N extends JobName>(
    name: N,
    data: readonly JobData[N][],
  ): Promise<{ data: JobData[N]; at: Date }[]>;
  /** How many jobs of all processes are due and not done, and for how many seconds the oldest is. */
  backlog(): Promise<Backlog>;
  /** Whether a job with exactly this data waits, runs, or is to be tried again. */
  isPending<N extends JobName>(name: N, data: JobData[N]): Promise<boolean>;
  /**
   * Whether a job with exactly this data waits that is tried by `dueBy`. One that runs counts where it began
   * after `begunAfter`: of an older one, or without that moment, the process may have been killed.
   */
  isWaiting<N extends JobName>(
    name: N,
    data: JobData[N],
    moments: { dueBy: Date; begunAfter?: Date },
  ): Promise<boolean>;
  /**
   * Starts working; each handler is called at least once per job. Of each daily job one waits,
   * however many processes work: the first to start enqueues it, and each run enqueues the next, a
   * day later, or for a nightly one at the moment that `nextNight` answers.
   */
  work(handlers: JobHandlers, nextNight?: () => Promise<Date>): Promise<void>;
  /** Has this process look at once for jobs of a name that fell due, which nobody announces. */
  fetchNow(name: JobName): void;
  /** Lets running work finish, for half a minute at most, and stops. */
  close(): Promise<void>;
}

export interface Backlog {
  due: number;
  oldest: number;
}

const { minute, day } = seconds;

// A worker takes two at a time. Work that falls due later is announced by nobody, so it is also
// looked for; what is enqueued for now is picked up at once.
const working = {
  batchSize: 2,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
} as const;
const usualLook = 5;
const dailyLook = 5 * minute;

const longestClosing = 30_000;
const waiting = new Set(['created', 'retry']);
const pending = new Set([...waiting, 'active']);

// pg-boss counts jobs that fall due later as well, and does not tell since when one is due. One that
// failed stays due, whenever it is tried again: it is kept for a time counted from its first moment.
const countDue = `select count(*)::int as due,
  coalesce(extract(epoch from now() - min(j.keep_until - q.retention_seconds * interval '1 s')), 0)::float8
    as oldest
  from pgboss.job j join pgboss.queue q on q.name = j.name
  where j.state = 'retry' or (j.state = 'created' and j.start_after <= now())`;

const hastenFailed = `update pgboss.job set start_after = now()
  where name = $1 and state = 'retry' and data = any($2::jsonb[])
  returning id`;

const findTries = `select data, start_after as at from pgboss.job
  where name = $1 and state in ('created', 'retry') and data = any($2::jsonb[])`;

/**
 * Jobs in the database, where prepareJobs() has made their place. Holds two connections of its own at
 * most and one that listens; several processes may open at once.
 */
export async function openJobs(parts: {
  connection: Connection;
  log: Log;
  /** Milliseconds after which a question of the queue counts as lost, with its connection. */
  timeoutMs?: number;
  /** After how many seconds work is looked for that nobody announced. */
  lookSeconds?: number;
}): Promise<Jobs> {
  const { connection, log, timeoutMs = 60_000, lookSeconds = usualLook } = parts;
  const workers = new Map<JobName, string>();
  const settings = {
    ...driverSettings(connection),
    // Handed on to the pool of the queue, whose types do not name it.
    query_timeout: timeoutMs,
    schema: 'pgboss',
    max: 2,
    useListenNotify: true,
    schedule: false,
    // It would need the rights of the owner.
    migrate: false,
  };
  const boss = new PgBoss(settings);
  // The message alone: the error of a lost connection carries the whole connection with it.
  const say = logEachMinute(log, queueTrouble);
  boss.on('error', ({ message }) => say(message));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  return {
    async enqueue(tx, name, data, { notBefore } = {}) {
      const delay = notBefore === undefined ? {} : { startAfter: notBefore };
      await boss.send(name, data, { db: fromKysely(tx), ...delay });
    },
    async enqueueAll(tx, name, data) {
      if (data.length === 0) return;
      await boss.insert(
        name,
        data.map((one) => ({ data: one })),
        { db: fromKysely(tx) },
      );
    },
    async hasten(tx, name, data) {
      if (data.length === 0) return 0;
      const { rows } = await fromKysely(tx).executeSql(hastenFailed, [name, data.map(toJson)]);
      return rows.length;
    },
    async listTries(name, data) {
      if (data.length === 0) return [];
      const { rows } = await boss.getDb().executeSql(findTries, [name, data.map(toJson)]);
      return rows;
    },
    async backlog() {
      const { rows } = await boss.getDb().executeSql(countDue);
      return rows[0] as Backlog;
    },
    async isPending(name, data) {
      const jobs = await boss.findJobs(name, { data });
      return jobs.some((job) => pending.has(job.state));
    },
    async isWaiting(name, data, { dueBy, begunAfter }) {
      const jobs = await boss.findJobs(name, { data });
      return jobs.some(({ state, startAfter, startedOn }) =>
        state === 'active'
          ? begunAfter !== undefined && startedOn > begunAfter
          : waiting.has(state) && startAfter <= dueBy,
      );
    },
    async work(handlers, nextNight) {
      for (const name of jobNames) {
        const next = isNightly(name) ? nextNight : undefined;
        const worker = { boss, log, name, handle: handlers[name], next, lookSeconds };
        workers.set(name, await startWorker(worker));
      }
    },
    fetchNow(name) {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async close() {
      const finished = Promise.all(jobNames.map((name) => boss.offWork(name, { wait: true })));
      const isLate = new AbortController();
      await Promise.race([finished, wait(longestClosing, null, { signal: isLate.signal })]);
      isLate.abort();
      await boss.stop({ graceful: false });
    },
  };
}

const toJson = (data: unknown): string => JSON.stringify(data);

interface Worker<N extends JobName> {
  boss: PgBoss;
  log: Log;
  name: N;
  handle: JobHandlers[N];
  /** When a daily job is done again; a day later without it. */
  next: (() => Promise<Date>) | undefined;
  lookSeconds: number;
}

async function startWorker<N extends JobName>(worker: Worker<N>): Promise<string> {
  const { boss, log, name, handle, next, lookSeconds } = worker;
  const settle = async (id: string, data: JobData[N]): Promise<JobResult> => {
    try {
      await handle(data);
      if (isDaily(name)) await boss.send(name, {}, { startAfter: (await next?.()) ?? day });
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name, id }, 'a job failed and will be tried again');
      const message = error instanceof Error ? error.message : String(error);
      return { id, status: 'failed', output: { message } };
    }
  };
  const options = {
    ...working,
    ...(isDaily(name) && { batchSize: 1 }),
    notifyPollingIntervalSeconds: isDaily(name) ? dailyLook : lookSeconds,
  };
  const id = await boss.work<JobData[N], unknown, typeof options>(name, options, (jobs) =>
    Promise.all(jobs.map((job) => settle(job.id, job.data))),
  );
  if (isDaily(name)) await beginDaily(boss, name);
  return id;
}

/**
 * Enqueues a daily job where none waits or runs, as one always does once it has begun. Processes
 * that find none together, on the first day, are told apart by the day's slot.
 */
async function beginDaily(boss: PgBoss, name: JobName): Promise<void> {
  const jobs = await boss.findJobs(name);
  if (jobs.some((job) => pending.has(job.state))) return;
  await boss.send(name, {}, { singletonSeconds: day });
}
