import type { Actor } from '#core/actor.ts';
import { presentActor } from './view.ts';

/** Who the session says is there. */
export async function readMe(_services: unknown, actor: Actor | null) {
  return {
    user: actor === null ? null : presentActor(actor),
    isEmailConfirmed: actor?.isEmailConfirmed ?? false,
  };
}
