// Why a ranked position came out as it did, in a few sentences below the winners.
import { listed } from '../formats.ts';
import { listMessages } from './lists.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface Share {
  name: string;
  first: number;
  more: string;
  from: readonly string[];
}

const shareOf = ({ name, first, more, from }: Share) => ({
  name,
  first,
  more,
  from: listed.format(from),
});

/** Of many who went out one after the other the first and the last one: whose ballots come last decides most. */
const endsOf = (names: readonly string[]): readonly string[] =>
  names.length <= 3
    ? names
    : [...names.slice(0, 1), listMessages.more(names.length - 2), ...names.slice(-1)];

export const whyMessages = spoken('result-why.whyMessages', {
  title: 'Why',
  /** A number of votes that is not whole is rounded. */
  amount: said(
    '{kind, select, exact {{votes, number}} less {less than 1} other {about {votes, number}}}',
    (votes: number, kind: 'exact' | 'less' | 'about') => ({ votes, kind }),
  ),
  /** Somebody with a number of votes. */
  with: said('{name} ({votes})', (name: string, votes: string) => ({ name, votes })),
  /** Somebody who had fewer in the last round, with what they began with. */
  withFirst: said(
    '{name} ({votes, number}, of them {first, plural, one {# first choice} other {# first choices}})',
    (given: { name: string; votes: number; first: number }) => ({ ...given }),
  ),
  nobodyElse: 'no further name',
  others: 'others',
  unopposed: said(
    '{count, plural, one {{names} is elected: nobody stood against them.} other {{names} are elected: there were no more candidates than seats.}}',
    (names: readonly string[]) => ({ names: listed.format(names), count: names.length }),
  ),
  halfAtOnce: said(
    '{name} had {votes, number} of the {valid, number} first choices. That is more than half, so no other round was needed.',
    (given: { name: string; votes: number; valid: number }) => ({ ...given }),
  ),
  noHalf: said(
    '{count, plural, one {Voters put the names in order. Nobody had more than half of the {valid, number} first choices; {names} had the most, {most, number}.} other {Voters put the names in order. Nobody had more than half of the {valid, number} first choices; {names} had the most, {most, number} each.}}',
    (given: { names: readonly string[]; most: number; valid: number }) => ({
      most: given.most,
      valid: given.valid,
      names: listed.format(given.names),
      count: given.names.length,
    }),
  ),
  out: said(
    '{count, plural, one {{names} had the fewest votes and went out; each of those ballots then counted for the next name on it.} other {{names} had the fewest votes and went out one after the other; each of their ballots then counted for the next name on it.}}',
    (names: readonly string[]) => ({ names: listed.format(endsOf(names)), count: names.length }),
  ),
  gained: said(
    '{first, plural, one {{name} had # first choice and got {more} more from {from}.} other {{name} had # first choices and got {more} more from {from}.}}',
    shareOf,
  ),
  half: said(
    'Of the {still, number} votes that still counted {name} had {votes, number}, more than half; {others} had fewer.',
    (given: { name: string; votes: number; still: number; others: readonly string[] }) => ({
      name: given.name,
      votes: given.votes,
      still: given.still,
      others: listed.format(given.others),
    }),
  ),
  stopped: said(
    '{count, plural, one {One ballot named nobody else who was still in the count.} other {# ballots named nobody else who was still in the count.}}',
    (count: number) => ({ count }),
  ),
  quota: said(
    '{people, plural, one {Voters put the names in order. {needed, number} of the {valid, number} votes were enough for a seat, which is called the quota: only one person can have so many.} other {Voters put the names in order. {needed, number} of the {valid, number} votes were enough for a seat, which is called the quota: # people can have so many, and one more cannot.}}',
    (given: { needed: number; valid: number; people: number }) => ({ ...given }),
  ),
  atOnce: said('{names} had it with first choices alone.', (names: readonly string[]) => ({
    names: listed.format(names),
  })),
  surplus: said(
    '{to, select, none {{needed, number} of {name}’s {had} votes were needed. The other {more} named nobody else.} other {{needed, number} of {name}’s {had} votes were needed. The other {more} were shared out, as each of those ballots counted a small part for the next name on it: {went}.}}',
    (given: {
      name: string;
      needed: number;
      had: string;
      more: string;
      went: readonly string[];
    }) => ({
      name: given.name,
      needed: given.needed,
      had: given.had,
      more: given.more,
      went: listed.format(given.went),
      to: given.went.length === 0 ? 'none' : 'some',
    }),
  ),
  reached: said(
    '{first, plural, one {{name} had # first choice, got {more} more from {from}, and so had the quota in round {round, number}.} other {{name} had # first choices, got {more} more from {from}, and so had the quota in round {round, number}.}}',
    (given: Share & { round: number }) => ({ ...shareOf(given), round: given.round }),
  ),
  /** `before` had fewer votes and was the last to go out; empty where nobody had to. */
  lastSeats: said(
    '{hasBefore, select, yes {{count, plural, one {{names} has the last seat with fewer than the quota: {before} had fewer still and went out, and then nobody else was left for it.} other {{names} have the last seats with fewer than the quota: {before} had fewer still and went out, and then nobody else was left for them.}}} other {{count, plural, one {{names} has the last seat with fewer than the quota: nobody else was left for it.} other {{names} have the last seats with fewer than the quota: nobody else was left for them.}}}}',
    (names: readonly string[], before: string) => ({
      names: listed.format(names),
      before,
      count: names.length,
      hasBefore: before === '' ? 'no' : 'yes',
    }),
  ),
  open: said(
    '{seats, plural, one {“{name}” has one of the seats, so that seat is open again.} other {“{name}” has # of the seats, so these are open again.}}',
    (name: string, seats: number) => ({ name, seats }),
  ),

  /** The table of a ranked position. */
  table: {
    of: said('Votes for {position}', (position: string) => ({ position })),
    more: 'There are more columns beside these: move the table sideways.',
    first: said(
      '{valid, plural, one {First choices, of #} other {First choices, of #}}',
      (valid: number) => ({ valid }),
    ),
    /** On the printed sheet, where one column has the votes of all positions. */
    firstOnPaper: said('{votes} first choices', (votes: string) => ({ votes })),
    lastOnPaper: said('Last round: {votes}', (votes: string) => ({ votes })),
    decided: 'Outcome',
    last: said(
      'Last round ({round, number}): of {still} that still counted',
      (round: number, still: string) => ({ round, still }),
    ),
    ofWhole: said('{votes} · {percent, number}%', (votes: string, percent: number) => ({
      votes,
      percent,
    })),
    elected: said(
      'Elected in round {round, number} with {votes}',
      (round: number, votes: string) => ({ round, votes }),
    ),
    out: said(
      'Out at the start of round {round, number} with {votes}',
      (round: number, votes: string) => ({
        round,
        votes,
      }),
    ),
    /** Who kept these votes, because as many were left as there were seats. */
    outLast: said('Out last, with {votes}', (votes: string) => ({ votes })),
    open: said(
      '{seats, plural, one {Won a seat in round {round, number} with {votes}: open again} other {Won # seats, the first in round {round, number} with {votes}: open again}}',
      (given: { seats: number; round: number; votes: string }) => ({ ...given }),
    ),
    passed: said(
      'Would be elected in round {round, number}, with {votes}',
      (round: number, votes: string) => ({ round, votes }),
    ),
    asCast: said('{votes} as cast', (votes: string) => ({ votes })),
    notElected: 'Not elected',
  },

  /** The columns of a ranked position in the file. */
  csv: {
    first: 'First choices',
    firstPercent: 'Percent of first choices',
    round: 'Round that decided',
    votes: 'Votes in that round',
    last: 'Votes in the last round',
    lastPercent: 'Percent of the votes that still counted',
  },
});
