import type { ElectionResults } from '#contract/election-shapes.ts';
import type { NamedCount } from './round-words.ts';

export type PositionResult = ElectionResults['results'][number];
export type WithoutWinner = ElectionResults['withoutWinner'][number];
export type AnsweredQuestion = ElectionResults['questions'][number];
export type ResultCandidate = PositionResult['candidates'][number];

/** Who is elected for a position, in the order of their election. */
export function electedOf({ candidates, elected }: PositionResult): readonly ResultCandidate[] {
  return elected.flatMap((id) => candidates.find(({ _id }) => _id === id) ?? []);
}

/** The candidates whom a draw or another vote has to tell apart; all of them where nobody has a vote. */
export function tiedOf({ candidates, tie, tied }: PositionResult): readonly ResultCandidate[] {
  if (!tie) return [];
  // Without any vote it is called a tie as well, but it is not decided by one.
  return tied.length === 0 ? candidates : candidates.filter(({ _id }) => tied.includes(_id));
}

/** True where there is somebody to show: positions without candidates are skipped. */
export function hasOutcome({ candidates, left = [] }: Pick<PositionResult, 'candidates' | 'left'>) {
  return candidates.length + left.length > 0;
}

/** All posts of an election, whether somebody has won them or not. */
export const postsOf = ({ results, withoutWinner }: ElectionResults) => [
  ...results.filter(hasOutcome),
  ...withoutWinner.filter(hasOutcome),
];

/** Elections with a result to show. */
export function shownResults(results: readonly ElectionResults[]): ElectionResults[] {
  return results.filter((one) => postsOf(one).length + one.questions.length > 0);
}

/** The count of a ranked position with the names of its entries; null where people did not rank. */
export function namedCountOf(post: PositionResult | WithoutWinner): NamedCount | null {
  const { count, candidates, left = [], nobody } = post;
  if (count === undefined) return null;
  const people = new Map([...candidates, ...left].map(({ _id, student }) => [_id, student.name]));
  const names = count.entries.map((id) => people.get(id) ?? nobody?.name ?? '');
  return { count, names, hasNobody: nobody !== null };
}
