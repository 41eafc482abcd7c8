import { plainRules } from '#core/elections/position-rules.ts';
import type { Election } from '#contract/election-shapes.ts';
import { committees } from '#core/council/committees.ts';
import { organize as text } from '#texts/en/organize.ts';
import type { ElectionValues } from './election-values.ts';
import { emptyLimits } from './election-values.ts';
import { formOf } from './settings-codec.ts';

export const starts = ['empty', 'class-representative', 'council', 'club', 'last-year'] as const;
export type Start = (typeof starts)[number];

const councilPositions = committees.flatMap(({ name, positions }) =>
  name === 'Core' ? positions : positions.filter((title) => title === `${name} Secretary`),
);

const titled = (titles: readonly string[]) =>
  titles.map((title) => ({ title, limits: emptyLimits(), candidacy: null, rules: plainRules }));

/** The election that opened last: the one that the next is like. */
export function lastHeld(elections: readonly Election[]): Election | undefined {
  const held = elections.filter((one) => !one.rehearsal && one.state === 'published');
  return held.toSorted((a, b) => Date.parse(b.startDate) - Date.parse(a.startDate))[0];
}

/** "Student Council 2026" as "Student Council 2027". */
const nextName = (name: string) => name.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1));

/** What a start fills in; the dates are the usual ones, and a name that was typed stays. */
export function startingFrom(
  start: Start,
  given: { usual: ElectionValues; last: Election | undefined; name: string },
): ElectionValues {
  const { usual, last, name } = given;
  if (start === 'empty') return { ...usual, name };
  if (start === 'council') return { ...usual, name, positions: titled(councilPositions) };
  if (start !== 'last-year') {
    return { ...usual, name, positions: titled(text.startPositions[start]) };
  }
  if (last === undefined) return { ...usual, name };
  const like = formOf(last, 'UTC');
  const { startDate, endDate, nominationsCloseAt, imageUrl } = usual;
  const isRoll = like.electorate.kind === 'roll';
  return {
    ...like,
    name: name.trim() === '' ? nextName(like.name) : name,
    positions: like.positions.map(({ _id: _was, ...position }) => position),
    // Its own list and its picture stay with it.
    ...(isRoll && { electorate: usual.electorate, voters: usual.voters }),
    ...{ startDate, endDate, nominationsCloseAt, imageUrl, draft: false },
    withdrawalsCloseAt: '',
    remindAt: '',
    showBy: '',
  };
}
