import { areSupportersComplete, missingSupporters } from '#core/elections/supporters.ts';
import { missingWords } from '#texts/supporter-words.ts';
import { Refused } from '#core/refusal.ts';
import type { Db } from '../../platform/db/client.ts';
import { ruleOf } from './rule-of.ts';
import { countConfirmed, listConfirmed, listNominationsOf } from './store.ts';

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

/** Which of these candidates of positions lack supporters, whether or not they were nominated yet; by their places. */
export async function lackingSupporters(
  db: Db,
  places: Parameters<typeof listNominationsOf>[1],
): Promise<Set<string>> {
  const asked = (await listNominationsOf(db, places)).flatMap(({ place, id, ...documents }) => {
    const rule = ruleOf(documents);
    return rule === null ? [] : [{ place, id, rule }];
  });
  if (asked.length === 0) return new Set();
  const confirmed = await listConfirmed(
    db,
    asked.flatMap(({ id }) => id ?? []),
  );
  const nobody = { proposer: 0, seconder: 0 };
  return new Set(
    asked
      .filter(
        ({ id, rule }) => !areSupportersComplete(rule, confirmed.get(id ?? '')?.counts ?? nobody),
      )
      .map(({ place }) => place),
  );
}
