import type { ElectionLine } from '#core/elections/election-line.ts';
import type { z } from 'zod';
import { barrierActions, isLimited } from '#core/elections/electorate.ts';
import { usualDocument } from '#core/elections/election-settings.ts';
import type { ElectionSettings, PositionSettings } from '#core/elections/election-settings.ts';
import type { Electorate, VoterBarrier, VoterRules } from '#core/elections/electorate.ts';
import { differingRules } from '#core/elections/position-rules.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import type { PositionLimits, VoterLimits } from '#contract/electorate-shapes.ts';
import { settingsLeftOut } from '#contract/election-settings.ts';
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
function presentRestores({ row, restores = [] }: WholeElection): string[] {
  const held = row.held_for_reading ? [refusals['held-for-reading'][1]] : [];
  return [...restores.map(restoredSentence), ...held];
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

/** What is known of an election while it is shown. */
interface Scene {
  whole: WholeElection;
  row: ElectionRow;
  rollSizes: ReadonlyMap<string, number>;
  rulings: readonly RulingRow[];
  isHidden: boolean;
  /** What is said of it where officers release the results. */
  release: WholeElection['row'] | null;
}
const isoOf = (date: Date | null) => date?.toISOString();
const unless = <Value>(value: Value, usual: Value) => (value === usual ? undefined : value);
const onlyTrue = (is: boolean | undefined) => (is === true ? true : undefined);
const someOf = <One>(list: readonly One[] | undefined) =>
  list === undefined || list.length === 0 ? undefined : [...list];

type Shown = { readonly [Field in keyof Required<Election>]: (of: Scene) => Election[Field] };

/** The settings that are left out where they are usual. */
const shownUnlessUsual = Object.fromEntries(
  settingsLeftOut.map((name) => [
    name,
    ({ row }: Scene) => unless<unknown>(row.settings[name], usualDocument[name]),
  ]),
) as Pick<Shown, (typeof settingsLeftOut)[number]>;

/** What is shown of an election, one line each, in this order; what is undefined is left out. */
const shown: Shown = {
  _id: ({ row }) => row.id,
  name: ({ row }) => row.name,
  description: ({ row }) => row.description,
  startDate: ({ row }) => datesOf(row).startDate,
  endDate: ({ row }) => datesOf(row).endDate,
  nominationsCloseAt: ({ row }) => datesOf(row).nominationsCloseAt,
  state: ({ row }) => row.state,
  addedTime: ({ row }) => row.settings.addedTime ?? undefined,
  publishedAt: ({ row }) => (row.state === 'draft' ? undefined : isoOf(row.published_at)),
  withdrawalsCloseAt: ({ row }) => isoOf(row.withdrawals_close_at),
  ...shownUnlessUsual,
  // When results are shown that are not shown at the close; their code is public from the close on.
  resultsAt: ({ release }) => (release === null ? undefined : 'release'),
  showBy: ({ release }) => isoOf(release?.show_by ?? null),
  releasedAt: ({ release }) => isoOf(release?.released_at ?? null),
  resultCode: ({ release, whole }) =>
    release !== null && areResultsHeld(release) ? (whole.resultCode ?? undefined) : undefined,
  imageUrl: ({ row }) => addressOf(row.upload_id),
  standings: ({ row }) => row.standings,
  standingsBatch: ({ row }) =>
    row.standings === 'in-batches' ? row.settings.standingsBatch : null,
  isSealed: ({ row }) => row.key_check !== null,
  electorate: ({ row, rollSizes }) => presentElectorate(electorateOf(row), rollSizes.get(row.id)),
  voters: ({ row }) => row.voters,
  mailDomains: ({ row }) => row.mail_domains,
  candidacy: ({ row: { settings } }) =>
    isLimited(settings.candidacy) ? settings.candidacy : undefined,
  candidateConditions: ({ row }) => someOf(row.settings.candidateConditions),
  positions: ({ whole, rulings }) =>
    whole.positions.map((one) => presentPositionToVoteFor(one, rulings)),
  nominations: ({ whole, isHidden, rulings }) =>
    whole.candidates.map((one) => presentCandidate(one, { isHidden, rulings })),
  pausedUntil: ({ row }) => (row.state === 'paused' ? isoOf(row.paused_until) : undefined),
  pausedByRestore: ({ row }) => onlyTrue(row.state === 'paused' && row.paused_by_restore),
  rules: ({ row }) => row.settings.rules,
  follows: ({ row, whole }) => presentFollowed(row.id, whole.followers),
  followedBy: ({ row, whole }) => someOf(presentFollowers(row.id, whole.followers)),
  certifiedAt: ({ row }) => isoOf(row.certified_at),
  rehearsal: ({ row }) => row.is_rehearsal,
  couldNotBeCounted: ({ whole }) => onlyTrue(whole.isStuck),
  held: ({ whole: { hold } }) => (hold == null ? undefined : presentHold(hold)),
  restores: ({ whole }) => someOf(presentRestores(whole)),
  addedAfterOpening: ({ row }) => row.added_after_opening,
  correctedAddresses: ({ row }) => unless(row.corrected_addresses, 0),
  countedActs: ({ whole }) => someOf(whole.counted),
  provedByHand: ({ whole }) => whole.provedByHand ?? undefined,
  changes: ({ whole }) =>
    whole.changes.map(({ at, what, told, reason, officers }) => ({
      at: at.toISOString(),
      what,
      ...(told !== null && { told: told as ElectionLine[] }),
      reason,
      officers,
    })),
  translations: ({ row }) => presentTranslations(wordsOfElection(row)).translations,
  writtenIn: ({ row }) => row.settings.writtenIn,
};

/** An election as everybody sees it at `now`; its counts stay here while they are hidden. */
export function presentElection(
  whole: WholeElection,
  rollSizes: ReadonlyMap<string, number>,
  now: number,
): Election {
  const { row, rulings = [] } = whole;
  const isClosed = phaseOf(datesOf(row), now) === 'closed';
  // Those of a backup would be held against a result that everybody has seen.
  const isHidden =
    row.state === 'cancelled' ||
    whole.hold != null ||
    areCountsHidden(row.standings, isClosed && !areResultsHeld(row));
  const release = row.results_at === 'close' ? null : row;
  const of = { whole, row, rollSizes, rulings, isHidden, release };
  const said = Object.entries(shown).map(([field, read]) => [field, read(of)]);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined)) as Election;
}

const presentHold = ({ code, canStand, problem }: Hold) => ({ code, canStand, problem });

function presentPositionToVoteFor(
  row: PositionRow,
  rulings: readonly RulingRow[],
): Election['positions'][number] {
  const { isVoid } = rulingsOf(rulings, row.id);
  return {
    _id: row.id,
    ...presentPosition({
      title: row.title,
      limits: limitsOf(row),
      rules: rulesOfPosition(row),
      candidacy: candidacyOfPosition(row),
    }),
    ...(isVoid !== null && { void: presentRuling(isVoid) }),
    ...presentTranslations(wordsOfPosition(row)),
  };
}

/** How a position is held; what is usual is left out. */
const presentPosition = ({ title, limits, rules, candidacy }: Omit<PositionSettings, 'id'>) => ({
  title,
  ...(isLimited(limits) && { limits: limits as z.output<typeof VoterLimits> }),
  ...differingRules(rules),
  ...(candidacy !== null && { candidacy: candidacy as PositionLimits }),
});

/** A setting as the wire says it; of a voter list its size. */
export function presentSetting(
  name: keyof ElectionSettings,
  settings: ElectionSettings,
  listed: number,
): unknown {
  if (name === 'electorate') return presentElectorate(settings.electorate, listed);
  if (name !== 'positions') return settings[name];
  return settings.positions.map(({ id, ...position }) => ({
    ...(id !== null && { _id: id }),
    ...presentPosition(position),
  }));
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

function presentElectorate(electorate: Electorate, listed = 0): Election['electorate'] {
  return electorate.kind === 'roll'
    ? { kind: 'roll', rollSize: listed }
    : (electorate as Exclude<Election['electorate'], { kind: 'roll' }>);
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

/** The election that this one follows. */
function presentFollowed(id: string, followers: readonly FollowerRow[]): Election['follows'] {
  const own = followers.find((one) => one.id === id);
  if (own === undefined) return undefined;
  return {
    as: own.as,
    electionId: own.ofId,
    name: own.ofName,
    positionId: own.positionId,
    position: own.position,
    ...presentNames({ electionWords: own.ofWords, positionWords: own.positionWords }),
  };
}

/** The published elections that follow it. */
const presentFollowers = (id: string, followers: readonly FollowerRow[]) =>
  followers
    .filter((one) => one.ofId === id && !one.isDraft)
    .map((one) => ({
      as: one.as,
      electionId: one.id,
      name: one.name,
      positionId: one.positionId,
      position: one.position,
      ...presentNames({ electionWords: one.words, positionWords: one.positionWords }),
    }));
