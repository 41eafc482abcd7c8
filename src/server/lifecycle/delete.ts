import { plannedLines } from '#texts/proposal-line.ts';
import { refusedWords } from '#texts/en/refused.ts';
import { Refused } from '#core/refusal.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { recordWith } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer, isConfirming } from '../proposals/second-officer.ts';
import { mightHaveBallots } from '../elections/first-vote-store.ts';
import { writeDeleted } from '../elections/owner-acts-store.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { listElectionRows, lockElection, lockTurnouts } from '../elections/store.ts';
import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { lockLife } from '../elections/lock-life.ts';

// No electionAct: it locks the election for its end, and none is left to answer. An officerAct all the same.
/**
 * Deletes an election. The turnouts are locked first, so that no ballot falls into nothing; once
 * one is cast, only an admin who repeats the election's name may go on (contract), and where the campus
 * has that rule only two of them. What is certified stays.
 */
export const deleteElection = officerAct<'deleteElection', void>({
  async run({ tx, actor, input }) {
    // None in a draft without a position.
    const ballots = (await lockTurnouts(tx, input.id, 'update')) ?? 0;
    const election = await lockElection(tx, input.id, 'update');
    if (election === null) throw new Refused('unknown-election');
    if (election.isCertified) throw new Refused('election-certified');
    const [row] = await listElectionRows(tx, { id: input.id });
    const areVotesHidden =
      row !== undefined &&
      (areResultsHeld(row) || (row.standings !== 'live' && row.opened_at === null));
    // A refusal must not tell that somebody has voted while that is hidden.
    const hasBallots = await mightHaveBallots(tx, input.id);
    // A council member confirms what an admin proposed, where there is no other admin.
    const mayDelete = actor.role === 'admin' || isConfirming(tx);
    const isConfirmed = mayDelete && input?.confirm === election.name;
    if (hasBallots && !isConfirmed) {
      throw new Refused(
        'election-has-votes',
        areVotesHidden ? { words: () => refusedWords.votingBegan } : {},
      );
    }
    if (hasBallots) await requireFreshLogIn(tx, actor);
    const reason = input.reason ?? '';
    await askSecondOfficer(tx, actor, {
      act: 'election.delete',
      on: { hasBallots },
      objectKey: input.id,
      electionId: input.id,
      subject: election.name,
      ...plannedLines([{ key: 'deletes-election' }]),
      reason,
    });
    const detail = [
      election.name,
      hasBallots ? votesText(areVotesHidden ? null : ballots) : '',
      reason,
    ]
      .filter((words) => words !== '')
      .join(': ');
    await recordWith(tx, { actorId: actor.id, detail }, (entry) =>
      writeDeleted(tx, input.id, 'election.delete', entry),
    );
  },
  answer: (services, { id }) => services.electionKeys.destroy(id),
});

function votesText(votes: number | null): string {
  if (votes === null) return 'with the votes that were cast';
  return votes === 1 ? 'with 1 vote' : `with ${votes} votes`;
}

// No electionAct: no election is left to answer, no voter reads of it, and the owner writes the record.
/** Deletes a rehearsal with all its votes. That it is one is fixed from its beginning. */
export async function wipeElection(
  services: Services,
  actor: Actor,
  { id }: Input<'wipeElection'>,
) {
  await services.transact(async (tx) => {
    const { row } = await lockLife(tx, id);
    if (!row.is_rehearsal) throw new Refused('not-a-rehearsal');
    await recordWith(tx, { actorId: actor.id, detail: row.name }, (entry) =>
      writeDeleted(tx, id, 'election.wipe', entry),
    );
  });
  await services.electionKeys.destroy(id);
}
