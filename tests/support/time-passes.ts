import { expect } from 'vitest';
import type { Services } from '#server/services.ts';
import { announce } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { askAsOwner } from './test-app.ts';

const statements = [
  'update accounts set officer_since = officer_since - $1::interval where officer_since is not null',
  `update proposals set proposed_at = proposed_at - $1::interval,
     alone_from = alone_from - $1::interval, expires_at = expires_at - $1::interval
   where state = 'open'`,
  `update elections set starts_at = starts_at - $1::interval, ends_at = ends_at - $1::interval,
     nominations_close_at = nominations_close_at - $1::interval,
     published_at = published_at - $1::interval, show_by = show_by - $1::interval,
     paused_at = paused_at - $1::interval, paused_until = paused_until - $1::interval,
     paused_alone_at = paused_alone_at - $1::interval,
     appeals_until = appeals_until - $1::interval, closed_at = closed_at - $1::interval,
     released_at = released_at - $1::interval
   where state in ('published', 'paused')`,
];

/** Until voting of an election has ended by the clock of the database, by which everybody judges. */
export async function untilEnded({ pool }: Pick<Services, 'pool'>, id: string): Promise<void> {
  const ask = 'select ends_at < clock_timestamp() as "hasEnded" from elections where id = $1';
  await expect
    .poll(async () => (await pool.query<{ hasEnded: boolean }>(ask, [id])).rows[0]?.hasEnded)
    .toBe(true);
}

/** Lets so many hours pass for officers and elections, by moving all that they wait for. */
export async function passHours(app: Pick<TestApp, 'ctx'>, hours: number): Promise<void> {
  for (const statement of statements) await askAsOwner(app, statement, [`${hours} hours`]);
  await app.ctx.transact((tx) => announce(app.ctx, tx, { kind: 'elections' }));
}
