import { endMomentOf, momentOf } from '#core/campus/moment.ts';
import type { ElectionDraft } from '#core/elections/election-draft.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import { votersAfter } from '#core/elections/electorate.ts';
import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import type { GivenRules, PositionRules } from '#core/elections/position-rules.ts';
import { resolveRules, sharedRules } from '#core/elections/position-rules.ts';
import { ruleWords } from '#core/elections/rule-words.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { ResultsAt } from '#core/elections/results-at.ts';
import { isSameSupporterRule } from '#core/elections/supporters.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Input } from '#contract/api.ts';
import { followDates } from '../elections/check-fields.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { outcomeRulesOf, rulesColumns, supporterRuleOf } from '../elections/rules.ts';
import {
  candidacyOfPosition,
  columnsOfRules,
  rulesOfPosition,
} from '../elections/positions-store.ts';
import { candidacyOf, limitsOf } from '../elections/view.ts';
import type { EditedPosition } from '../elections/life-store.ts';
import { changedWords } from './edit-words.ts';

type Given = Input<'editElection'>;

/** What an edit would change of an election, and the election as it would be. */
export interface Edit {
  changed: ReadonlySet<ElectionField>;
  /** The fields of the wire that were given. */
  given: ReadonlySet<string>;
  draft: ElectionDraft;
  dates: Record<'start' | 'end' | 'nominationsCloseAt' | 'withdrawalsCloseAt', Date | null>;
  /** When results would be shown, and by when at the latest. */
  resultsAt: { mode: ResultsAt; showBy: Date | null };
  positions: EditedPosition[];
  /** What the words in other languages that would be others are fixed with. */
  fixedWith: readonly ElectionField[];
  /** How each position would be won that is won otherwise now, in words. */
  ways: string[];
  /** The ids of positions that would be gone. */
  removed: string[];
  /** Those that would be questions, so that nobody could be a candidate. */
  questions: string[];
}

export function changesOf(
  row: ElectionRow,
  rows: readonly PositionRow[],
  given: Given,
  timeZone: string,
): Edit {
  const dates = datesOf(row, given, timeZone);
  const resultsAt = resultsAtOf(row, given, timeZone);
  const positions = positionsOf(rows, given);
  const kept = positions.filter(({ id }) => id !== null);
  const removed = rows.filter(({ id }) => !kept.some((one) => one.id === id)).map(({ id }) => id);
  const before = rows.filter(({ id }) => !removed.includes(id));
  const editedOf = (id: string) => kept.find((one) => one.id === id);
  const newWays = kept.filter(({ id, rules }) =>
    before.some((one) => one.id === id && !isSameWay(rulesOfPosition(one), rules)),
  );
  const fixedWith = changedWords(given.translations ?? {}, { row, positions: rows });
  const { name = row.name, description = row.description } = given;
  const is: Record<ElectionField, boolean> = {
    name: name !== row.name,
    description: description !== row.description,
    imageUrl: given.imageUrl !== undefined && given.imageUrl !== addressOf(row.upload_id),
    dates: dates.isChanged,
    titles: before.some(({ id, title }, at) => kept[at]?.id !== id || kept[at].title !== title),
    positions: removed.length > 0 || kept.length < positions.length,
    standings: isStandingsChanged(row, given),
    limits: before.some((one) => !isSameLimits(limitsOf(one), editedOf(one.id)?.limits)),
    ways: newWays.length > 0,
    candidacy:
      isCandidacyChanged(row, given) ||
      before.some((one) => !isSameCandidacy(one, editedOf(one.id))),
    onePost: (given.onePost ?? row.one_post) !== row.one_post,
    supporters:
      given.supporters !== undefined &&
      !isSameSupporterRule(supporterRuleOf(row), given.supporters),
    rankedLists: (given.rankedLists ?? row.ranked_lists) !== row.ranked_lists,
    resultsAt:
      resultsAt.mode !== row.results_at || resultsAt.showBy?.getTime() !== row.show_by?.getTime(),
    rules: given.rules !== undefined && !isSameRules(outcomeRulesOf(row), given.rules),
    electorate: isElectorateChanged(row, given) || isVotersChanged(row, given),
    words: fixedWith.length > 0,
  };
  const fields = Object.keys(is) as ElectionField[];
  return {
    changed: new Set(fields.filter((field) => is[field])),
    given: new Set(
      Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : key)),
    ),
    draft: {
      name,
      description,
      startDate: dates.start?.toISOString() ?? '',
      endDate: dates.end?.toISOString() ?? '',
      nominationsCloseAt: dates.nominationsCloseAt?.toISOString() ?? '',
      withdrawalsCloseAt: dates.withdrawalsCloseAt?.toISOString() ?? '',
      positions: positions.map(({ title }) => title),
    },
    dates,
    resultsAt,
    positions,
    fixedWith,
    ways: newWays.map(({ title, rules }) => `${title}: ${ruleWords(rules)}`),
    removed,
    questions: positions.flatMap(({ id, rules }) =>
      id !== null && rules.kind === 'question' ? [id] : [],
    ),
  };
}

/** Whoever says that results are shown at the close takes their later date away with it. */
function resultsAtOf(row: ElectionRow, given: Given, timeZone: string): Edit['resultsAt'] {
  const { resultsAt: mode = row.results_at, showBy } = given;
  if (showBy === undefined) return { mode, showBy: mode === 'close' ? null : row.show_by };
  const moment = endMomentOf(showBy, timeZone);
  return { mode, showBy: moment === null ? null : new Date(moment) };
}

function datesOf(row: ElectionRow, given: Given, timeZone: string) {
  const dateOf = (date: string | undefined, was: Date | null, read: typeof momentOf) => {
    if (date === undefined) return was;
    const moment = read(date, timeZone);
    return moment === null ? null : new Date(moment);
  };
  const start = dateOf(given.startDate, row.starts_at, momentOf);
  const end = dateOf(given.endDate, row.ends_at, endMomentOf);
  const close = dateOf(given.nominationsCloseAt, followDates(row, start, end), endMomentOf);
  const withdrawals = dateOf(given.withdrawalsCloseAt, row.withdrawals_close_at, endMomentOf);
  const isChanged = [
    [withdrawals, row.withdrawals_close_at],
    [start, row.starts_at],
    [end, row.ends_at],
    [close, row.nominations_close_at],
  ].some(([one, was]) => one?.getTime() !== was?.getTime());
  return {
    start,
    end,
    nominationsCloseAt: close,
    withdrawalsCloseAt: withdrawals,
    isChanged,
  };
}

/** A position without an id that has the title of a present one is that one. */
function positionsOf(rows: readonly PositionRow[], given: Given): EditedPosition[] {
  const { positions } = given;
  if (positions === undefined) {
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      limits: limitsOf(row),
      rules: resolveRules({}, rulesOfAll(given), rulesOfPosition(row)),
      candidacy: candidacyOfPosition(row),
    }));
  }
  const ids = new Set(positions.flatMap(({ _id }) => _id?.toLowerCase() ?? []));
  const sameTitle = (title: string) =>
    rows.find((row) => !ids.has(row.id) && titleKey(row.title) === titleKey(title))?.id ?? null;
  return positions.map(({ _id, title, limits, candidacy, ...own }) => {
    const id = rows.find((row) => row.id === _id?.toLowerCase())?.id ?? sameTitle(title);
    const was = rows.find((row) => row.id === id);
    const before =
      was === undefined
        ? { limits: noLimits, candidacy: null, rules: undefined }
        : {
            limits: limitsOf(was),
            candidacy: candidacyOfPosition(was),
            rules: rulesOfPosition(was),
          };
    return {
      id,
      title,
      limits: limits ?? before.limits,
      rules: resolveRules(own, rulesOfAll(given), before.rules),
      candidacy: candidacy === undefined ? before.candidacy : candidacy,
    };
  });
}

/** What an edit says of all positions at once. */
const rulesOfAll = (given: Given): GivenRules =>
  Object.fromEntries(sharedRules.map((name) => [name, given[name]]));

const isSameWay = (one: PositionRules, other: PositionRules) =>
  JSON.stringify(columnsOfRules(one, null)) === JSON.stringify(columnsOfRules(other, null));

function isSameCandidacy(row: PositionRow, edited: EditedPosition | undefined): boolean {
  const was = candidacyOfPosition(row);
  if (edited === undefined) return true;
  if (was === null || edited.candidacy === null) return was === edited.candidacy;
  return isSameLimits(was, edited.candidacy);
}

const isSameRules = (one: OutcomeRules, other: OutcomeRules) =>
  JSON.stringify(rulesColumns(one)) === JSON.stringify(rulesColumns(other));

const noLimits: Limits = { branches: [], years: [], groups: [] };

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

function isSameLimits(one: Limits, other: Limits = noLimits): boolean {
  const { branches, years, groups } = one;
  const lists = [
    [branches, other.branches],
    [years, other.years],
    [groups, other.groups],
  ] as const;
  const isAll = ({ groups: list, allGroups = false }: Limits) => allGroups && list.length > 1;
  return isAll(one) === isAll(other) && lists.every(([list, otherList]) => isSame(list, otherList));
}

/** How voters are known once this is written. */
export const votersOf = (row: ElectionRow, { voters, electorate }: Given): VoterKind =>
  votersAfter({ voters, electorate: electorate?.kind }, row);

function isVotersChanged(row: ElectionRow, given: Given): boolean {
  const voters = votersOf(row, given);
  if (voters !== row.voters) return true;
  const { mailDomains = row.mail_domains } = given;
  return voters === 'confirmed' && !isSame(mailDomains, row.mail_domains);
}

function isCandidacyChanged(row: ElectionRow, { candidacy, candidateConditions }: Given): boolean {
  if (candidacy !== undefined && !isSameLimits(candidacyOf(row), candidacy)) return true;
  const is = JSON.stringify(candidateConditions ?? row.candidate_conditions);
  return is !== JSON.stringify(row.candidate_conditions);
}

function isStandingsChanged(row: ElectionRow, given: Given): boolean {
  const { standings = row.standings, standingsBatch = row.standings_batch } = given;
  if (standings !== row.standings) return true;
  return standings === 'in-batches' && standingsBatch !== row.standings_batch;
}

function isElectorateChanged(row: ElectionRow, { electorate }: Given): boolean {
  if (electorate === undefined) return false;
  if (electorate.kind !== row.electorate || electorate.kind === 'roll') return true;
  if (electorate.kind === 'everyone') return false;
  const was = { branches: row.electorate_branches, years: row.electorate_years };
  return (
    !isSame(electorate.roles, row.electorate_roles) ||
    !isSameLimits(electorate, { ...was, groups: row.electorate_groups })
  );
}
