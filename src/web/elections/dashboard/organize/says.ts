import type { Limits } from '#core/elections/electorate.ts';
import { needsList } from '#core/elections/electorate.ts';
import { releaseMessages } from '#texts/en/release.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { isPlain } from '#core/elections/position-rules.ts';
import { ruleWords } from '#texts/rule-words.ts';
import { waysMessages } from '#texts/en/ways.ts';
import { weekdayMoment } from '../../moments.ts';
import type { VoterSources } from '../../officer-queries.ts';
import { organize as text } from '#texts/en/organize.ts';
import { messages } from '#texts/en/site.ts';
import { unreadable } from '#web/kit/whole-number.ts';
import type { ElectionValues } from './election-values.ts';
import { isLimited } from '#core/elections/electorate.ts';
import { datesOf, releaseOf, reminderOf } from './election-values.ts';
import { textOf } from './kept-values.ts';
import { mostSingly } from './rules-alike.ts';
import { row } from '#texts/formats.ts';

// What holds in the form, in sentences.

export type Sources = VoterSources;

/** "branch CS, year 24"; null for no limit. */
export function saysLimits(limits: Limits): string | null {
  if (!isLimited(limits)) return null;
  const isAll = limits.allGroups === true && limits.groups.length > 1;
  const names = ['branches', 'years', 'groups'] as const;
  return row(
    names
      .filter((name) => limits[name].length > 0)
      .map((name) =>
        name === 'groups' && isAll
          ? text.allOfGroups(limits.groups)
          : text.codes[name](limits[name]),
      ),
  );
}

/** When nominations close, and from when to when people vote; what was made long ago has no "now". */
export function saysDates(
  values: Parameters<typeof datesOf>[0] & Pick<ElectionValues, 'doNominate' | 'remindAt'>,
  timeZone: string,
  now: number,
  isNew: boolean,
): string[] {
  const { startDate, endDate, nominationsCloseAt, withdrawalsCloseAt } = datesOf(values, timeZone);
  if (startDate === '' || endDate === '') return [text.noDates];
  const moment = (iso: string) => weekdayMoment(iso, timeZone);
  const isGoingOn = Date.parse(startDate) <= now && now < Date.parse(endDate);
  const opens = isGoingOn && isNew ? text.now : moment(startDate);
  const close = Date.parse(nominationsCloseAt);
  const hasOpened = !isNew && Date.parse(startDate) <= now;
  const nominations = Number.isNaN(close)
    ? text.nominationsToOpening
    : close > now
      ? (hasOpened ? text.nominationsUntil : text.nominationsTo)(moment(nominationsCloseAt))
      : text.nominationsOver(moment(nominationsCloseAt));
  const isSaid = values.doNominate && !(isGoingOn && Number.isNaN(close));
  return [
    ...(isSaid ? [nominations] : []),
    ...saysWithdrawals(withdrawalsCloseAt, timeZone),
    text.votingFromTo(opens, moment(endDate)),
    ...saysReminder(values, timeZone),
  ];
}

/** Until when candidates may withdraw, where that is a moment of its own. */
export const saysWithdrawals = (closes: string, timeZone: string): string[] =>
  Number.isNaN(Date.parse(closes)) ? [] : [text.withdrawalsTo(weekdayMoment(closes, timeZone))];

/** When everybody is reminded, where somebody set it. */
export function saysReminder(values: Parameters<typeof reminderOf>[0], timeZone: string): string[] {
  const at = reminderOf(values, timeZone);
  return at === '' ? [] : [text.reminded(weekdayMoment(at, timeZone))];
}

/** When results are shown, and by when at the latest. */
export function saysResults(values: Parameters<typeof releaseOf>[0], timeZone: string): string {
  const { resultsAt, showBy } = releaseOf(values, timeZone);
  const isDate = !Number.isNaN(Date.parse(showBy));
  return releaseMessages.says(resultsAt, isDate ? weekdayMoment(showBy, timeZone) : '');
}

/** How many numbers are on the list that counts; null where voters are known otherwise. */
export function listedOf(
  { electorate, voters, roll }: Pick<ElectionValues, 'electorate' | 'voters' | 'roll'>,
  sources: Sources,
  ownSize: number | null,
): { count: number; without: number; isOwn: boolean } | null {
  if (electorate.kind === 'roll') {
    return { count: roll?.numbers.size ?? ownSize ?? 0, without: 0, isOwn: true };
  }
  if (voters !== 'listed' && voters !== 'proved') return null;
  const { listed: count, withAddress } = sources;
  return { count, without: count - withAddress, isOwn: false };
}

/** "Only Student, branch CS": who of them votes; null for all. */
export function saysElectorate({ electorate }: Pick<ElectionValues, 'electorate'>): string | null {
  if (electorate.kind !== 'some') return null;
  const roles = electorate.roles.map((role) => messages.roles[role]);
  const parts = [...(roles.length > 0 ? [text.someRoles(roles)] : []), saysLimits(electorate)];
  const some = parts.filter((one) => one !== null);
  return some.length === 0 ? null : text.onlySome(row(some));
}

/** Who votes, and how they are known. */
export function saysVoters(
  values: Pick<ElectionValues, 'electorate' | 'voters' | 'roll' | 'mailDomains' | 'positions'>,
  sources: Sources,
  ownSize: number | null,
): string[] {
  const { voters, mailDomains, positions } = values;
  const list = listedOf(values, sources, ownSize);
  const known = () => {
    if (list?.isOwn === true) return text.onOwnList(list.count);
    if (list !== null) return list.count === 0 ? text.emptyList : text.onList(list);
    return voters === 'confirmed' ? text.confirmed(mailDomains) : text.anybody;
  };
  const only = saysElectorate(values);
  const doProve = voters === 'proved' && list !== null && list.count > 0;
  return [
    known(),
    ...(doProve ? [text.theyProve] : []),
    ...(only === null ? [] : [`${only}${messages.fullStop}`]),
    ...saysLimited(positions),
  ];
}

/** Who may be a candidate for a position, where it says that itself. */
export const saysCandidacies = (positions: ElectionValues['positions']): string[] =>
  writtenPositions(positions).flatMap(({ title, candidacy, rules }) =>
    candidacy === null || rules.kind === 'question'
      ? []
      : [text.candidacyOf(title, saysLimits(candidacy))],
  );

/** Whether candidates are on the voter list, as voters are: a position can say itself that others may stand too. */
export const standByList = ({
  electorate,
  voters,
  positions,
}: Pick<ElectionValues, 'electorate' | 'voters' | 'positions'>): boolean =>
  needsList({ electorate, voters }) &&
  positions.some(({ candidacy, rules }) => candidacy === null && rules.kind === 'post');

/** Who votes for a position, where not everybody does. */
export function saysLimited(positions: ElectionValues['positions']): string[] {
  const limited = writtenPositions(positions).filter(({ limits }) => isLimited(limits));
  if (limited.length > mostSingly) return [text.onlyForMany(limited.length)];
  return limited.map(({ title, limits }) => text.onlyFor(title, saysLimits(limits) ?? ''));
}

/** How positions are won: one line where all have one seat and one mark, else one for each that has not. */
export function saysWays(positions: ElectionValues['positions']): string[] {
  const others = otherWays(positions);
  if (others.length === 0) return [waysMessages.plain];
  if (others.length <= mostSingly) return others.map(saysRules);
  return [...Map.groupBy(others, ({ rules }) => textOf(rules)).values()].flatMap((alike) => {
    const [first, second] = alike;
    if (first === undefined || second === undefined) return alike.map(saysRules);
    return [saysTogether(alike.length, first.rules)];
  });
}

/** How one position is won; what cannot be read of it is said in its place. */
export function saysRules({
  title,
  rules,
}: Pick<ElectionValues['positions'][number], 'title' | 'rules'>) {
  return `${title.trim()}: ${saysOfRules(rules)}`;
}

/** The rules of so many positions that have the same. */
export const saysTogether = (count: number, rules: PositionRules): string =>
  waysMessages.together(count, saysOfRules(rules));

function saysOfRules(rules: PositionRules): string {
  const { seats, maxChoices, leastRanks, quorum, majority, supporters } = rules;
  const least = quorum?.kind === 'number' ? quorum.least : 0;
  const asked = [supporters?.proposers ?? 0, supporters?.seconders ?? 0];
  const numbers = [seats, maxChoices, leastRanks, least, majority?.share.numerator, ...asked];
  const wrong = numbers.map(unreadable).find((one) => one !== null);
  return wrong == null ? `${ruleWords(rules)}${messages.fullStop}` : text.notRead(wrong);
}

/** Whether a position has other rules than one seat and one mark. */
export const hasOtherWays = (positions: ElectionValues['positions']): boolean =>
  otherWays(positions).length > 0;

const otherWays = (positions: ElectionValues['positions']) =>
  writtenPositions(positions).filter(({ rules }) => !isPlain(rules));
