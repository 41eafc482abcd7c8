import { hash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { voteBlocker } from '#core/elections/ballot.ts';
import { positionBarrier, voterBarrier } from '#core/elections/electorate.ts';
import { nominationBlocker } from '#core/elections/nomination.ts';
import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import { listNamedFor } from '../complaints/public.ts';
import { listVotesUnder } from '../counting/public.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Services } from '../services.ts';
import { listElectionRows } from '../elections/store.ts';
import { datesOf, presentBarrier, presentPermit, presentReceipt } from '../elections/view.ts';
import { limitsOf } from '../elections/positions-store.ts';
import { rulesOf } from '../elections/settings-store.ts';
import { isNumberProved, listListsWith, listSignOnGroups } from '../elections/voter-list-store.ts';
import { candidacyFor, isForListed } from '../nominations/may-stand.ts';
import {
  listLimitedPositions,
  listOwnNominations,
  listOwnParticipations,
} from '../voting/public.ts';

/** What the signed-in person may do in each election and has done; never what they chose. */
export async function listMyBallots(services: Services, actor: Actor) {
  const { enrollmentNumber } = actor;
  const { numberFormats } = await services.campus.settings();
  const now = (await readClock(services.db)).getTime();
  const elections = await listElectionRows(services.db, { isDraft: false });
  const receipts = Map.groupBy(
    await listOwnParticipations(services.db, actor.id),
    (row) => row.election_id,
  );
  const nominations = Map.groupBy(
    await listOwnNominations(services.db, actor.id),
    (row) => row.election_id,
  );
  const lists =
    enrollmentNumber === null ? null : await listListsWith(services.db, enrollmentNumber);
  const isProved = await isNumberProved(services.db, actor.id);
  const signOnGroupsOf = await listSignOnGroups(services.db, actor.id);
  const namedFor = new Set(await listNamedFor(services.db, actor.id));
  const limits = Map.groupBy(await listLimitedPositions(services.db), (row) => row.election_id);
  const numberVoted = Map.groupBy(
    enrollmentNumber === null
      ? []
      : await listVotesUnder(services.db, { number: enrollmentNumber, notBy: actor.id }),
    (row) => row.electionId,
  );
  return elections.map((row) => {
    const limited = limits.get(row.id) ?? [];
    const listGroups = lists?.get(row.id) ?? null;
    const signOnGroups = signOnGroupsOf.get(row.id) ?? [];
    const isNamed = namedFor.has(row.id);
    const voter = { ...actor, isNamed, isProved, listGroups, signOnGroups };
    const barrier = voterBarrier(voter, rulesOf(row), numberFormats);
    return {
      electionId: row.id,
      orderSeed: orderSeed(row.id, actor.id),
      vote: presentPermit(
        voteBlocker({
          barrier,
          phase: phaseOf(datesOf(row), now),
          isPausedByRestore: row.paused_by_restore,
        }),
      ),
      barrier: barrier === null ? null : presentBarrier(barrier),
      otherPositions: limited
        .filter((position) => positionBarrier(voter, limitsOf(position), numberFormats) !== null)
        .map(({ id }) => id),
      ...presentOthers(
        limited.filter(
          (one) =>
            (listGroups === null && isForListed(row, one)) ||
            positionBarrier(voter, candidacyFor(one), numberFormats) !== null,
        ),
      ),
      nominate: presentPermit(
        nominationBlocker({
          isObserver: actor.role === 'observer',
          hasEnrollmentNumber: enrollmentNumber !== null,
          isAskedFor: positionBarrier(voter, row.settings.candidacy, numberFormats) === null,
          areNominationsOpen: areNominationsOpen(datesOf(row), now),
        }),
      ),
      receipts: (receipts.get(row.id) ?? []).map(presentReceipt),
      numberVoted: (numberVoted.get(row.id) ?? []).map(({ positionId }) => positionId),
      nominations: (nominations.get(row.id) ?? []).map(({ id, position_id, title, status }) => ({
        _id: id,
        positionId: position_id,
        position: title,
        status,
      })),
    };
  });
}

const presentOthers = (positions: readonly { id: string }[]) =>
  positions.length === 0 ? {} : { otherCandidacies: positions.map(({ id }) => id) };

/** The same on every reload, another for every voter and election (core ballotOrder). */
function orderSeed(electionId: string, accountId: string): string {
  return hash('sha256', `${electionId}${accountId}`, 'hex').slice(0, 16);
}
