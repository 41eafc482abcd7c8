import type { CountResult, Round } from './count-result.ts';

/** What a table of rounds says beside names and numbers. */
export interface TableWords {
  candidate: string;
  round: (number: number) => string;
  step: string;
  firstChoices: string;
  surplus: (name: string) => string;
  out: (name: string) => string;
  needed: string;
  exhausted: string;
  lost: string;
  elected: string;
}

/**
 * The rounds of a count as the rows of a table, for a file of comma-separated values: a row for each
 * entry, a column for each round, and below them what is needed, what counts for nobody any more, and
 * what was cut off in rounding. `names` are those of the entries, that of nobody behind the persons.
 */
export function roundsTable(
  result: CountResult,
  names: readonly string[],
  words: TableWords,
): string[][] {
  const { rounds } = result;
  const entries = Array.from({ length: entriesIn(result) }, (_, entry) => entry);
  const line = (heading: string, amountOf: (round: Round) => number | null | undefined) => [
    heading,
    ...rounds.map((round) => decimals(amountOf(round) ?? null, result.scale) ?? ''),
  ];
  return [
    [words.candidate, ...rounds.map((_, index) => words.round(index + 1))],
    [words.step, ...rounds.map((round) => stepName(round, names, words))],
    ...entries.map((entry) => line(entryName(entry, names), ({ tallies }) => tallies[entry])),
    line(words.needed, ({ needed }) => needed),
    line(words.exhausted, ({ exhausted }) => exhausted),
    line(words.lost, ({ lost }) => lost),
    [words.elected, ...rounds.map((round) => electedIn(round, names))],
  ];
}

/** The whole count as JSON, with names in place of numbers and all decimals of each amount. */
export function roundsJson(result: CountResult, names: readonly string[]): string {
  const name = (entry: number) => entryName(entry, names);
  const amount = (parts: number | null) => decimals(parts, result.scale);
  const rounds = result.rounds.map((round, index) => ({
    round: index + 1,
    step:
      round.step.kind === 'surplus'
        ? { ...round.step, entry: name(round.step.entry), amount: amount(round.step.amount) }
        : round.step.kind === 'exclude'
          ? { ...round.step, entry: name(round.step.entry) }
          : round.step,
    tallies: round.tallies.map((tally, entry) => ({
      name: name(entry),
      votes: amount(tally),
      status: round.status[entry],
    })),
    needed: amount(round.needed),
    exhausted: amount(round.exhausted),
    lost: amount(round.lost),
    transfers: round.transfers.map(({ from, to, papers, amount: moved }) => ({
      from: name(from),
      to: to === null ? null : name(to),
      papers,
      votes: amount(moved),
    })),
    events: round.events.map((event) =>
      event.kind === 'tie'
        ? { ...event, tied: event.tied.map(name), chosen: event.chosen.map(name) }
        : { ...event, entry: name(event.entry) },
    ),
  }));
  const { valid, blank, struck, outcome } = result;
  const named = Object.fromEntries(
    Object.entries(outcome).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(name) : value,
    ]),
  );
  return `${JSON.stringify({ valid, blank, struck, outcome: named, rounds }, null, 2)}\n`;
}

/** An amount with all its decimals: five where votes have parts, none where they are whole. */
export function decimals(parts: number | null, scale: CountResult['scale']): string | null {
  if (parts === null) return null;
  if (scale === 1) return String(parts);
  const rest = String(parts % scale).padStart(5, '0');
  return `${Math.floor(parts / scale)}.${rest}`;
}

function entriesIn({ rounds }: CountResult): number {
  return rounds.at(-1)?.tallies.length ?? 0;
}

/** The name of an entry; a further nobody is the first one's with a number. */
export function entryName(entry: number, names: readonly string[]): string {
  const last = names.length - 1;
  return names[entry] ?? `${names[last]} ${entry - last + 1}`;
}

function stepName({ step }: Round, names: readonly string[], words: TableWords): string {
  if (step.kind === 'first') return words.firstChoices;
  const name = entryName(step.entry, names);
  return step.kind === 'surplus' ? words.surplus(name) : words.out(name);
}

function electedIn({ events }: Round, names: readonly string[]): string {
  return events
    .flatMap((event) => (event.kind === 'elected' ? [entryName(event.entry, names)] : []))
    .join('; ');
}
