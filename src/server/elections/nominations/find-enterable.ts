import { branchOf, normalizeEnrollmentNumber, yearOf } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { enteredProblems } from '#core/elections/entered.ts';
import type { EnteredProblem } from '#core/elections/entered.ts';
import type { EnteredProblem as ToldProblem } from '#contract/entered.ts';
import type { Tx } from '../../platform/db/client.ts';
import { listEnterable } from './entered-store.ts';
import type { Enterable } from './entered-store.ts';

/** A line of what officers typed, with the position it is for. */
export interface EnteredLine {
  positionId: string;
  line: string;
}
/** Whom a line names. */
export type FoundLine = EnteredLine & { person: Enterable & { number: string } };

export const problemOf = (
  { positionId, line }: EnteredLine,
  problem: EnteredProblem,
  choices: ToldProblem['choices'] = [],
): ToldProblem => ({ positionId, line, problem: enteredProblems[problem], choices });

/**
 * Finds whom each line names: by the number first, else by the address or the name, in any case. Two
 * people of one name are told with what tells them apart.
 */
export async function findEnterable(
  tx: Tx,
  {
    electionId,
    lines,
    format,
  }: { electionId: string | null; lines: readonly EnteredLine[]; format: NumberFormat },
): Promise<{ found: FoundLine[]; problems: ToldProblem[] }> {
  const people = await listEnterable(tx, electionId, {
    numbers: lines.map(({ line }) => normalizeEnrollmentNumber(line)),
    texts: lines.map(({ line }) => textOf(line)),
  });
  const found: FoundLine[] = [];
  const problems: ToldProblem[] = [];
  for (const one of lines) {
    const named = namedBy(people, one.line);
    const withNumber = named.filter(hasNumber);
    const [person] = withNumber;
    if (withNumber.length > 1) {
      problems.push(problemOf(one, 'unclear', withNumber.map(choiceOf(format))));
    } else if (person !== undefined) found.push({ ...one, person });
    else problems.push(problemOf(one, named.length > 0 ? 'no-number' : 'not-found'));
  }
  return { found, problems };
}

const textOf = (line: string) => line.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

function namedBy(people: readonly Enterable[], line: string): Enterable[] {
  const byNumber = people.filter(({ number }) => number === normalizeEnrollmentNumber(line));
  if (byNumber.length > 0) return byNumber;
  const text = textOf(line);
  return people.filter(({ name, listName, email, listEmail }) =>
    [name, listName, email, listEmail].some((one) => one?.toLowerCase() === text),
  );
}

const hasNumber = (person: Enterable): person is Enterable & { number: string } =>
  person.number !== null;

const choiceOf = (format: NumberFormat) => (person: Enterable & { number: string }) => ({
  enrollmentNumber: person.number,
  name: person.name,
  branch: branchOf(person.number, format),
  year: yearOf(person.number, format),
});
