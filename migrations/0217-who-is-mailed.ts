// Whether a change of an election is told to its voters by e-mail follows from what was changed, not from its sentence.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Until now the sentence decided: one that names nothing but these was not told.
const changes = String.raw`
alter table election_changes add column is_mailed boolean not null default true;
update election_changes set is_mailed = false
  where what ~ '^Changed: (the (name|description|picture|words in other languages)(, | and )?)+\.$';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
