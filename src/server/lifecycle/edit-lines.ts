import type { ChangedField, ChangedValue } from '#core/council/proposal-line.ts';
import type { PlannedChange } from '#core/council/two-person.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { settingFlags } from '#core/elections/election-settings.ts';
import type { ElectionSettings, SettingMoment } from '#core/elections/election-settings.ts';
import { isLimited } from '#core/elections/electorate.ts';
import { usualTerm } from '#core/elections/outcome-rules.ts';
import { isPlain } from '#core/elections/position-rules.ts';
import { plannedChange } from '#texts/change-line.ts';

/** What the words of an election go by beside its settings. */
export interface Around {
  timeZone: string;
  /** How many numbers its own voter list has, and how often it was replaced. */
  listed: number;
  revision: number;
}

/** What somebody wrote, or what stands by its key. */
type Value = (of: ElectionSettings, around: Around) => ChangedValue | string;
const moment =
  (field: SettingMoment): Value =>
  ({ [field]: date }) =>
    date === '' ? '' : { key: 'moment', at: momentOf(new Date(date)) };

type Line = readonly [field: ChangedField, value: Value];

/** An election line by line: what an edit can change of it. */
const lines: readonly Line[] = [
  ['name', ({ name }) => name],
  ['description', ({ description }) => description],
  ['picture', ({ imageUrl }) => imageUrl],
  ['startDate', moment('startDate')],
  ['endDate', moment('endDate')],
  ['nominationsCloseAt', moment('nominationsCloseAt')],
  ['withdrawalsCloseAt', moment('withdrawalsCloseAt')],
  ['remindAt', moment('remindAt')],
  ['positions', positionLines],
  ['standings', standingsLine],
  ['results', resultsLine],
  [
    'complaints',
    ({ rules: { complaints = usualTerm } }) => ({ key: 'complaints', term: complaints }),
  ],
  ['electorate', electorateLine],
  ['voters', ({ voters, mailDomains: domains }) => ({ key: 'known', voters, domains })],
  [
    'candidacy',
    ({ candidacy }) =>
      isLimited(candidacy)
        ? { key: 'people', roles: [], limits: candidacy }
        : { key: 'all-with-number' },
  ],
  ...settingFlags.map((flag): Line => [flag, ({ [flag]: is }) => ({ key: is ? 'yes' : 'no' })]),
  ['ranked-lists', ({ rankedLists }) => ({ key: rankedLists })],
  ['supporters', supportersLine],
];

/** What an edit changed, with the old and the new value of each line. */
export function changedLines(
  before: readonly [ElectionSettings, Around],
  after: readonly [ElectionSettings, Around],
): PlannedChange[] {
  const [, { timeZone }] = after;
  return lines.flatMap(([field, value]) => {
    const values = { from: value(...before), to: value(...after) };
    const change = plannedChange({ field, ...values }, timeZone);
    if (change.from === change.to) return [];
    if (field !== 'picture') return [change];
    return [
      plannedChange({
        field,
        from: change.from === '' ? '' : { key: 'picture' },
        to: change.to === '' ? '' : { key: 'other-picture' },
      }),
    ];
  });
}

function positionLines({ positions }: ElectionSettings): ChangedValue {
  const of = positions.map(({ title, limits, rules, candidacy }) => ({
    ...{ title, limits, candidacy },
    rules: isPlain(rules) ? null : rules,
  }));
  return { key: 'positions', positions: of };
}

function supportersLine({ supporters: rule, positions }: ElectionSettings): ChangedValue {
  const posts = positions.flatMap(({ title, rules: { kind, supporters } }) =>
    kind === 'post' ? [{ title, supporters }] : [],
  );
  const differ = posts.some(({ supporters }) => supporters !== null);
  if (differ) return { key: 'supporters-by-position', rule, posts };
  return rule === null ? { key: 'no-supporters' } : { key: 'supporters', rule };
}

function standingsLine({ standings, standingsBatch }: ElectionSettings): ChangedValue {
  return standings === 'in-batches'
    ? { key: standings, count: standingsBatch }
    : { key: standings };
}

function resultsLine({ resultsAt, showBy }: ElectionSettings): ChangedValue {
  return resultsAt === 'close'
    ? { key: 'at-close' }
    : { key: 'released-by', by: showBy === '' ? null : momentOf(new Date(showBy)) };
}

function electorateLine(
  { electorate }: ElectionSettings,
  { listed, revision: version }: Around,
): ChangedValue {
  if (electorate.kind === 'everyone') return { key: 'everybody' };
  if (electorate.kind === 'roll') return { key: 'list', listed, version };
  const { roles, branches, years, groups } = electorate;
  return { key: 'people', roles, limits: { branches, years, groups } };
}
