import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Db } from '../../platform/db/client.ts';
import { findSecondFactor } from '../../accounts/second-factor-store.ts';

/** Whoever asks other officers for a second step has one, and so is not shut out of the settings by it. */
export async function requireOwnFactor(db: Db, actor: Actor): Promise<void> {
  if ((await findSecondFactor(db, actor.id)) === null) throw new Refused('second-factor-first');
}
