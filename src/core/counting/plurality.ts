import type { CountInput } from './count-input.ts';
import { barredIn, idsOf, isBarred } from './count-input.ts';
import type { CountEvent, CountOutcome, Round } from './count-result.ts';
import { neededOf } from './fraction.ts';
import { drawPlaces, inDrawOrder } from './ties.ts';

/** One round and what it decides. */
export interface OneRound {
  round: Round;
  outcome: CountOutcome;
}

/** What a person has to exceed, and what becomes of a seat where the next one does not. */
interface Bar {
  votes: number;
  missed: 'reopened' | 'votedDown' | 'unfilled';
}

/**
 * Plurality, block and approval voting: each choice is one vote, and the most votes fill the seats
 * (contract, "Elections on the wire"). Only a tie across the last seat is one, and the draw decides it.
 * Nobody is elected without a vote who has an opponent, and whom nobody matches or beats is not elected
 * where nobody decides.
 */
export function countPlurality(input: CountInput, valid: number): OneRound {
  const { candidates, seats, nobody } = input;
  const tallies = talliesOf(input);
  const counted = byTally(standing(input), tallies, input);
  const bar = barOf(input, tallies);
  const able = counted.filter((entry) => votesOf(tallies, entry) > bar.votes);
  const { above, level } = split(able, tallies, seats);
  const events: CountEvent[] = counted
    .slice(0, seats)
    .filter((entry) => bar.missed !== 'unfilled' && !able.includes(entry))
    .map((entry) => ({ kind: 'not-above-nobody', entry }));
  const outcome = ((): CountOutcome => {
    const isVoid = nobody?.effect === 'voids' && votesOf(tallies, candidates.length) * 2 > valid;
    if (isVoid) return { kind: 'void' };
    const short = secondRound(input, { able, tallies, valid });
    if (short !== null) return short;
    const left = [...above, ...level].filter((entry) => candidates[entry]?.left === 'vote-again');
    if (left.length > 0) return { kind: 'vote-again', left };
    const openSeats = seats - above.length;
    const isAble = (entry: number) => !isBarred(input, entry);
    const between = level.filter(isAble);
    if (between.length > openSeats) {
      return drawn(input, { above, level: between, openSeats }, events);
    }
    // Who cannot be elected comes last of those who are level; a seat that they have all the same is open.
    const last = level.filter((entry) => !isAble(entry)).slice(0, openSeats - between.length);
    const seated = [...above, ...between, ...last];
    const elected = seated.filter(isAble);
    const missed = Math.min(seats, counted.length) - seated.length;
    const open = { reopened: 0, votedDown: 0, unfilled: seats - elected.length - missed };
    open[bar.missed] += missed;
    return { kind: 'decided', elected, ...open, ...barredIn(input, seated) };
  })();
  const sure = 'elected' in outcome ? outcome.elected : [];
  const why = bar.votes < 0 ? 'unopposed' : 'most-votes';
  const round = roundOf(input, tallies);
  const status = round.status.map((one, entry) => (sure.includes(entry) ? 'elected' : one));
  const told = sure.map((entry): CountEvent => ({ kind: 'elected', entry, why }));
  return {
    round: { ...round, status, events: [...events, ...told] },
    outcome,
  };
}

/** The votes of a position whose count decides nothing. */
export const votesAlone = (input: CountInput): Round => roundOf(input, talliesOf(input));

function talliesOf(input: CountInput): number[] {
  const tallies = idsOf(input).map(() => 0);
  for (const { ranks, weight } of input.lists) {
    for (const entry of ranks) tallies[entry] = votesOf(tallies, entry) + weight;
  }
  return tallies;
}

/** The one round, in which nobody is elected yet. */
const roundOf = ({ candidates }: CountInput, tallies: readonly number[]): Round => ({
  step: { kind: 'first' },
  tallies,
  status: tallies.map((_, entry) => (candidates[entry]?.left === 'next' ? 'struck' : 'continuing')),
  needed: null,
  transfers: [],
  exhausted: 0,
  lost: 0,
  events: [],
});

interface Votes {
  /** Who can have the seat by the votes for nobody, most votes first. */
  able: readonly number[];
  tallies: readonly number[];
  valid: number;
}

/**
 * Who meets in a second round, because the one who would have the seat lacks the majority; null where they do not, or
 * where two cannot meet. They are the first two, and of who is level for the second place those whom the draw chooses.
 */
function secondRound(input: CountInput, { able, tallies, valid }: Votes): CountOutcome | null {
  const needed = majorityOf(input, valid);
  const [leader] = able;
  if (needed === null || leader === undefined || votesOf(tallies, leader) >= needed) return null;
  const { above, level } = split(secondRounders(input, tallies), tallies, 2);
  const meeting = [...above, ...level];
  const left = meeting.filter((entry) => input.candidates[entry]?.left === 'vote-again');
  if (left.length > 0) return { kind: 'vote-again', left };
  if (meeting.length <= 2) {
    return { kind: 'no-majority', needed, again: meeting, level: [], isDrawn: false };
  }
  const open = 2 - above.length;
  const chosen = inDrawOrder(level, drawPlaces(idsOf(input), input.draw)).slice(0, open);
  const isDrawn = chosen.length === open;
  const again = isDrawn ? [...above, ...chosen] : above;
  return { kind: 'no-majority', needed, again, level, isDrawn };
}

/** How many votes elect; null where there is no majority, or no two people whom voters could choose between. */
export function majorityOf(input: CountInput, valid: number): number | null {
  const { majority = null } = input;
  if (majority === null || isElectedAnyhow(input)) return null;
  return secondRounders(input, []).length < 2 ? null : neededOf(majority, valid);
}

/** Who could be in a second round, most votes first: nobody who cannot be elected or has left a seat to the council. */
export const secondRounders = (input: CountInput, tallies: readonly number[]): number[] =>
  byTally(
    standing(input).filter((entry) => input.candidates[entry]?.left !== 'vacant'),
    tallies,
    input,
  );

/** Persons who can get a seat: all but those who make room for the next. */
export function standing({ candidates }: CountInput): number[] {
  return [...candidates.keys()].filter((entry) => candidates[entry]?.left !== 'next');
}

/** Whether everybody who stood when voting opened could have a seat. */
export function isUnopposed({ candidates, seats }: CountInput): boolean {
  return candidates.length <= seats;
}

/** Whether all are elected whatever the votes: no opponent stands, and nobody decides nothing. */
export function isElectedAnyhow(input: CountInput): boolean {
  const isVotedOn = input.unopposed === 'voted' || input.nobody?.effect === 'reopens';
  return isUnopposed(input) && !isVotedOn;
}

/** Entries by their votes, most first; equal ones by id and nobody last: always the same order. */
export function byTally(
  entries: readonly number[],
  tallies: readonly number[],
  { candidates }: CountInput,
): number[] {
  const inOrder = (a: number, b: number) => {
    const [one, other] = [candidates[a]?.id, candidates[b]?.id];
    return one === undefined || other === undefined ? a - b : one < other ? -1 : 1;
  };
  return entries.toSorted((a, b) => votesOf(tallies, b) - votesOf(tallies, a) || inOrder(a, b));
}

const votesOf = (tallies: readonly number[], entry: number) => tallies[entry] ?? 0;

/** What each person has to exceed to get a seat. */
export function barOf(input: CountInput, tallies: readonly number[]): Bar {
  const isVotedOn = isUnopposed(input) && input.unopposed === 'voted';
  const againstNobody = votesOf(tallies, input.candidates.length);
  if (isVotedOn) return { votes: againstNobody, missed: 'votedDown' };
  if (input.nobody?.effect === 'reopens') return { votes: againstNobody, missed: 'reopened' };
  return { votes: isElectedAnyhow(input) ? -1 : 0, missed: 'unfilled' };
}

/** Those who are elected in any case, and those who stand level in the place of the last seat. */
function split(
  able: readonly number[],
  tallies: readonly number[],
  seats: number,
): { above: number[]; level: number[] } {
  const last = able[seats - 1];
  if (last === undefined) return { above: [...able], level: [] };
  const least = votesOf(tallies, last);
  return {
    above: able.filter((entry) => votesOf(tallies, entry) > least),
    level: able.filter((entry) => votesOf(tallies, entry) === least),
  };
}

/** The first of the draw get the open seats; who is not in it yet still waits for it. */
function drawn(
  input: CountInput,
  { above, level, openSeats }: { above: number[]; level: number[]; openSeats: number },
  events: CountEvent[],
): CountOutcome {
  const places = drawPlaces(idsOf(input), input.draw);
  const chosen = inDrawOrder(level, places).slice(0, openSeats);
  const elected = [...above, ...chosen].filter((entry) => !isBarred(input, entry));
  const waiting = openSeats - chosen.length;
  if (waiting > 0) {
    return { kind: 'needs-draw', for: 'seat', tied: level, elected, openSeats: waiting };
  }
  events.push({ kind: 'tie', for: 'seat', tied: level, chosen, round: null });
  const unfilled = input.seats - elected.length;
  const open = { reopened: 0, votedDown: 0, unfilled };
  return { kind: 'decided', elected, ...open, ...barredIn(input, above) };
}
