import { briefPauseAgainHours, briefPauseHours } from '#core/council/two-person.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { giveAgain } from '../platform/give-again.ts';
import { record } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { endProposalsOf } from '../proposals/expire.ts';
import { proposalEmails } from '#texts/en/proposal-emails.ts';
import type { DoneMeanwhile } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { followEnd } from '../elections/check-fields.ts';
import { listPausedUntil, withDates } from '../elections/store.ts';
import { closeAt, notGoingOn, refuseIn } from '../elections/act.ts';
import { momentText } from '#texts/moment-text.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { lockLife, refuseLastMoments } from '../elections/lock-life.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { insertChange, updateElection } from '../elections/life-store.ts';
import { keepVersion } from '../elections/versions-store.ts';

const hour = 3_600_000;

/** Whether one officer has paused this election a short time ago: no row of such pauses holds voting up for days. */
export function isPausedAloneLately({ row, now }: LockedElection): boolean {
  const at = row.paused_alone_at;
  return at !== null && now.getTime() - at.getTime() < briefPauseAgainHours * hour;
}

/** Pauses voting for a while by one officer, where a second one has to confirm more. */
export async function pauseBriefly(
  tx: Tx,
  services: Pick<ActServices, 'jobs'>,
  given: { id: string; actor: Pick<Actor, 'id'>; reason: string; timeZone: string },
): Promise<DoneMeanwhile> {
  const { id, actor, reason, timeZone } = given;
  const election = await lockLife(tx, id);
  refuseIn(election.phase, {
    ...notGoingOn,
    paused: 'election-paused',
    upcoming: 'voting-not-open',
  });
  refuseLastMoments(election);
  const { now, row } = election;
  const until = new Date(now.getTime() + briefPauseHours * hour);
  await updateElection(tx, id, {
    state: 'paused',
    paused_at: now,
    paused_until: until,
    paused_alone_at: now,
  });
  await resumeAt(tx, services, id, until);
  const lines = voterLines(timeZone, { key: 'paused-briefly', until: momentOf(until) });
  await insertChange(tx, { electionId: id, ...lines, reason, actorId: actor.id, officers: null });
  const line = { actorId: actor.id, act: 'election.pause', objectId: id, electionId: id } as const;
  await record(tx, { ...line, detail: `${row.name}: for ${briefPauseHours} hours: ${reason}` });
  return {
    words: () => proposalEmails.pausedAlone(row.name, momentText(until, timeZone)),
    until,
  };
}

/** Takes votes again, and answers the end of voting. */
export async function goOn(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  { election, movesEnd }: { election: LockedElection; movesEnd: boolean },
): Promise<Date> {
  const { now } = election;
  const row = withDates(election.row);
  const pausedAt = row.paused_at ?? now;
  const lasted = movesEnd ? now.getTime() - pausedAt.getTime() : 0;
  const end = new Date(row.ends_at.getTime() + lasted);
  if (lasted > 0) await keepVersion(tx, row);
  await updateElection(tx, row.id, {
    state: 'published',
    paused_at: null,
    paused_until: null,
    paused_by_restore: false,
    ends_at: end,
    nominations_close_at: followEnd(row, end),
  });
  // The job of the end may have passed while nothing was to be closed.
  await closeAt(tx, services, row.id, end);
  await endProposalsOf(tx, { act: 'election.pause', electionId: row.id });
  return end;
}

/** Ends a pause whose time is over by the database's clock; one that was made longer or ended stays as it is. */
export async function resumeByClock(services: Services, electionId: string): Promise<void> {
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    const election = await lockOrNull(tx, electionId);
    const until = election?.row.paused_until ?? null;
    if (election === null || until === null || election.row.state !== 'paused') return;
    if (until > election.now) return resumeAt(tx, services, electionId, until);
    const end = await goOn(tx, services, { election, movesEnd: true });
    const closes = { key: 'closes', end: momentOf(end) } as const;
    const lines = voterLines(timeZone, { key: 'pause-over' }, closes);
    await insertChange(tx, { electionId, ...lines, reason: '', actorId: null, officers: null });
    const line = {
      actorId: null,
      act: 'election.resume',
      objectId: electionId,
      electionId,
    } as const;
    await record(tx, { ...line, detail: election.row.name });
    await services.live.announce(tx, { kind: 'elections' });
  });
}

/** Gives each pause that ends by itself its job, where the job was lost. */
export async function recoverPauses(
  services: Pick<Services, 'db' | 'transact' | 'jobs'>,
): Promise<void> {
  for (const { id: electionId, until } of await listPausedUntil(services.db)) {
    await giveAgain(services, 'resume-election', { electionId }, { notBefore: until });
  }
}

const resumeAt = (
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  electionId: string,
  notBefore: Date,
): Promise<void> => services.jobs.enqueue(tx, 'resume-election', { electionId }, { notBefore });

/** An election may be deleted before its pause is over. */
async function lockOrNull(tx: Tx, id: string): Promise<LockedElection | null> {
  try {
    return await lockLife(tx, id);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
