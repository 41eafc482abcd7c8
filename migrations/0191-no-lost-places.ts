// Who lost a number keeps candidacies and seats until officers end them where they always do; nothing waits for that.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What was decided about a person goes with the list of these places; the record keeps that it was decided.
const changes = `
delete from record_details d using records r
  where r.id = d.record_id and r.act = 'number.settle' and r.object_id in (select id from lost_numbers);
drop table lost_numbers;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
