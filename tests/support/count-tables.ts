import type { CountInput } from '#core/counting/count-input.ts';
import type { BltElection } from '#core/counting/blt.ts';
import type { CountResult, Round } from '#core/counting/count-result.ts';
import { decimals } from '#core/counting/rounds-file.ts';

/** An election of a .blt file as the law alone counts it: nobody is elected without a count. */
export function inputOf(
  { names, seats, withdrawn, lists, blank }: BltElection,
  method: CountInput['method'],
  more: Partial<CountInput> = {},
): CountInput {
  return {
    method,
    seats,
    maxChoices: names.length,
    candidates: names.map((id, entry) => ({ id, left: withdrawn.includes(entry) ? 'next' : null })),
    nobody: null,
    unopposed: 'voted',
    lists,
    blank,
    draw: null,
    ...more,
  };
}

/** A draw by which those are excluded in this order who are level; all others are favoured. */
export function drawThatExcludes(names: readonly string[], first: readonly string[]): string[] {
  return [...names.filter((name) => !first.includes(name)), ...first.toReversed()];
}

const actions = { first: 'first-preferences', surplus: 'transfer-surplus', exclude: 'exclude' };

/** The stages of a Scottish count in the words of the public vectors. */
export function stagesOf({ rounds }: CountResult, names: readonly string[]) {
  return rounds.map((round, index) => {
    const { step } = round;
    const isWithout = step.kind === 'exclude' && !step.moved;
    return {
      stage: index + 1,
      action: isWithout ? 'exclude-without-transfer' : actions[step.kind],
      candidate: step.kind === 'first' ? null : names[step.entry],
      tallies: talliesOf(round, names, (entry) => round.status[entry] !== 'struck', 100_000),
      nonTransferable: decimals(round.exhausted, 100_000),
      lostToTruncation: decimals(round.lost, 100_000),
      elected: electedIn(round).map((entry) => names[entry]),
    };
  });
}

/** The rounds of an instant run-off: who is still in, with how many ballots, and who is out next. */
export function runOffOf({ rounds, valid }: CountResult, names: readonly string[]) {
  return rounds.map((round, index) => {
    const next = rounds[index + 1]?.step;
    const isIn = (entry: number) => !['struck', 'excluded'].includes(round.status[entry] ?? '');
    return {
      tallies: talliesOf(round, names, isIn, 1),
      exhausted: round.exhausted,
      continuing: valid - round.exhausted,
      needed: round.needed,
      excluded: next?.kind === 'exclude' ? [names[next.entry]] : [],
    };
  });
}

/** The entries that were elected in a round, in their order. */
export function electedIn({ events }: Round): number[] {
  return events.flatMap((event) => (event.kind === 'elected' ? [event.entry] : []));
}

function talliesOf(
  { tallies }: Round,
  names: readonly string[],
  isShown: (entry: number) => boolean,
  scale: 1 | 100_000,
): Record<string, string> {
  const shown = names.flatMap((name, entry) =>
    isShown(entry) ? [[name, decimals(tallies[entry] ?? 0, scale) ?? '']] : [],
  );
  return Object.fromEntries(shown);
}
