// What became of each backup that a server took by itself.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  ended_at timestamptz not null default clock_timestamp(),
  file text not null,
  -- Null where there is no file, for this reason.
  bytes bigint check (bytes > 0),
  problem text,
  check (bytes is not null or problem is not null)
);
create index backup_runs_ended on backup_runs (ended_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
