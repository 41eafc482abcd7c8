import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { editAccount } from './edit-account.ts';

/** The spec's call for students; anybody else's id is the address of nothing. */
export async function editStudent(services: Services, actor: Actor, input: Input<'editStudent'>) {
  return editAccount(services, actor, {
    id: input.id,
    profileImg: input.profileImg,
    isStudent: true,
  });
}
