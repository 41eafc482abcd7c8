import { isSupportOpen } from '#core/elections/supporters.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { lockCandidates } from '../../elections/first-vote-store.ts';
import { listNominationRows } from '../store.ts';
import type { NominationRow } from '../store.ts';
import { listElectionRows } from '../../elections/store.ts';
import { datesOf } from '../../elections/view.ts';
import type { Supported } from './may-support.ts';
import { ruleOf } from './rule-of.ts';
import { listEnteredOf, listSupported } from './store.ts';

/** True for a candidate who can have supporters: nobody has said no. */
export const isWanted = ({ status }: Pick<NominationRow, 'status'>) =>
  status === 'pending' || status === 'accepted';

/** What nominations ask of their supporters, by their ids; nothing of one that asks for none. */
export async function findRules(db: Db, ids: readonly string[]): Promise<Map<string, Supported>> {
  const nominations = await listNominationRows(db, ids);
  const elections = await listElectionRows(db, {
    ids: nominations.map(({ electionId }) => electionId),
  });
  const places = await listSupported(db, ids);
  return new Map(
    nominations.flatMap((nomination) => {
      const election = elections.find(({ id }) => id === nomination.electionId);
      const place = places.find(({ id }) => id === nomination.id);
      const rule = ruleOf(nomination);
      if (election === undefined || place === undefined || rule === null) return [];
      const { id, number: candidateNumber, ...limits } = place;
      return [[id, { nomination, election, rule, limits, candidateNumber }]];
    }),
  );
}

/** The same of one; null without such a nomination, or where it asks for none. */
export async function findRule(db: Db, id: string): Promise<Supported | null> {
  return (await findRules(db, [id])).get(id) ?? null;
}

/** Whether somebody can still support a candidate or take it back, by the database's clock. */
export async function isOpenNow(db: Db, { nomination, election }: Supported): Promise<boolean> {
  const entered = await listEnteredOf(db, [nomination.id]);
  const now = (await readClock(db)).getTime();
  return isSupportOpen(datesOf(election), entered.has(nomination.id), now);
}

/**
 * The same under the lock of the position, in which nobody decides about the candidate meanwhile; refused
 * once nobody can support them any more. To be called with the accounts held.
 */
export async function lockSupported(tx: Tx, { nomination }: Supported): Promise<Supported> {
  const isFrozen = await lockCandidates(tx, nomination.positionId);
  const supported = await findRule(tx, nomination.id);
  if (supported === null || !isWanted(supported.nomination)) throw new Refused('unknown-support');
  if (isFrozen) throw new Refused('candidates-frozen');
  if (!(await isOpenNow(tx, supported))) throw new Refused('nominations-closed');
  return supported;
}
