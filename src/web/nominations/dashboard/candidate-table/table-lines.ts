import { addressIn, isOtherName, withoutAddress } from '#core/elections/candidate-table.ts';
import type { CandidateRow } from '#core/elections/candidate-table.ts';
import { isFullName } from '#core/elections/entered.ts';
import { candidateTable as text } from '#texts/en/candidate-table.ts';
import { enteredProblems } from '#texts/en/entered.ts';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import type { Ask, EnteredLines, EnteredPosition, LineProblem } from '../entered-lines.ts';
import { linesFor, linesOf, say } from '../entered-lines.ts';

/** What an officer said of the lines of a table, by the line. */
export interface TableActs {
  left: Readonly<Record<number, boolean>>;
  /** The key of the position that was chosen. */
  placed: Readonly<Record<number, string>>;
  /** The enrollment number that was chosen. */
  chosen: Readonly<Record<number, string>>;
  byName: Readonly<Record<number, boolean>>;
  /** Of all lines of people without a number. */
  mayStand: boolean;
}
export const noActs: TableActs = { left: {}, placed: {}, chosen: {}, byName: {}, mayStand: false };

type Found = Reply<'findCandidates'>;
type Person = Found['people'][number];

/** A line of the table as it stands now. */
export interface TableRow extends CandidateRow {
  isLeft: boolean;
  /** What is still to be said or done before it can be taken over; null where it fits. */
  open: string | null;
  choices: LineProblem['choices'];
  /** What can be ticked of it. */
  asks: Ask | undefined;
  found: Person | undefined;
  notes: readonly string[];
}

/** The lines with the positions and the people that an officer chose. */
export const chosenRows = (rows: readonly CandidateRow[], acts: TableActs): CandidateRow[] =>
  rows.map((row) => {
    const key = acts.placed[row.line] ?? row.key;
    const isPlaced = key !== '' && row.problem !== 'nobody';
    const person = acts.chosen[row.line] ?? row.person;
    return { ...row, key, person, problem: isPlaced ? null : row.problem };
  });

const refOf = (positions: readonly EnteredPosition[], key: string) => {
  const position = positions.find((one) => one.key === key);
  return position?.ref ?? key;
};
const placeOf = ({ key, person }: Pick<CandidateRow, 'key' | 'person'>) => `${key} ${person}`;

/** What is looked up of the lines: each once, but for those that are left out or are for no position. */
export function askedOf(
  rows: readonly CandidateRow[],
  acts: TableActs,
  positions: readonly EnteredPosition[],
): Pick<BodyOfCall<'findCandidates'>, 'candidates' | 'byName'> {
  const sent = rows.filter(({ line, problem }) => problem === null && acts.left[line] !== true);
  const byKey = [...Map.groupBy(sent, ({ key }) => key)];
  const named = sent.filter(({ line, person }) => isFullName(person) || acts.byName[line] === true);
  return {
    candidates: byKey.map(([key, own]) => ({
      position: refOf(positions, key),
      lines: [...new Set(own.map(({ person }) => person))],
    })),
    byName: [...new Set(named.map(({ person }) => person))],
  };
}

/** The lines with what was found of them. */
export function tableRows(
  rows: readonly CandidateRow[],
  given: { acts: TableActs; found: Found | undefined; positions: readonly EnteredPosition[] },
): TableRow[] {
  const { acts, found, positions } = given;
  const isOf = (row: CandidateRow) => {
    const ref = refOf(positions, row.key);
    return (one: { position?: string | undefined; line: string }) =>
      one.position === ref && one.line === row.person;
  };
  const seen = new Set<string>();
  const read = rows.map((row) => {
    const isLeft = acts.left[row.line] === true;
    const isAgain = !isLeft && seen.has(placeOf(row));
    if (!isLeft) seen.add(placeOf(row));
    const person = found?.people.find(isOf(row));
    const told = found?.problems.find(isOf(row));
    return { row, isLeft, isAgain, person, told };
  });
  const standFor = Map.groupBy(
    read.filter(({ person, isLeft, isAgain }) => person !== undefined && !isLeft && !isAgain),
    ({ person }) => person?.enrollmentNumber || (person?.name.toLowerCase() ?? ''),
  );
  return read.map(({ row, isLeft, isAgain, person, told }) => {
    const others = (
      standFor.get(person?.enrollmentNumber || (person?.name.toLowerCase() ?? '')) ?? []
    )
      .filter((one) => one.row.key !== row.key)
      .map((one) => positions.find(({ key }) => key === one.row.key)?.title ?? '');
    const isOther =
      person !== undefined &&
      acts.chosen[row.line] === undefined &&
      isOtherName(row, person.enrollmentNumber === '' ? '' : person.name) &&
      row.person === person.enrollmentNumber;
    const isTicked = told?.asks === 'may-stand' && acts.mayStand;
    return {
      ...row,
      isLeft,
      open: isLeft
        ? null
        : openOf({ row, isAgain, told, isTicked, other: isOther ? person.name : null }),
      choices: told?.choices ?? (isOther ? [person] : []),
      asks: told?.asks,
      found: person,
      notes: [
        ...(person?.looksLike === undefined ? [] : [text.alike(person.looksLike)]),
        ...(others.length > 0 ? [text.alsoFor(others)] : []),
        ...(person?.enrollmentNumber === '' || isTicked ? [text.noAccount] : []),
      ],
    };
  });
}

function openOf(given: {
  row: CandidateRow;
  isAgain: boolean;
  told: LineProblem | undefined;
  isTicked: boolean;
  other: string | null;
}): string | null {
  const { row, isAgain, told, isTicked, other } = given;
  if (row.problem !== null) return text.problem[row.problem];
  if (isAgain) return enteredProblems.twice;
  if (told !== undefined && !isTicked) return told.problem;
  return other === null ? null : text.otherName(other);
}

/** The boxes of the form with the lines that were taken over, and the addresses that came out of the table. */
export function takenOver(
  before: EnteredLines,
  rows: readonly TableRow[],
): { lines: EnteredLines; addresses: string[] } {
  const taken = rows.filter(({ isLeft }) => !isLeft).map((row) => ({ row, line: lineOf(row) }));
  const lines = taken.reduce((all, { row, line }) => {
    const own = linesFor(all, row.key);
    if (linesOf(own).includes(line)) return all;
    const typed = [...linesOf(own), line].join('\n');
    const asks: Ask[] = [
      ...(row.found?.enrollmentNumber === '' || row.asks === 'may-stand'
        ? ['by-name' as const]
        : []),
      ...(row.asks === 'may-stand' ? ['may-stand' as const] : []),
    ];
    const said = asks.reduce((one, ask) => say(one, { line, ask, isSo: true }), {
      ...own,
      text: typed,
    });
    return { ...all, [row.key]: said };
  }, before);
  return { lines, addresses: taken.map(({ line }) => addressIn(line)).filter((one) => one !== '') };
}

/** A number names one person, wherever a name would be that of several. */
const lineOf = ({ found, person }: TableRow) => found?.enrollmentNumber || person;

/** Lines as a device may keep them, without the addresses of a table. */
export const keptLines = (lines: EnteredLines, pasted: ReadonlySet<string>): EnteredLines => {
  const kept = (line: string) => withoutAddress(line, pasted);
  const byLine = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).map(([line, value]) => [kept(line), value]));
  if (pasted.size === 0) return lines;
  return Object.fromEntries(
    Object.entries(lines).map(([key, { text: typed, chosen, said }]) => [
      key,
      {
        text: typed.split('\n').map(kept).join('\n'),
        ...{ chosen: byLine(chosen), said: byLine(said) },
      },
    ]),
  );
};
