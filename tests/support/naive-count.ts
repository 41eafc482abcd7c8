import type { CountInput } from '#core/counting/count-input.ts';

/** One sheet of paper: who holds it, and what it is worth now. */
interface Paper {
  names: readonly number[];
  holder: number | null;
  worth: bigint;
}

interface Stage {
  tallies: bigint[];
  exhausted: bigint;
  lost: bigint;
}

export interface NaiveResult {
  stages: Stage[];
  /** Persons and nobodies in the order of their election. */
  winners: number[];
  /** True where it stopped for a draw. */
  isWaiting: boolean;
}

/**
 * A second counter of ranked ballots, which shares no code with the first one: it moves single papers,
 * and adds all of them up for every stage. IRV is a count of whole votes that ends with a majority of
 * the papers that still count.
 */
export function naiveCount(input: CountInput): NaiveResult {
  const isStv = input.method === 'stv';
  const one = isStv ? 100_000n : 1n;
  const firstNobody = input.candidates.length;
  const state = new Map<number, 'in' | 'won' | 'out'>();
  for (const [entry, { left }] of input.candidates.entries()) {
    if (left !== 'next') state.set(entry, 'in');
  }
  if (input.nobody !== null) state.set(firstNobody, 'in');
  const all = (wanted: 'in' | 'won' | 'out') =>
    [...state].filter(([, is]) => is === wanted).map(([entry]) => entry);
  /** Whoever takes a preference: for nobody, the one that still stands. */
  const taker = (name: number) =>
    all('in').find((entry) => (name === firstNobody ? entry >= firstNobody : entry === name)) ??
    null;
  const papers = input.lists.flatMap(({ ranks, weight }) =>
    Array.from({ length: weight }, (): Paper => ({ names: ranks, holder: null, worth: one })),
  );
  const valid = papers.filter(({ names }) => names.some((name) => taker(name) !== null));
  // Who is passed on looks at the whole paper again: those before it are in no more.
  const lay = (paper: Paper) => {
    paper.holder = paper.names.map(taker).find((entry) => entry !== null) ?? null;
  };
  valid.forEach(lay);
  const quota = (BigInt(valid.length) / BigInt(input.seats + 1) + 1n) * one;
  const stages: Stage[] = [];
  const winners: number[] = [];
  const sum = (holder: number | null) =>
    valid
      .filter((paper) => paper.holder === holder)
      .reduce((total, { worth }) => total + worth, 0n);
  const kept = new Map<number, bigint>();
  const tallyOf = (entry: number) => sum(entry) + (kept.get(entry) ?? 0n);
  const note = () => {
    const entries = Math.max(firstNobody, ...[...state.keys()].map((entry) => entry + 1));
    const tallies = Array.from({ length: entries }, (_, at) => tallyOf(at));
    const exhausted = sum(null);
    const whole = BigInt(valid.length) * one;
    stages.push({
      tallies,
      exhausted,
      lost: whole - exhausted - tallies.reduce((total, tally) => total + tally, 0n),
    });
  };
  const win = (entry: number) => {
    state.set(entry, 'won');
    winners.push(entry);
  };
  /** What an entry had in each stage, the latest first. */
  const past = (entry: number) => stages.map(({ tallies }) => tallies[entry] ?? 0n).toReversed();
  const compare = (a: number, b: number) => {
    const [one_, other] = [past(a), past(b)];
    const at = one_.findIndex((votes, stage) => votes !== other[stage]);
    return at < 0 ? 0 : Number((one_[at] ?? 0n) - (other[at] ?? 0n));
  };
  const placeOf = (entry: number) => {
    const id = entry < firstNobody ? input.candidates[entry]?.id : input.nobody?.id;
    return input.draw?.indexOf(id ?? '') ?? -1;
  };
  /** The one at an end of the order by votes, then by the past, then by the draw. */
  const pick = (entries: readonly number[], end: 'most' | 'fewest'): number | null => {
    const order = entries.toSorted((a, b) => (end === 'most' ? compare(b, a) : compare(a, b)));
    const level = order.filter((entry) => compare(entry, order[0] ?? 0) === 0);
    // Who cannot be elected is behind all who are level with them, and several of them go by their ids.
    const barred = level.filter((entry) => input.candidates[entry]?.isDisqualified === true);
    const able = level.filter((entry) => !barred.includes(entry));
    const byRuling = end === 'most' && able.length > 0 ? able : barred;
    if (level.length === 1) return level[0] ?? null;
    if (barred.length > 0 && (byRuling === barred || able.length === 1)) {
      return byRuling.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))[0] ?? null;
    }
    if (able.some((entry) => placeOf(entry) < 0)) return null;
    const drawn = able.toSorted((a, b) => placeOf(a) - placeOf(b));
    return (end === 'most' ? drawn[0] : drawn.at(-1)) ?? null;
  };
  const nameOf = (entry: number) => input.candidates[entry]?.id ?? `~${entry}`;
  const inOrder = (a: number, b: number) =>
    Number(tallyOf(b) - tallyOf(a)) || (nameOf(a) < nameOf(b) ? -1 : 1);
  const finish = (isWaiting = false): NaiveResult => ({ stages, winners, isWaiting });

  for (;;) {
    if (!isStv) {
      note();
      const counting = BigInt(valid.length) - sum(null);
      const leader = all('in').find((entry) => tallyOf(entry) * 2n > counting);
      const isDuel = all('in').length === 2;
      const winner = leader ?? (isDuel ? pick(all('in'), 'most') : undefined);
      if (winner === null) return finish(true);
      if (winner !== undefined) {
        win(winner);
        return finish();
      }
    } else {
      const reached = all('in').filter((entry) => tallyOf(entry) >= quota);
      reached.sort(inOrder);
      reached.forEach(win);
      const isOpen = winners.length < input.seats;
      if (isOpen && reached.some((entry) => entry >= firstNobody)) {
        state.set(Math.max(...state.keys()) + 1, 'in');
      }
      const left = all('in');
      const isEnd = left.length <= input.seats - winners.length;
      if (isEnd) {
        left.sort(inOrder);
        left.forEach(win);
      }
      note();
      if (isEnd || winners.length === input.seats) return finish();
    }
    const waiting = all('won').filter((entry) => tallyOf(entry) > quota);
    if (waiting.length > 0) {
      const from = pick(waiting, 'most');
      if (from === null) return finish(true);
      const total = tallyOf(from);
      for (const paper of valid.filter(({ holder }) => holder === from)) {
        paper.worth = ((total - quota) * paper.worth) / total;
        lay(paper);
      }
      kept.set(from, quota);
      continue;
    }
    const out = pick(all('in'), 'fewest');
    if (out === null) return finish(true);
    state.set(out, 'out');
    if (isStv && all('in').length <= input.seats - winners.length) continue;
    for (const paper of valid.filter(({ holder }) => holder === out)) lay(paper);
  }
}
