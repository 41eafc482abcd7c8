// Which languages the campus offers, and in which an account reads its pages and e-mails.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The first comes first for whoever has chosen none.
  await sql`alter table campus
    add column languages text[] not null default '{en}' check (cardinality(languages) > 0)`.execute(
    db,
  );
  // Null where nobody has chosen: then it is the first of the campus.
  await sql`alter table accounts add column language text`.execute(db);
}
