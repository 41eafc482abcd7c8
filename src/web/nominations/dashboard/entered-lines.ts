import { isFullName } from '#core/elections/entered.ts';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { enteredMessages as text, enteredProblems } from '#texts/en/entered.ts';
import { isPerson } from '#core/elections/nomination.ts';
import { supportersOf } from '#core/elections/supporters.ts';
import type { Election } from '#contract/election-shapes.ts';

/** What an officer typed for one position, and whom they chose where several people have one name. */
export interface PositionLines {
  text: string;
  /** The enrollment number that was chosen, by the line. */
  chosen: Readonly<Record<string, string>>;
  /** What was ticked of lines, by the line. */
  said: Readonly<Record<string, readonly Ask[]>>;
}

/** What an officer is asked of a line before it can be entered. */
export type Ask = NonNullable<LineProblem['asks']>;

/** The same of an election, by the keys of its positions. */
export type EnteredLines = Readonly<Record<string, PositionLines>>;

/** A position of the form. */
export interface EnteredPosition {
  key: string;
  /** How the call names it, where that is not its key. */
  ref?: string;
  title: string;
}

export type LineProblem = Reply<'findCandidates'>['problems'][number];

/** What the server refused when people were entered. */
export interface RefusedLine extends LineProblem {
  key: string;
}

const noLines: PositionLines = { text: '', chosen: {}, said: {} };

/** What was typed for a position; nothing yet for one that is new. */
export const linesFor = (lines: EnteredLines, key: string): PositionLines => lines[key] ?? noLines;

/** The lines with something in them. */
export const linesOf = ({ text: typed }: PositionLines): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A line as it is sent: the number of who was chosen names one person. */
const sentAs = ({ chosen }: PositionLines, line: string): string => chosen[line] ?? line;

/** These lines as the calls take them, with what was ticked of them. */
export function peopleOf(
  positions: readonly EnteredPosition[],
  { lines, checked }: { lines: EnteredLines; checked: readonly string[] },
): Omit<BodyOfCall<'enterCandidates'>, 'electionId' | 'haveAgreed'> {
  const saidOf = (ask: Ask) =>
    positions.flatMap(({ key }) => {
      const own = linesFor(lines, key);
      return linesOf(own).filter((line) => hasSaid(own, line, ask));
    });
  const [byName, mayStand] = [saidOf('by-name'), saidOf('may-stand')];
  return {
    candidates: positions.flatMap(({ key, ref = key }) => {
      const own = linesFor(lines, key);
      const sent = linesOf(own).map((line) => sentAs(own, line));
      return sent.length === 0 ? [] : [{ position: ref, lines: sent }];
    }),
    checked: [...checked],
    ...(byName.length > 0 && { byName }),
    ...(mayStand.length > 0 && { mayStand }),
  };
}

/** The call for these lines, of people who have agreed. */
export const entryOf = (
  electionId: string,
  positions: readonly EnteredPosition[],
  entry: Parameters<typeof peopleOf>[1],
): BodyOfCall<'enterCandidates'> => ({
  electionId,
  haveAgreed: true,
  ...peopleOf(positions, entry),
});

const hasSaid = ({ said }: PositionLines, line: string, ask: Ask): boolean =>
  said[line]?.includes(ask) === true;

/** A line of which something was ticked, or is not any more. */
export const say = (
  own: PositionLines,
  { line, ask, isSo }: { line: string; ask: Ask; isSo: boolean },
): PositionLines => {
  const others = (own.said[line] ?? []).filter((one) => one !== ask);
  return { ...own, said: { ...own.said, [line]: isSo ? [...others, ask] : others } };
};

/** The same lines, where whoever is unknown by a whole name is entered by it without a tick. */
export const withNames = (own: PositionLines, names: readonly string[] = linesOf(own)) =>
  linesOf(own)
    .filter((line) => names.includes(line) && isFullName(line))
    .reduce((lines, line) => say(lines, { line, ask: 'by-name', isSo: true }), own);

/** Whether this is somebody unknown who is entered by the name in the line. */
export const isByName = ({ line, asks }: LineProblem): boolean =>
  asks === 'by-name' && isFullName(line);

/** Whether a problem is over, because the officer ticked what it asks. */
export const isTicked = (own: PositionLines, { line, asks }: LineProblem): boolean =>
  asks !== undefined && hasSaid(own, line, asks);

/** How many people were typed. */
export const countLines = (positions: readonly EnteredPosition[], lines: EnteredLines): number =>
  positions.reduce((count, { key }) => count + linesOf(linesFor(lines, key)).length, 0);

/** What is wrong with the lines of a position, by what was looked up and what was refused. */
export function problemsOf(
  own: PositionLines,
  { found, refused }: { found: readonly LineProblem[]; refused: readonly LineProblem[] },
): LineProblem[] {
  return [...new Set(linesOf(own))].flatMap((line) => {
    const isOf = (problem: LineProblem) => problem.line === line;
    const looked = found.find(isOf);
    const sent = refused.find(({ line: one }) => one === sentAs(own, line));
    // A choice stays on the screen once it is made.
    if (looked !== undefined && looked.choices.length > 0) {
      return sent === undefined || sent.choices.length > 0 ? [looked] : [looked, { ...sent, line }];
    }
    // A tick stays on the screen once it is made.
    const asked = [sent, looked?.asks === sent?.asks ? undefined : looked].flatMap((one) =>
      one?.asks === undefined ? [] : [one],
    );
    const problem = sent ?? looked;
    if (problem === undefined) return [];
    const all = asked.includes(problem) ? asked : [problem, ...asked];
    return all.map((one) => ({ ...one, line }));
  });
}

/** Lines that name somebody whom an earlier line of the position names: the same words, or the same number. */
export function twiceIn(
  own: PositionLines,
  people: readonly { line: string; enrollmentNumber: string }[],
): LineProblem[] {
  const lines = linesOf(own);
  const keys = lines.map((line) => {
    const number = people.find((one) => one.line === line)?.enrollmentNumber ?? '';
    return (number === '' ? sentAs(own, line) : number).toLowerCase();
  });
  const again = lines.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
  return [...new Set(again)].map((line) => ({
    line,
    problem: enteredProblems.twice,
    choices: [],
  }));
}

/** Whether a line still waits for a choice of the officer. */
export const isUnclear = ({ chosen }: PositionLines, { line, choices }: LineProblem): boolean =>
  choices.length > 0 && chosen[line] === undefined;

/** The lines that name nobody, or several people of whom none is chosen, as far as is known. */
export const unclearOf = (own: PositionLines, found: readonly LineProblem[]): LineProblem[] =>
  problemsOf(own, { found, refused: [] }).filter(
    (problem) =>
      !isTicked(own, problem) && (problem.choices.length === 0 || isUnclear(own, problem)),
  );

/** Whether a position can be sent: each line names one person, as far as is known. */
export const isReady = (own: PositionLines, found: readonly LineProblem[]): boolean =>
  unclearOf(own, found).length === 0;

/** What stands beside the field for lines that nothing can be chosen for. */
export const sentenceOf = (own: PositionLines, problems: readonly LineProblem[]): string =>
  problems
    .filter((problem) => problem.choices.length === 0 && !isTicked(own, problem))
    .map(({ line, problem }) => text.ofLine(line, problem))
    .join('\n');

/** Whether candidates for a post of an election need supporters. */
export const asksSomewhere = ({ supporters, positions }: Election): boolean =>
  positions.some(
    ({ kind, supporters: own = null }) =>
      kind !== 'question' && supportersOf(supporters ?? null, own) !== null,
  );

/**
 * The positions for which officers can enter people now: not questions, and while voting is open those whose list
 * is not fixed, by the first vote or where counts are hidden by the first candidate.
 */
export function enterableNow(
  { positions, nominations, standings, supporters }: Election,
  isOpen: boolean,
): Election['positions'] {
  const posts = positions.filter(({ kind }) => kind !== 'question');
  if (!isOpen) return posts;
  return posts.filter(({ _id, supporters: own = null }) => {
    // These would have to be asked before voting opens.
    if (supportersOf(supporters ?? null, own) !== null) return false;
    const all = nominations.filter(({ positionId }) => positionId === _id);
    if (!all.some(isPerson)) return true;
    return standings === 'live' && all.every(({ votes }) => (votes ?? 0) === 0);
  });
}
