import { knownPosition } from '#core/council/committees.ts';
import { Refused } from '#core/refusal.ts';
import { findWinners } from '../outcome/find-winners.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { MemberRow } from './store.ts';
import {
  findMember,
  findProposal,
  insertMember,
  lockAccountForSeat,
  noteWon,
  replaceMembers,
  updateVerified,
} from './store.ts';
import { presentMember } from './view.ts';

/**
 * Makes the winner of an election's position a member of the council, in the place of those who
 * leave; of several winners the one that is named, else the first. The results say who has won; the
 * unique key settles two presses at once.
 */
export const seatWinner = officerAct<'seatWinner', MemberRow | null>({
  async run({ tx, actor, input, services }) {
    const position = knownPosition(input.position);
    if (position === null) throw new Refused('unknown-council-position');
    const { winners, electionName } = await findWinners(tx, services, input.electionId);
    const winner = winners.find(
      ({ id, positionId }) =>
        positionId === input.positionId.toLowerCase() &&
        (input.candidateId === undefined || id === input.candidateId.toLowerCase()),
    );
    if (winner === undefined) throw new Refused('nobody-won');
    const accountId = winner.nomineeId;
    if (winner.isWithoutAccount) throw new Refused('winner-needs-account');
    if (accountId === actor.id && actor.role !== 'admin') throw new Refused('own-membership');
    // Whoever has deleted their account since takes no seat.
    if (!(await lockAccountForSeat(tx, accountId))) throw new Refused('nobody-won');
    const id =
      (await findProposal(tx, { accountId, position })) ??
      (await insertMember(tx, { accountId, position, proposedBy: actor.id }));
    if (id === null) throw new Refused('already-member');
    await updateVerified(tx, id, true);
    await noteWon(tx, id, winner.id);
    await replaceMembers(tx, { id, position }, input.replaces);
    const detail = `${position}, elected in ${electionName}`;
    await record(tx, { actorId: actor.id, act: 'member.seat', objectId: id, detail });
    return findMember(tx, id);
  },
  answer(_services, _input, member) {
    if (member === null) throw new Refused('already-member');
    return { member: presentMember(member) };
  },
});
