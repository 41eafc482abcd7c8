import type { ElectionResults } from '#contract/election-shapes.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { ballotName, nobodyName } from '#texts/entry-name.ts';
import type { NamedCount } from './round-words.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';

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
export function hasOutcome(post: Pick<PositionResult, 'candidates' | 'left' | 'disqualified'>) {
  const { candidates, left = [], disqualified = [] } = post;
  return candidates.length + left.length + disqualified.length > 0;
}

/** All posts of an election, whether somebody has won them or not. */
export const postsOf = ({ results, withoutWinner }: ElectionResults) => [
  ...results.filter(hasOutcome),
  ...withoutWinner.filter(hasOutcome),
];

/** The positions of a result in the order in which it has them, questions too. */
export const positionIdsOf = (result: ElectionResults): string[] =>
  [...postsOf(result), ...result.questions].map(({ positionId }) => positionId);

/** So many positions stand one by one with all that is told of them; of more each has a small card. */
const mostAtLength = 8;

export const isLong = (result: ElectionResults): boolean =>
  positionIdsOf(result).length > mostAtLength;

/** A result as if it had one position alone. */
export function onlyPosition(result: ElectionResults, id: string): ElectionResults {
  const is = ({ positionId }: { positionId: string }) => positionId === id;
  const { results, withoutWinner, questions } = result;
  return {
    ...result,
    results: results.filter(is),
    withoutWinner: withoutWinner.filter(is),
    questions: questions.filter(is),
  };
}

/** Elections with a result to show. */
export function shownResults(results: readonly ElectionResults[]): ElectionResults[] {
  return results.filter((one) => postsOf(one).length + one.questions.length > 0);
}

/**
 * The count of a ranked position with the names of its entries; null where people did not rank. That of
 * the votes as cast is null where no ruling changed it.
 */
export function namedCountOf(
  post: PositionResult | WithoutWinner,
  isAsCast = false,
): NamedCount | null {
  const { candidates, left = [], disqualified = [], nobody } = post;
  const count = isAsCast ? post.asCast?.count : post.count;
  if (count === undefined) return null;
  const people = new Map([
    ...[...candidates, ...left].map(({ _id, student }) => [_id, ballotName(student)] as const),
    ...disqualified.map(
      ({ _id, student }) => [_id, rulingMessages.named(ballotName(student))] as const,
    ),
  ]);
  const names = count.entries.map((id) => people.get(id) ?? nobodyName(nobody?.name ?? ''));
  return { count, names, hasNobody: nobody !== null };
}

/** Why somebody is elected, where it was not the votes alone; null else. A draw is told of those alone whom it gave the seat. */
export function electedBy({ decided }: Pick<PositionResult, 'decided'>, id: string): string | null {
  if (decided?.by === 'next') return outcomeMessages.byNext;
  return decided?.byDraw?.includes(id) === true ? outcomeMessages.byDraw : null;
}

/** The same for a table. */
export const electedAs = (result: PositionResult, id: string): string =>
  electedBy(result, id) ?? electionsMessages.print.elected;
