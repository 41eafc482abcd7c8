import type { EmailChoiceKind } from '#core/emails/email-choices.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The kinds of e-mail that somebody does not want. */
export async function listRefusedKinds(db: Db, accountId: string): Promise<Set<EmailChoiceKind>> {
  const rows = await db
    .selectFrom('email_refusals')
    .select('kind')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Notes that somebody does not want a kind of e-mail, or that they do again. */
export async function saveChoice(
  tx: Tx,
  accountId: string,
  { kind, isWanted }: { kind: EmailChoiceKind; isWanted: boolean },
): Promise<void> {
  if (isWanted) {
    await tx
      .deleteFrom('email_refusals')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  await tx
    .insertInto('email_refusals')
    .values({ account_id: accountId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The address of an open account; null when there is none. */
export async function findAddress(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Whom an open account belongs to, if its address was confirmed. */
export async function findConfirmed(
  db: Db,
  accountId: string,
): Promise<{ name: string; email: string } | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row === undefined || row.email === null ? null : { name: row.name, email: row.email };
}
