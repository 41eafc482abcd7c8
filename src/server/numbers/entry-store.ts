import { sql } from 'kysely';
import { searchWords } from '#core/kernel/search-form.ts';
import { isOnListOf } from '../conditions/electorate-sql.ts';
import { asksList, isOpenNow, provingEntry } from '../conditions/listed-people-sql.ts';
import type { Database, Db, Tx } from '../platform/db/client.ts';
import { isFreshCode } from './claim-store.ts';

/** What the voter lists know of a number. */
export interface ListEntry {
  /** Null where an open election knows the number, and no list that stands has it any more. */
  id: string | null;
  /** Empty where no list has one. */
  email: string;
  name: string;
}

// Lists of elections that are long over say nothing any more.
const isInUse = sql<boolean>`v.removed_at is null and (v.election_id is null
  or (e.state <> 'cancelled' and (e.state = 'paused'
    or e.ends_at > clock_timestamp() - interval '14 days')))`;

/** The entries whose addresses prove a number, one for each open election in which it may vote. */
async function listOpenEntries(db: Db, number: string): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select s.id, coalesce(s.email, '') as email, coalesce(s.name, '') as name
    from (select ${number}::text as number) n cross join elections e
    left join ${sql.raw(provingEntry('n.number'))} on true
    where ${sql.raw(isOpenNow)} and ${sql.raw(asksList)} and exists (
      select from voter_list_entries r
      where r.enrollment_number = n.number and ${sql.raw(isOnListOf)})`.execute(db as Tx);
  return rows;
}

/**
 * The entry whose address proves a number; null when it is on no list. While voting is open it is the one that each
 * open election goes by which has the number, and where these have different addresses there is none: an officer
 * alone writes the list of a draft. Otherwise the campus's list counts before those of published elections.
 */
export async function findEntry(db: Db, number: string): Promise<ListEntry | null> {
  const open = await listOpenEntries(db, number);
  const [first] = open;
  if (first !== undefined) {
    const isOne = open.every(({ email }) => email.toLowerCase() === first.email.toLowerCase());
    return isOne ? first : { ...first, email: '' };
  }
  const row = await db
    .selectFrom('voter_list_entries as v')
    .leftJoin('elections as e', 'e.id', 'v.election_id')
    .select(['v.id', 'v.email', 'v.name'])
    .where('v.enrollment_number', '=', number)
    .where(isInUse)
    .where(sql<boolean>`e.state is distinct from 'draft'`)
    .orderBy(sql`v.email = ''`)
    .orderBy(sql`v.election_id is not null`)
    .orderBy('v.added_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether the link that an election sent to an address proves a number: by its list alone, unless another open
 * election has the number with another address, or with none.
 */
export async function isProvedAt(db: Db, number: string, email: string): Promise<boolean> {
  const open = await listOpenEntries(db, number);
  return open.every((entry) => entry.email.toLowerCase() === email.toLowerCase());
}

/** Whether an e-mail about a number went to the address by which it is proved now; of an old one nobody knows. */
export async function isFromEntry(
  db: Db,
  { number, email }: { number: string; email: string | null },
): Promise<boolean> {
  if (email === null) return true;
  const entry = await findEntry(db, number);
  return entry?.email.toLowerCase() === email.toLowerCase();
}

/** Each address that a list has for these numbers, but a draft's: one that another list has beside it hides none. */
export async function listAddresses(
  db: Db,
  numbers: readonly string[],
): Promise<(Pick<ListEntry, 'email' | 'name'> & { number: string })[]> {
  return db
    .selectFrom('voter_list_entries as v')
    .leftJoin('elections as e', 'e.id', 'v.election_id')
    .select(['v.enrollment_number as number', 'v.email', 'v.name'])
    .distinctOn(['v.enrollment_number', 'v.email'])
    .where(sql<boolean>`v.enrollment_number = any(${numbers}::text[])`)
    .where('v.email', '<>', '')
    .where(isInUse)
    .where(sql<boolean>`e.state is distinct from 'draft'`)
    .orderBy('v.enrollment_number')
    .orderBy('v.email')
    .execute();
}

/** A number of the lists as officers see it, with the account that has it. */
export interface ListedRow {
  enrollmentNumber: string;
  listName: string;
  groups: string[];
  hasAddress: boolean;
  hasCode: boolean;
  accountId: string | null;
  name: string | null;
  email: string | null;
  uploadId: string | null;
  provedHow: 'address' | 'code' | 'check-in' | 'sign-on' | null;
  provedAt: Date | null;
  provedBy: string | null;
}

/** Numbers of the lists whose number or name holds these words, or whose account's name does; none for no word. */
export async function searchEntries(
  db: Database['db'] | Tx,
  which: { search: string } | { number: string },
): Promise<ListedRow[]> {
  const part = 'search' in which ? searchWords(which.search).join(' ') : '';
  const isMeant =
    'number' in which
      ? sql<boolean>`v.enrollment_number = ${which.number}`
      : sql<boolean>`(${part} <> '' and position(${part}
          in search_form(concat_ws(' | ', v.enrollment_number, v.name, a.name))) > 0)`;
  const { rows } = await sql<ListedRow>`
    select v.enrollment_number as "enrollmentNumber",
      coalesce(min(v.name) filter (where v.name <> ''), '') as "listName",
      coalesce((select array_agg(distinct g) from voter_list_entries w, unnest(w.groups) g
        where w.enrollment_number = v.enrollment_number and w.removed_at is null), '{}') as groups,
      bool_or(v.email <> '') as "hasAddress",
      exists (select from printed_codes c where c.enrollment_number = v.enrollment_number
        and ${isFreshCode}) as "hasCode",
      a.id as "accountId", a.name, a.email, a.upload_id as "uploadId",
      a.proved_how as "provedHow", a.proved_at as "provedAt", o.name as "provedBy"
    from voter_list_entries v
    left join elections e on e.id = v.election_id
    left join accounts a on a.enrollment_number = v.enrollment_number
    left join accounts o on o.id = a.proved_by
    where ${isInUse} and ${isMeant}
    group by v.enrollment_number, a.id, o.name
    order by v.enrollment_number limit 25`.execute(db);
  return rows;
}

/** The numbers of one list that nobody has proved, with or without an address. */
export async function listUnproved(
  db: Tx,
  which: {
    electionId: string | null;
    isWithoutAddress: boolean;
    numbers: readonly string[] | null;
  },
): Promise<{ enrollmentNumber: string; name: string }[]> {
  const { electionId, isWithoutAddress, numbers } = which;
  const { rows } = await sql<{ enrollmentNumber: string; name: string }>`
    select v.enrollment_number as "enrollmentNumber", coalesce(nullif(v.name, ''), a.name, '') as name
    from voter_list_entries v
    left join accounts a on a.enrollment_number = v.enrollment_number
    where v.election_id is not distinct from ${electionId}::uuid and v.removed_at is null
      and a.proved_at is null and (${!isWithoutAddress} or v.email = '')
      and (${numbers === null} or v.enrollment_number = any(${numbers ?? []}::text[]))
    order by v.enrollment_number`.execute(db);
  return rows;
}
