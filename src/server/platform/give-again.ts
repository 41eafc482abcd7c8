import type { Database } from './db/client.ts';
import type { JobData, JobName } from './job-queues.ts';
import type { Jobs } from './jobs.ts';

/**
 * Gives a job that may have been lost with its process, its database, or a moment that was moved. One that
 * waits is enough where it is tried by `notBefore`, and one that runs where it began after `begunAfter`.
 */
export async function giveAgain<N extends JobName>(
  { jobs, transact }: Pick<Database, 'transact'> & { jobs: Jobs },
  name: N,
  data: JobData[N],
  { notBefore, begunAfter }: { notBefore: Date; begunAfter?: Date },
): Promise<void> {
  const by = begunAfter === undefined ? {} : { begunAfter };
  if (await jobs.isWaiting(name, data, { dueBy: notBefore, ...by })) return;
  await transact((tx) => jobs.enqueue(tx, name, data, { notBefore }));
}
