import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { AccountRow } from './store.ts';

/** What a link of an e-mail is for. */
export type EmailedPurpose = 'reset-password' | 'confirm-email' | 'change-email';
/** 'way-back' is made on the machine, for an admin who gets no e-mail; 'shown' is handed over by another admin. */
export type LinkPurpose = EmailedPurpose | 'way-back' | 'shown';

/** Keeps a link that works for some minutes, beside those of the account that still do. */
export async function addLink(
  tx: Tx,
  link: {
    accountId: string;
    purpose: LinkPurpose;
    tokenHash: Buffer;
    minutes: number;
    /** The new address that it confirms. */
    email: string | null;
    /** The admin who shows it on the screen. */
    shownBy?: string;
  },
): Promise<void> {
  await tx
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      purpose: link.purpose,
      email: link.email,
      shown_by: link.shownBy ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${link.minutes})`,
    })
    .execute();
}

/** Whether a link was sent so lately that its e-mail may be on its way. */
export async function isLinkNew(
  tx: Tx,
  { accountId, purpose, minutes }: { accountId: string; purpose: LinkPurpose; minutes: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('account_links')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes links void, because what they are for has happened. */
export async function forgetLinks(tx: Tx, accountId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Whose link this is while it works; null when it is unknown, used or too old. */
export async function findLinkOwner(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .selectAll('a')
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up and answers its account; null when it does not work (any more). */
export async function takeLink(
  tx: Tx,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/**
 * Notes who let an officer in by the link they showed: as after a new address, the officer confirms nothing at first.
 */
export async function noteLetIn(tx: Tx, accountId: string, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      officer_since: sql<Date>`clock_timestamp()`,
      let_in_by: (eb) =>
        eb.selectFrom('account_links').select('shown_by').where('token_hash', '=', tokenHash),
    })
    .where('id', '=', accountId)
    .where('role', 'in', ['council', 'admin'])
    .execute();
}

/** Uses up a link that confirms a new address; null when it does not work (any more). */
export async function takeEmailChange(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ accountId: string; email: string } | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'change-email')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst();
  return row === undefined || row.email === null ? null : { ...row, email: row.email };
}
