import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { drawFrom } from '#core/elections/draw.ts';
import { certificationBlockers } from '#core/elections/certification.ts';
import type { Settling } from '#core/elections/certification.ts';
import type { Actor } from '#core/actor.ts';
import { Refused, refusals } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Db } from '../platform/db/client.ts';
import { officersNeeded } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { readCertifier } from '../counting/public.ts';
import { maySettle, readKeptFromDraw, refuseUnlessDecides } from '../complaints/decides.ts';
import { findNamed } from '../complaints/public.ts';
import { countHolding } from '../contact/public.ts';
import { electionAct } from '../elections/election-act.ts';
import { writeCertified } from '../elections/owner-acts-store.ts';
import { openedAgain } from '../counting/decide-election.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import { listFollowers } from '../elections/followers-store.ts';
import type { FollowerRow } from '../elections/followers-store.ts';
import type { PositionRow } from '../elections/store.ts';
import { drawnSince, levelIn, readDecided, settlingOf, tiedIn } from './read-settling.ts';
import type { Decided } from './read-settling.ts';

/**
 * Certifies an election: its outcome stands, and nothing of it changes any more. What is in the way is
 * judged under the lock of the election; of many who certify at once one does.
 */
export const certifyElection = electionAct<'certifyElection'>({
  act: 'election.certify',
  answers: 'nothing',
  async run({ tx, actor, input: { id, passedOver = '' }, services, settings, election: { row } }) {
    if (row.certified_at !== null) throw new Refused('election-certified');
    const notBy = await refuseUnlessDecides(tx, id, actor);
    const decided = await readDecided({ ...services, db: tx }, id);
    const [blocker] = certificationBlockers(await readSettling(tx, decided), decided.now.getTime());
    if (blocker !== undefined) throw new Refused(blocker);
    const isPassedOver = (await countHolding(tx, id)) > 0;
    if (isPassedOver && passedOver === '') throw new Refused('messages-unanswered');
    // The act has its place in the chain of the record only once this is committed.
    await services.jobs.enqueue(tx, 'keep-recount-kit', { electionId: id });
    // That it can be certified is no news any more.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId: id });
    return {
      ...(isPassedOver ? voterLines(settings.timeZone, { key: 'passed-over' }) : { what: null }),
      because: passedOver,
      plan: {
        ...plannedLines([{ key: 'certifies' }]),
        changes: isPassedOver ? [plannedChange({ field: 'passed-over', to: passedOver })] : [],
        notBy,
      },
      write: (entry) => writeCertified(tx, id, entry),
    };
  },
});

/** What decides whether an election can be certified. */
async function readSettling(
  db: Db,
  { whole, outcomes }: Decided,
): Promise<Settling & { followers: FollowerRow[] }> {
  const { row } = whole;
  const followers = await listFollowers(db, [row.id]);
  return { followers, ...settlingOf({ row, outcomes, followers }) };
}

/** All that officers need to know of an election after its close: what is due, and who can do it. */
export async function readOutcome(services: Services, actor: Actor, { id }: Input<'readOutcome'>) {
  const { db } = services;
  const decided = await readDecided(services, id);
  const { row } = decided.whole;
  const { followers, ...settling } = await readSettling(db, decided);
  const tied = tiedIn(decided.outcomes);
  const kept = await readKeptFromDraw(db, id, tied);
  const isOwn = kept.includes(actor.id);
  const named = await findNamed(db, id);
  const hasDesk = named === null ? isOfficer(actor.role) : named.id === actor.id;
  const isCertified = row.certified_at !== null;
  const blockers = isCertified ? [] : certificationBlockers(settling, decided.now.getTime());
  // Nobody else meets a message, nor that there is one, and nobody before it holds the certificate.
  const areMessagesUnanswered =
    !isCertified &&
    blockers.length === 0 &&
    (await maySettle(db, id, actor.id)) &&
    (await countHolding(db, id)) > 0;
  return {
    certifiedAt: row.certified_at?.toISOString() ?? null,
    certifiedBy: isCertified ? await readCertifier(db, id) : null,
    complaintsUntil: settling.complaintsUntil,
    areMessagesUnanswered,
    blockers: blockers.map((reason) => ({ reason, message: refusals[reason][1] })),
    draw:
      tied.length === 0 || row.settings.rules.tie !== 'draw'
        ? null
        : {
            seed: row.settings.rules.seed,
            source: row.settings.rules.source,
            from: drawFrom(row.settings.rules.seed, drawnSince(row), row.settings.rules.minutes),
            officersNeeded:
              (await officersNeeded(db, hasDesk && !isOwn ? actor : null, {
                act: 'election.draw',
                on: {},
                notBy: kept,
              })) ?? 1,
            isOwn,
          },
    positions: decided.whole.positions.flatMap((position) => {
      const outcome = presentOutcome(decided, position);
      const followedBy = followers
        .filter(({ positionId }) => positionId === position.id)
        .map(({ id: electionId, name, as, isDraft }) => ({ electionId, name, as, isDraft }));
      return outcome === null ? [] : [{ ...outcome, followedBy }];
    }),
  };
}

/** Who would meet in a run-off or a second round. */
function meetingIn(outcome: PositionOutcome['outcome']): readonly { name: string }[] {
  if (outcome.kind !== 'no-majority') return levelIn(outcome);
  return outcome.level.length > 0 ? [] : outcome.again;
}

/** What came out of a position, and the seats that are to be voted on anew; null where its quorum is not known. */
function presentOutcome(
  { outcomes, whole }: Decided,
  { id: positionId, title: position }: PositionRow,
) {
  const about = { positionId, position };
  const decided = outcomes.find((one) => one.position.id === positionId);
  if (decided === undefined) {
    const hasStood = whole.candidates.some((one) => one.positionId === positionId);
    const none = { tied: [], openedAgain: 0 };
    return hasStood ? null : { ...about, outcome: 'nobody' as const, ...none };
  }
  const { outcome, rulings } = decided;
  const kind = outcome.kind === 'elected' ? ('winner' as const) : outcome.kind;
  return {
    ...about,
    // A question keeps its answer as cast.
    outcome: rulings.isVoid === null ? kind : ('void' as const),
    tied: meetingIn(outcome).map(({ name }) => name),
    openedAgain: openedAgain(decided) ?? 0,
  };
}
