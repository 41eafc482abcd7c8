import type { ElectionLine } from '#core/elections/election-line.ts';
import type { z } from 'zod';
import { barrierActions, isLimited } from '#core/elections/electorate.ts';
import { isSameSetting, settingNames, usualSettings } from '#core/elections/election-settings.ts';
import type {
  ElectionSettings,
  PositionSettings,
  Setting,
} from '#core/elections/election-settings.ts';
import type { Electorate, VoterBarrier } from '#core/elections/electorate.ts';
import { differingRules } from '#core/elections/position-rules.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import type { PositionLimits, VoterLimits } from '#contract/electorate-shapes.ts';
import { settingsLeftOut } from '#contract/election-settings.ts';
import { inEnglish } from '#core/kernel/speech.ts';
import { voterLines } from '#texts/election-line.ts';
import { unprovedKey, unprovedText } from '#texts/kept-problems.ts';
import type { VoterLines } from '#texts/election-line.ts';
import { restoredLines } from '#core/elections/restored-lines.ts';
import type { MyBallot, Permit, Receipt } from '#contract/ballot-shapes.ts';
import { ballotTextsOf } from './profile-columns.ts';
import { presentRuling, rulingsOf } from './rulings.ts';
import type { RulingRow } from './rulings.ts';
import type { FollowerRow } from './followers-store.ts';
import type { Hold } from './holds-store.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { settingsOf, settingsOfPosition } from './settings-store.ts';
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

/** What restores did to it. */
function presentRestores({ row, restores = [] }: WholeElection): VoterLines[] {
  const held = row.held_for_reading ? [voterLines('UTC', { key: 'held-for-reading' })] : [];
  return [...restores.map((one) => voterLines(one.timeZone, ...restoredLines(one))), ...held];
}

/** What is known of an election while it is shown. */
interface Scene {
  whole: WholeElection;
  row: ElectionRow;
  settings: ElectionSettings;
  rollSizes: ReadonlyMap<string, number>;
  rulings: readonly RulingRow[];
  isHidden: boolean;
}
const isoOf = (date: Date | null) => date?.toISOString();
const unless = <Value>(value: Value, usual: Value) => (value === usual ? undefined : value);
const onlyTrue = (is: boolean | undefined) => (is === true ? true : undefined);
const someOf = <One>(list: readonly One[] | undefined) =>
  list === undefined || list.length === 0 ? undefined : [...list];

type Shown = { readonly [Field in keyof Required<Election>]: (of: Scene) => Election[Field] };

const isLeftOut = (name: Setting) => (settingsLeftOut as readonly string[]).includes(name);
/** The settings, as everybody reads them. */
const shownSettings = Object.fromEntries(
  settingNames.map((name) => [
    name,
    ({ settings, row, rollSizes }: Scene) =>
      isLeftOut(name) && isSameSetting(name, settings, usualSettings)
        ? undefined
        : presentSetting(name, settings, rollSizes.get(row.id)),
  ]),
) as Pick<Shown, Setting>;

/** What is shown of an election, one line each, in this order; what is undefined is left out. */
const shown: Shown = {
  _id: ({ row }) => row.id,
  ...shownSettings,
  state: ({ row }) => row.state,
  addedTime: ({ row }) => row.settings.addedTime ?? undefined,
  publishedAt: ({ row }) => (row.state === 'draft' ? undefined : isoOf(row.published_at)),
  releasedAt: ({ row }) => isoOf(row.released_at),
  // Public from the close on.
  resultCode: ({ row, whole }) =>
    areResultsHeld(row) ? (whole.resultCode ?? undefined) : undefined,
  standingsBatch: ({ row }) =>
    row.standings === 'in-batches' ? row.settings.standingsBatch : null,
  isSealed: ({ row }) => row.key_check !== null,
  positions: ({ whole, rulings }) =>
    whole.positions.map((one) => presentPositionToVoteFor(one, rulings, whole.followers)),
  nominations: ({ whole, isHidden, rulings }) =>
    whole.candidates.map((one) => presentCandidate(one, { isHidden, rulings })),
  pausedUntil: ({ row }) => (row.state === 'paused' ? isoOf(row.paused_until) : undefined),
  pausedByRestore: ({ row }) => onlyTrue(row.state === 'paused' && row.paused_by_restore),
  followedBy: ({ row, whole }) => someOf(presentFollowers(row.id, whole.followers)),
  certifiedAt: ({ row }) => isoOf(row.certified_at),
  rehearsal: ({ row }) => row.is_rehearsal,
  couldNotBeCounted: ({ whole }) => onlyTrue(whole.isStuck),
  held: ({ whole: { hold } }) => (hold == null ? undefined : presentHold(hold)),
  restores: ({ whole }) => someOf(presentRestores(whole).map(({ what }) => what)),
  restoresTold: ({ whole }) => someOf(presentRestores(whole).map(({ told }) => [...told])),
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
  const settings = settingsOf(row, whole.positions);
  const of = { whole, row, settings, rollSizes, rulings, isHidden };
  const said = Object.entries(shown).map(([field, read]) => [field, read(of)]);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined)) as Election;
}

/** What is told of a close that waits for a decision. */
export const presentHold = ({ code, canStand, problem }: Hold) => {
  const problemKey = unprovedKey(problem);
  return {
    code,
    canStand,
    problem: inEnglish(() => unprovedText(problem)),
    ...(problemKey !== undefined && { problemKey }),
  };
};

function presentPositionToVoteFor(
  row: PositionRow,
  rulings: readonly RulingRow[],
  followers: readonly FollowerRow[],
): Election['positions'][number] {
  const { isVoid } = rulingsOf(rulings, row.id);
  const follows = presentFollowed(row.id, followers);
  return {
    _id: row.id,
    ...presentPosition(settingsOfPosition(row)),
    ...(isVoid !== null && { void: presentRuling(isVoid) }),
    ...(follows !== undefined && { follows }),
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
  listed: number | undefined,
): unknown {
  if (name === 'electorate') return presentElectorate(settings.electorate, listed);
  if (name !== 'positions') return settings[name];
  return settings.positions.map(({ id, ...position }) => ({
    ...(id !== null && { _id: id }),
    ...presentPosition(position),
  }));
}

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
  apart?: string | null;
}) {
  const formerName = row.formerNames?.at(-1);
  return {
    ...{ _id: row.nomineeId, name: row.name, profileImg: addressOf(row.uploadId) },
    ...(formerName !== undefined && { formerName }),
    ...(row.apart != null && { apart: row.apart }),
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

/** The position that this one follows, with its election. */
function presentFollowed(
  id: string,
  followers: readonly FollowerRow[],
): Election['positions'][number]['follows'] {
  const own = followers.find((one) => one.ownId === id);
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

/** The positions that published elections decide. */
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
