import { sql } from 'kysely';
import type { Finding } from '#contract/system.ts';
import { findings } from '#texts/en/findings.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import { findFailedRun, findLastDrill, findLastRestored, staleHours } from '../upkeep/public.ts';
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
import { findOtherPassphrase } from './newest-backup.ts';
import type { Found } from './finding.ts';
import { ok, problem, together, warning } from './finding.ts';

type Db = Database['db'];

/** Whether it answers, and is a PostgreSQL that can hold a campus. */
export async function lookAtDatabase(db: Db): Promise<Found> {
  await checkDatabase(db);
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version,
           current_setting('server_encoding') as encoding`.execute(db);
  const { version: release = '', encoding = '' } = rows[0] ?? {};
  return ok('database', () => findings.database(release, encoding));
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
): Promise<Found> {
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
                or relname in ('appeals', 'asked_orders', 'counted_lists', 'record_chain', 'disputes', 'draws', 'held_closes', 'recount_kits', 'restores',
                  'restored_elections', 'sanctions', 'kysely_migration', 'kysely_migration_lock'))))
             as closed`.execute(db);
  const [found] = rows;
  const canMigrate = found?.can_create === true || hasOwner;
  if (found === undefined || found.schema === null || !canMigrate) {
    return problem(
      'rights',
      () => findings.rights.noTables,
      () => whatHelps.rights.noTables,
    );
  }
  if (found.is_read_only) {
    return problem(
      'rights',
      () => findings.rights.noWrites,
      () => whatHelps.rights.noWrites,
    );
  }
  const closed = found.closed ?? [];
  if (closed.length > 0) {
    return problem(
      'rights',
      () => findings.rights.closed(closed),
      () => whatHelps.rights.closed,
    );
  }
  const twoRoles = () => whatHelps.rights.twoRoles;
  if (!isOurs && !(await isRecordGuarded(db))) {
    return warning('rights', () => findings.rights.record, twoRoles);
  }
  // The command looks as the owner; a start makes the role that serves.
  if (!(await isClosedGuarded(db, isOurs ? servingRole : null))) {
    return warning(
      'rights',
      () => findings.rights.counted,
      isOurs ? () => whatHelps.rights.restart : twoRoles,
    );
  }
  const makesTables = found.can_create === true;
  return ok('rights', () => findings.rights[makesTables ? 'all' : 'two']);
}

interface Replication {
  wanted: string;
  is_awaited: boolean;
  is_visible: boolean;
  connected: number;
  synchronous: number;
}

/** Whether the standbys are there that commits wait for. */
export async function lookAtReplication(db: Db): Promise<Found> {
  const { rows } = await sql<Replication>`
    select current_setting('synchronous_standby_names') as wanted,
           current_setting('synchronous_commit') not in ('off', 'local') as is_awaited,
           pg_has_role('pg_read_all_stats', 'usage') as is_visible,
           count(*)::int as connected,
           count(*) filter (where sync_state in ('sync', 'quorum'))::int as synchronous
    from pg_stat_replication`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('The database says nothing of its standbys.');
  const { connected, synchronous } = found;
  const { replication: says } = findings;
  const { replication: helps } = whatHelps;
  if (found.wanted === '') return ok('replication', () => says.unawaited(connected));
  if (!found.is_awaited) {
    return warning(
      'replication',
      () => says.notMeant,
      () => helps.notMeant,
    );
  }
  if (!found.is_visible && connected > 0) {
    return warning(
      'replication',
      () => says.unseen(connected),
      () => helps.unseen,
    );
  }
  if (synchronous === 0) {
    return problem(
      'replication',
      () => says.none,
      () => helps.none,
    );
  }
  return ok('replication', () => says.confirmed(connected, synchronous));
}

/** Whether the database is that of this release. */
export async function lookAtRelease(db: Db): Promise<Found> {
  const { known, done } = await listMigrations(db);
  const newer = done.filter((name) => !known.includes(name));
  const waiting = known.filter((name) => !done.includes(name));
  const { release: says } = findings;
  const { release: helps } = whatHelps;
  if (done.length === 0) {
    return warning(
      'release',
      () => says.empty(version),
      () => helps.empty,
    );
  }
  const unbearable = await listUnbearable(db, newer);
  if (unbearable.length > 0) {
    return problem(
      'release',
      () => says.newer(version, unbearable),
      () => helps.newer,
    );
  }
  if (newer.length > 0) {
    return warning(
      'release',
      () => says.beside(version),
      () => helps.beside,
    );
  }
  if (waiting.length > 0) {
    return warning(
      'release',
      () => says.older(version, waiting.length),
      () => helps.older,
    );
  }
  return ok('release', () => says.fine(version, known.length));
}

/** Whether this machine and the database agree about the time. */
export async function lookAtClock(db: Db, clock: Clock): Promise<Found> {
  const before = clock.now();
  const database = await readClock(db);
  const after = clock.now();
  const apart = Math.round(database.getTime() - (before + after) / 2);
  const here = momentOf(new Date(after));
  if (Math.abs(apart) > mostApart + after - before) {
    return problem(
      'clock',
      () => findings.clock.apart(apart, here),
      () => whatHelps.clock,
    );
  }
  return ok('clock', () => findings.clock.fine(here));
}

/** A day and a few hours: the backup of last night is fresh. */
const freshHours = 30;

/** When a backup of this campus was whole the last time, whether backups are encrypted, and were tried. */
export async function lookAtBackup(db: Db, { backups }: Pick<Config, 'backups'>): Promise<Found> {
  const { rows } = await sql<{ hours: number | null; at: Date | null }>`
    select done_at as at, extract(epoch from clock_timestamp() - done_at)::float8 / 3600 as hours
    from upkeep where what = 'backup'`.execute(db);
  const [found] = rows;
  const { hour, passphrase } = backups;
  const { backup: helps } = whatHelps;
  const { backup } = findings;
  const setHour = () => helps.setHour;
  const advice = hour === null ? together(() => helps.byHand, setHour) : () => helps.atHour(hour);
  const off = hour === null ? [() => backup.off] : [];
  const failed = await findFailedRun(db);
  if (failed !== null && (found?.at == null || failed.at > found.at)) {
    return problem(
      'backup',
      () => backup.failed(failed.problem),
      () => helps.mend,
    );
  }
  const restored = await findLastRestored(db);
  if (restored !== null && (found?.at == null || restored > found.at)) {
    return warning(
      'backup',
      together(() => backup.restored(momentOf(restored)), ...off),
      advice,
    );
  }
  if (found?.hours == null || found.at === null) {
    return warning(
      'backup',
      together(() => backup.never, ...off),
      advice,
    );
  }
  const last = momentOf(found.at);
  const drilled = await findLastDrill(db);
  const says = [
    () => backup.last(last),
    () => backup[passphrase === null ? 'plain' : 'encrypted'],
    drilled === null ? () => backup.noDrill : () => backup.drill(momentOf(drilled)),
  ];
  if (found.hours > staleHours) return problem('backup', together(...says), advice);
  if (found.hours > freshHours) return warning('backup', together(...says), advice);
  const other = await findOtherPassphrase(backups.folder, passphrase);
  if (other !== null) {
    return warning(
      'backup',
      together(...says, () => backup.otherPassphrase(other)),
      () => helps.otherPassphrase,
    );
  }
  if (hour === null) return warning('backup', together(...says, ...off), setHour);
  const isCopied = backups.copyFolder !== null || backups.copyStore !== null;
  const more = [
    ...(isCopied && passphrase === null ? [() => helps.encrypt] : []),
    ...(drilled === null ? [() => helps.drill] : []),
  ];
  return ok('backup', together(...says), more.length === 0 ? null : together(...more));
}

const momentOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Notes what is not well now, and answers since when each of it is, as far as somebody looked. */
export async function keepSince(
  tx: Tx,
  found: readonly Pick<Finding, 'subject' | 'state'>[],
): Promise<Map<string, Date>> {
  const red = found.filter(({ state }) => state !== 'ok').map(({ subject }) => ({ subject }));
  const well = found.filter(({ state }) => state === 'ok').map(({ subject }) => subject);
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
