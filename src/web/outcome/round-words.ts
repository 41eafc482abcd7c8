import type { CountEvent, CountResult, Round } from '#core/counting/count-result.ts';
import { decimals, entryName } from '#core/counting/rounds-file.ts';
import { wentOf } from '#core/counting/reasons.ts';
import type { Went } from '#core/counting/reasons.ts';
import { closedElectionMessages as closed } from '#texts/en/closed-election.ts';
import { numberFormat, row } from '#texts/formats.ts';
import { roundsMessages as text } from '#texts/en/rounds.ts';
import { whyMessages as why } from '#texts/en/result-why.ts';

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

/** An amount with all of its decimals that are not zeros, as the table has what is lost. */
export const allVotes = (parts: number, scale: CountResult['scale']): string =>
  allDecimals.format(Number(decimals(parts, scale) ?? 0));

/** An amount as sentences have it: whole votes, and about how many where the first two decimals are not zeros. */
export function wholeVotes(parts: number, scale: CountResult['scale']): string {
  const whole = Math.round(parts / scale);
  if (Math.round((parts / scale) * 100) === whole * 100) return why.amount(whole, 'exact');
  return why.amount(whole, whole === 0 ? 'less' : 'about');
}

/** So many are named of those to whom votes went. */
const mostNamed = 3;

/** "Bilal (about 14), Mina (9), and nobody (3)": to or from whom votes went, without the last ones of many. */
export function wentWords({ count, names }: NamedCount, went: readonly Went[]): string[] {
  const told = went.length <= mostNamed ? went : went.slice(0, mostNamed - 1);
  const rest = went.slice(told.length).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...told.map(({ entry, amount }) =>
      why.with(
        entry === null ? why.nobodyElse : entryName(entry, names),
        wholeVotes(amount, count.scale),
      ),
    ),
    ...(rest === 0 ? [] : [why.with(why.others, wholeVotes(rest, count.scale))]),
  ];
}

/** What happened in each round, in a line each; then who waits for a draw, or what stays open or was lost. */
export function roundWords(named: NamedCount): string[] {
  const lines = named.count.rounds.map((_, index) =>
    text.said(index + 1, sentencesOf(named, index)),
  );
  return [...lines, ...endOf(named)];
}

function endOf({ count: { outcome }, names }: NamedCount): string[] {
  if (outcome.kind === 'needs-draw') {
    return [closed.level(outcome.tied.map((entry) => entryName(entry, names)))];
  }
  if (outcome.kind !== 'decided') return [];
  const again = outcome.reopened + outcome.votedDown;
  return [
    ...(again > 0 ? [text.openAgain(again)] : []),
    ...(outcome.unfilled > 0 ? [text.unfilled(outcome.unfilled)] : []),
  ];
}

type Tie = Extract<CountEvent, { kind: 'tie' }>;

/** What a tie was told apart by. */
function tieWords({ names }: Pick<NamedCount, 'names'>, event: Tie): string {
  const tied = event.tied.map((entry) => entryName(entry, names));
  if (event.isSame === true) return text.alike(tied, event.for);
  const chosen = row(event.chosen.map((entry) => entryName(entry, names)));
  return event.round === null
    ? text.drawn(tied, chosen, event.for)
    : text.tiedBefore({ names: tied, chosen, tieFor: event.for, round: event.round });
}

/** Causes before effects: why somebody is out, where their votes went, and who is elected by that. */
function sentencesOf(named: NamedCount, index: number): string[] {
  const { count, names, hasNobody } = named;
  const { rounds, scale, valid } = count;
  const round = rounds[index];
  if (round === undefined) return [];
  const before = rounds[index - 1];
  const name = (entry: number) => entryName(entry, names);
  const isNobody = (entry: number) => hasNobody && entry >= names.length - 1;
  // Less than one vote is said as one.
  const grammar = (parts: number) => Math.max(1, Math.round(parts / scale));
  const ties = round.events.filter((event) => event.kind === 'tie');
  // A tie for the seat comes of what the round moved, and says itself who is elected.
  const begin = ties.filter((tie) => tie.for !== 'seat');
  const end = ties.filter((tie) => tie.for === 'seat');
  const said = round.events.flatMap((event): string[] => {
    if (event.kind === 'tie') return [];
    if (event.kind === 'further-nobody')
      return [text.furtherNobody(name(event.entry - 1), name(event.entry))];
    if (event.kind === 'not-above-nobody') return [text.notAboveNobody(name(event.entry))];
    if (isNobody(event.entry)) return [text.reopens(name(event.entry))];
    if (end.some(({ chosen }) => chosen.includes(event.entry))) return [];
    const had = round.tallies[event.entry] ?? 0;
    return [
      event.why === 'last-seats' && round.needed !== null && had < round.needed
        ? text.belowQuota(name(event.entry), wholeVotes(had, scale), grammar(had))
        : text.elected[event.why](name(event.entry)),
    ];
  });
  const stopped = round.exhausted - (before?.exhausted ?? 0);
  const went = wentOf(round.transfers).filter(({ entry }) => entry !== null);
  return [
    ...begin.map((tie) => tieWords(named, tie)),
    ...stepWords(round, before),
    ...(went.length > 0 ? [text.went(wentWords(named, went), kindOf(round))] : []),
    ...(stopped > 0 ? [text.stopped(wholeVotes(stopped, scale), grammar(stopped))] : []),
    ...end.map((tie) => tieWords(named, tie)),
    ...said,
  ];

  function kindOf({ step }: Round) {
    if (step.kind !== 'surplus') return 'out';
    return grammar(step.amount) === 1 ? 'one' : 'surplus';
  }

  function stepWords({ step, needed }: Round, earlier: Round | undefined): string[] {
    if (step.kind === 'first') {
      const quota = scale === 1 || needed === null ? [] : [text.quota(wholeVotes(needed, scale))];
      return [text.first(valid), ...quota];
    }
    const had = wholeVotes(earlier?.tallies[step.entry] ?? 0, scale);
    if (step.kind === 'surplus') {
      return [text.surplus(name(step.entry), wholeVotes(step.amount, scale), grammar(step.amount))];
    }
    const [tie] = begin;
    const isOut =
      tie === undefined
        ? [text.out(name(step.entry), had)]
        : tie.isSame === true
          ? [text.goesFirst(name(step.entry), had)]
          : [];
    return [...isOut, ...(step.moved ? [] : [text.notMoved])];
  }
}
