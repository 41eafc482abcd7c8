import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { readDisputes } from '../../elections/disputes/disputes.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { countPrintedCodes } from './claim-store.ts';
import { listLostPlaces, settlePlace } from './owner-store.ts';
import { listMoves } from './two-officers-store.ts';

/** What waits for officers: proposals, the places of those who lost a number, disputed votes. */
export async function readNumberOffice({ db }: Services) {
  const [moves, lost, disputes, codes] = await Promise.all([
    listMoves(db),
    listLostPlaces(db),
    readDisputes(db),
    countPrintedCodes(db),
  ]);
  return {
    moves: moves.map((move) => ({
      _id: move.id,
      enrollmentNumber: move.number,
      from: move.holderName === null ? null : { name: move.holderName },
      to: { _id: move.toId, name: move.toName, email: move.toEmail ?? '' },
      reason: move.reason,
      proposedBy: { _id: move.officerId, name: move.officerName },
      proposedAt: move.proposedAt.toISOString(),
    })),
    lost: lost.map((place) => ({
      _id: place.id,
      kind: place.seat === null ? ('candidacy' as const) : ('seat' as const),
      person: place.person,
      position: place.seat ?? place.title ?? '',
      election: place.election,
      electionId: place.electionId,
      at: place.at.toISOString(),
    })),
    disputes,
    codes,
  };
}

/** Keeps what officers decided about a candidacy or a seat. They act on it where they always do. */
export async function settleLostPlace(
  services: Services,
  actor: Actor,
  { id, decision }: Input<'settleLostPlace'>,
) {
  await services.transact(async (tx) => {
    if (!(await settlePlace(tx, id, { officerId: actor.id, decision }))) {
      throw new Refused('unknown-lost-place');
    }
    await record(tx, { actorId: actor.id, act: 'number.settle', objectId: id, detail: decision });
  });
  return { message: answers.lostPlaceSettled };
}
