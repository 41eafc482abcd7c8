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
import { fitsPosition } from './may-stand.ts';
import type { Standing } from './may-stand.ts';

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
 * Finds whom each line names: by the number first, else by the address or the name, in any case. Of several people of
 * one name those count who may stand for the position; still several are told with what tells them apart. Who is
 * unknown is entered by name where the officer said so of the line (`byName`).
 */
export async function findEnterable(
  tx: Tx,
  {
    electionId,
    lines,
    format,
    byName = [],
    standingOf,
  }: {
    electionId: string | null;
    lines: readonly EnteredLine[];
    format: NumberFormat;
    byName?: readonly string[] | undefined;
    /** What is known of people of one name; left out where the lines are for no position. */
    standingOf?: ((people: readonly Enterable[]) => Promise<Standing>) | undefined;
  },
): Promise<{ found: FoundLine[]; problems: WrongLine[] }> {
  const people = await listEnterable(tx, electionId, {
    numbers: lines.map(({ line }) => normalizeEnrollmentNumber(line)),
    texts: lines.flatMap(({ line }) => textsOfLine(line)),
  });
  const find = finderOf(people);
  const named = lines.map((one) => ({ ...one, people: find(one.line) }));
  const several = named.filter((one) => one.people.filter(hasNumber).length > 1);
  const standing =
    several.length === 0 ? undefined : await standingOf?.(several.flatMap((one) => one.people));
  const found: FoundLine[] = [];
  const problems: WrongLine[] = [];
  for (const { people: all, ...one } of named) {
    const withNumber = ofClass(all.filter(hasNumber), one.positionId, { standing, format });
    const [person] = withNumber;
    if (withNumber.length > 1) {
      problems.push(problemOf(one, 'unclear', withNumber.map(choiceOf(format))));
    } else if (person !== undefined) found.push({ ...one, person });
    else if (all.length > 0) problems.push(problemOf(one, 'no-number'));
    else {
      const newcomer = readNewcomer(one.line);
      if (typeof newcomer === 'string') problems.push(problemOf(one, newcomer));
      else if (byName.includes(one.line)) found.push({ ...one, person: unknownPerson(newcomer) });
      else problems.push(problemOf(one, 'unknown'));
    }
  }
  return { found, problems };
}

/** Of several people of one name those who may stand for the position; all of them where nobody or everybody may. */
function ofClass<Person extends Enterable & { number: string }>(
  people: readonly Person[],
  positionId: string,
  { standing, format }: { standing: Standing | undefined; format: NumberFormat },
): readonly Person[] {
  if (people.length < 2 || standing === undefined) return people;
  const theirs = people.filter((person) => fitsPosition({ person, positionId, format }, standing));
  return theirs.length === 0 ? people : theirs;
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

/** Finds the people whom a line names, among these. */
function finderOf(people: readonly Enterable[]): (line: string) => Enterable[] {
  const byNumber = Map.groupBy(people, ({ number }) => number);
  const byText = new Map<string, Enterable[]>();
  for (const person of people) {
    const { name, listName, email, listEmail } = person;
    for (const text of new Set(
      [name, listName, email, listEmail].map((one) => one?.toLowerCase()),
    )) {
      if (text === undefined || text === '') continue;
      const others = byText.get(text);
      if (others === undefined) byText.set(text, [person]);
      else others.push(person);
    }
  }
  const namedAs = (...texts: string[]) => [
    ...new Set(texts.flatMap((one) => byText.get(one) ?? [])),
  ];
  return (line) => {
    const numbered = byNumber.get(normalizeEnrollmentNumber(line));
    if (numbered !== undefined) return numbered;
    // By the address first. An address that nobody has says nothing against the name before it: whoever is known by
    // that gets the e-mail at their own.
    const [whole = '', email = '', before = ''] = textsOfLine(line);
    const byTexts = namedAs(whole, email);
    return byTexts.length > 0 ? byTexts : namedAs(before);
  };
}

const hasNumber = (person: Enterable): person is Enterable & { number: string } =>
  person.number !== null;

const choiceOf = (format: NumberFormat) => (person: Enterable & { number: string }) => ({
  enrollmentNumber: person.number,
  name: person.name,
  branch: branchOf(person.number, format),
  year: yearOf(person.number, format),
});
