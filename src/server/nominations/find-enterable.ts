import { branchOf, normalizeEnrollmentNumber, yearOf } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { readNewcomer } from '#core/elections/entered.ts';
import type { EnteredProblem, LineProblem, Newcomer } from '#core/elections/entered.ts';
import { enteredProblems } from '#texts/en/entered.ts';
import type { LanguageTag } from '#texts/languages.ts';
import type { Tx } from '../platform/db/client.ts';
import { spokenIn } from '../platform/languages.ts';
import { listEnterable } from './entered-store.ts';
import type { Enterable } from './entered-store.ts';

/** A line of what officers typed, with the position it is for. */
export interface EnteredLine {
  positionId: string;
  line: string;
}
/** Whom a line names. */
export type FoundLine = EnteredLine & { person: Enterable };

/** A line that names nobody who can be entered. */
export type WrongLine = Omit<LineProblem, 'position'>;

/** These, each with its sentence for the officer. */
export const presentProblems = (lines: readonly WrongLine[], language: LanguageTag | null) =>
  spokenIn(language ?? 'en', () =>
    lines.map((one) => ({
      ...one,
      problem: enteredProblems[one.problem],
      choices: [...one.choices],
    })),
  );

export const problemOf = (
  { positionId, line }: EnteredLine,
  problem: EnteredProblem,
  choices: WrongLine['choices'] = [],
): WrongLine => ({
  positionId,
  line,
  problem,
  choices,
  ...(problem in asks && { asks: asks[problem] }),
});

/** What an officer can say so that a line is entered all the same. */
const asks: { [P in EnteredProblem]?: NonNullable<WrongLine['asks']> } = {
  unknown: 'by-name',
  'standing-unchecked': 'may-stand',
};

/**
 * Finds whom each line names: by the number first, else by the address or the name, in any case. Two
 * people of one name are told with what tells them apart. Who is unknown is entered by name where the
 * officer said so of the line (`byName`).
 */
export async function findEnterable(
  tx: Tx,
  {
    electionId,
    lines,
    format,
    byName = [],
  }: {
    electionId: string | null;
    lines: readonly EnteredLine[];
    format: NumberFormat;
    byName?: readonly string[] | undefined;
  },
): Promise<{ found: FoundLine[]; problems: WrongLine[] }> {
  const people = await listEnterable(tx, electionId, {
    numbers: lines.map(({ line }) => normalizeEnrollmentNumber(line)),
    texts: lines.flatMap(({ line }) => textsOfLine(line)),
  });
  const found: FoundLine[] = [];
  const problems: WrongLine[] = [];
  for (const one of lines) {
    const named = namedBy(people, one.line);
    const withNumber = named.filter(hasNumber);
    const [person] = withNumber;
    if (withNumber.length > 1) {
      problems.push(problemOf(one, 'unclear', withNumber.map(choiceOf(format))));
    } else if (person !== undefined) found.push({ ...one, person });
    else if (named.length > 0) problems.push(problemOf(one, 'no-number'));
    else {
      const newcomer = readNewcomer(one.line);
      if (typeof newcomer === 'string') problems.push(problemOf(one, newcomer));
      else if (byName.includes(one.line)) found.push({ ...one, person: unknownPerson(newcomer) });
      else problems.push(problemOf(one, 'unknown'));
    }
  }
  return { found, problems };
}

/** Somebody without an account and on no voter list. */
const unknownPerson = (newcomer: Newcomer): Enterable => ({
  accountId: null,
  listEntryId: null,
  number: null,
  name: newcomer.name,
  listName: null,
  email: newcomer.email,
  listEmail: null,
  role: 'student',
  address: newcomer.email,
  newcomer,
});

/** A line, and the address of one that has a name before it; then that name. */
function textsOfLine(line: string): string[] {
  const newcomer = readNewcomer(line);
  if (typeof newcomer === 'string' || newcomer.email === null) return [textOf(line)];
  return [textOf(line), newcomer.email, textOf(newcomer.name)];
}

const textOf = (line: string) => line.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

function namedBy(people: readonly Enterable[], line: string): Enterable[] {
  const byNumber = people.filter(({ number }) => number === normalizeEnrollmentNumber(line));
  if (byNumber.length > 0) return byNumber;
  // By the address first. An address that nobody has says nothing against the name before it: whoever is known by
  // that gets the e-mail at their own.
  const [whole = '', email = '', before = ''] = textsOfLine(line);
  const byTexts = namedAs(people, [whole, email]);
  return byTexts.length > 0 ? byTexts : namedAs(people, [before]);
}

const namedAs = (people: readonly Enterable[], texts: readonly string[]) =>
  people.filter(({ name, listName, email, listEmail }) =>
    [name, listName, email, listEmail].some(
      (one) => one !== null && one !== '' && texts.includes(one.toLowerCase()),
    ),
  );

const hasNumber = (person: Enterable): person is Enterable & { number: string } =>
  person.number !== null;

const choiceOf = (format: NumberFormat) => (person: Enterable & { number: string }) => ({
  enrollmentNumber: person.number,
  name: person.name,
  branch: branchOf(person.number, format),
  year: yearOf(person.number, format),
});
