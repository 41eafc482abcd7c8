import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { nominationBlocker } from '#core/elections/nomination.ts';
import { areNominationsOpen } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { countArrival } from '../platform/count-arrival.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import type { Caller } from '../verb.ts';
import { findPositions } from '../elections/positions-store.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { listElectionRows } from '../elections/store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';
import { standsWithoutAccount } from './entered-store.ts';
import { refusedBy, refuseSecondPost, standBarrier } from './may-stand.ts';
import type { StandBarrier } from './may-stand.ts';
import { blankProfile, textsOf } from '../elections/profile-columns.ts';
import { statementsAfter } from './statements.ts';
import { findNomination, holdNominee, insertNomination, isNominated } from './store.ts';
import { presentNomination } from './view.ts';

/**
 * Asks to be a candidate for a position, also again after a rejection. The database's clock and
 * constraint decide at the write. One that nobody could accept any more, because the candidates of
 * the position are fixed, is refused.
 */
export async function createNomination(
  services: Services,
  actor: Actor,
  input: Input<'createNomination'>,
  { address }: Caller,
) {
  if (input.userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const found = await findPositions(services.db, input.electionId, [input.position]);
  if (found === null) throw new Refused('unknown-election');
  const hasEnrollmentNumber = actor.enrollmentNumber !== null;
  const [positionId = null] = found;
  const [election] = await listElectionRows(services.db, { id: input.electionId });
  if (election === undefined) throw new Refused('unknown-election');
  const barrier = await barrierOf(services, actor, { election, positionId });
  const blocker = nominationBlocker({
    isObserver: actor.role === 'observer',
    hasEnrollmentNumber,
    isAskedFor: barrier === null,
    areNominationsOpen: true,
  });
  if (barrier !== null && (blocker === null || blocker === 'cannot-stand')) {
    throw refusedBy(barrier, 'your');
  }
  if (blocker !== null) throw new Refused(blocker);
  if (positionId === null) throw new Refused('unknown-position');
  const { electionId, imageUrl = '' } = input;
  const { languages: offered } = await services.campus.settings();
  const writing = { offered, writtenIn: election.settings.writtenIn };
  const asked = { id: randomUUID(), electionId, positionId, nomineeId: actor.id };
  const insert = async (tx: Tx) => {
    if (!(await holdNominee(tx, actor.id))) throw new Refused('not-logged-in');
    const { imageUrl: photo_upload_id } = await findUploads(tx, { imageUrl });
    const isFrozen = await lockCandidates(tx, positionId);
    const own = { electionId, positionId, accountId: actor.id };
    await refuseSecondPost(tx, own);
    if (await standsWithoutAccount(tx, own)) throw new Refused('stands-by-link');
    const translations = statementsAfter(blankProfile, input, writing);
    const profile = { ...textsOf(input), photo_upload_id, translations };
    const id = isFrozen ? null : await insertNomination(tx, asked, profile);
    if (id === null) throw await whyNot(tx, asked);
    const row = await findNomination(tx, id);
    if (row === null) throw new Refused('unknown-nomination');
    return presentNomination(row);
  };
  const nomination = await countArrival(services, { kind: 'nomination', from: address }, () =>
    services.transact(insert),
  );
  return { nomination };
}

/** What the election or the position asks for, and they are not. */
async function barrierOf(
  { db, campus }: Services,
  actor: Actor,
  { election, positionId }: { election: ElectionRow; positionId: string | null },
): Promise<StandBarrier | null> {
  if (actor.enrollmentNumber === null) return null;
  const { numberFormats: format } = await campus.settings();
  const person = { accountId: actor.id, role: actor.role, number: actor.enrollmentNumber };
  return standBarrier(db, { person, election, positionId, format });
}

async function whyNot(
  tx: Tx,
  asked: { electionId: string; positionId: string; nomineeId: string },
): Promise<Refused> {
  const [election] = await listElectionRows(tx, { id: asked.electionId });
  if (election === undefined || election.state === 'draft') return new Refused('unknown-election');
  if (await isNominated(tx, asked)) return new Refused('already-nominated');
  const now = await readClock(tx);
  return new Refused(
    areNominationsOpen(datesOf(election), now.getTime())
      ? 'candidates-frozen'
      : 'nominations-closed',
  );
}
