import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { User } from '#contract/accounts.ts';
import type { Input } from '#contract/api.ts';
import { countActs, listOpenOf } from '../elections/counted-acts.ts';
import { copyToBallots } from '../nominations/candidacies.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { lockAccount, updatePicture } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';

/** The spec's call for students; anybody else's id is refused with the name of the other call. */
export async function editStudent(services: Services, actor: Actor, input: Input<'editStudent'>) {
  return editAccount(services, actor, {
    id: input.id,
    profileImg: input.profileImg,
    isStudent: true,
  });
}

/** The spec's call for everybody but students. */
export async function editUser(services: Services, actor: Actor, input: Input<'editUser'>) {
  return editAccount(services, actor, {
    id: input.id,
    profileImg: input.profileImg,
    isStudent: false,
  });
}

/** Changes the picture of an account: one's own, or anybody's by an admin (contract). */
async function editAccount(
  services: Services,
  actor: Actor,
  change: { id: string; profileImg: string; isStudent: boolean },
): Promise<{ user: User }> {
  if (change.id.toLowerCase() !== actor.id && actor.role !== 'admin')
    throw new Refused('not-yourself');
  const row = await services.transact(async (tx) => {
    const account = await lockAccount(tx, change.id);
    if (account === null) throw new Refused('unknown-user');
    if ((account.role === 'student') !== change.isStudent) throw new Refused('other-edit-call');
    const { profileImg } = await findUploads(tx, { profileImg: change.profileImg });
    await services.live.announce(tx, { kind: 'session', accountId: account.id });
    const edited = await updatePicture(tx, account.id, profileImg);
    const ballots = await copyToBallots(tx, account.id);
    if (account.id !== actor.id) {
      await record(tx, { actorId: actor.id, act: 'account.edit', objectId: account.id });
      const touched = await listOpenOf(tx, new Map(ballots.map((id) => [id, 1])));
      await countActs(tx, services, { kind: 'candidates', by: actor.id, touched });
    }
    return edited;
  });
  return { user: presentUser(row) };
}
