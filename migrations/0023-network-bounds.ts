// People who arrive from one network take turns, and officers hear of many at once.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Lines of people who arrive from one network address. A key is a hash: no table holds an address.
const changes = `
create table arrival_lines (
  key text primary key,
  -- When all turns are free again.
  free_at timestamptz not null,
  -- How many went through since then, for ten minutes.
  counted_at timestamptz not null default clock_timestamp(),
  counted integer not null default 0
);

create table arrival_places (
  line_key text not null references arrival_lines on delete cascade,
  who text not null,
  ordinal bigserial not null,
  -- Who has not come back by then is overtaken, and keeps the place.
  kept_until timestamptz not null,
  primary key (line_key, who)
);
create index arrival_places_in_order on arrival_places (line_key, ordinal);

create table arrival_bursts (
  id uuid primary key,
  line_key text not null,
  kind text not null check (kind in ('registration', 'nomination', 'message')),
  began_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  arrived integer not null,
  waiting integer not null
);
create index arrival_bursts_of_line on arrival_bursts (line_key, last_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
