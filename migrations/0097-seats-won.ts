// With which candidacy a seat on the council was won.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A seat that was taken because somebody had won: when a ruling, or overturning one, changes who is elected,
// officers are shown it.
const changes = `
alter table members add column won_with uuid references nominations on delete set null;
create index members_won_with on members (won_with) where won_with is not null;
comment on column members.won_with is 'The candidacy with which the seat was won; of former releases nobody knows.';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
