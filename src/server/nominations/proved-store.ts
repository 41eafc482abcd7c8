import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

// Whether an account is that of somebody whom officers entered. What one officer alone can make so is no proof here: a
// check-in, and a printed code; nor, once voting is open, the address that an officer typed.
const isListed = sql<boolean>`(a.enrollment_number = l.enrollment_number and a.proved_at is not null
    and a.proved_how in ('address', 'sign-on')
  or a.email_confirmed_at is not null and lower(a.email) = lower(nullif(l.email, '')))`;
const isTheirs = sql<boolean>`(${isListed}
  or a.email_confirmed_at is not null and lower(a.email) = lower(nullif(c.email, '')))`;

/** Whether an account has proved the number or the address with which somebody was entered. */
export async function hasProved(tx: Tx, enteredId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from entered_candidates c join accounts a on a.id = ${accountId}::uuid
    left join voter_list_entries l on l.id = c.list_entry_id
    where c.id = ${enteredId}::uuid and ${isTheirs}`.execute(tx);
  return rows.length > 0;
}

/** What was entered without an account, stands, and was proved to be this account's; while voters are not forgotten. */
export async function listTakeable(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from entered_candidates c join accounts a on a.id = ${accountId}::uuid
    join nominations n on n.id = c.id join elections e on e.id = n.election_id
    left join voter_list_entries l on l.id = c.list_entry_id
    where c.account_id is null and n.status in ('accepted', 'pending') and ${isTheirs}
      and e.state in ('published', 'paused') and e.voters_forgotten_at is null
      and a.role <> 'observer' and (l.id is not null or c.entered_by is distinct from a.id)
    order by e.starts_at, c.id`.execute(db as Tx);
  return rows.map(({ id }) => id);
}

/** Notes that who takes a candidacy has proved it for stepping down as well: afterwards the address is forgotten. */
export async function noteProved(tx: Tx, enteredId: string, accountId: string): Promise<void> {
  await sql`
    update entered_candidates c set is_proved = true from accounts a, elections e
    where c.id = ${enteredId}::uuid and a.id = ${accountId}::uuid and e.id = c.election_id
      and (e.starts_at is null or e.starts_at > clock_timestamp() or exists (
        select from voter_list_entries l where l.id = c.list_entry_id and ${isListed}))`.execute(
    tx,
  );
}

// One officer writes every address before the opening, that of the list as well.
const isByTwo = sql<boolean>`exists (select from campus where needs_two_officers)`;
const isSignedOn = sql<boolean>`(a.enrollment_number = l.enrollment_number and a.proved_at is not null
  and a.proved_how = 'sign-on')`;

/**
 * Whether an account took a candidacy and has proved neither number nor address of the list, nor the typed one before
 * the election opened: all of them, or one. Whoever typed that address may have made the account, so it takes nobody off;
 * with the rule of two no address does.
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
      and case when ${isByTwo} then not coalesce(${isSignedOn}, false)
        else not c.is_proved and not coalesce(${isListed}, false) end`.execute(tx);
  return rows.length > 0;
}
