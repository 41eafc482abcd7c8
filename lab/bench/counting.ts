import { count } from '#core/counting/count.ts';
import type { CountInput } from '#core/counting/count-input.ts';
import { groupLists } from '#core/counting/group-lists.ts';
import { median } from '../load/statistics.ts';
import { table } from './report.ts';

const voters = 100_000;
const rounds = 7;
const people = 12;

/** How people vote: how many they rank, and how much they agree on the first ones. */
const kinds = [
  { name: 'Up to three ranks', most: 3, isAgreed: true },
  { name: 'Up to 12 ranks, many alike', most: people, isAgreed: true },
  { name: '12 ranks by chance', most: people, isAgreed: false },
];

/** Grouping and counting a position of many ballots, on one core, without the database. */
export async function benchCounting(): Promise<string> {
  const rows = kinds.map((kind) => {
    const ballots = ballotsOf(kind);
    const times = { group: [] as number[], irv: [] as number[], stv: [] as number[] };
    let distinct = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { value: grouped, ms } = timed(() => groupLists(ballots));
      times.group.push(ms);
      distinct = grouped.lists.length;
      for (const method of ['irv', 'stv'] as const) {
        const input = inputOf(method, grouped);
        times[method].push(timed(() => count(input)).ms);
      }
    }
    const shown = (taken: number[]) => median(taken).toFixed(0);
    return [
      kind.name,
      distinct.toLocaleString('en'),
      shown(times.group),
      shown(times.irv),
      shown(times.stv),
    ];
  });
  return [
    '## Counting',
    '',
    `${voters.toLocaleString('en')} ballots for ${people} people, on one core and without the database: equal ballots are put together,`,
    `then counted by instant run-off for one seat and by Scottish STV for five. CPU time, median of ${rounds} rounds.`,
    '',
    table(['Ballots', 'Different lists', 'Grouping, ms', 'IRV, ms', 'STV, ms'], rows),
  ].join('\n');
}

function inputOf(method: 'irv' | 'stv', grouped: Pick<CountInput, 'lists' | 'blank'>): CountInput {
  const candidates = Array.from({ length: people }, (_, entry) => ({
    id: `c${entry}`,
    left: null,
  }));
  return {
    ...grouped,
    method,
    seats: method === 'irv' ? 1 : 5,
    maxChoices: 1,
    candidates,
    nobody: null,
    unopposed: 'elected',
    draw: candidates.map(({ id }) => id),
  };
}

/** The same ballots in every run. */
function ballotsOf({ most, isAgreed }: { most: number; isAgreed: boolean }): Uint8Array[] {
  let state = 24;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: voters }, () => {
    const left = Array.from({ length: people }, (_, entry) => entry);
    const length = isAgreed ? 1 + Math.floor(chance() * most) : most;
    return Uint8Array.from({ length }, () => {
      const place = Math.floor((isAgreed ? chance() ** 3 : chance()) * left.length);
      return left.splice(place, 1)[0] ?? 0;
    });
  });
}

/** CPU time, as other work on the machine bears less on it. */
function timed<T>(work: () => T): { value: T; ms: number } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1_000 };
}
