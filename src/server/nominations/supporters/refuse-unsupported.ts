import { areSupportersComplete, missingSupporters } from '#core/elections/supporters.ts';
import { missingWords } from '#texts/supporter-words.ts';
import { Refused } from '#core/refusal.ts';
import type { Db } from '../../platform/db/client.ts';
import { ruleOf } from './rule-of.ts';
import { countConfirmed, findNominationOf } from './store.ts';

/** Refuses a candidate who lacks supporters, and says how many. */
export async function refuseUnsupported(
  db: Db,
  nomination: { id: string; settings: unknown; positionRules: unknown },
): Promise<void> {
  const rule = ruleOf(nomination);
  if (rule === null) return;
  const confirmed = await countConfirmed(db, nomination.id);
  if (areSupportersComplete(rule, confirmed)) return;
  const missing = missingSupporters(rule, confirmed);
  throw new Refused('supporters-missing', { words: () => missingWords(missing) });
}

/** Whether a candidate of a position lacks supporters, whether or not they were nominated yet. */
export async function lacksSupporters(
  db: Db,
  place: { id: string; positionId: string; accountId: string | null },
): Promise<boolean> {
  const { id, ...documents } = await findNominationOf(db, place);
  const rule = ruleOf(documents);
  if (rule === null) return false;
  const confirmed = id === null ? { proposer: 0, seconder: 0 } : await countConfirmed(db, id);
  return !areSupportersComplete(rule, confirmed);
}
