import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { decideNomination } from './decide.ts';

/** Takes a decision back: the nomination waits again. */
export async function reopenNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'reopenNomination'>,
) {
  return {
    nomination: await decideNomination(services, actor, { id, status: 'pending' }),
    message: answers.nominationReopened,
  };
}
