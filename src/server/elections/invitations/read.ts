import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Invitations } from '#contract/invitations.ts';
import { readInvitationMailing } from '../../email/mailings/invitation.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import type { ElectionRow } from '../store.ts';
import { listElectionRows } from '../store.ts';
import { countEligible, sumOf } from '../turnout/count-eligible.ts';
import { electorateOf } from '../view.ts';
import { countInvitable, countInvitableOnRoll } from './store.ts';

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
    eligible: await countEligible(db, election),
    reachable: await countReachable(db, election),
    hasMailServer: mail.delivery === 'smtp',
  };
}

async function countReachable(db: Db, election: ElectionRow): Promise<number> {
  if (election.electorate === 'roll') return countInvitableOnRoll(db, election.id);
  return sumOf(await countInvitable(db), electorateOf(election));
}
