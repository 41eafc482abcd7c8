import { rankedRows, stillCounting } from '#core/counting/ranked-rows.ts';
import type { RankedRow } from '#core/counting/ranked-rows.ts';
import { percentOf } from '#core/elections/turnout.ts';
import { entryName } from '#core/counting/rounds-file.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { whyMessages } from '#texts/en/result-why.ts';
import type { NamedCount } from './round-words.ts';
import { wholeVotes } from './round-words.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { namedCountOf } from './winner-of.ts';

const text = whyMessages.table;

/** Votes with their share of what a column is of; no share where it is of another whole. */
export interface Amount {
  votes: string;
  percent: number | null;
}

/** A line of the table of a ranked position, in words. */
export interface RankedLine {
  key: string;
  name: string;
  isNobody: boolean;
  first: Amount;
  /** What became of it and in which round; empty where it was left when the count ended. */
  decided: string;
  isElected: boolean;
  /** Null where it no longer stood. */
  last: Amount | null;
  row: RankedRow;
}

/** The table of a ranked position: its lines by outcome, and of what its shares are. */
export interface RankedLines {
  lines: RankedLine[];
  valid: number;
  /** The last round and what still counted in it; null where one round decided. */
  last: { round: number; still: string } | null;
  named: NamedCount;
}

/** Null where people did not rank. */
export function rankedLines(post: PositionResult | WithoutWinner): RankedLines | null {
  const named = namedCountOf(post);
  const end = named?.count.rounds.at(-1);
  if (named === null || end === undefined) return null;
  const { count, names, hasNobody } = named;
  const cast = namedCountOf(post, true)?.count;
  const still = stillCounting(end);
  const ids = post.count?.entries ?? [];
  const amount = (parts: number, whole: number): Amount => ({
    votes: wholeVotes(parts, count.scale),
    percent: percentOf(parts, whole),
  });
  const nobody = hasNobody ? names.length - 1 : null;
  const lines = rankedRows(count, nobody).map((row): RankedLine => {
    const key = ids[row.entry] ?? '';
    const isOut = post.disqualified?.some(({ _id }) => _id === key) === true;
    // Who makes room by a ruling has no vote in this count; the votes as cast are what people gave them.
    const given = isOut ? cast?.rounds[0]?.tallies[row.entry] : undefined;
    return {
      key,
      name: entryName(row.entry, names),
      isNobody: row.entry === nobody,
      first:
        given === undefined
          ? amount(row.first, count.valid * count.scale)
          : { votes: text.asCast(wholeVotes(given, count.scale)), percent: null },
      decided: isOut ? text.notElected : decidedWords(row, named, post),
      isElected: !isOut && row.decided?.kind === 'elected',
      last: row.last === null || isOut ? null : amount(row.last, still),
      row: { ...row, first: given ?? row.first },
    };
  });
  return {
    lines,
    valid: count.valid,
    last:
      count.rounds.length < 2
        ? null
        : { round: count.rounds.length, still: wholeVotes(still, count.scale) },
    named,
  };
}

function decidedWords(
  { entry, decided, last }: RankedRow,
  { count }: NamedCount,
  post: PositionResult | WithoutWinner,
): string {
  if (decided === null) {
    const id = post.count?.entries[entry];
    if (post.left?.some(({ _id }) => _id === id) === true) return outcomeMessages.left;
    const { outcome } = count;
    if (outcome.kind !== 'needs-draw') return last === null ? '' : text.notElected;
    return outcome.tied.includes(entry) ? electionsMessages.print.tied : '';
  }
  const { kind, round, seats } = decided;
  const votes = wholeVotes(decided.votes, count.scale);
  if (kind === 'open') return text.open({ seats, round, votes });
  if (kind === 'out' && last !== null) return text.outLast(votes);
  return { elected: text.elected, passed: text.passed, out: text.out }[kind](round, votes);
}

/** "130 · 56%". */
export const amountText = ({ votes, percent }: Amount): string =>
  percent === null ? votes : text.ofWhole(votes, percent);
