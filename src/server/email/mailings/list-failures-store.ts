import { sql } from 'kysely';
import { addressOfNumber } from '../../conditions/listed-people-sql.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Taken } from './store.ts';

/**
 * Keeps an address that could not be reached, for the officers, until the election is over. A reminder
 * that goes only to those who have not voted keeps none: it would say who they are.
 */
export async function keepFailedAddress(
  tx: Tx,
  { mailingId, recipient, kind }: Taken,
  problem: string,
): Promise<void> {
  await sql`
    insert into list_email_failures (election_id, enrollment_number, email, problem, found_by)
    select e.id, r.enrollment_number, s.email, ${problem.slice(0, 500)}, 'server'
    from mailings m join elections e on e.id = m.election_id
    join mailing_recipients r on r.mailing_id = m.id and r.recipient = ${recipient}
    join ${sql.raw(addressOfNumber('r.enrollment_number'))} on true
    where m.id = ${mailingId} and (${kind} <> 'list-closes' or e.standings <> 'live')
    on conflict (election_id, enrollment_number) do update
      set email = excluded.email, problem = excluded.problem, found_by = 'server'`.execute(tx);
}
