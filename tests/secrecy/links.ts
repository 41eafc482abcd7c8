// The ways to join what was seen: by transaction, by order, by nearness. Each answers guesses.
import type { KnownElection, Source, Trace } from './sightings.ts';
import { tracesOf } from './sightings.ts';

/** A nomination for each voter of whom the method says something. */
export type Guesses = Map<string, string>;

/** What one try of a method guesses; a method may try several, as for each pair of tables. */
export interface Attempt {
  method: string;
  /** What was tried, where the method has several ways. */
  way: string;
  guesses: Guesses;
}

/** Tries every way to join the traces of one source. */
export function tryLinks(source: Source, election: KnownElection): Attempt[] {
  const traces = tracesOf(source, election);
  const voters = traces.filter(({ voter }) => voter !== undefined);
  const choices = traces.filter(({ choice }) => choice !== undefined);
  if (voters.length === 0 || choices.length === 0) return [];
  const attempts = [
    { rule: 'same transaction', way: '', guesses: linkByGroup(voters, choices) },
    ...linkByOrder(voters, choices),
    ...[1, -1].map((step) => ({
      rule: 'nearest transaction',
      way: step === 1 ? 'next' : 'before',
      guesses: linkToNearest(voters, choices, transactionOf, step),
    })),
    ...(source.isOneOrder ? [1, -1] : []).map((step) => ({
      rule: 'nearest place',
      way: step === 1 ? 'next' : 'before',
      guesses: linkToNearest(voters, choices, ({ place }) => place, step),
    })),
  ];
  return attempts
    .filter(({ guesses }) => guesses.size > 0)
    .map(({ rule, way, guesses }) => ({ method: `${source.name}: ${rule}`, way, guesses }));
}

const isNumber = (group: string) => /^[1-9]\d*$/.test(group);
const transactionOf = ({ groups }: Trace) => Number(groups.find(isNumber) ?? Number.NaN);

/** Whoever shares a transaction or a line with one choice, or with as many choices as voters. */
function linkByGroup(voters: readonly Trace[], choices: readonly Trace[]): Guesses {
  const votersOf = byGroup(voters);
  const choicesOf = byGroup(choices);
  const guesses: Guesses = new Map();
  const smallestFirst = [...votersOf].toSorted(([, a], [, b]) => a.length - b.length);
  for (const [group, those] of smallestFirst) {
    const chosen = choicesOf.get(group) ?? [];
    const people = inOrder(those, 'voter');
    const [only, ...rest] = new Set(inOrder(chosen, 'choice'));
    const list =
      only !== undefined && rest.length === 0
        ? people.map(() => only)
        : [...Map.groupBy(chosen, ({ stream }) => stream).values()]
            .map((ofStream) => ofStream.map(({ choice }) => choice ?? ''))
            .find((ofStream) => ofStream.length === people.length);
    for (const [index, voter] of people.entries()) {
      const choice = list?.[index];
      if (choice !== undefined && !guesses.has(voter)) guesses.set(voter, choice);
    }
  }
  return guesses;
}

function byGroup(traces: readonly Trace[]): Map<string, Trace[]> {
  const found = new Map<string, Trace[]>();
  for (const trace of traces) {
    for (const group of new Set(trace.groups)) {
      if (group === '0' || group === '') continue;
      found.set(group, [...(found.get(group) ?? []), trace]);
    }
  }
  return found;
}

/** Each once, by the first place at which it was seen. */
function inOrder(traces: readonly Trace[], kind: 'voter' | 'choice'): string[] {
  const sorted = traces.toSorted((a, b) => a.place - b.place);
  return [...new Set(sorted.map((trace) => trace[kind] ?? ''))];
}

/** Every stream of voters against every stream with as many choices, forwards and backwards. */
function linkByOrder(
  voters: readonly Trace[],
  choices: readonly Trace[],
): { rule: string; way: string; guesses: Guesses }[] {
  const lists = [...Map.groupBy(choices, ({ stream }) => stream)].map(([stream, those]) => {
    const sorted = those.toSorted((a, b) => a.place - b.place);
    return [stream, sorted.map(({ choice }) => choice ?? '')] as const;
  });
  return [...Map.groupBy(voters, ({ stream }) => stream)].flatMap(([stream, those]) => {
    const people = inOrder(those, 'voter');
    return lists.flatMap(([other, list]) => {
      if (people.length < 10 || list.length !== people.length) return [];
      const join = (order: readonly string[]): Guesses =>
        new Map(people.map((voter, index) => [voter, order[index] ?? '']));
      const way = `${stream} against ${other}`;
      return [
        { rule: 'same order', way, guesses: join(list) },
        { rule: 'same order', way: `${way}, backwards`, guesses: join(list.toReversed()) },
      ];
    });
  });
}

/** The choice that comes next after each voter, or the last one before. */
function linkToNearest(
  voters: readonly Trace[],
  choices: readonly Trace[],
  coordinate: (trace: Trace) => number,
  step: number,
): Guesses {
  const ahead = (trace: Trace) => coordinate(trace) * step;
  const sorted = choices
    .filter((trace) => !Number.isNaN(coordinate(trace)))
    .toSorted((a, b) => ahead(a) - ahead(b));
  const guesses: Guesses = new Map();
  for (const trace of voters) {
    const from = ahead(trace);
    if (Number.isNaN(from) || guesses.has(trace.voter ?? '')) continue;
    const next = sorted.find((choice) => ahead(choice) > from);
    if (next?.choice !== undefined) guesses.set(trace.voter ?? '', next.choice);
  }
  return guesses;
}
