import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { listEnteredRows } from './entered-store.ts';
import { holdAccount } from './store.ts';

/**
 * Somebody who was entered and has not answered, locked with the officer's account and the position; also
 * who stands without an account, where `orStands` says so.
 */
export async function lockUnanswered(
  tx: Tx,
  actor: Actor,
  { id, orStands = false }: { id: string; orStands?: boolean },
) {
  if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
  const [asked] = await listEnteredRows(tx, { id });
  if (asked === undefined) throw new Refused('unknown-entered');
  await lockCandidates(tx, asked.positionId);
  const [row] = await listEnteredRows(tx, { id });
  if (row === undefined) throw new Refused('unknown-entered');
  const doesStand = row.saysYes === true && row.accountId === null;
  if (row.saysYes !== null && !(orStands && doesStand)) throw new Refused('entered-answered');
  return row;
}
