import type { Actor } from '#core/actor.ts';
import { invalidInput } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { followEnd, isTooFar, tooFar } from '../check-fields.ts';
import { closeAt, finishAct, momentText, notGoingOn, readElection, refuseIn } from './act.ts';
import { lockLife, refuseLastMoments } from './lock-life.ts';
import { updateElection } from './store.ts';
import { withDates } from '../store.ts';

/**
 * Moves the end of voting to a later moment. Of several officers who ask for the same end at once one
 * is answered, and the others read that it is the end already.
 */
export async function extendElection(
  services: Services,
  actor: Actor,
  { id, endDate, reason }: Input<'extendElection'>,
) {
  const { timeZone } = await services.campus.settings();
  const end = new Date(endDate);
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    refuseIn(election.phase, { ...notGoingOn, paused: 'election-paused' });
    const row = withDates(election.row);
    refuseLastMoments(election);
    if (end <= row.ends_at) {
      throw invalidInput({ endDate: 'Choose a time after the current end of voting' });
    }
    if (isTooFar(endDate)) throw invalidInput({ endDate: tooFar });
    await updateElection(tx, id, { ends_at: end, nominations_close_at: followEnd(row, end) });
    await closeAt(tx, services, id, end);
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.extend',
      name: row.name,
      life: election,
      what: `Voting closes on ${momentText(end, timeZone)}, not on ${momentText(row.ends_at, timeZone)}.`,
      reason,
    });
  });
  return { election: await readElection(services, id), message: answers.electionExtended };
}
