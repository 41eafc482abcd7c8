import { Refused } from '#core/refusal.ts';
import { readDisputes } from '../counting/disputes/disputes.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { countPrintedCodes } from './claim-store.ts';
import { listLostPlaces, settlePlace } from './owner-store.ts';

/** What waits for officers: the places of those who lost a number, disputed votes. */
export async function readNumberOffice({ db }: Services) {
  const [lost, disputes, codes] = await Promise.all([
    listLostPlaces(db),
    readDisputes(db),
    countPrintedCodes(db),
  ]);
  return {
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
export const settleLostPlace = officerAct<'settleLostPlace', void>({
  async run({ tx, actor, input: { id, decision } }) {
    if (!(await settlePlace(tx, id, { officerId: actor.id, decision }))) {
      throw new Refused('unknown-lost-place');
    }
    await record(tx, { actorId: actor.id, act: 'number.settle', objectId: id, detail: decision });
  },
  answer: () => undefined,
});
