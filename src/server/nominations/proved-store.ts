import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

// Whether an account is that of somebody whom officers entered. What one officer alone can make so is no proof here: a
// check-in, and a printed code.
const isTheirs = sql<boolean>`(a.enrollment_number = l.enrollment_number and a.proved_at is not null
    and a.proved_how in ('address', 'sign-on')
  or a.email_confirmed_at is not null
    and lower(a.email) in (lower(nullif(l.email, '')), lower(nullif(c.email, ''))))`;

/** Whether an account has proved the number or the address with which somebody was entered. */
export async function hasProved(tx: Tx, enteredId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from entered_candidates c join accounts a on a.id = ${accountId}::uuid
    left join voter_list_entries l on l.id = c.list_entry_id
    where c.id = ${enteredId}::uuid and ${isTheirs}`.execute(tx);
  return rows.length > 0;
}

/** Notes that who takes a candidacy has proved that it is theirs: afterwards the address is forgotten. */
export async function noteProved(tx: Tx, enteredId: string): Promise<void> {
  await tx
    .updateTable('entered_candidates')
    .set({ is_proved: true })
    .where('id', '=', enteredId)
    .execute();
}

/**
 * Whether an account took a candidacy by its link and has proved neither number nor address of it, of an election that
 * has opened: all of them, or one. Whoever saw the link may have made the account, so it takes nobody off.
 */
export async function holdsUnproved(
  tx: Tx,
  accountId: string,
  nominationId?: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from nominations n join entered_candidates c on c.id = n.id
    join elections e on e.id = n.election_id join accounts a on a.id = n.nominee_id
    left join voter_list_entries l on l.id = c.list_entry_id
    where a.id = ${accountId}::uuid and n.id = coalesce(${nominationId ?? null}::uuid, n.id)
      and n.status = 'accepted' and e.starts_at <= clock_timestamp() and e.certified_at is null
      and not c.is_proved and not coalesce(${isTheirs}, false)`.execute(tx);
  return rows.length > 0;
}
