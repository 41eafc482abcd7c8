import { sql } from 'kysely';
import type { AccountState } from '#core/accounts/account-state.ts';
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
  regexp_split_to_array(lower(name || ' ' || coalesce(email, '') || ' ' ||
    coalesce(enrollment_number, '')), '[\\s@._-]+'), ''))`;
const between = /[\s@._-]+/;
const mostWords = 10;

/** Every word of the search begins a word of the account; null for a search that has no word. */
function queryOf(search: string): string | null {
  const words = search.toLowerCase().split(between).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return null;
  const quoted = (word: string) => word.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return words.map((word) => `'${quoted(word)}':*`).join(' & ');
}

function selectAsked(db: Db, { search, role, state }: Asked) {
  const words = queryOf(search);
  let asked = db.selectFrom('accounts').where('closed_at', 'is', null);
  if (words !== null) asked = asked.where(sql<boolean>`${accountWords} @@ ${words}::tsquery`);
  if (role !== '') asked = asked.where('role', '=', role);
  if (state === 'active') return asked.where('is_verified', '=', true);
  if (state === 'suspended') return asked.where('suspended_at', 'is not', null);
  if (state === 'waiting') {
    return asked.where('is_verified', '=', false).where('suspended_at', 'is', null);
  }
  return asked;
}

const withPendingEmail = sql<string | null>`(select l.email from account_links l
  where l.account_id = accounts.id and l.purpose = 'change-email' and l.expires_at > now() limit 1)`;

export const withSecondFactor = sql<boolean>`exists (
  select from second_factors f where f.account_id = accounts.id)`;

/** One page of the accounts that are asked for, by name, and how many there are. */
export async function listAsked(
  db: Db,
  asked: Asked,
  { from, size }: { from: number; size: number },
): Promise<{ rows: ManagedRow[]; total: number }> {
  const { total } = await selectAsked(db, asked)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectAsked(db, asked)
    .selectAll()
    .select(withPendingEmail.as('pending_email'))
    .select(withSecondFactor.as('has_second_factor'))
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .offset(from)
    .limit(size)
    .execute();
  return { rows, total };
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
