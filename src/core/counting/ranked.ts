import { known } from '../kernel/known.ts';
import type { CountInput, CountList } from './count-input.ts';
import { idsOf, isBarred } from './count-input.ts';
import type { CountEvent, EntryStatus, Round, TieFor, Transfer } from './count-result.ts';
import type { TieBreak } from './ties.ts';
import { breakTie, drawPlaces } from './ties.ts';

/** All rounds of a ranked count, and who has a seat by it, nobody included; or the tie that waits. */
export interface RankedCount {
  rounds: Round[];
  winners: number[];
  tie: OpenTie | null;
  piles: Piles;
}

/** A tie that waits, and who is chosen there. */
export interface Chosen {
  from: RankedCount;
  tie: OpenTie;
  chosen: number;
}

/** Those whom only a draw can tell apart. */
export interface OpenTie {
  for: TieFor;
  tied: readonly number[];
}

/** One who was chosen, with what there is to say about it; or a tie that waits for a draw. */
export type Choice =
  | { chosen: number; events: readonly CountEvent[] }
  | { chosen: null; tie: OpenTie };

/** The papers of a ranked count: which entry has each list, at which place on it, at which value. */
export class Piles {
  readonly status: EntryStatus[];
  readonly tallies: number[];
  exhausted = 0;
  lost = 0;
  #persons: number;
  #lists: readonly CountList[];
  #places: Int32Array;
  #values: Int32Array;
  readonly #piles: number[][];
  /** The one to whom a preference for nobody goes, while one stands. */
  #nobody: number | null;

  /** Each list counts for the first on it who takes part. Who makes room for the next does not. */
  constructor(
    { candidates, nobody }: Pick<CountInput, 'candidates' | 'nobody'>,
    lists: readonly CountList[],
    value: number,
  ) {
    this.#persons = candidates.length;
    this.#nobody = nobody === null ? null : candidates.length;
    this.status = candidates.map(({ left }) => (left === 'next' ? 'struck' : 'continuing'));
    if (nobody !== null) this.status.push('continuing');
    this.tallies = this.status.map(() => 0);
    this.#piles = this.status.map(() => []);
    this.#lists = lists;
    this.#places = new Int32Array(lists.length);
    this.#values = new Int32Array(lists.length).fill(value);
    for (const list of lists.keys()) this.#move(list, 0);
  }

  /** The same papers in the same places, to go on with in another way. */
  copy(): Piles {
    const copy = new Piles({ candidates: [], nobody: null }, [], 0);
    copy.status.push(...this.status);
    copy.tallies.push(...this.tallies);
    copy.exhausted = this.exhausted;
    copy.lost = this.lost;
    copy.#persons = this.#persons;
    copy.#nobody = this.#nobody;
    copy.#lists = this.#lists;
    copy.#places = this.#places.slice();
    copy.#values = this.#values.slice();
    copy.#piles.push(...this.#piles.map((pile) => [...pile]));
    return copy;
  }

  /** Those with this status; a further nobody stands behind all others. */
  those(status: EntryStatus): number[] {
    return [...this.status.keys()].filter((entry) => this.status[entry] === status);
  }

  tallyOf(entry: number): number {
    return known(this.tallies[entry]);
  }

  isPerson(entry: number): boolean {
    return entry < this.#persons;
  }

  elect(entry: number): void {
    this.status[entry] = 'elected';
    if (entry === this.#nobody) this.#nobody = null;
  }

  exclude(entry: number): void {
    this.status[entry] = 'excluded';
    if (entry === this.#nobody) this.#nobody = null;
  }

  /** A new entry without votes, to which preferences for nobody go from now on. */
  addNobody(): number {
    this.#nobody = this.tallies.length;
    this.status.push('continuing');
    this.tallies.push(0);
    this.#piles.push([]);
    return this.#nobody;
  }

  /** Moves all papers of an entry at the value that they have. */
  passOn(from: number): Transfer[] {
    return this.#give(from, 0, (value) => value);
  }

  /**
   * Moves all papers of an elected entry, which keeps the quota. The value of each is the surplus times
   * the value it had, divided by the votes of the entry, cut after five places (SSI 2007/42, r. 48).
   */
  passSurplus(from: number, quota: number): Transfer[] {
    const total = BigInt(this.tallyOf(from));
    const surplus = total - BigInt(quota);
    const known = new Map<number, number>();
    return this.#give(from, quota, (value) => {
      const cut = known.get(value) ?? Number((surplus * BigInt(value)) / total);
      known.set(value, cut);
      return cut;
    });
  }

  #give(from: number, kept: number, valueAfter: (value: number) => number): Transfer[] {
    const pile = known(this.#piles[from]);
    const moved = new Map<number | null, { papers: number; amount: number }>();
    this.#piles[from] = [];
    let given = 0;
    for (const list of pile) {
      this.#values[list] = valueAfter(known(this.#values[list]));
      // A paper of a nobody that took a seat goes to the next nobody by the same place on it.
      const to = this.#move(list, known(this.#places[list]) + (this.isPerson(from) ? 1 : 0));
      const { weight } = known(this.#lists[list]);
      const amount = this.#amountOf(list);
      const sum = moved.get(to) ?? { papers: 0, amount: 0 };
      moved.set(to, { papers: sum.papers + weight, amount: sum.amount + amount });
      given += amount;
    }
    this.lost += this.tallyOf(from) - kept - given;
    this.tallies[from] = kept;
    return [...moved]
      .toSorted(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
      .map(([to, sum]) => ({ from, to, ...sum }));
  }

  /** Lays a list on the pile of the first from a place on who still takes votes. */
  #move(list: number, place: number): number | null {
    const { ranks } = known(this.#lists[list]);
    const amount = this.#amountOf(list);
    for (let next = place; next < ranks.length; next += 1) {
      const to = this.#takerOf(known(ranks[next]));
      if (to !== null) {
        this.#places[list] = next;
        known(this.#piles[to]).push(list);
        this.tallies[to] = this.tallyOf(to) + amount;
        return to;
      }
    }
    this.exhausted += amount;
    return null;
  }

  #takerOf(entry: number): number | null {
    if (entry === this.#persons) return this.#nobody;
    return this.status[entry] === 'continuing' ? entry : null;
  }

  #amountOf(list: number): number {
    return known(this.#lists[list]).weight * known(this.#values[list]);
  }
}

/** The lists that name somebody who stands, and how many ballots name only people who do not. */
export interface StandingLists {
  standing: readonly CountList[];
  valid: number;
  struck: number;
}

/** The lists that name somebody who stands, how many ballots these are, and how many name nobody who does. */
export function standingLists({ candidates, lists }: CountInput): StandingLists {
  const isStanding = ({ ranks }: CountList) =>
    ranks.some((entry) => candidates[entry]?.left !== 'next');
  const standing = lists.filter(isStanding);
  const weightOf = (some: readonly CountList[]) =>
    some.reduce((sum, { weight }) => sum + weight, 0);
  const valid = weightOf(standing);
  return { standing, valid, struck: weightOf(lists) - valid };
}

/**
 * What breaks a tie beside the earlier rounds: the places in the draw by entry, where each further nobody
 * has that of the first one, and who cannot be elected.
 */
export function rankedTies(input: CountInput): Omit<TieBreak, 'history'> {
  const places = drawPlaces(idsOf(input), input.draw);
  const further = Array.from({ length: input.seats }, () => places[input.candidates.length]);
  const barred = [...input.candidates.entries()]
    .filter(([entry]) => isBarred(input, entry))
    .toSorted(([, a], [, b]) => (a.id < b.id ? -1 : 1))
    .map(([entry]) => entry);
  return { places: [...places, ...further], barred, isSame: input.isDrawSame === true };
}

/** Takes one of those who are level; one alone needs no law. */
export function chooseBetween(wanted: TieFor, level: readonly number[], ties: TieBreak): Choice {
  if (level.length === 1) return { chosen: known(level[0]), events: [] };
  const broken = breakTie(wanted, level, ties);
  if (broken.chosen === null) return { chosen: null, tie: { for: wanted, tied: broken.tied } };
  const { chosen, by } = broken;
  if (by === 'ruling') return { chosen, events: [] };
  // The draw tells those apart who can be elected.
  const tied = by === 'draw' ? level.filter((entry) => !ties.barred.includes(entry)) : level;
  const round = by === 'draw' ? null : by;
  const isSame = by === 'draw' && ties.isSame;
  const about = { for: wanted, tied, chosen: [chosen], round, ...(isSame && { isSame }) } as const;
  const tie = { kind: 'tie', ...about } as const;
  return { chosen, events: [tie] };
}

/** A round as it stands now: what is counted later leaves it as it is. */
export function snapshot(
  piles: Piles,
  round: Pick<Round, 'step' | 'transfers' | 'needed' | 'events'>,
): Round {
  return {
    ...round,
    tallies: [...piles.tallies],
    status: [...piles.status],
    exhausted: piles.exhausted,
    lost: piles.lost,
  };
}
