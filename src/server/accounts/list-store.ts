import { sql } from 'kysely';
import type { AccountState } from '#core/accounts/account-state.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import { searchForm } from '#core/kernel/search-form.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Db } from '../platform/db/client.ts';
import type { AccountRow } from './store.ts';

export interface ManagedRow extends AccountRow {
  pending_email: string | null;
  has_second_factor: boolean;
}

export interface Asked {
  search: string;
  role: Role | '';
  state: AccountState | '';
}

// Spelled as in the index accounts_words, which no other spelling matches.
const accountWords = sql`array_to_tsvector(array_remove(
  regexp_split_to_array(search_form(name || ' ' || coalesce(email, '') || ' ' ||
    coalesce(enrollment_number, '')), '[\\s@._-]+'), ''))`;
const between = /[\s@._-]+/;
const mostWords = 10;

/** Every word of the search begins a word of the account; null for a search that has no word. */
function queryOf(search: string): string | null {
  const words = searchForm(search).split(between).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return null;
  const quoted = (word: string) => word.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return words.map((word) => `'${quoted(word)}':*`).join(' & ');
}

// Spelled as in the index accounts_of_state.
const accountState = sql<AccountState>`case when is_verified then 'active'
  when suspended_at is null then 'waiting' else 'suspended' end`;
const byName = sql`name_order(name) collate "C"`;

/** The list ends here. Who looks for one of more accounts types another word. */
const mostListed = 1_000;

/**
 * The accounts that are asked for, at most `most`. Those found by words are any of them: to find the
 * first by name of very many would be to read them all. Others are the first by name.
 */
function selectAsked(db: Db, { search, role, state }: Asked, most: number) {
  const words = queryOf(search);
  let asked = db.selectFrom('accounts').where('closed_at', 'is', null).limit(most);
  if (role !== '') asked = asked.where('role', '=', role);
  if (state !== '') asked = asked.where(accountState, '=', state);
  return words === null
    ? asked.orderBy(byName).orderBy('id')
    : asked.where(sql<boolean>`${accountWords} @@ ${words}::tsquery`);
}

const withPendingEmail = sql<string | null>`(
  select l.email from account_links l where l.account_id = accounts.id
    and l.purpose = 'change-email' and l.expires_at > now() limit 1)`;

export const withSecondFactor = sql<boolean>`exists (
  select from second_factors f where f.account_id = accounts.id)`;

/** One page of the accounts that are asked for, by name, and how many there are in the list. */
export async function listAsked(
  db: Db,
  asked: Asked,
  { from, size }: { from: number; size: number },
): Promise<{ rows: ManagedRow[]; total: number; hasMore: boolean }> {
  const { found } = await db
    .selectFrom(
      selectAsked(db, asked, mostListed + 1)
        .select('id')
        .as('accounts'),
    )
    .select(sql<number>`count(*)::integer`.as('found'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(selectAsked(db, asked, mostListed).selectAll().as('accounts'))
    .selectAll()
    .select(withPendingEmail.as('pending_email'))
    .select(withSecondFactor.as('has_second_factor'))
    .orderBy(byName)
    .orderBy('id')
    .offset(from)
    .limit(size)
    .execute();
  return { rows, total: Math.min(found, mostListed), hasMore: found > mostListed };
}

/** One account as the list shows it; null when there is none, or it is closed. */
export async function findManaged(db: Db, id: string): Promise<ManagedRow | null> {
  const row = await db
    .selectFrom('accounts')
    .where('closed_at', 'is', null)
    .where('id', '=', id)
    .selectAll()
    .select(withPendingEmail.as('pending_email'))
    .select(withSecondFactor.as('has_second_factor'))
    .executeTakeFirst();
  return row ?? null;
}

/** One page of the accounts that wait for approval, oldest first. */
export async function listUnverified(db: Db, page: number): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('is_verified', '=', false)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .offset((page - 1) * longestOfficerList)
    .limit(longestOfficerList)
    .execute();
}

/** The addresses of the admins, for whoever runs the machine. */
export async function listAdminEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_verified', '=', true)
    .where('email', 'is not', null)
    .orderBy('email')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}
