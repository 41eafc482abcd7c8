import type { Actor } from '#core/actor.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { beginInvitation } from '../../email/mailings/invitation.ts';
import { readClock } from '../../platform/db/clock.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { listElectionRows, lockElection } from '../store.ts';
import { datesOf } from '../view.ts';
import { readInvitations } from './read.ts';

/** Invites everybody who may vote, once for each election, before voting opens. */
export async function inviteVoters(
  services: Services,
  actor: Actor,
  { id }: Input<'inviteVoters'>,
) {
  if (services.mail.delivery !== 'smtp') throw new Refused('no-mail-server');
  await services.transact(async (tx) => {
    await lockElection(tx, id, 'no key update');
    const [election] = await listElectionRows(tx, { id });
    if (election === undefined) throw new Refused('unknown-election');
    const now = (await readClock(tx)).getTime();
    const isUpcoming = phaseOf(datesOf(election), now) === 'upcoming';
    if (!isUpcoming || election.is_rehearsal) throw new Refused('election-not-upcoming');
    if (!(await beginInvitation(tx, id))) throw new Refused('already-invited');
    await record(tx, {
      actorId: actor.id,
      act: 'election.invite',
      objectId: id,
      detail: election.name,
    });
  });
  const invitations = await readInvitations(services, actor, { id });
  return { invitations };
}
