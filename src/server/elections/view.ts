import type { z } from 'zod';
import { barrierActions } from '#core/elections/electorate.ts';
import type { VoterBarrier, VoterRules } from '#core/elections/electorate.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { byVotes } from '#core/elections/standings.ts';
import { outcomeOf } from '#core/elections/tally.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import type { Candidate, Election, ElectionResults } from '#contract/election-shapes.ts';
import type { MyBallot, Permit, Receipt } from '#contract/ballot-shapes.ts';
import type { DisputeRow } from './disputes/store.ts';
import type { KitLabel } from './recount/store.ts';
import type { ToldProof } from './results/proofs-store.ts';
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

/** Who may vote in an election and how they are known, as core reads it. */
export function rulesOf(row: ElectionRow): VoterRules {
  return { electorate: electorateOf(row), voters: row.voters, mailDomains: row.mail_domains };
}

/** What is done when the votes alone do not decide, as core reads it. */
export const outcomeRulesOf = (row: ElectionRow): OutcomeRules => ({
  tie: row.tie_rule,
  seed: row.draw_seed,
  source: row.draw_source,
  minutes: row.draw_minutes,
  leaving: row.leaving_rule,
});

/** The same as columns. */
export const rulesColumns = (rules: OutcomeRules) => ({
  tie_rule: rules.tie,
  draw_seed: rules.seed,
  draw_source: rules.seed === 'dice' ? '' : rules.source,
  draw_minutes: rules.minutes,
  leaving_rule: rules.leaving,
});

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
  const { row } = whole;
  const isClosed = phaseOf(datesOf(row), now) === 'closed';
  const isHidden = row.state === 'cancelled' || areCountsHidden(row.standings, isClosed);
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    ...datesOf(row),
    imageUrl: addressOf(row.upload_id),
    standings: row.standings,
    standingsBatch: row.standings === 'in-batches' ? row.standings_batch : null,
    isSealed: row.key_check !== null,
    electorate: presentElectorate(row, rollSizes),
    voters: row.voters,
    mailDomains: row.mail_domains,
    ...(isLimited(candidacyOf(row)) && { candidacy: candidacyOf(row) }),
    ...(row.candidate_conditions.length > 0 && { candidateConditions: row.candidate_conditions }),
    positions: whole.positions.map(presentPositionToVoteFor),
    nominations: whole.candidates.map((one) => presentCandidate(one, isHidden)),
    rules: outcomeRulesOf(row),
    rehearsal: row.is_rehearsal,
    addedAfterOpening: row.added_after_opening,
    changes: whole.changes.map(({ at, what, reason, officers }) => ({
      at: at.toISOString(),
      what,
      reason,
      officers,
    })),
  };
}

function presentPositionToVoteFor(row: PositionRow): Election['positions'][number] {
  const limits = limitsOf(row);
  return { _id: row.id, title: row.title, ...(isLimited(limits) && { limits }) };
}

const isLimited = (limits: Record<string, readonly string[]>) =>
  Object.values(limits).some((list) => list.length > 0);

/** Who may be a candidate, as core reads it. */
export const candidacyOf = (row: ElectionRow) => ({
  branches: row.candidate_branches,
  years: row.candidate_years,
  groups: row.candidate_groups,
});

/** Who votes for a position, as core reads it. */
export const limitsOf = ({ branches, years, groups }: Omit<PositionRow, 'election_id'>) => ({
  branches,
  years,
  groups,
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

function presentCandidate(row: CandidateRow, isHidden: boolean): Candidate {
  return {
    _id: row.id,
    positionId: row.positionId,
    position: row.position,
    votes: isHidden ? null : row.votes,
    nominee: presentPerson(row),
    statement: row.statement,
    link: row.link,
    hasLeft: row.hasLeft,
  };
}

export function presentPerson(row: { nomineeId: string; name: string; uploadId: string | null }) {
  return { _id: row.nomineeId, name: row.name, profileImg: addressOf(row.uploadId) };
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

/** What a viewer of results may see of people: the officers everything, others what the campus shows. */
interface Viewing {
  isForOfficer: boolean;
  isWinnerEmailHidden: boolean;
}

/** What is told of the votes besides their counts. */
interface Told {
  disputes?: readonly DisputeRow[];
  proofs?: readonly ToldProof[];
  kit?: KitLabel | null;
}

/**
 * The results of an ended election. Only a winner's address and number are for everybody, the
 * address unless the campus hides it; officers see all of them (contract). Positions nobody stood
 * for are skipped (spec 3).
 */
export function presentResults(
  whole: CountedElection,
  viewing: Viewing,
  { disputes = [], proofs = [], kit = null }: Told = {},
): ElectionResults {
  const { row } = whole;
  const { startDate, endDate } = datesOf(row);
  const byPosition = Map.groupBy(whole.candidates, (candidate) => candidate.positionId);
  return {
    electionId: row.id,
    name: row.name,
    description: row.description,
    startDate,
    endDate,
    imageUrl: addressOf(row.upload_id),
    voters: row.voters,
    mailDomains: row.mail_domains,
    proofs: proofs.map(({ ways, officer, voters, votes }) => ({ ways, officer, voters, votes })),
    recountKit: kit === null ? null : presentKit(kit),
    results: whole.positions
      .filter((position) => byPosition.has(position.id))
      .map((position) => ({
        ...presentPosition(position, byPosition.get(position.id) ?? [], viewing),
        ...presentDispute(disputes.find(({ positionId }) => positionId === position.id)),
      })),
  };
}

const presentKit = ({ edition, madeAt, sha256, bytes }: KitLabel) => ({
  edition,
  madeAt: madeAt.toISOString(),
  sha256,
  bytes,
});

function presentPosition(
  position: PositionRow,
  candidates: readonly CountedCandidate[],
  viewing: Viewing,
): Omit<ElectionResults['results'][number], 'disputed' | 'isDisputeDecisive'> {
  const outcome = outcomeOf(candidates);
  const winner = outcome.kind === 'winner' ? outcome.winner : null;
  return {
    positionId: position.id,
    position: position.title,
    tie: outcome.kind === 'tie',
    candidates: candidates
      .map((row) => ({ row, votes: row.votes, name: row.name, _id: row.id }))
      .toSorted(byVotes)
      .map(({ row }) => presentResult(row, row === winner, viewing)),
  };
}

const presentDispute = (dispute: DisputeRow | undefined) => ({
  disputed: dispute?.votes ?? 0,
  isDisputeDecisive: dispute?.blocksCertification ?? false,
});

function presentResult(row: CountedCandidate, isWinner: boolean, viewing: Viewing) {
  const { isForOfficer, isWinnerEmailHidden } = viewing;
  return {
    _id: row.id,
    userId: row.nomineeId,
    votes: row.votes,
    hasLeft: row.hasLeft,
    student: {
      ...presentPerson(row),
      email: isForOfficer || (isWinner && !isWinnerEmailHidden) ? row.email : null,
      enrollmentNumber: isForOfficer || isWinner ? row.enrollmentNumber : null,
    },
  };
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
