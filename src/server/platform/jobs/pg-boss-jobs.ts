import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobResult, QueueOptions } from 'pg-boss';
import type { Connection } from '../db/client.ts';
import type { Log } from '../log.ts';
import { dailyJobs } from './jobs.ts';
import type { JobData, JobHandlers, JobName, Jobs } from './jobs.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 366 * 24 * hour;

// A day is long enough to come back to what failed; nobody waits for it.
const daily: QueueOptions = {
  retryLimit: 1_000,
  retryDelay: minute,
  retryBackoff: true,
  retryDelayMax: 4 * hour,
  expireInSeconds: hour,
  retentionSeconds: year,
  // Longer than a day, so that a process which starts sees what was done today.
  deleteAfterSeconds: 2 * day,
};

/**
 * How each kind of job is repeated, in seconds. The pauses double (with some chance in them, so
 * that a crowd of failures does not come back as a crowd) up to `retryDelayMax`. The limits are
 * far away on purpose: a handler gives up by saying so where people see it, not by silence.
 */
const queues: { [N in JobName]: QueueOptions } = {
  // Half a minute to four hours: 20 tries are two days, after which the letter goes to the desk.
  'send-letter': {
    retryLimit: 1_000,
    retryDelay: minute / 2,
    retryBackoff: true,
    retryDelayMax: 4 * hour,
    // Longer than a letter may take: a job that is still out after that was lost with its process.
    expireInSeconds: 5 * minute,
    retentionSeconds: year,
    deleteAfterSeconds: day,
  },
  'close-election': {
    retryLimit: 10_000,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 15 * minute,
    retentionSeconds: year,
    deleteAfterSeconds: day,
  },
  // Whoever asked asks again when no letter comes; the address they typed is not kept for long.
  'send-reset-link': {
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    expireInSeconds: 5 * minute,
    retentionSeconds: hour,
    deleteAfterSeconds: minute,
  },
  'sweep-uploads': daily,
  'forget-expired': daily,
};
const jobNames: readonly JobName[] = [
  'close-election',
  'send-letter',
  'send-reset-link',
  ...dailyJobs,
];
const isDaily = (name: JobName) => dailyJobs.some((one) => one === name);

// A worker takes two at a time. Work that falls due later is announced by nobody, so it is also
// looked for; what is enqueued for now is picked up at once.
const working = {
  batchSize: 2,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;
const workingDaily = {
  ...working,
  batchSize: 1,
  notifyPollingIntervalSeconds: 5 * minute,
} as const;

const drainFor = 30_000;
const pending = new Set(['created', 'retry', 'active']);

/**
 * Jobs in the database, in the schema `pgboss`, which the first process to come makes. Holds two
 * connections of its own at most and one that listens; several processes may open at once.
 */
export async function openJobs(parts: {
  connection: Connection;
  log: Log;
  /** Milliseconds after which a question of the queue counts as lost, with its connection. */
  patience?: number;
}): Promise<Jobs> {
  const { connection, log, patience = 60_000 } = parts;
  const settings = {
    ...connection,
    // Handed on to the pool of the queue, whose types do not name it.
    query_timeout: patience,
    schema: 'pgboss',
    max: 2,
    useListenNotify: true,
    schedule: false,
  };
  const boss = new PgBoss(settings);
  // The message alone: the error of a lost connection carries the whole connection with it.
  boss.on('error', ({ message }) => log.error({ problem: message }, 'the job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  try {
    await boss.start();
    for (const name of jobNames) await declareQueue(boss, name);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  return {
    async enqueue(tx, name, data, options = {}) {
      const { notBefore } = options;
      await boss.send(name, data, {
        db: fromKysely(tx),
        ...(notBefore === undefined ? {} : { startAfter: notBefore }),
      });
    },
    async isPending(name, data) {
      const jobs = await boss.findJobs(name, { data });
      return jobs.some((job) => pending.has(job.state));
    },
    async work(handlers) {
      for (const name of jobNames) await startWorker(boss, log, name, handlers);
    },
    async runDue(handlers, options = {}) {
      return runDue(boss, handlers, options.asOf ?? null);
    },
    async close() {
      const finished = Promise.all(jobNames.map((name) => boss.offWork(name, { wait: true })));
      const isLate = new AbortController();
      await Promise.race([finished, wait(drainFor, null, { signal: isLate.signal })]);
      isLate.abort();
      await boss.stop({ graceful: false });
    },
  };
}

/** Makes the queue, or brings one of an older release to these options. */
async function declareQueue(boss: PgBoss, name: JobName): Promise<void> {
  const options = { ...queues[name], notify: true };
  // 'short': one job at most waits in the queue; a second is not enqueued.
  await boss.createQueue(name, { ...options, ...(isDaily(name) ? { policy: 'short' } : {}) });
  await boss.updateQueue(name, options);
}

async function startWorker<N extends JobName>(
  boss: PgBoss,
  log: Log,
  name: N,
  handlers: JobHandlers,
): Promise<void> {
  const handle = handlers[name];
  const settle = async (id: string, data: JobData[N]): Promise<JobResult> => {
    try {
      await handle(data);
      if (isDaily(name)) await boss.send(name, {}, { startAfter: day });
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name, id }, 'a job failed and will be tried again');
      const message = error instanceof Error ? error.message : String(error);
      return { id, status: 'failed', output: { message } };
    }
  };
  const options = isDaily(name) ? workingDaily : working;
  await boss.work<JobData[N], unknown, typeof options>(name, options, (jobs) =>
    Promise.all(jobs.map((job) => settle(job.id, job.data))),
  );
  if (isDaily(name)) await beginDaily(boss, name);
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

async function runDue(
  boss: PgBoss,
  handlers: Partial<JobHandlers>,
  asOf: Date | null,
): Promise<number> {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  let hasFound = true;
  while (hasFound) {
    hasFound = false;
    for (const name of jobNames) {
      if (asOf !== null) await bringForward(boss, name, asOf, tried);
      const id = await runNext(boss, name, handlers, failures);
      if (id === null) continue;
      tried.add(id);
      hasFound = true;
    }
  }
  if (failures.length > 0) throw failures[0];
  return tried.size;
}

async function runNext<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: Partial<JobHandlers>,
  failures: unknown[],
): Promise<string | null> {
  const handle = handlers[name];
  if (handle === undefined) return null;
  const [job] = await boss.fetch<JobData[N]>(name);
  if (job === undefined) return null;
  try {
    await handle(job.data);
    await boss.complete(name, job);
  } catch (error) {
    failures.push(error);
    await boss.fail(name, job, { message: String(error) });
  }
  return job.id;
}

/** Makes due now what is due by `asOf`. */
async function bringForward(
  boss: PgBoss,
  name: JobName,
  asOf: Date,
  tried: ReadonlySet<string>,
): Promise<void> {
  for (const job of await boss.findJobs(name, { queued: true })) {
    if (job.startAfter > asOf || tried.has(job.id)) continue;
    await boss.update(name, undefined, { id: job.id, startAfter: 0 });
  }
}
