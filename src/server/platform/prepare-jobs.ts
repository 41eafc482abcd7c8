import { PgBoss } from 'pg-boss';
import type { Connection } from './db/client.ts';
import { driverSettings } from './db/follow-primary.ts';
import { isDaily, jobNames, queues } from './job-queues.ts';
import type { JobName } from './job-queues.ts';
import type { Log } from './log.ts';

/**
 * Makes the schema `pgboss` and its queues, or brings them up to date. As the owner of the database;
 * several processes may do it at once.
 */
export async function prepareJobs(owner: Connection, log: Log): Promise<void> {
  const boss = new PgBoss({
    ...driverSettings(owner),
    schema: 'pgboss',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', ({ message }) => log.error({ problem: message }, 'the job queue has a problem'));
  try {
    await boss.start();
    for (const name of jobNames) await declareQueue(boss, name);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Makes the queue, or brings one of an older release to these options. */
async function declareQueue(boss: PgBoss, name: JobName): Promise<void> {
  const options = { ...queues[name], notify: true };
  // 'short': one job at most waits in the queue; a second is not enqueued.
  await boss.createQueue(name, { ...options, ...(isDaily(name) ? { policy: 'short' } : {}) });
  await boss.updateQueue(name, options);
}
