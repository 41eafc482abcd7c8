import type { Actor } from '#core/actor.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { beginInvitation } from '../../email/mailings/invitation.ts';
import { readClock } from '../../platform/db/clock.ts';
import { record } from '../../platform/record.ts';
import { officerAct } from '../../officer-act.ts';
import { listElectionRows, lockElection } from '../../elections/store.ts';
import { datesOf } from '../../elections/view.ts';
import { readInvitations } from './read.ts';

/** Invites everybody who may vote, once for each election, before voting opens. */
export const inviteVoters = officerAct<'inviteVoters', Actor>({
  async run({ tx, actor, input: { id }, services }) {
    if (services.mail.delivery !== 'smtp') throw new Refused('no-mail-server');
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
    return actor;
  },
  answer: async (services, input, actor) => ({
    invitations: await readInvitations(services, actor, input),
  }),
});
