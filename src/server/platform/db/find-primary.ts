import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseHost } from './database-hosts.ts';
import { isDataError, NoPrimary } from './errors.ts';

/** Milliseconds for which a host may keep us waiting. */
const answerWithin = 2_000;
// An old primary that was cut off may still answer, and faster: the others get this long to object.
const objectWithin = 250;

/** A host that takes writes. */
export interface Primary {
  at: DatabaseHost;
  /** Goes up with every promotion. */
  timeline: number;
}

/** Asks all hosts at once, and answers the primary of the latest promotion. */
export async function findPrimary(hosts: readonly DatabaseHost[]): Promise<Primary> {
  const found: Primary[] = [];
  const refusals: unknown[] = [];
  const isFound = Promise.withResolvers<void>();
  const asked = hosts.map(async (at) => {
    try {
      const timeline = await ask(at);
      if (timeline === null) return;
      found.push({ at, timeline });
      isFound.resolve();
    } catch (error) {
      refusals.push(error);
    }
  });
  const objections = isFound.promise.then(() => wait(objectWithin, null, { ref: false }));
  await Promise.race([Promise.all(asked), objections]);
  const [latest] = found.toSorted((a, b) => b.timeline - a.timeline);
  if (latest !== undefined) return latest;
  if (refusals.length < hosts.length) throw new NoPrimary();
  // A wrong password is no failover: an operator must read of it.
  throw refusals.find(isDataError) ?? refusals[0];
}

/** The timeline of a host that takes writes; null where it takes none. */
async function ask({ url }: DatabaseHost): Promise<number | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    application_name: 'hustings looking for the primary',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when current_setting('transaction_read_only') = 'off'
         then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    );
    const timeline = rows[0]?.timeline ?? null;
    return timeline === null ? null : Number.parseInt(timeline, 16);
  } finally {
    // One that froze would never say goodbye.
    void Promise.race([client.end().catch(() => {}), wait(answerWithin, null, { ref: false })]);
  }
}
