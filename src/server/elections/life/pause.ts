import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { followEnd } from '../check-fields.ts';
import { closeAt, finishAct, momentText, notGoingOn, readElection, refuseIn } from './act.ts';
import { lockLife, refuseLastMoments } from './lock-life.ts';
import { updateElection } from './store.ts';
import { withDates } from '../store.ts';

/** Stops taking votes; votes that were cast before stay sealed. A paused election does not close. */
export async function pauseElection(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'pauseElection'>,
) {
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row, now, phase } = election;
    refuseIn(phase, { ...notGoingOn, upcoming: 'voting-not-open', paused: 'election-paused' });
    refuseLastMoments(election);
    await updateElection(tx, id, { state: 'paused', paused_at: now });
    const what = 'Voting was paused.';
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.pause',
      name: row.name,
      life: election,
      what,
      reason,
    });
  });
  return { election: await readElection(services, id), message: answers.electionPaused };
}

/**
 * Takes votes again. The end moves by as long as the pause lasted, unless the officer says otherwise:
 * then voting closes when it was to close, which may be at once.
 */
export async function resumeElection(
  services: Services,
  actor: Actor,
  { id, reason, movesEnd }: Input<'resumeElection'>,
) {
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row: locked, now } = election;
    const { state, paused_at: pausedAt } = locked;
    if (state !== 'paused' || pausedAt === null) throw new Refused('election-not-paused');
    const row = withDates(locked);
    const lasted = now.getTime() - pausedAt.getTime();
    const end = movesEnd ? new Date(row.ends_at.getTime() + lasted) : row.ends_at;
    await updateElection(tx, id, {
      state: 'published',
      paused_at: null,
      ends_at: end,
      nominations_close_at: followEnd(row, end),
    });
    // The job of the end may have passed while nothing was to be closed.
    await closeAt(tx, services, id, end);
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.resume',
      name: row.name,
      life: election,
      what:
        end <= now
          ? 'The pause ended after the end of voting, so voting is closed.'
          : `Voting goes on. It closes on ${momentText(end, timeZone)}.`,
      reason,
    });
  });
  return { election: await readElection(services, id), message: answers.electionResumed };
}
