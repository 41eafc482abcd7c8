import { z } from 'zod';
import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { endMomentOf } from '#core/campus/moment.ts';
import { isPersonalAct } from '#core/council/two-person.ts';
import { byUrgency, readsWaiting } from '#core/council/waiting-kinds.ts';
import { certificationBlockers, isCertifyingDue } from '#core/elections/certification.ts';
import { drawFrom } from '#core/elections/draw.ts';
import type { WaitingThing } from '#contract/waiting.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Db } from '../platform/db/client.ts';
import { listOpen } from '../proposals/public.ts';
import type { ProposalRow } from '../proposals/public.ts';
import { secondFor } from '../proposals/view.ts';
import type { Services } from '../services.ts';
import { listDraws } from '../counting/public.ts';
import { keyIsMissing, listFailedCloses } from '../elections/failed-closes-store.ts';
import { whyNotDecides } from '#core/elections/who-hears.ts';
import { readKeptFromDraws } from '../complaints/decides.ts';
import { listHearings } from '../complaints/hearings.ts';
import { listStanding } from '../elections/release-store.ts';
import { listUnanswered } from '../contact/public.ts';
import { listHolds } from '../elections/holds-store.ts';
import { listInNoneSoon } from '../elections/in-none-store.ts';
import { listPausedByRestore } from '../elections/restores-store.ts';
import { decideElections } from '../counting/decide-election.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { drawnSince, levelIn, settlingOf, tiedIn } from '../outcome/read-settling.ts';
import { listWholeElections, withDates } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import type { CountedElection } from '../elections/view.ts';
import { ofCampus } from './campus-things.ts';
import { readReadiness } from '../lifecycle/readiness/list.ts';
import { listSeatsWon } from './seats-store.ts';
import type { SeatRow } from './seats-store.ts';
import { listEmptyBallots, listUnreleased } from './store.ts';

/**
 * What an officer has to do, the most urgent first, and what elections are missing: every list of it on any screen is
 * this one. Observers read what is missing.
 */
export async function listWaiting(services: Services, actor: Actor) {
  const { elections, campus } = await readReadiness(services);
  const things = isOfficer(actor.role) ? await thingsFor(services, actor) : [];
  return { things, elections, campus };
}

async function thingsFor(services: Services, actor: Actor): Promise<WaitingThing[]> {
  const { db, campus } = services;
  const { timeZone } = await campus.settings();
  const now = (await readClock(db)).getTime();
  const proposals = await listOpen(db);
  const things = [
    ...(await failedAndHeld(db, actor)),
    ...(await ofCampus(services, actor)),
    ...(await readUnsettled(db, { now, proposals })).flatMap((one) => ofElection(one, actor)),
    ...(await unreleased(db, actor, proposals)),
    ...(await emptyBallots(db)),
    ...(await inNoPosition(db)),
    ...proposed(proposals, actor, timeZone),
  ].filter(({ kind }) => readsWaiting(actor.role, kind));
  const electionIds = [...new Set(things.flatMap(({ electionId }) => electionId ?? []))];
  return (await readDeciders(db, electionIds))(things, actor).toSorted(byUrgency);
}

type ForReader = (things: readonly WaitingThing[], reader: Pick<Actor, 'id'>) => WaitingThing[];

/** What decides these elections waits for who rules in them (who-hears.ts); others read why they do not. */
export async function readDeciders(db: Db, ids: readonly string[]): Promise<ForReader> {
  const standing = await listStanding(db, ids);
  const rows = ids.map((electionId) => ({
    ...{ electionId, concerned: standing.get(electionId) ?? [], accused: [] },
  }));
  const hearings = await listHearings(db, rows);
  const byElection = new Map(hearings.map((hearing, at) => [ids[at], hearing]));
  return (things, { id }) =>
    things.map((thing) => {
      const isDeciding =
        thing.kind === 'release' ||
        thing.kind === 'certify' ||
        (thing.kind === 'tie' && thing.by === 'draw');
      const hearing = isDeciding ? byElection.get(thing.electionId) : undefined;
      const whyNot = hearing === undefined ? null : whyNotDecides(hearing, id);
      return whyNot === null ? thing : { ...thing, whyNot };
    });
}

/** What nobody can vote, count or tell without. */
async function failedAndHeld(db: Db, { role }: Actor): Promise<WaitingThing[]> {
  const failed = await listFailedCloses(db);
  const held = await listHolds(db);
  const paused = await listPausedByRestore(db);
  return [
    ...failed.map(({ electionId, election, cause }) => ({
      kind: 'close-failed' as const,
      electionId,
      election,
      // Its key and what helps are on the page Server.
      whyNot: role === 'admin' ? null : ('admins' as const),
      isKeyMissing: cause === keyIsMissing,
    })),
    ...held.map(({ electionId, election }) => ({
      kind: 'close-held' as const,
      electionId,
      election,
      whyNot: null,
    })),
    ...paused.map((election) => ({
      kind: 'paused-by-restore' as const,
      ...election,
      whyNot: null,
    })),
  ];
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
  const unanswered = (await listUnanswered(db, ids)).filter(({ isReadBy }) => isReadBy(actor.id));
  return held.map(({ electionId, election, showBy }) => ({
    kind: 'release' as const,
    ...{ electionId, election },
    until: showBy.toISOString(),
    messages: unanswered.filter((one) => one.electionId === electionId).length,
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

/** Where people are going to vote, and none of the positions is for some of them. */
async function inNoPosition(db: Db): Promise<WaitingThing[]> {
  const found = await listInNoneSoon(db);
  return found.map(({ opensAt, ...one }) => ({
    kind: 'in-no-position' as const,
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
  const outcomesOf = ({ row }: CountedElection) => outcomes.get(row.id) ?? [];
  const kept = await readKeptFromDraws(
    db,
    counted.map((whole) => ({ electionId: whole.row.id, tied: tiedIn(outcomesOf(whole)) })),
  );
  return counted.map((whole) => ({
    ...around,
    whole,
    outcomes: outcomesOf(whole),
    seats: seats.filter(({ electionId }) => electionId === whole.row.id),
    kept: kept.get(whole.row.id) ?? [],
  }));
}

/** One of them. */
export interface Unsettled extends Around {
  whole: CountedElection;
  outcomes: readonly PositionOutcome[];
  /** The seats that people took who had won in it. */
  seats: readonly SeatRow[];
  /** Who is tied, and neither enters nor confirms its draw. */
  kept: readonly string[];
}

/** What an election waits for, for this officer. */
export function ofElection(read: Unsettled, actor: Pick<Actor, 'id'>): WaitingThing[] {
  const { row, followers } = read.whole;
  const { now, proposals, kept } = read;
  const about = { electionId: row.id, election: row.name, whyNot: null };
  const isProposed = (act: string) =>
    proposals.some((one) => one.act === act && one.electionId === row.id);
  const settling = settlingOf({ ...read, row, followers });
  const since = settling.complaintsUntil ?? withDates(row).ends_at.toISOString();
  const seats = lostSeats(read).length;
  const isReady =
    certificationBlockers(settling, now).length === 0 && isCertifyingDue(Date.parse(since), now);
  const ofPositions = undecided(read).flatMap(
    ({ position: { id, title }, outcome, rulings }): PositionThing[] => {
      const place = { ...about, positionId: id, position: title, positions: [title] };
      const level = levelIn(outcome);
      const isShort = outcome.kind === 'no-majority' && level.length === 0;
      if (isShort || isVotedAgain(outcome) || rulings.isVoid !== null) {
        return [{ ...place, kind: 'vote-again' }];
      }
      // What an officer has entered waits for another one to confirm it.
      if (level.length === 0 || isProposed('election.draw')) return [];
      const from =
        row.settings.rules.tie === 'draw'
          ? drawFrom(row.settings.rules.seed, drawnSince(row), row.settings.rules.minutes)
          : drawnSince(row);
      return [
        {
          ...place,
          kind: 'tie',
          count: level.length,
          votes: level[0]?.votes ?? 0,
          by: row.settings.rules.tie,
          from,
          whyNot: whyNotDraw(actor, { row, kept, isTooEarly: now < Date.parse(from) }),
        },
      ];
    },
  );
  return [
    ...together(ofPositions),
    ...(seats === 0 ? [] : [{ ...about, kind: 'seat' as const, count: seats }]),
    ...(isReady && !isProposed('election.certify') ? [{ ...about, kind: 'certify' as const }] : []),
  ];
}

type PositionThing = Extract<WaitingThing, { positionId: string }>;

/** One thing for all positions of which the same is due. */
function together(things: readonly PositionThing[]): PositionThing[] {
  return [...Map.groupBy(things, ({ kind }) => kind).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, positions: [first, ...others].map(({ position }) => position) }],
  );
}

const isVotedAgain = ({ kind }: PositionOutcome['outcome']) =>
  kind === 'vote-again' || kind === 'no-quorum';

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
  actor: Pick<Actor, 'id'>,
  given: { row: CountedElection['row']; kept: readonly string[]; isTooEarly: boolean },
): WaitingThing['whyNot'] {
  if (given.row.settings.rules.tie !== 'draw') return null;
  if (given.kept.includes(actor.id)) return 'candidate';
  return given.isTooEarly ? 'too-early' : null;
}

/** What others proposed, as `confirmProposal` would judge it. What is about people is only counted. */
function proposed(
  proposals: readonly ProposalRow[],
  actor: Actor,
  timeZone: string,
): WaitingThing[] {
  const theirs = proposals
    .filter(({ proposedBy }) => proposedBy !== actor.id)
    .filter((row) => secondFor(row) !== 'admin' || actor.role === 'admin')
    .map((row) => ({ row, whyNot: whyNotConfirm(row, actor) }));
  const personal = theirs.filter(({ row }) => isPersonalAct(row.act));
  const groups = Map.groupBy(personal, ({ row, whyNot }) => `${row.electionId} ${whyNot}`);
  return [
    ...theirs.flatMap(({ row, whyNot }): WaitingThing[] =>
      isPersonalAct(row.act)
        ? []
        : [
            {
              kind: 'proposal',
              electionId: row.electionId,
              election: row.electionName,
              proposalId: row.id,
              act: row.act,
              subject: row.subject,
              until: row.expiresAt.toISOString(),
              isInForce: row.isInForce,
              newEnd: row.act === 'election.extend' ? newEndOf(row.body, timeZone) : null,
              whyNot,
            },
          ],
    ),
    ...[...groups.values()].flatMap((group): WaitingThing[] => {
      const [first] = group.toSorted((a, b) => +a.row.expiresAt - +b.row.expiresAt);
      if (first === undefined) return [];
      const { electionId, electionName, expiresAt } = first.row;
      return [
        {
          kind: 'personal-proposals',
          electionId,
          election: electionName,
          count: group.length,
          until: expiresAt.toISOString(),
          whyNot: first.whyNot,
        },
      ];
    }),
  ];
}

function whyNotConfirm({ act, notBy }: ProposalRow, { id }: Actor): WaitingThing['whyNot'] {
  if (!notBy.includes(id)) return null;
  return act === 'election.draw' ? 'candidate' : 'about-you';
}

/** The end of voting that the call was given. */
function newEndOf(body: unknown, timeZone: string): string | null {
  const given = Extension.safeParse(body);
  return given.success ? endMomentOf(given.data.endDate, timeZone) : null;
}
const Extension = z.object({ endDate: z.string() });
