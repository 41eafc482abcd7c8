import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Invitations } from '#contract/invitations.ts';
import { readInvitationMailing } from '../../email/mailings/invitation.ts';
import type { Services } from '../../services.ts';
import { listElectionRows } from '../../elections/store.ts';
import { countEligible } from '../../voting/turnout/count-eligible.ts';
import { countInvitable } from './store.ts';

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
