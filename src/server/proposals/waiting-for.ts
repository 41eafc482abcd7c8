import type { TwoPersonActName } from '#core/council/two-person.ts';
import { twoPersonActs } from '#core/council/two-person.ts';
import type { Db } from '../platform/db/client.ts';
import { countSeconds, findOpenFor } from './store.ts';

/** What waits to be done for an account, and whether anybody is there who could confirm it. */
export async function readWaitingFor(db: Db, act: TwoPersonActName, accountId: string) {
  const open = await findOpenFor(db, act, accountId);
  if (open === null) return null;
  const { objectKey, proposedBy, notBy, expiresAt } = open;
  const but = proposedBy === null ? notBy : [...notBy, proposedBy];
  const others = await countSeconds(db, twoPersonActs[act].access, but);
  return { objectKey, until: expiresAt, isAnybodyThere: others > 0 };
}
