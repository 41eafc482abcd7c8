import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../accounts/second-factor/require-fresh-log-in.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { deleteElectionRows, lockElection, lockTurnouts } from './store.ts';

/**
 * Deletes an election. The turnouts are locked first, so that no ballot falls into nothing; once
 * one is cast, only an admin who repeats the election's name may go on (contract), and where the campus
 * has that rule only two of them. What is certified stays.
 */
export async function deleteElection(
  services: Services,
  actor: Actor,
  input: Input<'deleteElection'>,
) {
  await services.transact(async (tx) => {
    // None in a draft without a position.
    const ballots = (await lockTurnouts(tx, input.id, 'update')) ?? 0;
    const election = await lockElection(tx, input.id, 'update');
    if (election === null) throw new Refused('unknown-election');
    if (election.isCertified) throw new Refused('election-certified');
    const isConfirmed = actor.role === 'admin' && input?.confirm === election.name;
    if (ballots > 0 && !isConfirmed) throw new Refused('election-has-votes');
    if (ballots > 0) await requireFreshLogIn(tx, actor);
    const reason = input.reason ?? '';
    await askSecondOfficer(tx, actor, {
      act: 'election.delete',
      on: { hasBallots: ballots > 0 },
      objectKey: input.id,
      electionId: input.id,
      subject: election.name,
      what: 'The election is deleted with its votes and candidates. Nothing brings it back.',
      reason,
    });
    await deleteElectionRows(tx, input.id);
    await record(tx, {
      actorId: actor.id,
      act: 'election.delete',
      objectId: input.id,
      detail: [election.name, ...(ballots > 0 ? [votesText(ballots)] : []), reason]
        .filter((words) => words !== '')
        .join(': '),
    });
    await services.live.announce(tx, { kind: 'elections' });
  });
  await services.electionKeys.destroy(input.id);
  return { message: sentences.electionDeleted };
}

const votesText = (votes: number) => (votes === 1 ? 'with 1 vote' : `with ${votes} votes`);
