import type { PositionRules } from './position-rules.ts';
import { allButOne, isRanked } from './position-rules.ts';

/** What is wrong with the choices of a vote, by the rules of its position. */
export type ChoiceProblem =
  | 'too-many-choices'
  | 'candidate-twice'
  | 'nobody-and-others'
  | 'too-few-ranks'
  | 'no-abstaining';

/** What a ballot of a position can say. */
export interface Paper {
  /** The ids of all its entries: the candidates, and nobody or the answers of a question. */
  entries: readonly string[];
  /** The entry against all candidates; null without one. */
  nobody: string | null;
  rules: Pick<PositionRules, 'method' | 'maxChoices' | 'leastRanks' | 'canAbstain'>;
}

/**
 * Looks at the choices of one vote (contract, "What the third release adds"): different entries, best
 * first where people rank; none to abstain. Null when all is well.
 */
export function choicesProblem(choices: readonly string[], paper: Paper): ChoiceProblem | null {
  const { entries, nobody, rules } = paper;
  if (choices.length === 0) return rules.canAbstain ? null : 'no-abstaining';
  if (choices.length > 1 && new Set(choices).size < choices.length) return 'candidate-twice';
  if (isRanked(rules)) {
    return choices.length < ranksNeeded(rules, entries.length) ? 'too-few-ranks' : null;
  }
  if (nobody !== null && choices.includes(nobody) && choices.length > 1) return 'nobody-and-others';
  return choices.length > rules.maxChoices ? 'too-many-choices' : null;
}

/** How many of so many entries a ballot has to rank, 1 at least where there is one. */
export function ranksNeeded({ leastRanks }: Pick<PositionRules, 'leastRanks'>, entries: number) {
  return Math.min(leastRanks === allButOne ? Math.max(entries - 1, 1) : leastRanks, entries);
}

/** The choices as they are kept: their order says something only where people rank. */
export const inOrder = (choices: readonly string[], rules: Paper['rules']): readonly string[] =>
  choices.length < 2 || isRanked(rules) ? choices : choices.toSorted();

/**
 * What is chosen once somebody presses a candidate, where people do not rank. A second press takes one of
 * several back; nobody takes all others back, and somebody else takes nobody back. `isFull`: as many as
 * there may be are chosen, and nothing changes.
 */
export function afterPress(
  chosen: readonly string[],
  pressed: string,
  { nobody, rules }: Pick<Paper, 'nobody'> & { rules: Pick<PositionRules, 'maxChoices'> },
): { chosen: readonly string[]; isFull: boolean } {
  const { maxChoices } = rules;
  if (maxChoices === 1 || pressed === nobody) return { chosen: [pressed], isFull: false };
  const others = chosen.filter((one) => one !== nobody && one !== pressed);
  if (chosen.includes(pressed)) return { chosen: others, isFull: false };
  if (others.length >= maxChoices) return { chosen, isFull: true };
  return { chosen: [...others, pressed], isFull: false };
}

/**
 * A ranked list with an entry at a place, counted from 0, and the others in their order around it; without
 * it where `place` is null. There are never gaps: a place behind the list is its end.
 */
export function rankAt(
  ranked: readonly string[],
  entry: string,
  place: number | null,
): readonly string[] {
  const others = ranked.filter((one) => one !== entry);
  return place === null ? others : others.toSpliced(place, 0, entry);
}

/**
 * Whether ballots of a position can say more than one candidate: such a ballot takes another form in a
 * sealed row.
 */
export const takesLists = (rules: Paper['rules']): boolean =>
  isRanked(rules) || rules.maxChoices > 1 || rules.canAbstain;

/**
 * Whether counts may be shown while people vote. First preferences mislead; and beside the turnout the
 * counts would tell how many abstained.
 */
export const mayShowCounts = (rules: Pick<PositionRules, 'method' | 'canAbstain'>): boolean =>
  !isRanked(rules) && !rules.canAbstain;
