import { askOrders } from '../counting/public.ts';
import { voterLines } from '#texts/election-line.ts';
import { ofPosition } from '#core/elections/concerned.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { recordWith } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { lockLife } from '../elections/lock-life.ts';
import { nameInWords } from '../elections/lines-store.ts';
import { insertChange } from '../elections/life-store.ts';
import { writeLeft } from '../elections/owner-acts-store.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import {
  findLink,
  findNomination,
  holdsUnproved,
  openLink,
  wayOut,
} from '../nominations/public.ts';
import type { NominationRow } from '../nominations/public.ts';
import type { Tx } from '../platform/db/client.ts';

/**
 * Leaves after the first vote for the position: one stays on the ballot, the votes count, and the rule
 * that was fixed before voting opened says what becomes of the seat. Before the first vote a candidate
 * withdraws instead.
 */
export async function stepDown(services: Services, actor: Actor, { id }: Input<'stepDown'>) {
  await leave(services, async (tx) => {
    const nomination = await findNomination(tx, id);
    if (nomination?.nomineeId !== actor.id) throw new Refused('unknown-nomination');
    if (await holdsUnproved(tx, actor.id, nomination.id)) throw new Refused('entered-unproved');
    return { nomination, actorId: actor.id };
  });
}

/** The same by the link that was e-mailed to somebody whom officers entered. */
export async function stepDownByLink(
  services: Services,
  _actor: Actor | null,
  { token }: Input<'stepDownByLink'>,
) {
  await leave(services, async (tx) => {
    // The whole election before the position, as everywhere.
    const { row: found } = await findLink(tx, token);
    await lockLife(tx, found.electionId);
    const { row, ...link } = await openLink(tx, token);
    const way = wayOut({ row, ...link });
    if (way === 'write') throw new Refused('entered-unproved');
    const nomination =
      row.nominationId === null ? null : await findNomination(tx, row.nominationId);
    return { nomination, actorId: null };
  });
}

async function leave(
  services: Services,
  find: (tx: Tx) => Promise<{ nomination: NominationRow | null; actorId: string | null }>,
) {
  const { timeZone } = await services.campus.settings();
  const closedId = await services.transact(async (tx) => {
    const { nomination, actorId } = await find(tx);
    if (nomination?.status !== 'accepted') throw new Refused('unknown-nomination');
    const { id, electionId, positionId, position } = nomination;
    const name = await nameInWords(tx, nomination);
    const { row, phase } = await lockLife(tx, electionId);
    if (row.certified_at !== null) throw new Refused('election-certified');
    if (phase === 'cancelled') throw new Refused('unknown-nomination');
    if (!(await lockCandidates(tx, positionId))) throw new Refused('not-fixed-yet');
    const line = { actorId, detail: `${row.name}: ${position}, ${name}` };
    const hasLeft = await recordWith(tx, line, (entry) => writeLeft(tx, id, entry));
    if (!hasLeft) throw new Refused('stepped-down');
    const lines = voterLines(timeZone, { key: 'stepped-down', name, position });
    const change = { electionId, ...lines, reason: '', actorId, officers: null };
    await insertChange(tx, { ...change, concerned: ofPosition(positionId) });
    if (row.closed_at === null) return null;
    await askOrders(tx, electionId);
    return electionId;
  });
  // Who is elected may be somebody else now.
  if (closedId !== null) {
    await services.transact(async (tx) => {
      await keepKit(tx, closedId, 'next');
      await services.jobs.enqueue(tx, 'keep-recount-kit', { electionId: closedId });
    });
  }
}
