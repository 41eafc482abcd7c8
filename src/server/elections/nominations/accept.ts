import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { decideNomination } from './decide.ts';

/** Accepts a candidate: from now on they stand on the ballot. */
export async function acceptNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'acceptNomination'>,
) {
  return {
    nomination: await decideNomination(services, actor, { id, status: 'accepted' }),
    message: answers.nominationAccepted,
  };
}
