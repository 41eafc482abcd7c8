import { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { endMomentOf } from '#core/campus/moment.ts';
import { certificationBlockers, isCertifyingDue } from '#core/elections/certification.ts';
import { drawFrom } from '#core/elections/draw.ts';
import type { WaitingThing } from '#contract/waiting.ts';
import { findBackupTrouble } from '../upkeep/public.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Db } from '../platform/db/client.ts';
import { listOpen } from '../proposals/open-proposals.ts';
import type { ProposalRow } from '../proposals/open-proposals.ts';
import { secondFor } from '../proposals/view.ts';
import type { Services } from '../services.ts';
import { listDraws } from '../counting/public.ts';
import { keyIsMissing, listFailedCloses } from '../elections/failed-closes-store.ts';
import { whyNotDecides } from '#core/elections/who-hears.ts';
import { listHearings } from '../complaints/hearings.ts';
import { listNamed } from '../complaints/public.ts';
import { listStanding } from '../elections/release-store.ts';
import { listUnansweredFor } from '../contact/public.ts';
import { listHolds } from '../elections/holds-store.ts';
import { listPausedByRestore } from '../elections/restores-store.ts';
import { decideElections } from '../counting/decide-election.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { drawnSince, isOwnDraw, settlingOf, tiedIn } from '../outcome/read-settling.ts';
import { listWholeElections, withDates } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import type { CountedElection } from '../elections/view.ts';
import { listSeatsWon } from './seats-store.ts';
import type { SeatRow } from './seats-store.ts';
import { listEmptyBallots, listUnreleased } from './store.ts';

/** What waits for an officer and stands in no list of its own, the most urgent first. */
export async function listWaiting({ db, campus }: Services, actor: Actor) {
  const { timeZone } = await campus.settings();
  const now = (await readClock(db)).getTime();
  const proposals = await listOpen(db);
  const things = [
    ...(await failedAndHeld(db, actor)),
    ...(await unsafe(db, actor)),
    ...(await readUnsettled(db, { now, proposals })).flatMap((one) => ofElection(one, actor)),
    ...(await unreleased(db, actor, proposals)),
    ...(await emptyBallots(db)),
    ...proposals.filter(({ proposedBy }) => proposedBy !== actor.id).map(asked(actor, timeZone)),
  ];
  return { things: (await forReader(db, things, actor)).toSorted(byUrgency) };
}

/** What decides an election waits for who rules in it (who-hears.ts); others read why they do not. */
export async function forReader(
  db: Db,
  things: readonly WaitingThing[],
  { id }: Pick<Actor, 'id'>,
): Promise<WaitingThing[]> {
  const isDeciding = (thing: WaitingThing) =>
    thing.kind === 'release' ||
    thing.kind === 'certify' ||
    (thing.kind === 'tie' && thing.by === 'draw');
  const ids = [...new Set(things.filter(isDeciding).flatMap(({ electionId }) => electionId ?? []))];
  const standing = await listStanding(db, ids);
  const rows = ids.map((electionId) => ({ electionId, concerned: standing.get(electionId) ?? [] }));
  const hearings = await listHearings(db, rows, { id });
  const gone = new Set(
    (await listNamed(db, ids)).flatMap((one) => (one.id === null ? [one.electionId] : [])),
  );
  const whyNots = new Map(
    hearings.map((hearing, at) => [
      rows[at]?.electionId ?? '',
      whyNotDecides(hearing, id, gone.has(rows[at]?.electionId ?? '')),
    ]),
  );
  return things.map((thing) => {
    const whyNot = isDeciding(thing) ? (whyNots.get(thing.electionId ?? '') ?? null) : null;
    return whyNot === null ? thing : { ...thing, whyNot };
  });
}

/** What nobody can vote, count or tell without. */
async function failedAndHeld(db: Db, actor: Actor): Promise<WaitingThing[]> {
  const failed = await listFailedCloses(db);
  const held = await listHolds(db);
  const paused = await listPausedByRestore(db);
  return [
    ...failed.map(({ electionId, election, cause }) => ({
      kind: 'close-failed' as const,
      electionId,
      election,
      whyNot: null,
      isKeyMissing: cause === keyIsMissing,
    })),
    ...held.map(({ electionId, election }) => ({
      kind: 'close-held' as const,
      electionId,
      election,
      whyNot: actor.role === 'admin' ? null : ('admin' as const),
    })),
    ...paused.map((election) => ({
      kind: 'paused-by-restore' as const,
      ...election,
      whyNot: null,
    })),
  ];
}

/** For admins, who can read what helps: that no backup would bring back what was done since last week. */
async function unsafe(db: Db, { role }: Actor): Promise<WaitingThing[]> {
  if (role !== 'admin') return [];
  const trouble = await findBackupTrouble(db);
  if (trouble === null) return [];
  const { last, isFailed } = trouble;
  const about = { kind: 'backup' as const, electionId: null, election: null, whyNot: null };
  return [{ ...about, isFailed, last: last?.toISOString() ?? null }];
}

/** Results that are counted and wait for an officer to release them, or for their date. */
async function unreleased(
  db: Db,
  actor: Actor,
  proposals: readonly ProposalRow[],
): Promise<WaitingThing[]> {
  const found = await listUnreleased(db);
  const isProposed = (id: string) =>
    proposals.some((one) => one.act === 'election.release' && one.electionId === id);
  const held = found.filter(({ electionId }) => !isProposed(electionId));
  const ids = held.map(({ electionId }) => electionId);
  const unanswered = Map.groupBy(
    await listUnansweredFor(db, actor, ids),
    ({ electionId }) => electionId,
  );
  return held.map(({ electionId, election, showBy }) => ({
    kind: 'release' as const,
    ...{ electionId, election },
    until: showBy.toISOString(),
    messages: unanswered.get(electionId)?.length ?? 0,
    whyNot: null,
  }));
}

/** Where people are going to vote, or can, and a position has nobody to vote for. */
async function emptyBallots(db: Db): Promise<WaitingThing[]> {
  const found = await listEmptyBallots(db);
  return found.map(({ opensAt, ...one }) => ({
    kind: 'no-candidates' as const,
    ...one,
    until: opensAt.toISOString(),
    whyNot: null,
  }));
}

interface Around {
  now: number;
  proposals: readonly ProposalRow[];
}

/** The elections that are counted and not certified, or one of them, with what decides what they wait for. */
export async function readUnsettled(db: Db, around: Around, id?: string): Promise<Unsettled[]> {
  const which = { isUnsettled: true as const, ...(id !== undefined && { id }) };
  const counted = (await listWholeElections(db, which)).filter(isCounted);
  const ids = counted.map(({ row }) => row.id);
  const draws = await listDraws(db, ids);
  const outcomes = await decideElections(db, counted, draws);
  const seats = await listSeatsWon(db, ids);
  return counted.map((whole) => ({
    ...around,
    whole,
    outcomes: outcomes.get(whole.row.id) ?? [],
    seats: seats.filter(({ electionId }) => electionId === whole.row.id),
  }));
}

/** One of them. */
export interface Unsettled extends Around {
  whole: CountedElection;
  outcomes: readonly PositionOutcome[];
  /** The seats that people took who had won in it. */
  seats: readonly SeatRow[];
}

/** What an election waits for, for this officer. */
export function ofElection(read: Unsettled, actor: Pick<Actor, 'id' | 'role'>): WaitingThing[] {
  const { row, followers } = read.whole;
  const { now, proposals, outcomes } = read;
  const about = { electionId: row.id, election: row.name, whyNot: null };
  const isProposed = (act: string) =>
    proposals.some((one) => one.act === act && one.electionId === row.id);
  const settling = settlingOf({ ...read, row, followers });
  const since = settling.complaintsUntil ?? withDates(row).ends_at.toISOString();
  const isReady =
    certificationBlockers(settling, now).length === 0 && isCertifyingDue(Date.parse(since), now);
  return [
    ...undecided(read).flatMap(({ position: { id, title }, outcome, rulings }): WaitingThing[] => {
      const place = { ...about, positionId: id, position: title };
      if (outcome.kind === 'vote-again' || rulings.isVoid !== null) {
        return [{ ...place, kind: 'vote-again' }];
      }
      // What an officer has entered waits for another one to confirm it.
      if (outcome.kind !== 'tie' || isProposed('election.draw')) return [];
      const from =
        row.tie_rule === 'draw'
          ? drawFrom(row.draw_seed, drawnSince(row), row.draw_minutes)
          : drawnSince(row);
      return [
        {
          ...place,
          kind: 'tie',
          tied: outcome.tied.map(({ name }) => name),
          votes: outcome.tied[0]?.votes ?? 0,
          by: row.tie_rule,
          from,
          whyNot: whyNotDraw(actor, { row, outcomes, isTooEarly: now < Date.parse(from) }),
        },
      ];
    }),
    ...lostSeats(read).map(({ id, name, seat }) => ({
      ...about,
      kind: 'seat' as const,
      ...{ memberId: id, name, seat },
    })),
    ...(isReady && !isProposed('election.certify') ? [{ ...about, kind: 'certify' as const }] : []),
  ];
}

/** The seats of those who had won and, because of a ruling or since they left, have not any more. */
function lostSeats({ outcomes, seats }: Unsettled): SeatRow[] {
  const elected = outcomes.flatMap(({ outcome }) =>
    outcome.kind === 'elected' || outcome.kind === 'tie' ? outcome.elected : [],
  );
  return seats.filter(({ nominationId }) => !elected.some(({ id }) => id === nominationId));
}

/** The positions that no other vote was prepared for. */
const undecided = ({ whole, outcomes }: Unsettled) =>
  outcomes.filter(
    ({ position }) => !whole.followers.some(({ positionId }) => positionId === position.id),
  );

/** As `enterDraw` refuses it. */
function whyNotDraw(
  actor: Pick<Actor, 'id' | 'role'>,
  given: { row: CountedElection['row']; outcomes: Unsettled['outcomes']; isTooEarly: boolean },
): WaitingThing['whyNot'] {
  if (given.row.tie_rule !== 'draw') return null;
  if (isOwnDraw(actor, tiedIn(given.outcomes))) return 'candidate';
  return given.isTooEarly ? 'too-early' : null;
}

/** What another officer proposed, as `confirmProposal` would judge it. */
const asked =
  (actor: Actor, timeZone: string) =>
  (row: ProposalRow): WaitingThing => {
    const isAdminOnly = secondFor(row) === 'admin' && actor.role !== 'admin';
    const isAboutYou = row.notBy.includes(actor.id);
    return {
      kind: 'proposal',
      electionId: row.electionId,
      election: row.electionName,
      proposalId: row.id,
      act: row.act,
      subject: row.subject,
      by: row.officerName,
      until: row.expiresAt.toISOString(),
      isInForce: row.isInForce,
      newEnd: row.act === 'election.extend' ? newEndOf(row.body, timeZone) : null,
      whyNot: isAboutYou
        ? row.act === 'election.draw'
          ? 'candidate'
          : 'about-you'
        : isAdminOnly
          ? 'admin'
          : null,
    };
  };

/** The end of voting that the call was given. */
function newEndOf(body: unknown, timeZone: string): string | null {
  const given = Extension.safeParse(body);
  return given.success ? endMomentOf(given.data.endDate, timeZone) : null;
}
const Extension = z.object({ endDate: z.string() });

/** What this officer cannot do comes last; what can no longer wait first; then by deadline. */
function byUrgency(a: WaitingThing, b: WaitingThing): number {
  return place(a) - place(b) || deadlineOf(a) - deadlineOf(b);
}

function place({ kind, whyNot }: WaitingThing): number {
  if (/^(close-failed|close-held|paused-by-restore|backup)$/.test(kind))
    return whyNot === null ? 0 : 1;
  return whyNot === null ? 2 : 3;
}

function deadlineOf(thing: WaitingThing): number {
  const until = 'until' in thing ? thing.until : null;
  return until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);
}
