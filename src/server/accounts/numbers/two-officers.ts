import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../../platform/db/client.ts';
import { requireFreshLogIn } from '../second-factor/require-fresh-log-in.ts';
import { findByEmail } from '../store.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { moveNumber } from './move-number.ts';
import { decideMove, expireMoves, insertMove, lockMove } from './two-officers-store.ts';

/** Proposes that a number goes to another account, proved or not; nothing happens by it alone. */
export async function proposeNumberMove(
  services: Services,
  actor: Actor,
  { enrollmentNumber: number, email, reason }: Input<'proposeNumberMove'>,
) {
  await requireFreshLogIn(services.db, actor);
  await services.transact(async (tx) => {
    const account = await findByEmail(tx, email);
    if (account === null) throw new Refused('unknown-user');
    if (account.id === actor.id) throw new Refused('own-number');
    await expireNumberMoves(tx);
    const move = { number, accountId: account.id, reason, proposedBy: actor.id };
    if (!(await insertMove(tx, move))) throw new Refused('number-move-waits');
    const detail = `${number}: ${reason}`;
    await record(tx, { actorId: actor.id, act: 'number.propose', objectId: account.id, detail });
  });
  return { message: answers.numberMoveProposed };
}

/** Confirms what another officer proposed. The database keeps that they are two. */
export async function confirmNumberMove(
  services: Services,
  actor: Actor,
  { id }: Input<'confirmNumberMove'>,
) {
  await requireFreshLogIn(services.db, actor);
  await services.transact(async (tx) => {
    const move = await lockMove(tx, id);
    if (move === null) throw new Refused('unknown-number-move');
    if (move.proposedBy === actor.id) throw new Refused('two-officers');
    if (move.accountId === actor.id) throw new Refused('own-number');
    const { number, accountId: to } = move;
    await moveNumber(tx, services, { number, to, way: 'two-officers', actorId: actor.id });
    await decideMove(tx, id, { by: actor.id, isConfirmed: true });
  });
  return { message: answers.numberMoved };
}

/** Drops a proposal. */
export async function dismissNumberMove(
  services: Services,
  actor: Actor,
  { id }: Input<'dismissNumberMove'>,
) {
  await services.transact(async (tx) => {
    const move = await lockMove(tx, id);
    if (move === null) throw new Refused('unknown-number-move');
    await decideMove(tx, id, { by: actor.id, isConfirmed: false });
    const detail = move.number;
    await record(tx, {
      actorId: actor.id,
      act: 'number.dismiss',
      objectId: move.accountId,
      detail,
    });
  });
  return { message: answers.numberMoveDismissed };
}

/** Ends what nobody confirmed in time. It is refused from its moment on, whenever this runs. */
export async function expireNumberMoves(tx: Tx): Promise<void> {
  for (const { accountId } of await expireMoves(tx)) {
    await record(tx, { actorId: null, act: 'proposal.expire', objectId: accountId });
  }
}
