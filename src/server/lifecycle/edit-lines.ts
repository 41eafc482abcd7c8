import type { PlannedChange } from '#core/council/two-person.ts';
import { settingFields, settingFlags } from '#core/elections/election-settings.ts';
import type {
  ElectionSettings,
  PositionSettings,
  SettingMoment,
} from '#core/elections/election-settings.ts';
import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import { usualTerm } from '#core/elections/outcome-rules.ts';
import { waysMessages } from '#texts/en/ways.ts';
import { isPlain } from '#core/elections/position-rules.ts';
import { ruleWords } from '#texts/rule-words.ts';
import { supporterRuleWords } from '#texts/supporter-words.ts';
import { momentText } from '#core/campus/dates.ts';

/** What the words of an election go by beside its settings. */
export interface Around {
  timeZone: string;
  /** How many numbers its own voter list has, and how often it was replaced. */
  listed: number;
  revision: number;
}

type Words = (of: ElectionSettings, around: Around) => string;
const moment =
  (field: SettingMoment): Words =>
  ({ [field]: date }, { timeZone }) =>
    date === '' ? '' : momentText(new Date(date), timeZone);

type Line = readonly [field: string, words: Words];

/** An election in words, line by line: what an edit can change of it. */
const lines: readonly Line[] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Picture', ({ imageUrl }) => imageUrl],
  ['Voting opens', moment('startDate')],
  ['Voting closes', moment('endDate')],
  ['Nominations close', moment('nominationsCloseAt')],
  ['Withdrawals close', moment('withdrawalsCloseAt')],
  ['Positions', ({ positions }) => positions.map(positionWords).join('; ')],
  ['Counts are shown', standingsWords],
  ['Results are shown', resultsWords],
  ['Time for complaints', complaintWords],
  ['Who may vote', electorateWords],
  ['How voters are known', knownWords],
  ['Who may be a candidate', ({ candidacy }) => limitWords(candidacy) || 'everybody with a number'],
  ...settingFlags.map((flag): Line => [
    settingFields[flag].line,
    ({ [flag]: is }) => (is ? 'yes' : 'no'),
  ]),
  ['Ranked ballots', ({ rankedLists }) => waysMessages.listTexts[rankedLists]],
  [
    'Supporters of a candidate',
    ({ supporters }) => (supporters === null ? 'none' : supporterRuleWords(supporters)),
  ],
];

/** What an edit changed, with the old and the new value of each line. */
export function changedLines(
  before: readonly [ElectionSettings, Around],
  after: readonly [ElectionSettings, Around],
): PlannedChange[] {
  return lines.flatMap(([field, words]) => {
    const [from, to] = [words(...before), words(...after)];
    if (from === to) return [];
    if (field !== 'Picture') return [{ field, from, to }];
    const named = (picture: string, one: string) => (picture === '' ? '' : one);
    return [{ field, from: named(from, 'a picture'), to: named(to, 'another picture') }];
  });
}

const limitWords = ({ branches, years, groups, allGroups = false }: Limits) =>
  [
    ...branches,
    ...years.map((year) => (year.length === 2 ? `20${year}` : year)),
    ...(allGroups ? [`all of ${groups.join(' + ')}`] : groups),
  ].join(', ');

function positionWords({ title, limits, rules, candidacy }: PositionSettings): string {
  const words = [
    ...(limitWords(limits) === '' ? [] : [limitWords(limits)]),
    ...(isPlain(rules) ? [] : [ruleWords(rules)]),
    ...(candidacy === null ? [] : [`candidates: ${limitWords(candidacy) || 'everybody'}`]),
  ];
  return words.length === 0 ? title : `${title} (${words.join('; ')})`;
}

function complaintWords({ rules: { complaints = usualTerm } }: ElectionSettings): string {
  const { hours, after } = complaints;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} after the ${after}`;
}

function standingsWords({ standings, standingsBatch }: ElectionSettings): string {
  const words: Record<ElectionSettings['standings'], string> = {
    live: 'while people vote',
    'in-batches': `in batches of ${standingsBatch} votes`,
    'after-close': 'after voting has closed',
  };
  return words[standings];
}

function resultsWords({ resultsAt, showBy }: ElectionSettings, { timeZone }: Around): string {
  if (resultsAt === 'close') return 'at the close';
  const by = showBy === '' ? '' : momentText(new Date(showBy), timeZone);
  return `when released, by ${by} at the latest`;
}

function electorateWords({ electorate }: ElectionSettings, { listed, revision }: Around): string {
  if (electorate.kind === 'everyone') return 'everybody';
  if (electorate.kind === 'roll') {
    return `the voter list of this election: ${listed} numbers, version ${revision}`;
  }
  return [...electorate.roles, limitWords(electorate)].filter((one) => one !== '').join(', ');
}

function knownWords({ voters, mailDomains }: ElectionSettings): string {
  const words: Record<VoterKind, string> = {
    anybody: 'by registering',
    confirmed: 'by a confirmed e-mail address',
    listed: 'by the voter list',
    proved: 'by a number that they proved',
  };
  return mailDomains.length === 0 ? words[voters] : `${words[voters]} of ${mailDomains.join(', ')}`;
}
