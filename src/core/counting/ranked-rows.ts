import { known } from '../kernel/known.ts';
import type { CountEvent, CountResult } from './count-result.ts';

/** What became of an entry of a ranked count; its rounds are counted from 1. */
export interface Decided {
  /** `open`: nobody took seats, which are open again. `passed`: a seat would be theirs, and they are not elected. */
  kind: 'elected' | 'open' | 'passed' | 'out';
  round: number;
  /** What it had then, in parts of a vote. */
  votes: number;
  /** How many seats nobody took; 1 of a person. */
  seats: number;
}

/** One line of the table of a ranked position. Amounts are in parts of a vote. */
export interface RankedRow {
  /** Of nobody the first one; those that came after it are in its line. */
  entry: number;
  first: number;
  /** Null of who was neither elected nor out when the count ended, and of who is struck. */
  decided: Decided | null;
  /** What it had in the last round; null where it was out before. */
  last: number | null;
}

type Counted = Pick<CountResult, 'rounds' | 'outcome'>;

/**
 * A line for each entry of a ranked count, by outcome: who is elected in that order, then who stayed longest, and
 * of those who stayed until the end who had more. `nobody` is the entry of nobody; null without it.
 */
export function rankedRows(count: Counted, nobody: number | null): RankedRow[] {
  const { rounds } = count;
  const all = [...(rounds[0]?.tallies.keys() ?? [])];
  const entries = all.filter((entry) => firstOf(entry, nobody) === entry);
  const seated = elections(count).map(({ entry }) => firstOf(entry, nobody));
  const placeOf = ({ entry, decided, last }: RankedRow): [number, number, number] => [
    seated.includes(entry) ? seated.indexOf(entry) - seated.length : 0,
    last === null ? 1 + rounds.length - (decided?.round ?? 0) : 0,
    -(last ?? 0),
  ];
  return entries
    .map((entry) => rowOf(count, entry, nobody))
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ row }) => row);
}

/** Of each who has a seat, in the order of their election, which round gave it. */
export function elections({ rounds }: Counted): {
  entry: number;
  round: number;
  why: Extract<CountEvent, { kind: 'elected' }>['why'];
}[] {
  return rounds.flatMap(({ events }, at) =>
    events.flatMap((event) =>
      event.kind === 'elected' ? [{ entry: event.entry, round: at + 1, why: event.why }] : [],
    ),
  );
}

/** What still counts in a round, in parts of a vote. */
export const stillCounting = ({ tallies }: CountResult['rounds'][number]): number =>
  tallies.reduce((sum, parts) => sum + parts, 0);

/** A further nobody is the first one again. */
const firstOf = (entry: number, nobody: number | null) =>
  nobody !== null && entry > nobody ? nobody : entry;

function rowOf(count: Counted, entry: number, nobody: number | null): RankedRow {
  const { rounds } = count;
  const last = known(rounds.at(-1));
  const isOwn = (other: number) => firstOf(other, nobody) === entry;
  // Who goes out last of all, when as many are left as seats, keeps the votes that they had.
  const standing = last.tallies.filter((votes, other) => {
    const stands = ['continuing', 'elected'].includes(known(last.status[other]));
    return isOwn(other) && (stands || (last.status[other] === 'excluded' && votes > 0));
  });
  return {
    entry,
    first: known(rounds[0]?.tallies[entry]),
    decided: decidedOf(count, entry, nobody),
    last: standing.length === 0 ? null : standing.reduce((sum, parts) => sum + parts, 0),
  };
}

function decidedOf(count: Counted, entry: number, nobody: number | null): Decided | null {
  const { rounds, outcome } = count;
  const own = elections(count).filter((one) => firstOf(one.entry, nobody) === entry);
  const [won] = own;
  if (won !== undefined) {
    const votes = known(rounds[won.round - 1]?.tallies[won.entry]);
    const isIn = 'elected' in outcome && outcome.elected.includes(entry);
    const kind = entry === nobody ? 'open' : isIn ? 'elected' : 'passed';
    return { kind, round: won.round, votes, seats: own.length };
  }
  const out = rounds.findIndex(({ step }) => step.kind === 'exclude' && step.entry === entry);
  if (out < 0) return null;
  return { kind: 'out', round: out + 1, votes: known(rounds[out - 1]?.tallies[entry]), seats: 1 };
}
