import type { Actor } from '#core/actor.ts';
import {
  keptFromDraw,
  whoConfirmsToo,
  whoRules,
  whyNotDecides,
} from '#core/elections/who-hears.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { isConfirming } from '../proposals/second-officer.ts';
import { listConcerned, listStanding } from '../elections/release-store.ts';
import { listHearings } from './hearings.ts';
import { findNamed } from './named-store.ts';
import { listAccused } from './store.ts';

/**
 * Refuses what decides an election to who stands in it, and to everybody else where somebody is named; where each of
 * them stands, each can (who-hears.ts). An officer whom it does not concern confirms. Answers the accounts that
 * cannot be the second officer then: candidates, and who named somebody alone.
 */
export async function refuseUnlessDecides(
  tx: Tx,
  electionId: string,
  actor: Pick<Actor, 'id'>,
): Promise<readonly string[]> {
  const concerned = await listConcerned(tx, electionId);
  const { hearing, confirmsToo, notBy } = await read(tx, { electionId, concerned });
  const why = hearing === undefined ? null : whyNotDecides(hearing, actor.id);
  if (why === 'candidate' && !confirmsToo(actor.id)) throw new Refused('own-election');
  if (why === 'named' && !isConfirming(tx)) throw new Refused('named-decides');
  return notBy;
}

/**
 * Refuses a ruling, or overturning one, to somebody whom it concerns, and in place of whoever was named; an officer
 * whom it does not concern confirms what they ruled. Answers who cannot be the second officer, as above.
 */
export async function refuseUnlessRules(
  tx: Tx,
  { id }: Pick<Actor, 'id'>,
  about: { electionId: string; concerned: readonly string[]; nominationId: string | null },
): Promise<readonly string[]> {
  const { hearing, confirmsToo, notBy } = await read(tx, about);
  if (hearing === undefined || whoRules(hearing).includes(id) || confirmsToo(id)) return notBy;
  if (hearing.concerned.includes(id)) throw new Refused('own-sanction');
  if (!isConfirming(tx)) throw new Refused('named-decides');
  return notBy;
}

/** Whether somebody decides an election, or confirms what decides it. */
export async function maySettle(db: Db, electionId: string, id: string): Promise<boolean> {
  const concerned = await listConcerned(db, electionId);
  const [hearing] = await listHearings(db, [{ electionId, concerned, accused: [] }]);
  return (
    hearing !== undefined &&
    (whyNotDecides(hearing, id) === null || whoConfirmsToo(hearing).includes(id))
  );
}

/** Who neither enters nor confirms the draw of each election, of those whom it tells apart. */
export async function readKeptFromDraws(
  db: Db,
  draws: readonly { electionId: string; tied: readonly string[] }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const standing = await listStanding(
    db,
    draws.map(({ electionId }) => electionId),
  );
  const hearings = await listHearings(
    db,
    draws.map(({ electionId }) => ({
      ...{ electionId, concerned: standing.get(electionId) ?? [], accused: [] },
    })),
  );
  return new Map(
    draws.map(({ electionId, tied }, at) => {
      const hearing = hearings[at];
      return [electionId, hearing === undefined ? tied : keptFromDraw(hearing, tied)];
    }),
  );
}

/** The same of one election. */
export const readKeptFromDraw = async (
  db: Db,
  electionId: string,
  tied: readonly string[],
): Promise<readonly string[]> =>
  (await readKeptFromDraws(db, [{ electionId, tied }])).get(electionId) ?? tied;

/** Who decides; and whether somebody confirms though another officer entered them, but for what is about themselves. */
async function read(
  tx: Tx,
  about: { electionId: string; concerned: readonly string[]; nominationId?: string | null },
) {
  const { electionId, concerned, nominationId = null } = about;
  const accused =
    nominationId === null
      ? undefined
      : (await listAccused(tx, electionId)).find(({ _id }) => _id === nominationId);
  const [hearing] = await listHearings(tx, [
    { electionId, concerned, accused: [accused?.accountId ?? ''] },
  ]);
  const spared = hearing === undefined ? [] : whoConfirmsToo(hearing);
  const standing = concerned.filter((id) => !spared.includes(id));
  return {
    hearing,
    confirmsToo: (id: string) => isConfirming(tx) && spared.includes(id),
    notBy: [...new Set([...standing, ...(await namedAlone(tx, electionId))])],
  };
}

/** The officer who named the returning officer alone: as the second one they would act as two. */
async function namedAlone(tx: Tx, electionId: string): Promise<readonly string[]> {
  const named = await findNamed(tx, electionId);
  return named === null || named.byTwo || named.namedBy === null ? [] : [named.namedBy];
}
