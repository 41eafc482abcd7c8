import { known } from '../kernel/known.ts';
import type { CountResult, Round, Transfer } from './count-result.ts';
import { elections, stillCounting } from './ranked-rows.ts';

/** Votes that went on, the most first; to null went what names nobody else. */
export interface Went {
  entry: number | null;
  amount: number;
}

/** Somebody with their votes. */
export interface With {
  entry: number;
  votes: number;
}

/** One cause of the outcome of a ranked count, with its figures. Amounts are in parts of a vote. */
export type Reason =
  /** Nobody stood against them. */
  | { kind: 'unopposed'; entries: number[] }
  /** More than half of the first choices, at once. */
  | ({ kind: 'half-at-once'; valid: number } & With)
  /** Nobody had more than half of the first choices; these had the most. */
  | { kind: 'no-half'; valid: number; most: number; entries: number[] }
  /** So many are needed for a seat, and only so many people can have them. */
  | { kind: 'quota'; needed: number; valid: number; people: number }
  /** Who had the quota with first choices alone. */
  | { kind: 'at-once'; those: With[] }
  /** What somebody had more than the quota, and where it went. */
  | { kind: 'surplus'; entry: number; had: number; needed: number; went: Went[] }
  /** Who went out, in order, and what was for them went on. */
  | { kind: 'out'; entries: number[] }
  /** How somebody came from their first choices to their seat: from whom the other votes came. */
  | ({ kind: 'gained'; round: number; first: number; from: Went[] } & With)
  /** What a winner by majority had of the votes that still counted, and the others who were left. */
  | ({ kind: 'half'; still: number; others: (With & { first: number })[] } & With)
  /** Who has a last seat without the quota, and who went out last before it. */
  | { kind: 'last-seats'; those: With[]; before: With | null }
  /** How many seats nobody took. */
  | { kind: 'open'; seats: number }
  /** Two who were left and level, and what told them apart: an earlier round, or the draw. */
  | { kind: 'level'; entries: number[]; chosen: number; round: number | null }
  /** Those whom a draw has to tell apart before the count goes on. */
  | { kind: 'waits'; entries: readonly number[] };

/** So many surpluses of a vote or more, and winners by what others passed on, are told; the rounds have the rest. */
const mostTold = 2;

/** Why a ranked count came out as it did, causes before effects. `nobody` is its entry; null without it. */
export function reasonsOf(count: CountResult, nobody: number | null): Reason[] {
  const { rounds, outcome, scale } = count;
  const [start] = rounds;
  // Below the quorum there are first choices, of which none decided anything.
  if (start === undefined || outcome.kind === 'no-quorum') return [];
  const won = elections(count);
  const unopposed = won.filter(({ why }) => why === 'unopposed').map(({ entry }) => entry);
  if (unopposed.length > 0) return [{ kind: 'unopposed', entries: unopposed }];
  const isNobody = (entry: number) => nobody !== null && entry >= nobody;
  const open = won.filter(({ entry }) => isNobody(entry)).length;
  return [
    ...(scale === 1 ? byMajority(count, start) : byQuota(count, start, isNobody)),
    ...(open > 0 ? [{ kind: 'open' as const, seats: open }] : []),
    ...(outcome.kind === 'needs-draw' ? [{ kind: 'waits' as const, entries: outcome.tied }] : []),
  ];
}

function byMajority(count: CountResult, start: Round): Reason[] {
  const { rounds, valid } = count;
  const [won] = elections(count);
  if (won?.round === 1 && won.why === 'majority') {
    const { entry } = won;
    return [{ kind: 'half-at-once', entry, votes: known(start.tallies[entry]), valid }];
  }
  const most = Math.max(...start.tallies);
  const entries = [...start.tallies.keys()].filter((entry) => start.tallies[entry] === most);
  const last = known(rounds.at(-1));
  return [
    { kind: 'no-half', valid, most, entries },
    ...outsOf(rounds),
    ...(won === undefined ? [] : gainedBy(count, won)),
    ...levelIn(last),
    ...(won?.why === 'majority' ? [halfOf(last, won.entry, start)] : []),
  ];
}

function halfOf(last: Round, entry: number, start: Round): Reason {
  const others = [...last.tallies.keys()]
    .filter((other) => last.status[other] === 'continuing')
    .map((other) => ({
      entry: other,
      votes: known(last.tallies[other]),
      first: known(start.tallies[other]),
    }));
  const votes = known(last.tallies[entry]);
  return { kind: 'half', entry, votes, still: stillCounting(last), others };
}

function levelIn({ events }: Round): Reason[] {
  return events.flatMap((event) =>
    event.kind === 'tie' && event.for === 'seat'
      ? [
          {
            kind: 'level' as const,
            entries: [...event.tied],
            chosen: known(event.chosen[0]),
            round: event.round,
          },
        ]
      : [],
  );
}

function byQuota(count: CountResult, start: Round, isNobody: (entry: number) => boolean): Reason[] {
  const { rounds, valid, scale } = count;
  const won = elections(count);
  const needed = known(start.needed);
  const tallyIn = (round: number, entry: number) => known(rounds[round - 1]?.tallies[entry]);
  const those = won
    .filter(({ round, why }) => round === 1 && why === 'quota')
    .map(({ entry }) => ({ entry, votes: tallyIn(1, entry) }));
  const surpluses = rounds
    .flatMap(({ step, transfers }, at) =>
      step.kind === 'surplus' && step.amount >= scale && !isNobody(step.entry)
        ? [{ ...step, had: tallyIn(at, step.entry), went: wentOf(transfers) }]
        : [],
    )
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, mostTold);
  const later = won.filter(
    ({ entry, round, why }) => why === 'quota' && round > 1 && !isNobody(entry),
  );
  const last = won.filter(({ why, entry }) => why === 'last-seats' && !isNobody(entry));
  return [
    { kind: 'quota', needed, valid, people: Math.floor((valid * scale) / needed) },
    ...(those.length > 0 ? [{ kind: 'at-once' as const, those }] : []),
    ...surpluses.map(({ entry, had, went }) => ({
      kind: 'surplus' as const,
      entry,
      had,
      needed,
      went,
    })),
    ...outsOf(rounds),
    ...later.slice(0, mostTold).flatMap((one) => gainedBy(count, one)),
    ...(last.length === 0
      ? []
      : [
          {
            kind: 'last-seats' as const,
            those: last.map(({ entry, round }) => ({ entry, votes: tallyIn(round, entry) })),
            before: lastOut(rounds),
          },
        ]),
  ];
}

/** Who went out and made no vote move: as many were left as seats. */
function lastOut(rounds: readonly Round[]): With | null {
  const step = rounds.at(-1)?.step;
  if (step?.kind !== 'exclude') return null;
  return { entry: step.entry, votes: known(rounds.at(-2)?.tallies[step.entry]) };
}

function outsOf(rounds: readonly Round[]): Reason[] {
  const entries = rounds.flatMap(({ step }) =>
    step.kind === 'exclude' && step.moved ? [step.entry] : [],
  );
  return entries.length === 0 ? [] : [{ kind: 'out', entries }];
}

/** Nothing of who has their first choices alone. */
function gainedBy(
  { rounds }: CountResult,
  { entry, round }: { entry: number; round: number },
): Reason[] {
  const from = summed(
    rounds
      .slice(0, round)
      .flatMap(({ transfers }) => transfers.filter(({ to }) => to === entry))
      .map((one) => ({ entry: one.from, amount: one.amount })),
  );
  const tallyIn = (at: number) => known(rounds[at]?.tallies[entry]);
  const votes = tallyIn(round - 1);
  return from.length === 0
    ? []
    : [{ kind: 'gained', entry, round, first: tallyIn(0), votes, from }];
}

/** Where the papers of a round went, the most first, and what names nobody else at the end. */
export const wentOf = (transfers: readonly Transfer[]): Went[] =>
  summed(transfers.map(({ to, amount }) => ({ entry: to, amount })));

function summed(went: readonly Went[]): Went[] {
  const sums = Map.groupBy(went, ({ entry }) => entry);
  return [...sums]
    .map(([entry, some]) => ({ entry, amount: some.reduce((sum, one) => sum + one.amount, 0) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => Number(a.entry === null) - Number(b.entry === null) || b.amount - a.amount);
}
