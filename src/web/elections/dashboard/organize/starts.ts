import { plainRules } from '#core/elections/position-rules.ts';
import type { Election } from '#contract/election-shapes.ts';
import { committees } from '#core/council/committees.ts';
import { organize as text } from '#texts/en/organize.ts';
import type { ElectionValues } from './election-values.ts';
import { emptyLimits } from './election-values.ts';
import { formOf } from './settings-codec.ts';

export const starts = ['empty', 'class-representative', 'council', 'club', 'last-year'] as const;

const councilPositions = committees.flatMap(({ name, positions }) =>
  name === 'Core' ? positions : positions.filter((title) => title === `${name} Secretary`),
);

const titled = (titles: readonly string[]) =>
  titles.map((title) => ({ title, limits: emptyLimits(), candidacy: null, rules: plainRules }));

/** As they opened. */
export const newestFirst = (elections: readonly Election[]): Election[] =>
  elections.toSorted((a, b) => (Date.parse(b.startDate) || 0) - (Date.parse(a.startDate) || 0));

/** The election that opened last: the one that the next is like. */
export const lastHeld = (elections: readonly Election[]): Election | undefined =>
  newestFirst(elections).find((one) => !one.rehearsal && one.state === 'published');

/** "Student Council 2026" as "Student Council 2027". */
const nextName = (name: string) => name.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1));

export interface StartGiven {
  usual: ElectionValues;
  elections: readonly Election[];
  /** What was typed. */
  name: string;
  positions: ElectionValues['positions'];
}

/** What a start fills in, or the rules of an election by its id; the dates are the usual ones, and a name that was typed stays. */
export function startingFrom(start: string, given: StartGiven): ElectionValues {
  const { usual, elections, name } = given;
  if (start === 'council') return { ...usual, name, positions: titled(councilPositions) };
  if (start === 'class-representative' || start === 'club') {
    return { ...usual, name, positions: titled(text.startPositions[start]) };
  }
  const like =
    start === 'last-year' ? lastHeld(elections) : elections.find(({ _id }) => _id === start);
  if (like === undefined) return { ...usual, name };
  return start === 'last-year' ? likeLast(like, given) : withRulesOf(like, given);
}

/** The dates, people and looks of an election that does not exist yet. */
function ownOf(usual: ElectionValues) {
  const { startDate, endDate, nominationsCloseAt, imageUrl } = usual;
  const dates = { startDate, endDate, nominationsCloseAt, withdrawalsCloseAt: '', remindAt: '' };
  return { ...dates, imageUrl, showBy: '', draft: false };
}

function likeLast(last: Election, { usual, name }: StartGiven): ElectionValues {
  const like = formOf(last, 'UTC');
  const isRoll = like.electorate.kind === 'roll';
  return {
    ...like,
    name: name.trim() === '' ? nextName(like.name) : name,
    positions: like.positions.map(({ _id: _was, ...position }) => position),
    // Its own list and its picture stay with it.
    ...(isRoll && { electorate: usual.electorate, voters: usual.voters }),
    ...ownOf(usual),
  };
}

/** The rules alone: who votes, for what and what is said of it are its own. */
function withRulesOf(election: Election, { usual, name, positions }: StartGiven): ElectionValues {
  const { electorate, voters, mailDomains, description, rehearsal, translations } = usual;
  return {
    ...formOf(election, 'UTC'),
    ...{ name, positions, electorate, voters, mailDomains, description, rehearsal, translations },
    ...ownOf(usual),
  };
}
