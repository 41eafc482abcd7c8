import type { CountResult, Round } from '#core/counting/count-result.ts';
import { decimals, entryName } from '#core/counting/rounds-file.ts';
import { percentOf } from '#core/elections/turnout.ts';
import { numberFormat } from '#texts/formats.ts';
import { roundsMessages as text } from '#texts/en/rounds.ts';
import { row } from '#texts/formats.ts';

/** A count with what stands for its entries. */
export interface NamedCount {
  count: CountResult;
  /** Of the entries in their order; nobody is the last where it is on the ballot. */
  names: readonly string[];
  hasNobody: boolean;
}

const twoDecimals = numberFormat('en', { maximumFractionDigits: 2 });
const allDecimals = numberFormat('en', { maximumFractionDigits: 20 });

/** An amount as people read it: without the decimals that are zeros, and no more than two. */
export const shortVotes = (parts: number, scale: CountResult['scale']): string =>
  twoDecimals.format(parts / scale);

/** An amount with all of its decimals that are not zeros, as sentences have it. */
export const allVotes = (parts: number, scale: CountResult['scale']): string =>
  allDecimals.format(Number(decimals(parts, scale) ?? 0));

/**
 * How somebody won a ranked position, in a sentence: in which round, and with how many of the votes that still counted
 * there. Whole votes, as people say them. Null where people did not rank, or nothing was counted.
 */
export function wonIn(
  count: (CountResult & { entries: readonly string[] }) | undefined,
  id: string,
): string | null {
  const entry = count?.entries.indexOf(id) ?? -1;
  const at = count?.rounds.findIndex(({ events }) =>
    events.some((one) => one.kind === 'elected' && one.entry === entry && one.why !== 'unopposed'),
  );
  const round = count?.rounds[at ?? -1];
  if (count === undefined || at === undefined || round === undefined) return null;
  const whole = (parts: number) => Math.round(parts / count.scale);
  const still = round.tallies.reduce((sum, parts) => sum + parts, 0);
  const had = round.tallies[entry] ?? 0;
  return text.wonIn({
    round: at + 1,
    votes: whole(had),
    still: whole(still),
    percent: percentOf(had, still) ?? 0,
    first: whole(count.rounds[0]?.tallies[entry] ?? 0),
  });
}

/** What happened in each round, in a line each; then who waits for a draw, or what stays open or was lost. */
export function roundWords(named: NamedCount): string[] {
  const lines = named.count.rounds.map((_, index) =>
    text.said(index + 1, sentencesOf(named, index)),
  );
  return [...lines, ...endOf(named)];
}

function endOf({ count: { outcome, rounds, scale }, names }: NamedCount): string[] {
  if (outcome.kind === 'needs-draw') {
    return [text.waits(outcome.tied.map((entry) => entryName(entry, names)))];
  }
  if (outcome.kind !== 'decided') return [];
  const again = outcome.reopened + outcome.votedDown;
  const lost = rounds.at(-1)?.lost ?? 0;
  return [
    ...(again > 0 ? [text.openAgain(again)] : []),
    ...(outcome.unfilled > 0 ? [text.unfilled(outcome.unfilled)] : []),
    ...(lost > 0 ? [text.lostInAll(allVotes(lost, scale))] : []),
  ];
}

function sentencesOf({ count, names, hasNobody }: NamedCount, index: number): string[] {
  const { rounds, scale, valid } = count;
  const round = rounds[index];
  if (round === undefined) return [];
  const before = rounds[index - 1];
  const name = (entry: number) => entryName(entry, names);
  const isNobody = (entry: number) => hasNobody && entry >= names.length - 1;
  const said = round.events.map((event): string => {
    if (event.kind === 'further-nobody')
      return text.furtherNobody(name(event.entry - 1), name(event.entry));
    if (event.kind === 'not-above-nobody') return text.notAboveNobody(name(event.entry));
    if (event.kind === 'elected') {
      if (isNobody(event.entry)) return text.reopens(name(event.entry));
      const had = round.tallies[event.entry] ?? 0;
      return event.why === 'last-seats' && round.needed !== null && had < round.needed
        ? text.belowQuota(name(event.entry), allVotes(had, scale))
        : text.elected[event.why](name(event.entry));
    }
    const tied = event.tied.map(name);
    if (event.isSame === true) return text.alike(tied, event.for);
    const chosen = row(event.chosen.map(name));
    return event.round === null
      ? text.drawn(tied, chosen, event.for)
      : text.tiedBefore({ names: tied, chosen, tieFor: event.for, round: event.round });
  });
  // A tie comes before what it decides.
  const ties = said.filter((_, at) => round.events[at]?.kind === 'tie');
  const others = said.filter((_, at) => round.events[at]?.kind !== 'tie');
  const stopped = round.exhausted - (before?.exhausted ?? 0);
  return [
    ...ties,
    ...stepWords(round, before),
    ...(stopped > 0 ? [text.stopped(allVotes(stopped, scale))] : []),
    ...others,
  ];

  function stepWords({ step, needed }: Round, earlier: Round | undefined): string[] {
    if (step.kind === 'first') {
      const quota = scale === 1 || needed === null ? [] : [text.quota(allVotes(needed, scale))];
      return [text.first(valid), ...quota];
    }
    if (step.kind === 'surplus')
      return [text.surplus(name(step.entry), allVotes(step.amount, scale))];
    const had = allVotes(earlier?.tallies[step.entry] ?? 0, scale);
    return [text.out(name(step.entry), had), ...(step.moved ? [] : [text.notMoved])];
  }
}
