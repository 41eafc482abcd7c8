import { PgBoss } from 'pg-boss';
import type { Connection } from './db/client.ts';
import { driverSettings } from './db/follow-primary.ts';
import { isDaily, jobNames, queues, renamedJobs } from './job-queues.ts';
import type { JobName } from './job-queues.ts';
import { logEachMinute, queueTrouble } from './log-each-minute.ts';
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
  const say = logEachMinute(log, queueTrouble);
  boss.on('error', ({ message }) => say(message));
  try {
    await boss.start();
    for (const name of jobNames) await declareQueue(boss, name);
    for (const renamed of renamedJobs) await moveJobs(boss, renamed);
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

/** Gives the jobs of an older release their name of today, as they wait, and removes their queue. */
async function moveJobs(
  boss: PgBoss,
  { former, name, data }: (typeof renamedJobs)[number],
): Promise<void> {
  if ((await boss.getQueue(former)) === null) return;
  await boss
    .getDb()
    .executeSql(`update pgboss.job set name = $2, data = ${data} where name = $1`, [former, name]);
  await boss.deleteQueue(former);
}
