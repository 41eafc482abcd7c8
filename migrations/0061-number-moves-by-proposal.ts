// Moving a proved number is a proposal like the others.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What waits goes on waiting for the same officers, as long as before; the job ends what waited too
// long. What was decided is in the record.
const changes = `
alter table proposals add column account_id uuid references accounts on delete cascade;
create index proposals_account on proposals (account_id) where account_id is not null;

insert into proposals (id, call, act, object_key, account_id, subject, what, changes, body, reason,
    proposed_by, proposed_at, expires_at, not_by)
  select m.id, 'proposeNumberMove', 'number.move', m.enrollment_number, m.account_id,
    'the number ' || m.enrollment_number,
    'It goes to another account. Whoever has it loses it; votes that were cast stay counted.',
    jsonb_build_array(jsonb_build_object('field', 'Account', 'from', coalesce(h.name, ''),
      'to', t.name || ' (' || coalesce(t.email, '') || ')')),
    jsonb_build_object('enrollmentNumber', m.enrollment_number, 'email', coalesce(t.email, ''),
      'reason', m.reason),
    m.reason, m.proposed_by, m.proposed_at, m.proposed_at + interval '72 hours',
    array[m.account_id]
  from number_moves m
    join accounts t on t.id = m.account_id
    left join accounts h on h.enrollment_number = m.enrollment_number
  where m.decided_at is null;

drop table number_moves;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
