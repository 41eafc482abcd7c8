// Votes are counted by the hour, and the people who could vote at the close.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A row is written when an hour ends, never with a vote, and holds at least so many votes that it
// says nothing of one (core/elections/turnout.ts).
const changes = `
create table turnout_hours (
  election_id uuid not null references elections on delete cascade,
  until timestamptz not null,
  votes integer not null check (votes > 0),
  primary key (election_id, until)
);

alter table elections add column eligible_at_close integer;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
