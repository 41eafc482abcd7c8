import { sql } from 'kysely';
import { spanText } from '#core/kernel/span.ts';
import type { Finding } from '#contract/system.ts';
import { findFailedRun, findLastDrill, staleHours } from '../upkeep/public.ts';
import { mostApart } from '../clock/judge-clocks.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { checkDatabase } from '../platform/db/check-database.ts';
import { servingRole } from '../platform/db/roles/create-roles.ts';
import { isClosedGuarded, isRecordGuarded } from '../platform/db/roles/guards.ts';
import { readClock } from '../platform/db/clock.ts';
import { listMigrations } from '../platform/db/migrate.ts';
import type { Database, Tx } from '../platform/db/client.ts';
import { listUnbearable } from '../platform/db/releases-store.ts';
import { version } from '../release.ts';
import { ok, problem, warning } from './finding.ts';

type Db = Database['db'];

/** Whether it answers, and is a PostgreSQL that can hold a campus. */
export async function lookAtDatabase(db: Db): Promise<Finding> {
  await checkDatabase(db);
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version,
           current_setting('server_encoding') as encoding`.execute(db);
  const [found] = rows;
  return ok('database', `PostgreSQL ${found?.version} answers, with ${found?.encoding}.`);
}

interface Rights {
  schema: string | null;
  can_create: boolean | null;
  is_read_only: boolean;
  closed: string[] | null;
}

/**
 * Whether this account may do what a server does: write, and change tables in an upgrade where no other
 * account does that; and whether it can only add to the record.
 */
export async function lookAtRights(
  db: Db,
  config: Pick<Config, 'databaseUrl' | 'migrateDatabaseUrl'>,
): Promise<Finding> {
  const isOurs = config.databaseUrl === null;
  const hasOwner = isOurs || config.migrateDatabaseUrl !== null;
  const { rows } = await sql<Rights>`
    select current_schema() as schema,
           has_schema_privilege(current_schema(), 'CREATE') as can_create,
           current_setting('transaction_read_only') = 'on' as is_read_only,
           (select array_agg(relname::text order by relname)
            from pg_class
            where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
              and not (has_table_privilege(oid, 'SELECT') and (
                has_any_column_privilege(oid, 'INSERT')
                or relname in ('appeals', 'counted_lists', 'record_chain', 'disputes', 'draws', 'held_closes', 'recount_kits', 'restores',
                  'restored_elections', 'sanctions', 'kysely_migration', 'kysely_migration_lock'))))
             as closed`.execute(db);
  const [found] = rows;
  const canMigrate = found?.can_create === true || hasOwner;
  if (found === undefined || found.schema === null || !canMigrate) {
    return problem(
      'rights',
      'The account of the database may not make tables.',
      'Give it the right: grant usage, create on schema public to ACCOUNT.',
    );
  }
  if (found.is_read_only) {
    return problem(
      'rights',
      'The database takes no writes.',
      'Take default_transaction_read_only off, or name the primary in DATABASE_URL.',
    );
  }
  const closed = found.closed ?? [];
  if (closed.length > 0) {
    return problem(
      'rights',
      `The account of the database may not read or write ${closed.join(', ')}.`,
      'Let the account own the tables, or grant select, insert, update, delete on them.',
    );
  }
  if (!isOurs && !(await isRecordGuarded(db))) {
    return warning(
      'rights',
      'The account of the database could change or delete the record of what officers do, and counted elections.',
      twoRoles,
    );
  }
  // The command looks as the owner; a start makes the role that serves.
  if (!(await isClosedGuarded(db, isOurs ? servingRole : null))) {
    return warning(
      'rights',
      'The account of the database could change counted elections.',
      isOurs ? 'Restart the server: a start gives its account its rights anew.' : twoRoles,
    );
  }
  return ok(
    'rights',
    found.can_create === true
      ? 'The account of the database may read, write and change tables.'
      : 'The account of the database may read and write; another one changes tables.',
  );
}

const twoRoles =
  'Set MIGRATE_DATABASE_URL to it, and DATABASE_URL to one without its rights (docs/operations.md).';

interface Replication {
  wanted: string;
  is_awaited: boolean;
  is_visible: boolean;
  connected: number;
  synchronous: number;
}

/** Whether the standbys are there that commits wait for. */
export async function lookAtReplication(db: Db): Promise<Finding> {
  const { rows } = await sql<Replication>`
    select current_setting('synchronous_standby_names') as wanted,
           current_setting('synchronous_commit') not in ('off', 'local') as is_awaited,
           pg_has_role('pg_read_all_stats', 'usage') as is_visible,
           count(*)::int as connected,
           count(*) filter (where sync_state in ('sync', 'quorum'))::int as synchronous
    from pg_stat_replication`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('The database says nothing of its standbys.');
  const standbys = `${found.connected} ${found.connected === 1 ? 'standby' : 'standbys'}`;
  if (found.wanted === '') {
    return ok('replication', `${standbys}; no commit waits for one.`);
  }
  if (!found.is_awaited) {
    return warning(
      'replication',
      'synchronous_standby_names is set, and commits do not wait for a standby all the same.',
      'Set synchronous_commit = on, or a vote may be lost with the primary.',
    );
  }
  if (!found.is_visible && found.connected > 0) {
    return warning(
      'replication',
      `${standbys}; this account may not see whether one of them confirms commits.`,
      'grant pg_read_all_stats to ACCOUNT.',
    );
  }
  if (found.synchronous === 0) {
    return problem(
      'replication',
      'Commits wait for a standby, and none confirms them: no vote can be cast.',
      'Start the standby, or name another one in synchronous_standby_names.',
    );
  }
  return ok('replication', `${standbys}; ${found.synchronous} of them confirm every commit.`);
}

/** Whether the database is that of this release. */
export async function lookAtRelease(db: Db): Promise<Finding> {
  const { known, done } = await listMigrations(db);
  const newer = done.filter((name) => !known.includes(name));
  const waiting = known.filter((name) => !done.includes(name));
  if (done.length === 0) {
    const says = `Hustings ${version}; there is no campus in this database yet.`;
    return warning('release', says, 'Start the server, which makes one.');
  }
  const unbearable = await listUnbearable(db, newer);
  if (unbearable.length > 0) {
    return problem(
      'release',
      `A newer Hustings has changed this database, and ${version} cannot run on it (${unbearable.join(', ')}).`,
      'Start the newer release.',
    );
  }
  if (newer.length > 0) {
    return warning(
      'release',
      `Hustings ${version} runs beside a newer release, which it can.`,
      'Bring every server to the newer release.',
    );
  }
  if (waiting.length > 0) {
    return warning(
      'release',
      `Hustings ${version}; the database is that of an older release: ${waiting.length} migrations wait for the next start.`,
      'Take a backup, then start the server, which brings the database up to date.',
    );
  }
  return ok('release', `Hustings ${version}, with its ${known.length} migrations.`);
}

/** Whether this machine and the database agree about the time. */
export async function lookAtClock(db: Db, clock: Clock): Promise<Finding> {
  const before = clock.now();
  const database = await readClock(db);
  const after = clock.now();
  const apart = Math.round(database.getTime() - (before + after) / 2);
  const here = momentOf(new Date(after));
  if (Math.abs(apart) > mostApart + after - before) {
    return problem(
      'clock',
      `The database's clock is ${spanText(apart)} ${apart < 0 ? 'behind' : 'ahead of'} this machine's, which shows ${here}.`,
      'Compare both with a phone. Set the wrong one right, and let both machines keep their time by NTP (timedatectl set-ntp true).',
    );
  }
  return ok('clock', `This machine and the database agree about the time: ${here}.`);
}

/** A day and a few hours: the backup of last night is fresh. */
const freshHours = 30;

const backupsOff = 'No server takes one by itself: BACKUP_HOUR is off.';

const setHour =
  'Set BACKUP_HOUR to an hour, such as 3. Leave it off only where something else, such as cron, takes one every night (docs/backup.md).';

/** When a backup of this campus was whole the last time, whether backups are encrypted, and were tried. */
export async function lookAtBackup(db: Db, { backups }: Pick<Config, 'backups'>): Promise<Finding> {
  const { rows } = await sql<{ hours: number | null; at: Date | null }>`
    select done_at as at, extract(epoch from clock_timestamp() - done_at)::float8 / 3600 as hours
    from upkeep where what = 'backup'`.execute(db);
  const [found] = rows;
  const advice =
    backups.hour === null
      ? `Run "npm run backup". ${setHour}`
      : `Run "npm run backup". The server takes one by itself at ${backups.hour}:00 (docs/backup.md).`;
  const failed = await findFailedRun(db);
  if (failed !== null && (found?.at == null || failed.at > found.at)) {
    const says = `The last backup by itself is not whole: ${failed.problem}`;
    return problem('backup', says, 'Mend this, then run "npm run backup" (docs/backup.md).');
  }
  if (found?.hours == null || found.at === null) {
    const says = 'There was no backup of this campus yet.';
    return warning('backup', backups.hour === null ? `${says} ${backupsOff}` : says, advice);
  }
  const drilled = await findLastDrill(db);
  const says = [
    `The last backup is of ${momentOf(found.at)}.`,
    `Backups are ${backups.passphrase === null ? 'not encrypted' : 'encrypted'}.`,
    drilled === null
      ? 'No restore drill has proved one yet.'
      : `The last restore drill that proved one was on ${momentOf(drilled)}.`,
  ].join(' ');
  if (found.hours > staleHours) return problem('backup', says, advice);
  if (found.hours > freshHours) return warning('backup', says, advice);
  if (backups.hour === null) return warning('backup', `${says} ${backupsOff}`, setHour);
  const isCopied =
    backups.hour !== null && (backups.copyFolder !== null || backups.copyStore !== null);
  const more = [
    isCopied && backups.passphrase === null
      ? 'The copies at the second place can be read there: set BACKUP_PASSPHRASE (docs/backup.md).'
      : [],
    drilled === null ? 'Run "npm run restore-drill" (docs/backup.md).' : [],
  ].flat();
  return { ...ok('backup', says), advice: more.join(' ') || null };
}

const momentOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Notes what is not well now, and answers since when each of it is, as far as somebody looked. */
export async function keepSince(tx: Tx, findings: readonly Finding[]): Promise<Map<string, Date>> {
  const red = findings.filter(({ state }) => state !== 'ok').map(({ subject }) => ({ subject }));
  const well = findings.filter(({ state }) => state === 'ok').map(({ subject }) => subject);
  await tx.deleteFrom('red_findings').where('subject', 'in', well).execute();
  if (red.length === 0) return new Map();
  await tx
    .insertInto('red_findings')
    .values(red)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx.selectFrom('red_findings').select(['subject', 'since']).execute();
  return new Map(rows.map(({ subject, since }) => [subject, since]));
}
