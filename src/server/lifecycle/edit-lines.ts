import type { PlannedChange } from '#core/council/two-person.ts';
import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import { rankedListsSentences } from '#core/elections/public-lists.ts';
import { isPlain } from '#core/elections/position-rules.ts';
import { ruleWords } from '#core/elections/rule-words.ts';
import { supporterRuleWords } from '#core/elections/supporters.ts';
import type { StandingsMode } from '#core/elections/standings-mode.ts';
import type { ElectionDocument } from '#contract/election-documents.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { listWholeElections } from '../elections/store.ts';
import { candidacyOfPosition, rulesOfPosition } from '../elections/positions-store.ts';
import { countListed } from '../voting/public.ts';
import { limitsOf } from '../elections/view.ts';
import { momentText } from '#core/campus/dates.ts';

/** An election in words, line by line: what an edit can change of it. */
export type ElectionLines = ReadonlyMap<string, string>;

/** Reads an election in words, as it stands in this transaction. */
export async function readLines(tx: Tx, id: string, timeZone: string): Promise<ElectionLines> {
  const [whole] = await listWholeElections(tx, { id });
  if (whole === undefined) return new Map();
  const { row, positions } = whole;
  const moment = (date: Date | null) => (date === null ? '' : momentText(date, timeZone));
  const { candidacy, onePost, rankedLists, supporters } = row.settings;
  const listed = row.electorate === 'roll' ? await countListed(tx, id) : 0;
  return new Map([
    ['Name', row.name],
    ['Description', row.description],
    ['Picture', row.upload_id ?? ''],
    ['Voting opens', moment(row.starts_at)],
    ['Voting closes', moment(row.ends_at)],
    ['Nominations close', moment(row.nominations_close_at)],
    ['Withdrawals close', moment(row.withdrawals_close_at)],
    ['Positions', positions.map(positionWords).join('; ')],
    ['Counts are shown', standingsWords(row)],
    ['Results are shown', resultsWords(row, moment)],
    ['Time for complaints', complaintWords(row.settings.rules)],
    ['Who may vote', electorateWords(row, listed)],
    ['How voters are known', knownWords(row)],
    ['Who may be a candidate', limitWords(candidacy) || 'everybody with a number'],
    ['One person, one position', onePost ? 'yes' : 'no'],
    ['Ranked ballots', rankedListsSentences[rankedLists]],
    ['Supporters of a candidate', supporters === null ? 'none' : supporterRuleWords(supporters)],
  ]);
}

/** What an edit changed, with the old and the new value of each line. */
export function changedLines(before: ElectionLines, after: ElectionLines): PlannedChange[] {
  return [...after].flatMap(([field, to]) => {
    const from = before.get(field) ?? '';
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

function positionWords(position: PositionRow): string {
  const limits = limitWords(limitsOf(position));
  const rules = rulesOfPosition(position);
  const candidacy = candidacyOfPosition(position);
  const words = [
    ...(limits === '' ? [] : [limits]),
    ...(isPlain(rules) ? [] : [ruleWords(rules)]),
    ...(candidacy === null ? [] : [`candidates: ${limitWords(candidacy) || 'everybody'}`]),
  ];
  return words.length === 0 ? position.title : `${position.title} (${words.join('; ')})`;
}

const complaintWords = ({ complaints: { hours, after } }: ElectionDocument['rules']) =>
  `${hours} ${hours === 1 ? 'hour' : 'hours'} after the ${after}`;

function standingsWords({ standings, settings }: ElectionRow): string {
  const words: Record<StandingsMode, string> = {
    live: 'while people vote',
    'in-batches': `in batches of ${settings.standingsBatch} votes`,
    'after-close': 'after voting has closed',
  };
  return words[standings];
}

const resultsWords = (
  { results_at: at, show_by: by }: ElectionRow,
  moment: (date: Date | null) => string,
) => (at === 'close' ? 'at the close' : `when released, by ${moment(by)} at the latest`);

function electorateWords(row: ElectionRow, listed: number): string {
  if (row.electorate === 'everyone') return 'everybody';
  if (row.electorate === 'roll') {
    return `the voter list of this election: ${listed} numbers, version ${row.roll_revision}`;
  }
  const limits = limitWords({
    branches: row.electorate_branches,
    years: row.electorate_years,
    groups: row.electorate_groups,
  });
  return [...row.electorate_roles, limits].filter((one) => one !== '').join(', ');
}

function knownWords({ voters, mail_domains: domains }: ElectionRow): string {
  const words: Record<VoterKind, string> = {
    anybody: 'by registering',
    confirmed: 'by a confirmed e-mail address',
    listed: 'by the voter list',
    proved: 'by a number that they proved',
  };
  return domains.length === 0 ? words[voters] : `${words[voters]} of ${domains.join(', ')}`;
}
