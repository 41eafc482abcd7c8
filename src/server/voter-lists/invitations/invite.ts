import type { Actor } from '#core/actor.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { beginInvitation, readInvitationMailing } from '../../email/mailings/invitation.ts';
import { readClock } from '../../platform/db/clock.ts';
import { record } from '../../platform/record.ts';
import { officerAct } from '../../officer-act.ts';
import { listElectionRows, lockElection } from '../../elections/store.ts';
import { datesOf } from '../../elections/view.ts';
import type { Input } from '#contract/api.ts';
import type { Invitations } from '#contract/invitations.ts';
import type { Services } from '../../services.ts';
import { countEligible } from '../../voting/turnout/count-eligible.ts';
import { countInvitable } from './store.ts';

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

/** How far the invitations to an election are: numbers, and which addresses could not be reached. */
export async function readInvitations(
  services: Pick<Services, 'db' | 'mail'>,
  _actor: unknown,
  { id }: Input<'readInvitations'>,
): Promise<Invitations> {
  const { db, mail } = services;
  const [election] = await listElectionRows(db, { id });
  if (election === undefined) throw new Refused('unknown-election');
  return {
    ...(await readInvitationMailing(db, id)),
    eligible: (await countEligible(db, election)).eligible,
    reachable: await countInvitable(db, id),
    hasMailServer: mail.delivery === 'smtp',
  };
}
