import { createHash } from 'node:crypto';
import type { Tx } from '../platform/db/client.ts';
import { countEmails } from './pace-store.ts';

/**
 * How many e-mails of each kind leave for one mailbox in an hour, where anybody can cause them. The
 * first ones stay valid for that long, so a stranger who uses a budget up keeps no owner out. Each kind
 * has its own: asking for one kind cannot use up another.
 */
const perHour = {
  'reset-password': 6,
  'confirm-email': 4,
  'change-email': 4,
  number: 4,
  entered: 6,
  support: 6,
} as const;

export type BudgetedEmail = keyof typeof perHour;

/**
 * Uses one e-mail of the budget of a mailbox, in the transaction that queues it; false when there is
 * none left. Whoever asked gets the same answer in both cases. The table names nobody.
 */
export async function spendMailbox(tx: Tx, kind: BudgetedEmail, address: string): Promise<boolean> {
  const [isLeft = false] = await spendMailboxes(tx, kind, [address]);
  return isLeft;
}

/** The same of many e-mails in one statement, each with its answer; several can be for one mailbox. */
export async function spendMailboxes(
  tx: Tx,
  kind: BudgetedEmail,
  addresses: readonly string[],
): Promise<boolean[]> {
  const keys = addresses.map((address) =>
    createHash('sha256')
      .update(`mailbox|${kind}|${mailboxOf(address)}`)
      .digest('base64url'),
  );
  const uses = Map.groupBy(keys.keys(), (at) => keys[at] ?? '');
  const before = await countEmails(
    tx,
    [...uses].map(([key, all]) => ({ key, uses: all.length })),
  );
  return keys.map(
    (key, at) => (before.get(key) ?? 0) + (uses.get(key)?.indexOf(at) ?? 0) < perHour[kind],
  );
}

/** Addresses that differ by case or by what follows a plus end in one mailbox. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.toLowerCase();
}
