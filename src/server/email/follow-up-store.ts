import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

// Of thousands of e-mails few are of the kind that the keys begin with.
const isOfKeys = (keys: readonly string[]) => {
  const kinds = [...new Set(keys.map((key) => key.split(':', 1)[0]))];
  return sql<boolean>`(split_part(emails.key, ':', 1) = any(${kinds}::text[])
    and exists (select from unnest(${keys}::text[]) as k (key)
      where emails.key = k.key or starts_with(emails.key, k.key || ':')))`;
};

/**
 * Takes back what has not left of the e-mails with these keys, and of those that followed them. One that
 * failed waits for an officer no more; whether it arrived nobody knows, so it counts as one that left.
 */
export async function withdrawUnsent(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('emails').where('status', '=', 'waiting').where(isOfKeys(keys)).execute();
  await tx
    .updateTable('emails')
    .set({ status: 'dropped' })
    .where('status', '=', 'stuck')
    .where(isOfKeys(keys))
    .execute();
}

/** The keys of the e-mails with these keys, and of those that followed them, in their order. */
export async function listEmailsOf(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('emails')
    .select('key')
    .where(isOfKeys(keys))
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
