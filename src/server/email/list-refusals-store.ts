import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { addressHashSql } from './list-emails-sql.ts';

/** The address of an entry, also of one that was corrected since; null once it is forgotten. */
export async function findEntryAddress(db: Db, entryId: string): Promise<string | null> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select('email')
    .where('id', '=', entryId)
    .where('email', '<>', '')
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function isAddressRefused(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql<{ isRefused: boolean }>`
    select exists (select from list_email_refusals
      where address_hash = ${hashOf(address)}) as "isRefused"`.execute(db as Tx);
  return rows[0]?.isRefused === true;
}

/** Notes that an address wants no e-mails by a voter list, or that it does again. */
export async function saveAddressRefusal(
  tx: Tx,
  address: string,
  { isWanted }: { isWanted: boolean },
): Promise<void> {
  await (
    isWanted
      ? sql`delete from list_email_refusals where address_hash = ${hashOf(address)}`
      : sql`insert into list_email_refusals (address_hash) values (${hashOf(address)})
          on conflict do nothing`
  ).execute(tx);
}

const hashOf = (address: string) =>
  sql`sha256((select signing_key from mail_state) || convert_to(lower(${address}), 'UTF8'))`;

/** Forgets refusals of addresses that stand in no voter list any more, not even as removed. */
export async function forgetRefusals(tx: Tx): Promise<void> {
  await sql`
    delete from list_email_refusals f where not exists (
      select from voter_list_entries s
      where s.email <> '' and ${sql.raw(addressHashSql('s.email'))} = f.address_hash)`.execute(tx);
}
