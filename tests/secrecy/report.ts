// Holds what was tried against what guessing finds, and prints it.
import type { Score } from './chance.ts';
import { scoreOf, threeSigma } from './chance.ts';
import type { Judged } from './chance.ts';
import type { Held } from './election-day.ts';
import type { Attempt } from './links.ts';

/** What one try of a method found in all elections of a kind. */
export interface Tried extends Score {
  kind: string;
  phase: string;
  method: string;
  way: string;
}

/** What was tried on one election. */
export interface Round {
  held: Held;
  result: ReadonlyMap<string, number>;
  phase: string;
  attempts: readonly Attempt[];
}

/** Adds up the elections of a kind, try by try. */
export function judge(rounds: readonly Round[]): Tried[] {
  const judged = new Map<string, { tried: Omit<Tried, keyof Score>; guesses: Judged[] }>();
  for (const { held, result, phase, attempts } of rounds) {
    const all = [...result.values()].reduce((sum, votes) => sum + votes, 0);
    for (const { method, way, guesses } of attempts) {
      const { kind, truth } = held;
      const key = [kind, phase, method, way].join('\n');
      const entry = judged.get(key) ?? { tried: { kind, phase, method, way }, guesses: [] };
      judged.set(key, entry);
      for (const [voter, choice] of guesses) {
        const isHit = truth.get(voter) === choice;
        entry.guesses.push({ isHit, chance: (result.get(choice) ?? 0) / all });
      }
    }
  }
  return [...judged.values()].map(({ tried, guesses }) => ({ ...tried, ...scoreOf(guesses) }));
}

/** Below this likelihood a try is no luck, with so many tries: three sigma for the best of them. */
export const limitOf = (tried: readonly Tried[]) => threeSigma / Math.max(1, tried.length);

/** Those that found more than guessing does, each method by its best try. */
export function linksOf(tried: readonly Tried[]): Tried[] {
  const limit = limitOf(tried);
  const found = tried.filter(({ tail }) => tail < limit).toSorted((a, b) => a.tail - b.tail);
  const methods = Map.groupBy(found, ({ kind, phase, method }) => `${kind} ${phase} ${method}`);
  return [...methods.values()].flatMap(([best]) => best ?? []);
}

export const phases = ['before', 'after'] as const;

/** A table in Markdown: each method by its best try. */
export function tableOf(tried: readonly Tried[], kinds: readonly string[]): string {
  const methods = [...new Set(tried.map(({ method }) => method))].toSorted();
  const columns = kinds.flatMap((kind) => phases.map((phase) => ({ kind, phase })));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const limit = limitOf(tried);
  const rows = methods.map((method) =>
    line([
      method,
      ...columns.map(({ kind, phase }) => {
        const own = tried.filter(
          (one) => one.method === method && one.kind === kind && one.phase === phase,
        );
        const [best] = own.toSorted((a, b) => a.tail - b.tail || b.hits - a.hits);
        return best === undefined ? '–' : cellOf(best, limit);
      }),
    ]),
  );
  return [
    line(['method', ...columns.map(({ kind, phase }) => `${kind}, ${phase} the close`)]),
    line(['method', ...columns].map(() => '---')),
    ...rows,
  ].join('\n');
}

/** How many were right of how many guesses, and how many would be by luck. */
function cellOf(best: Tried, limit: number): string {
  const { hits, guessed, expected, tail } = best;
  const right = `${hits}/${guessed}`;
  return `${tail < limit ? `**${right}**` : right} (${expected.toFixed(0)})`;
}
