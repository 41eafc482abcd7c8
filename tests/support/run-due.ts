import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/client.ts';
import { jobNames } from '#server/platform/job-queues.ts';
import type { JobData, JobName } from '#server/platform/job-queues.ts';
import type { JobHandlers } from '#server/platform/jobs.ts';

/**
 * Does what is due in the queue, one job after another, and what these jobs enqueue in turn;
 * answers how many ran. With `asOf`, also what is due only by then. A job is tried once; after all
 * have been, the first failure is thrown. So a test needs no workers and waits for nothing.
 */
export async function runDue(
  { db }: Pick<Database, 'db'>,
  handlers: Partial<JobHandlers>,
  { asOf }: { asOf?: Date } = {},
): Promise<number> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false });
  await boss.start();
  const tried = new Set<string>();
  const failures: unknown[] = [];
  for (let before = -1; before < tried.size;) {
    before = tried.size;
    for (const name of jobNames) {
      if (asOf !== undefined) await bringForward(boss, name, asOf, tried);
      const id = await runNext(boss, name, handlers, failures);
      if (id !== null) tried.add(id);
    }
  }
  await boss.stop({ graceful: false });
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
