import { createHash } from 'node:crypto';
import type { Tx } from '../platform/db/client.ts';
import { countEmail } from './pace-store.ts';

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
  const key = createHash('sha256')
    .update(`mailbox|${kind}|${mailboxOf(address)}`)
    .digest('base64url');
  return (await countEmail(tx, key)) <= perHour[kind];
}

/** Addresses that differ by case or by what follows a plus end in one mailbox. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.toLowerCase();
}
