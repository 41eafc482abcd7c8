import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { editAccount } from './edit-account.ts';

/** The spec's call for everybody but students. */
export async function editUser(services: Services, actor: Actor, input: Input<'editUser'>) {
  return editAccount(services, actor, {
    id: input.id,
    profileImg: input.profileImg,
    isStudent: false,
  });
}
