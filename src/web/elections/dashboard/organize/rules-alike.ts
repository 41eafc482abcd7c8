import type { PositionRules } from '#core/elections/position-rules.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { textOf } from './kept-values.ts';
import type { ElectionValues } from './election-values.ts';

/** Of more positions the rules of all are one question, and what is said of each is counted. */
export const mostSingly = 12;

/** The part of the form that has them. */
export const rulesOfAll = 'rules.ways.all at once';

type Position = ElectionValues['positions'][number];

/** The posts of a form that have the rules of most of them; nobody where no two are alike. */
function sharingRules(positions: readonly Position[]): readonly Position[] {
  const posts = positions.filter(
    ({ title, rules }) => title.trim() !== '' && rules.kind === 'post',
  );
  const alike = [...Map.groupBy(posts, ({ rules }) => textOf(rules)).values()];
  const most = alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.length > 1 ? most : [];
}

/** Of so many positions the rules of those alike are changed together; nobody where each is opened by itself. */
export function changedTogether(positions: readonly Position[]): readonly Position[] {
  const named = positions.filter(({ title }) => title.trim() !== '');
  return named.length > mostSingly ? sharingRules(positions) : [];
}

/** The rules of a line that is added: those that the others share. */
export const sharedRulesOf = (positions: readonly Position[]): PositionRules =>
  sharingRules(positions)[0]?.rules ?? plainRules;
