import { electionLimits, titleKey } from './election-draft.ts';
import { votersAfter } from './electorate.ts';
import type { Electorate, Limits, VoterKind } from './electorate.ts';
import { electionFields } from './freezing.ts';
import type { ElectionField } from './freezing.ts';
import { settledRules, usualRules } from './outcome-rules.ts';
import type { OutcomeRules } from './outcome-rules.ts';
import type { GivenRules, PositionRules, SharedRule } from './position-rules.ts';
import { resolveRules, sharedRules } from './position-rules.ts';
import type { RankedLists } from './public-lists.ts';
import type { ResultsAt } from './results-at.ts';
import type { StandingsMode } from './standings-mode.ts';
import { settledRule } from './supporters.ts';
import type { SupporterRule } from './supporters.ts';

/** A position as officers set it; a new one has no id. `candidacy` is null for those who vote for it. */
export interface PositionSettings {
  id: string | null;
  title: string;
  limits: Limits;
  rules: PositionRules;
  candidacy: Limits | null;
}

/** All that officers set of an election, whole. Dates are ISO 8601 in UTC, or '' where it has none. */
export interface ElectionSettings {
  name: string;
  description: string;
  /** The address of its picture; '' without one. */
  imageUrl: string;
  startDate: string;
  endDate: string;
  nominationsCloseAt: string;
  withdrawalsCloseAt: string;
  /** When everybody is reminded, of voting that is too short for the usual reminder. */
  remindAt: string;
  standings: StandingsMode;
  /** So many votes are shown together, where counts are shown in batches. */
  standingsBatch: number;
  electorate: Electorate;
  voters: VoterKind;
  /** Where voters are confirmed: the only domains of an address that count; empty for any. */
  mailDomains: readonly string[];
  candidacy: Limits;
  candidateConditions: readonly string[];
  onePost: boolean;
  supporters: SupporterRule | null;
  rankedLists: RankedLists;
  resultsAt: ResultsAt;
  showBy: string;
  rules: OutcomeRules;
  positions: readonly PositionSettings[];
}

const noLimits: Limits = { branches: [], years: [], groups: [] };

/**
 * One setting: its value until somebody says otherwise, as what of the election it is fixed and told, and whether it
 * has columns of its own. What has none lies in the document of its election, which the application alone reads.
 */
interface SettingField<Value> {
  usual: Value;
  told: ElectionField;
  isColumn: boolean;
}

const column = <Value, Told extends ElectionField>(usual: Value, told: Told) =>
  ({ usual, told, isColumn: true }) as const;
const inDocument = <Value, Told extends ElectionField>(usual: Value, told: Told) =>
  ({ usual, told, isColumn: false }) as const;
const moment = <Told extends ElectionField>(told: Told) =>
  ({ ...column('', told), isMoment: true }) as const;
/** A yes or no; no is usual. `yes` is what holds then, and `line` its name where an edit waits for another officer. */
const yesOrNo = <Told extends ElectionField>(told: Told, say: { yes: string; line: string }) =>
  ({ ...inDocument(false, told), ...say }) as const;

/** The settings of an election, one entry each; `told` leads to what fixes it (freezing.ts) and to its words. */
export const settingFields = {
  name: column('', 'name'),
  description: column('', 'description'),
  imageUrl: column('', 'imageUrl'),
  startDate: moment('dates'),
  endDate: moment('dates'),
  nominationsCloseAt: moment('dates'),
  withdrawalsCloseAt: moment('dates'),
  remindAt: moment('reminder'),
  standings: column('live', 'standings'),
  standingsBatch: inDocument(electionLimits.usualBatch, 'standings'),
  electorate: column({ kind: 'everyone' }, 'electorate'),
  voters: column('anybody', 'electorate'),
  mailDomains: column([], 'electorate'),
  candidacy: inDocument(noLimits, 'candidacy'),
  candidateConditions: inDocument([], 'candidacy'),
  onePost: yesOrNo('onePost', {
    yes: 'Each person can be a candidate for one position only',
    line: 'One person, one position',
  }),
  supporters: inDocument(null, 'supporters'),
  rankedLists: inDocument('by-size', 'rankedLists'),
  resultsAt: column('close', 'resultsAt'),
  showBy: moment('resultsAt'),
  rules: inDocument(usualRules, 'rules'),
  positions: column([], 'positions'),
} as const satisfies {
  readonly [Name in keyof ElectionSettings]: SettingField<ElectionSettings[Name]>;
};

/** What of the settings lies in the document of an election. */
export type DocumentSettings = {
  [
    Name in keyof ElectionSettings as (typeof settingFields)[Name]['isColumn'] extends false
      ? Name
      : never
  ]: ElectionSettings[Name];
};

export type Setting = keyof ElectionSettings;
/** The names of the settings, in the order of the list. */
export const settingNames = Object.keys(settingFields) as Setting[];

/** The settings that are a yes or a no. */
export type SettingFlag = {
  [Name in Setting]: ElectionSettings[Name] extends boolean ? Name : never;
}[Setting];
export const settingFlags = settingNames.filter(
  (name) => typeof settingFields[name].usual === 'boolean',
) as SettingFlag[];

/** Its moments, each '' where it has none. */
export type SettingMoment = {
  [Name in Setting]: (typeof settingFields)[Name] extends { isMoment: true } ? Name : never;
}[Setting];
export const settingMoments = settingNames.filter(
  (name) => 'isMoment' in settingFields[name],
) as SettingMoment[];

const usualOf = (these: readonly Setting[]) =>
  Object.fromEntries(these.map((name) => [name, settingFields[name].usual])) as unknown;

/** An election of which nobody has said anything. */
export const usualSettings = usualOf(settingNames) as ElectionSettings;

/** The names of what lies in the document of an election, and its usual values. */
export const documentNames = settingNames.filter(
  (name) => !settingFields[name].isColumn,
) as (keyof DocumentSettings)[];
export const usualDocument = usualOf(documentNames) as DocumentSettings;

/** What of the list of positions is fixed and told by itself. */
const toldOfPositions: readonly ElectionField[] = [
  'titles',
  'ways',
  'limits',
  'candidacy',
  'supporters',
];

/** The fields of the wire in which somebody sends a thing that is fixed as one. */
export const fieldsTold: Readonly<Record<ElectionField, readonly string[]>> = Object.fromEntries(
  electionFields.map((told) => [
    told,
    [
      ...settingNames.filter((name) => settingFields[name].told === told),
      ...(toldOfPositions.includes(told) ? ['positions'] : []),
      ...(told === 'ways' ? sharedRules : []),
      // Groups of a position need people who are listed.
      ...(told === 'limits' ? ['voters'] : []),
      // It comes while voting is open.
      ...(told === 'dates' ? ['remindAt'] : []),
      ...(told === 'words' ? ['translations'] : []),
    ],
  ]),
) as Record<ElectionField, string[]>;

/** A position as somebody sends it: a title, or what is to be said of it beside. */
export type GivenPosition =
  | string
  | ({
      _id?: string | undefined;
      title: string;
      limits?: Limits | undefined;
      candidacy?: Limits | null | undefined;
    } & GivenRules);

/** Settings as somebody sends them: what is left out stays. Rules beside them are for all positions. */
export type GivenSettings = {
  [Name in Exclude<keyof ElectionSettings, 'positions'>]?: ElectionSettings[Name] | undefined;
} & Pick<GivenRules, SharedRule> & {
    positions?: readonly GivenPosition[] | undefined;
  };

/** The settings once this is said. The close of nominations goes with the dates that it was equal to. */
export function settingsAfter(before: ElectionSettings, given: GivenSettings): ElectionSettings {
  const said = settingNames.flatMap((name) =>
    given[name] === undefined ? [] : [[name, given[name]]],
  );
  const after = { ...before, ...(Object.fromEntries(said) as Partial<ElectionSettings>) };
  const { startDate, endDate, resultsAt, standings } = after;
  const voters = votersAfter(
    { voters: given.voters, electorate: given.electorate?.kind },
    { voters: before.voters, electorate: before.electorate.kind },
  );
  return {
    ...after,
    standingsBatch: standings === 'in-batches' ? after.standingsBatch : before.standingsBatch,
    nominationsCloseAt: given.nominationsCloseAt ?? followDates(before, { startDate, endDate }),
    // Whoever says that results are shown at the close takes their later date away with it.
    showBy: given.showBy ?? (resultsAt === 'close' ? '' : before.showBy),
    voters,
    mailDomains: voters === 'confirmed' ? after.mailDomains : [],
    rules: settledRules(after.rules),
    supporters: after.supporters && settledRule(after.supporters),
    positions: positionsAfter(before.positions, given),
  };
}

/** When nominations close once voting has moved: with its opening or its close, where it was equal to that. */
function followDates(
  before: Pick<ElectionSettings, 'startDate' | 'endDate' | 'nominationsCloseAt'>,
  { startDate, endDate }: Pick<ElectionSettings, 'startDate' | 'endDate'>,
): string {
  const { nominationsCloseAt: close } = before;
  // What a draft does not say is decided when it is published.
  if (close === '') return '';
  if (close === before.startDate) return startDate;
  return close === before.endDate ? endDate : close;
}

/** A position without an id that has the title of a present one is that one. */
function positionsAfter(
  before: ElectionSettings['positions'],
  given: GivenSettings,
): readonly PositionSettings[] {
  const ofAll: GivenRules = Object.fromEntries(sharedRules.map((name) => [name, given[name]]));
  if (given.positions === undefined) {
    return before.map((position) => ({
      ...position,
      rules: resolveRules({}, ofAll, position.rules),
    }));
  }
  const sent = given.positions.map((position) =>
    typeof position === 'string' ? { title: position } : position,
  );
  const named = new Set<string | null>(sent.flatMap(({ _id }) => _id?.toLowerCase() ?? []));
  const present = new Map(before.map((position) => [position.id, position]));
  const byTitle = new Map(
    before
      .filter(({ id }) => !named.has(id))
      .map((position) => [titleKey(position.title), position]),
  );
  return sent.map(({ _id, title, limits, candidacy, ...own }) => {
    const was = present.get(_id?.toLowerCase() ?? '') ?? byTitle.get(titleKey(title));
    return {
      id: was?.id ?? null,
      title,
      limits: settledLimits(limits ?? was?.limits ?? noLimits),
      rules: resolveRules(own, ofAll, was?.rules),
      candidacy: candidacy === undefined ? (was?.candidacy ?? null) : candidacy,
    };
  });
}

/** Of one group "all" and "any" are the same. */
const settledLimits = ({ allGroups = false, ...limits }: Limits): Limits => ({
  ...limits,
  ...(allGroups && limits.groups.length > 1 && { allGroups }),
});

/** Which positions both have, as they were and as they are; the ids of those that are gone, and the new ones. */
export function positionsBetween(before: ElectionSettings, after: ElectionSettings) {
  const present = new Map(after.positions.map((position) => [position.id, position]));
  const pairs = before.positions.map((was) => [was, present.get(was.id)] as const);
  return {
    kept: pairs.flatMap(([was, is]) => (is === undefined ? [] : [[was, is] as const])),
    removed: pairs.flatMap(([{ id }, is]) => (is === undefined && id !== null ? [id] : [])),
    added: after.positions.filter(({ id }) => id === null),
  };
}

/** What is otherwise in the second settings, in the order of `electionFields`. */
export function changedThings(
  before: ElectionSettings,
  after: ElectionSettings,
): Set<ElectionField> {
  const { kept, removed, added } = positionsBetween(before, after);
  const isOther = ([was, is]: (typeof kept)[number], part: 'limits' | 'candidacy') =>
    !isSame(was[part], is[part]);
  const order = ({ positions }: ElectionSettings) =>
    positions.flatMap(({ id, title }) =>
      kept.some(([was]) => was.id === id) ? [`${id} ${title}`] : [],
    );
  const others: Partial<Record<ElectionField, boolean>> = {
    positions: removed.length > 0 || added.length > 0,
    titles: order(before).join('\n') !== order(after).join('\n'),
    limits: kept.some((pair) => isOther(pair, 'limits')),
    ways: kept.some(([was, is]) => !isWonAlike(was, is)),
    supporters: kept.some(([was, is]) => isAskedOtherwise(was.rules, is.rules)),
    candidacy: kept.some((pair) => isOther(pair, 'candidacy')),
  };
  const changed = settingNames.filter(
    (name) => name !== 'positions' && !isSameSetting(name, before, after),
  );
  const told = new Set<ElectionField>(changed.map((name) => settingFields[name].told));
  return new Set(electionFields.filter((field) => told.has(field) || others[field] === true));
}

/** How a position is won, without whom its candidates need: that is fixed by itself. */
const wayOf = ({ rules }: PositionSettings) => ({ ...rules, supporters: null });
/** Whether two positions are won in the same way. */
export const isWonAlike = (one: PositionSettings, other: PositionSettings): boolean =>
  isSame(wayOf(one), wayOf(other));
/** What becomes a question, or a post, has other supporters by that alone. */
const isAskedOtherwise = (was: PositionRules, is: PositionRules) =>
  was.kind === is.kind && !isSame(was.supporters, is.supporters);

/** Lists mean the same in any order, but for conditions, which officers tick line by line. */
function settled(value: unknown, isOrdered: boolean): unknown {
  if (Array.isArray(value)) return isOrdered ? value : value.toSorted(byText);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => byText(one, other))
    .map(([key, part]) => [key, settled(part, isOrdered)]);
}
const byText = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1);
/** Whether a setting is the same in both. Positions are in order, and each is compared by itself. */
export const isSameSetting = (
  name: keyof ElectionSettings,
  one: ElectionSettings,
  other: ElectionSettings,
): boolean =>
  name === 'positions'
    ? one.positions.length === other.positions.length &&
      one.positions.every((position, at) => isSame(position, other.positions[at]))
    : isSame(one[name], other[name], name);
/** Whether nothing is otherwise in a position. */
export const isSamePosition = (one: PositionSettings, other: PositionSettings): boolean =>
  isSame(one, other);
const isSame = (one: unknown, other: unknown, name = '') =>
  JSON.stringify(settled(one, name === 'candidateConditions')) ===
  JSON.stringify(settled(other, name === 'candidateConditions'));
