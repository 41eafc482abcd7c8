import { refusals } from '../refusal.ts';
import { choicesProblem } from './choices.ts';
import { isRanked } from './position-rules.ts';
import type { PositionRules } from './position-rules.ts';

/** A position on a ballot that is filled in by selects alone, for a browser without script. */
export interface PlainPosition {
  title: string;
  /** In the order in which the voter sees them. */
  entries: readonly { id: string; name: string }[];
  nobody: string | null;
  rules: Pick<PositionRules, 'method' | 'maxChoices' | 'leastRanks' | 'canAbstain'>;
}

/** What the first select of a position says for whoever abstains. */
export const abstention = 'abstain';

/** How many selects a position has: one for each rank, or one for each candidate that can be chosen. */
export const selectsOf = ({ entries, rules }: PlainPosition): number =>
  isRanked(rules) ? entries.length : Math.min(rules.maxChoices, entries.length);

/** What the selects of a position say: nothing, a vote (of nobody, to abstain), or what is wrong. */
export type PlainReading =
  | { readonly kind: 'skipped' }
  | { readonly kind: 'chosen'; readonly choices: readonly string[] }
  | { readonly kind: 'wrong'; readonly sentence: string };

/**
 * Reads the selects of a position in their order; an empty text is no choice. A candidate twice, a rank that
 * is left out between others, and whatever the rules of the position do not take is said in a sentence.
 */
export function readPlain(position: PlainPosition, selected: readonly string[]): PlainReading {
  const { title, entries, nobody, rules } = position;
  const wrong = (sentence: string): PlainReading => ({ kind: 'wrong', sentence });
  const chosen = selected.filter((one) => one !== '');
  if (chosen.length === 0) return { kind: 'skipped' };
  if (chosen.includes(abstention)) {
    if (chosen.length > 1)
      return wrong(`${title}: You abstain and choose somebody. Do one of both.`);
    return rules.canAbstain
      ? { kind: 'chosen', choices: [] }
      : wrong(`${title}: ${refusals['no-abstaining'][1]}`);
  }
  const nameOf = (id: string) => entries.find((one) => one.id === id)?.name;
  const stranger = chosen.find((id) => nameOf(id) === undefined);
  if (stranger !== undefined) return wrong(`${title}: ${refusals['unknown-candidate'][1]}`);
  const twice = chosen.find((id, at) => chosen.indexOf(id) < at);
  if (twice !== undefined) {
    return wrong(`${title}: You chose ${nameOf(twice)} twice. Choose each candidate once.`);
  }
  const gap = selected.indexOf('');
  if (isRanked(rules) && gap !== -1 && gap < chosen.length) {
    return wrong(
      `${title}: You left choice ${gap + 1} empty and made a later one. Leave no choice out between.`,
    );
  }
  const problem = choicesProblem(chosen, { entries: entries.map(({ id }) => id), nobody, rules });
  return problem === null
    ? { kind: 'chosen', choices: chosen }
    : wrong(`${title}: ${refusals[problem][1]}`);
}
