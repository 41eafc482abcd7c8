import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { decideNomination } from './decide.ts';

/** Rejects a candidate. */
export async function rejectNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'rejectNomination'>,
) {
  return {
    nomination: await decideNomination(services, actor, { id, status: 'rejected' }),
    message: answers.nominationRejected,
  };
}
