import { wrong } from '#core/kernel/wrong.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { endMomentOf } from '#core/campus/moment.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { followEnd, isTooFar, tooFar } from '../elections/check-fields.ts';
import { giveUpFollowing } from '../elections/followers-store.ts';
import { writeCancelled } from '../elections/owner-acts-store.ts';
import { destroySpentKeys } from '../recount/spent-keys.ts';
import { withDates } from '../elections/store.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { closeAt, notGoingOn } from '../elections/act.ts';
import { isPausedAloneLately, pauseBriefly } from './brief-pause.ts';
import { electionAct } from '../elections/election-act.ts';
import { refuseLastMoments } from '../elections/lock-life.ts';
import { updateElection } from '../elections/life-store.ts';
import { mostDaysHeld } from '#core/elections/results-at.ts';
import { keepVersion } from '../elections/versions-store.ts';
import type { LockedElection } from '../elections/lock-life.ts';

/**
 * Stops taking votes; votes that were cast before stay sealed. A paused election does not close. Where another
 * officer has to confirm it, voting is paused for a while at once, and confirming it makes the pause longer.
 */
export const pauseElection = electionAct<'pauseElection'>({
  act: 'election.pause',
  refusedIn: { ...notGoingOn, upcoming: 'voting-not-open' },
  async run({ tx, actor, input: { id, reason }, services, settings, election }) {
    const { row, now } = election;
    if (row.state === 'paused') {
      if (row.paused_until === null) throw new Refused('election-paused');
      await updateElection(tx, id, { paused_until: null });
      return voterLines(settings.timeZone, { key: 'pause-longer' });
    }
    refuseLastMoments(election);
    await updateElection(tx, id, { state: 'paused', paused_at: now, paused_until: null });
    const { timeZone } = settings;
    const lines = voterLines(timeZone, { key: 'paused' });
    if (isPausedAloneLately(election)) return lines;
    const given = { id, actor, reason, timeZone };
    return {
      ...lines,
      plan: {
        ...plannedLines([{ key: 'lengthens-pause' }]),
        meanwhile: (other) => pauseBriefly(other, services, given),
      },
    };
  },
});

/**
 * Moves the end of voting to a later moment. Of several officers who ask for the same end at once one
 * is answered, and the others read that it is the end already.
 */
export const extendElection = electionAct<'extendElection'>({
  act: 'election.extend',
  refusedIn: { ...notGoingOn, paused: 'election-paused' },
  async run({ tx, input: { id, endDate }, services, settings: { timeZone }, election }) {
    const end = new Date(endMomentOf(endDate, timeZone) ?? '');
    const row = withDates(election.row);
    refuseLastMoments(election);
    const before = row.ends_at;
    if (end <= before) {
      throw invalidInput({ endDate: wrong('later-end') });
    }
    if (isTooFar(end.toISOString())) throw invalidInput({ endDate: tooFar });
    await keepVersion(tx, row);
    await updateElection(tx, id, { ends_at: end, nominations_close_at: followEnd(row, end) });
    await closeAt(tx, services, id, end);
    const line = { key: 'extended', end: momentOf(end), before: momentOf(before) } as const;
    return voterLines(timeZone, line);
  },
});

/**
 * Ends voting at this moment. It holds the lock that votes take: each vote is either counted before the
 * end or refused after it.
 */
export const closeElectionNow = electionAct<'closeElectionNow'>({
  act: 'election.close',
  refusedIn: { ...notGoingOn, upcoming: 'voting-not-open' },
  async run({ tx, input: { id }, services, settings, election }) {
    const { row, now } = election;
    await updateElection(tx, id, endedNow(election));
    await closeAt(tx, services, id, now);
    const end = momentOf(withDates(row).ends_at);
    return voterLines(settings.timeZone, { key: 'closed-early', end });
  },
});

/** Makes an election in which nobody has voted a draft again: nobody but officers sees it then. */
export const returnElectionToDraft = electionAct<'returnElectionToDraft'>({
  act: 'election.to-draft',
  refusedIn: notGoingOn,
  async run({ tx, input: { id }, settings, election }) {
    if (election.hasBallots) throw new Refused('election-ballots-cast');
    await updateElection(tx, id, {
      ...{ state: 'draft', published_at: null, paused_at: null, paused_until: null },
      paused_by_restore: false,
    });
    return voterLines(settings.timeZone, { key: 'to-draft' });
  },
});

/**
 * Cancels an election for ever. Its votes are destroyed unopened, and then its key, on each server when
 * it hears of it: nobody will know how anybody voted.
 */
export const cancelElection = electionAct<'cancelElection'>({
  act: 'election.cancel',
  refusedIn: notGoingOn,
  async run({ tx, input: { id }, settings, election }) {
    const { row, hasBallots } = election;
    refuseLastMoments(election);
    await giveUpFollowing(tx, id);
    const votes = row.standings === 'live' ? 'cancelled-its-votes' : 'cancelled-all-votes';
    return {
      ...voterLines(settings.timeZone, { key: hasBallots ? votes : 'cancelled' }),
      // Nothing is left to open or to close, so its key is spent.
      write: (entry) => writeCancelled(tx, id, entry),
    };
  },
  after: destroySpentKeys,
});

/** What is written of an election whose voting ends at this moment, paused or not. */
export function endedNow({ row: undated, now }: LockedElection) {
  const row = withDates(undated);
  // A pause may have lasted longer than voting: its end is past already.
  const end = new Date(
    Math.min(Math.max(now.getTime(), row.starts_at.getTime() + 1), row.ends_at.getTime()),
  );
  return {
    state: 'published' as const,
    paused_at: null,
    paused_until: null,
    paused_by_restore: false,
    ends_at: end,
    show_by: showByAfter(row.show_by, end),
  };
}

/** Results wait so many days after the close at the most, also where that came before its time. */
function showByAfter(showBy: Date | null, end: Date): Date | null {
  const last = end.getTime() + mostDaysHeld * 86_400_000;
  return showBy === null ? null : new Date(Math.min(showBy.getTime(), last));
}
