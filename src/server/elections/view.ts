import type { z } from 'zod';
import { barrierActions, isLimited } from '#core/elections/electorate.ts';
import type { VoterBarrier, VoterRules } from '#core/elections/electorate.ts';
import { differingRules } from '#core/elections/position-rules.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import type { MyBallot, Permit, Receipt } from '#contract/ballot-shapes.ts';
import { ballotTextsOf } from './profile-columns.ts';
import { presentRuling, rulingsOf } from './rulings.ts';
import type { RulingRow } from './rulings.ts';
import type { FollowerRow } from './followers-store.ts';
import type { Hold } from './holds-store.ts';
import { restoredSentence } from './restored-sentence.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { candidacyOfPosition, rulesOfPosition } from './positions-store.ts';
import {
  presentNames,
  presentTranslations,
  wordsOfCandidate,
  wordsOfElection,
  wordsOfPosition,
} from './translated.ts';
import type { CandidateRow, ElectionRow, PositionRow, WholeElection } from './store.ts';

/** The dates and the state of an election as core reads them; '' for a date that a draft has not. */
export function datesOf(row: ElectionRow) {
  return {
    startDate: row.starts_at?.toISOString() ?? '',
    endDate: row.ends_at?.toISOString() ?? '',
    nominationsCloseAt: row.nominations_close_at?.toISOString() ?? '',
    state: row.state,
  };
}

/** What a restore did to it, in sentences. */
function presentRestores({ row, restores = [] }: WholeElection) {
  const held = row.held_for_reading ? [refusals['held-for-reading'][1]] : [];
  const sentences = [...restores.map(restoredSentence), ...held];
  return sentences.length === 0 ? {} : { restores: sentences };
}

/** Who may vote in an election and how they are known, as core reads it. */
export function rulesOf(row: ElectionRow): VoterRules {
  return { electorate: electorateOf(row), voters: row.voters, mailDomains: row.mail_domains };
}

function electorateOf(row: ElectionRow): VoterRules['electorate'] {
  if (row.electorate !== 'some') return { kind: row.electorate };
  return {
    kind: 'some',
    roles: row.electorate_roles,
    branches: row.electorate_branches,
    years: row.electorate_years,
    groups: row.electorate_groups,
  };
}

/** An election as everybody sees it at `now`; its counts stay here while they are hidden. */
export function presentElection(
  whole: WholeElection,
  rollSizes: ReadonlyMap<string, number>,
  now: number,
): Election {
  const { row, rulings = [] } = whole;
  const { supporters, candidacy, candidateConditions } = row.settings;
  const isClosed = phaseOf(datesOf(row), now) === 'closed';
  // Those of a backup would be held against a result that everybody has seen.
  const isHidden =
    row.state === 'cancelled' ||
    whole.hold != null ||
    areCountsHidden(row.standings, isClosed && !areResultsHeld(row));
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    ...datesOf(row),
    ...(row.settings.addedTime !== null && { addedTime: row.settings.addedTime }),
    ...(row.published_at !== null &&
      row.state !== 'draft' && { publishedAt: row.published_at.toISOString() }),
    ...(row.withdrawals_close_at !== null && {
      withdrawalsCloseAt: row.withdrawals_close_at.toISOString(),
    }),
    ...(row.settings.onePost && { onePost: true as const }),
    ...(supporters !== null && { supporters }),
    ...(row.settings.rankedLists !== 'by-size' && { rankedLists: row.settings.rankedLists }),
    ...presentRelease(whole),
    imageUrl: addressOf(row.upload_id),
    standings: row.standings,
    standingsBatch: row.standings === 'in-batches' ? row.settings.standingsBatch : null,
    isSealed: row.key_check !== null,
    electorate: presentElectorate(row, rollSizes),
    voters: row.voters,
    mailDomains: row.mail_domains,
    ...(isLimited(candidacy) && { candidacy }),
    ...(candidateConditions.length > 0 && { candidateConditions }),
    positions: whole.positions.map((one) => presentPositionToVoteFor(one, rulings)),
    nominations: whole.candidates.map((one) => presentCandidate(one, { isHidden, rulings })),
    ...(row.state === 'paused' &&
      row.paused_until !== null && { pausedUntil: row.paused_until.toISOString() }),
    ...(row.state === 'paused' && row.paused_by_restore && { pausedByRestore: true as const }),
    rules: row.settings.rules,
    ...presentFollowers(row.id, whole.followers),
    ...(row.certified_at !== null && { certifiedAt: row.certified_at.toISOString() }),
    rehearsal: row.is_rehearsal,
    ...(whole.isStuck === true && { couldNotBeCounted: true as const }),
    ...(whole.hold != null && { held: presentHold(whole.hold) }),
    ...presentRestores(whole),
    addedAfterOpening: row.added_after_opening,
    ...(row.corrected_addresses > 0 && { correctedAddresses: row.corrected_addresses }),
    ...(whole.counted !== undefined &&
      whole.counted.length > 0 && { countedActs: [...whole.counted] }),
    ...(whole.provedByHand != null && { provedByHand: whole.provedByHand }),
    changes: whole.changes.map(({ at, what, reason, officers }) => ({
      at: at.toISOString(),
      what,
      reason,
      officers,
    })),
    ...presentTranslations(wordsOfElection(row)),
    writtenIn: row.settings.writtenIn,
  };
}

/** When results are shown that are not shown at the close; their code is public from the close on. */
function presentRelease({ row, resultCode }: WholeElection) {
  if (row.results_at === 'close') return {};
  return {
    resultsAt: row.results_at,
    ...(row.show_by !== null && { showBy: row.show_by.toISOString() }),
    ...(row.released_at !== null && { releasedAt: row.released_at.toISOString() }),
    ...(areResultsHeld(row) && resultCode != null && { resultCode }),
  };
}

const presentHold = ({ code, canStand, problem }: Hold) => ({ code, canStand, problem });

function presentPositionToVoteFor(
  row: PositionRow,
  rulings: readonly RulingRow[],
): Election['positions'][number] {
  const limits = limitsOf(row);
  const { isVoid } = rulingsOf(rulings, row.id);
  const candidacy = candidacyOfPosition(row);
  return {
    _id: row.id,
    title: row.title,
    ...(isLimited(limits) && { limits }),
    ...differingRules(rulesOfPosition(row)),
    ...(candidacy !== null && { candidacy }),
    ...(isVoid !== null && { void: presentRuling(isVoid) }),
    ...presentTranslations(wordsOfPosition(row)),
  };
}

/** Who votes for a position, as core reads it. */
export const limitsOf = ({
  branches,
  years,
  groups,
  all_groups: allGroups,
}: Pick<PositionRow, 'branches' | 'years' | 'groups' | 'all_groups'>) => ({
  branches,
  years,
  groups,
  ...(allGroups && { allGroups }),
});

function presentElectorate(
  row: ElectionRow,
  rollSizes: ReadonlyMap<string, number>,
): Election['electorate'] {
  if (row.electorate === 'roll') return { kind: 'roll', rollSize: rollSizes.get(row.id) ?? 0 };
  if (row.electorate === 'everyone') return { kind: 'everyone' };
  return {
    kind: 'some',
    roles: row.electorate_roles,
    branches: row.electorate_branches,
    years: row.electorate_years,
    groups: row.electorate_groups,
  };
}

function presentCandidate(
  row: CandidateRow,
  { isHidden, rulings }: { isHidden: boolean; rulings: readonly RulingRow[] },
): Candidate {
  const ruling = rulings.find(({ nominationId }) => nominationId === row.id);
  return {
    _id: row.id,
    positionId: row.positionId,
    position: row.position,
    votes: isHidden ? null : row.votes,
    nominee: presentPerson(row),
    ...(row.kind !== 'person' && { kind: row.kind }),
    ...(row.isWithoutAccount && { withoutAccount: true as const }),
    ...ballotTextsOf(row),
    ...(row.hasManifesto && { hasManifesto: true as const }),
    hasLeft: row.hasLeft,
    ...(row.isDeleted && { accountDeleted: true as const }),
    ...(ruling !== undefined && { disqualified: presentRuling(ruling) }),
    ...presentTranslations(wordsOfCandidate(row)),
  };
}

export function presentPerson(row: {
  nomineeId: string;
  name: string;
  uploadId: string | null;
  formerNames?: readonly string[];
}) {
  const formerName = row.formerNames?.at(-1);
  return {
    ...{ _id: row.nomineeId, name: row.name, profileImg: addressOf(row.uploadId) },
    ...(formerName !== undefined && { formerName }),
  };
}

/** An election whose votes are known, each candidate's. */
export interface CountedElection extends WholeElection {
  candidates: CountedCandidate[];
}
type CountedCandidate = CandidateRow & { votes: number };

/** False while ballots are sealed and this server has no key that opens them. */
export function isCounted(whole: WholeElection): whole is CountedElection {
  return whole.candidates.every(({ votes }) => votes !== null);
}

/** Whether somebody may do something: `blocker` is the reason why not. */
export function presentPermit(blocker: Refusal | null): MyBallot['vote'] {
  return {
    isAllowed: blocker === null,
    why: blocker,
    message: blocker === null ? null : refusals[blocker][1],
  } satisfies z.output<typeof Permit>;
}

/** Why somebody is no voter, and what helps. */
export const presentBarrier = (reason: VoterBarrier): NonNullable<MyBallot['barrier']> => ({
  reason,
  message: refusals[reason][1],
  action: barrierActions[reason],
});

export function presentReceipt(row: {
  election_id: string;
  id: string;
  title: string;
  receipt: string;
}): Receipt {
  return {
    code: row.receipt,
    electionId: row.election_id,
    positionId: row.id,
    position: row.title,
  };
}

/** How an election hangs together with others: which it follows, and which published ones follow it. */
function presentFollowers(
  id: string,
  followers: readonly FollowerRow[],
): Pick<Election, 'follows' | 'followedBy'> {
  const own = followers.find((one) => one.id === id);
  const later = followers.filter((one) => one.ofId === id && !one.isDraft);
  return {
    ...(own !== undefined && {
      follows: {
        as: own.as,
        electionId: own.ofId,
        name: own.ofName,
        positionId: own.positionId,
        position: own.position,
        ...presentNames({ electionWords: own.ofWords, positionWords: own.positionWords }),
      },
    }),
    ...(later.length > 0 && {
      followedBy: later.map((one) => ({
        as: one.as,
        electionId: one.id,
        name: one.name,
        positionId: one.positionId,
        position: one.position,
        ...presentNames({ electionWords: one.words, positionWords: one.positionWords }),
      })),
    }),
  };
}
