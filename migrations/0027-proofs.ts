// How many votes came from accounts whose number was proved, and how.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Written when an election is closed, from those who voted and their accounts; never with a vote. A
// row tells of so many people that it says nothing of one (core/elections/proofs.ts).
const changes = `
create table election_proofs (
  election_id uuid not null references elections on delete cascade,
  ordinal integer not null,
  ways text[] not null,
  officer_id uuid,
  voters integer not null check (voters > 0),
  votes integer not null check (votes > 0),
  primary key (election_id, ordinal)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
