// A disputed vote counts twice against the margin (docs/decisions).
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
update disputes d set blocks_certification = d.votes * 2 >= d.margin and 1 < (
  select count(*) from nominations n join tallies t on t.nomination_id = n.id
  where n.position_id = d.position_id)
where d.margin is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
