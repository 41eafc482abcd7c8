import { known } from '../kernel/known.ts';
import type { Result } from '../kernel/result.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { CountList } from './count-input.ts';

/**
 * What a .blt file holds, the format that counting programs read: entries from 0, nobody as the last.
 * Method, nobody's effect and draw are not in it.
 */
export interface BltElection {
  readonly title: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly withdrawn: readonly number[];
  readonly lists: readonly CountList[];
  readonly blank: number;
}

/** What is wrong with a .blt file: two candidates at one rank are refused like everything unclear. */
export type BltProblem = 'head' | 'option' | 'ballot' | 'equal-ranks' | 'end' | 'names';

/**
 * Writes the file as other programs read it: one line for each list, by the list, so that it says
 * nothing of the order in which ballots came. UTF-8, no comments.
 */
export function writeBlt(election: BltElection): string {
  const { names, seats, withdrawn, lists, blank, title } = election;
  const ballot = ({ ranks, weight }: CountList) =>
    [weight, ...ranks.map((entry) => entry + 1), 0].join(' ');
  return [
    `${names.length} ${seats}`,
    ...withdrawn.map((entry) => `-${entry + 1}`),
    ...lists.toSorted((a, b) => compareLists(a.ranks, b.ranks)).map(ballot),
    ...(blank > 0 ? [`${blank} 0`] : []),
    '0',
    ...[...names, title].map(quoted),
    '',
  ].join('\n');
}

/** Reads such a file, with comments, withdrawn candidates and nicknames, as other programs write it. */
export function readBlt(text: string): Result<BltElection, BltProblem> {
  const words = text.match(/"[^"]*"|\[[^\]]*\]|#[^\n]*|[^\s"[\]#]+/g) ?? [];
  const tokens = words.filter((word) => !word.startsWith('#'));
  const [candidates, seats] = [wholeNumber(tokens[0]), wholeNumber(tokens[1])];
  if (candidates === null || seats === null || seats < 1) return refuse('head');
  const { options, rest } = readOptions(tokens.slice(2));
  const nicks = options.find(([word]) => word === 'nick')?.slice(1) ?? [];
  const entryOf = (word: string): number | null => {
    const nick = nicks.indexOf(word);
    const entry = nick >= 0 ? nick : (wholeNumber(word) ?? 0) - 1;
    return entry >= 0 && entry < candidates ? entry : null;
  };
  const withdrawn = options
    .filter(([word]) => word === 'withdrawn')
    .flatMap(([, ...named]) => named.map(entryOf));
  const isKnown = options.every(([word = '']) => ['nick', 'withdrawn', 'tie'].includes(word));
  const ballots = readBallots(rest, entryOf);
  if (!isKnown || withdrawn.includes(null)) return refuse('option');
  if (!ballots.ok) return ballots;
  const [title, ...names] = ballots.value.texts.toReversed();
  if (title === undefined || names.length !== candidates) return refuse('names');
  return ok({
    title,
    seats,
    names: names.toReversed(),
    withdrawn: withdrawn.filter((entry) => entry !== null),
    lists: ballots.value.lists,
    blank: ballots.value.blank,
  });
}

/** The options in front of the ballots: `[word …]`, and `-3` for one who has withdrawn. */
function readOptions(tokens: readonly string[]): { options: string[][]; rest: string[] } {
  const isOption = (token: string) => token.startsWith('[') || /^-\d+$/.test(token);
  const end = tokens.findIndex((token) => !isOption(token));
  const options = tokens
    .slice(0, end < 0 ? undefined : end)
    .map((token) =>
      token.startsWith('-')
        ? ['withdrawn', token.slice(1)]
        : token.slice(1, -1).trim().split(/\s+/),
    );
  return { options, rest: end < 0 ? [] : tokens.slice(end) };
}

interface Ballots {
  lists: CountList[];
  blank: number;
  texts: string[];
}

function readBallots(
  tokens: readonly string[],
  entryOf: (word: string) => number | null,
): Result<Ballots, BltProblem> {
  const lists: CountList[] = [];
  let blank = 0;
  let at = 0;
  while (tokens[at] !== '0') {
    const weight = wholeNumber(tokens[at]);
    const end = tokens.indexOf('0', at + 1);
    if (weight === null || end < 0) return refuse(at < tokens.length ? 'ballot' : 'end');
    const words = tokens.slice(at + 1, end);
    if (words.some((word) => word.includes('='))) return refuse('equal-ranks');
    const ranks = words.map(entryOf);
    if (ranks.includes(null) || new Set(ranks).size < ranks.length) return refuse('ballot');
    if (ranks.length === 0) blank += weight;
    else lists.push({ ranks: ranks.filter((entry) => entry !== null), weight });
    at = end + 1;
  }
  const texts = tokens.slice(at + 1);
  if (!texts.every((word) => word.startsWith('"'))) return refuse('names');
  return ok({ lists, blank, texts: texts.map((word) => word.slice(1, -1)) });
}

function wholeNumber(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,15}$/.test(word) ? Number(word) : null;
}

/** A name or title in quotation marks: no such mark within, and one line. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((entry, place) => entry !== b[place]);
  return at < 0 ? a.length - b.length : known(a[at]) - (b[at] ?? -1);
}
