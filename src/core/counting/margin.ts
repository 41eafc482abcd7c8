import { known } from '../kernel/known.ts';
import type { CountInput } from './count-input.ts';
import { votePart } from './count-input.ts';
import type { CountResult, Round } from './count-result.ts';
import {
  barOf,
  byTally,
  isElectedAnyhow,
  majorityOf,
  secondRounders,
  standing,
} from './plurality.ts';

/** How close a count was. Changing so many ballots that twice their number reaches it may change it. */
export interface Margin {
  readonly votes: number;
  /** False where it is a lower bound: then fewer ballots than it says change nothing, for sure. */
  readonly isExact: boolean;
}

/**
 * The margin of a counted position; null where no votes could change who is elected. A ballot that falls
 * otherwise counts twice: one less for somebody, one more for somebody else.
 *
 * Plurality: the smallest lead that decided a seat, over the next person or over nobody. In a ranked
 * count each decision depends on those before it, and the exact margin is out of reach, so it is a lower
 * bound: as long as it is not reached, every decision falls as it did. For STV that holds while the
 * number of valid ballots, and so the quota, stays.
 */
export function countMargin(input: CountInput, result: CountResult): Margin | null {
  // Whatever the ballots say, they stay too few.
  if (result.outcome.kind === 'no-quorum') return null;
  if (input.method === 'plurality') {
    const gaps = pluralityGaps(input, result);
    return gaps.length === 0 ? null : { votes: Math.min(...gaps), isExact: true };
  }
  if (isElectedAnyhow(input)) return null;
  const isDecided = result.outcome.kind === 'decided' || result.outcome.kind === 'vote-again';
  if (!isDecided) return { votes: 0, isExact: false };
  const persons = input.candidates.length;
  const bound = input.method === 'irv' ? irvBound(result) : stvBound(result.rounds, persons);
  return { votes: Math.max(0, bound), isExact: false };
}

function pluralityGaps(input: CountInput, { rounds, valid, outcome }: CountResult): number[] {
  const { tallies } = known(rounds[0]);
  const nobody = tallies[input.candidates.length] ?? 0;
  const isVoid = outcome.kind === 'void';
  const toVoid =
    input.nobody?.effect === 'voids' ? [isVoid ? nobody * 2 - valid : valid - nobody * 2 + 1] : [];
  if (isVoid || isElectedAnyhow(input)) return toVoid;
  const counted = byTally(standing(input), tallies, input).map((entry) => known(tallies[entry]));
  const { seats } = input;
  const [last, next] = [counted[seats - 1], counted[seats]];
  const bar = barOf(input, tallies);
  const isAgainstNobody = bar.missed !== 'unfilled' && input.nobody !== null;
  const isShort = outcome.kind === 'no-majority';
  const isRace = last !== undefined && next !== undefined && !isShort;
  // Who is behind somebody without a seat decides nothing.
  const overNext = isRace && (!isAgainstNobody || last > bar.votes) ? [last - next] : [];
  // A vote less for somebody is a vote more for nobody, where nobody is an opponent.
  const perVote = isAgainstNobody ? 1 : 2;
  const overBar = isShort
    ? [2 * allBelow(counted, isAgainstNobody ? bar.votes : null)]
    : counted
        .slice(0, seats)
        .map((votes) =>
          votes > bar.votes ? (votes - bar.votes) * perVote : bar.votes - votes + 1,
        );
  // Who does not exceed nobody has no majority either.
  const leader = counted.find((votes) => votes > bar.votes);
  const majority = toMajority(input, { tallies, valid, leader });
  return [...toVoid, ...overNext, ...overBar, ...majority];
}

/**
 * How many ballots have to change before nobody of these has a vote, or more votes than `nobody` where that is an
 * opponent, who gets what they lose. Somebody else who keeps enough meets in the second round all the same.
 */
function allBelow(votes: readonly number[], nobody: number | null): number {
  if (nobody === null) return votes.reduce((sum, one) => sum + one, 0);
  const over = (changed: number) =>
    votes.reduce((sum, one) => sum + Math.max(0, one - nobody - changed), 0);
  let changed = 0;
  while (over(changed) > changed) changed += 1;
  return changed;
}

/** Twice by how many votes the first has the majority or lacks it, and the lead of the second where two meet again. */
function toMajority(
  input: CountInput,
  of: { tallies: readonly number[]; valid: number; leader: number | undefined },
): number[] {
  const needed = majorityOf(input, of.valid);
  if (needed === null || of.leader === undefined) return [];
  if (of.leader >= needed) return [(of.leader - needed + 1) * 2];
  const [, second = 0, third] = secondRounders(input, of.tallies).map((entry) =>
    known(of.tallies[entry]),
  );
  return [(needed - of.leader) * 2, ...(third === undefined ? [] : [second - third])];
}

/**
 * A lower bound for instant-runoff voting. From each round on, either the winner keeps more than half of
 * the ballots that still count, or those who were out next stay behind all others. Several may go out
 * together: in which order does not matter while all their votes are fewer than those of anybody else.
 */
function irvBound({ rounds, valid }: CountResult): number {
  const winner = known(rounds.at(-1)).status.indexOf('elected');
  const bounds: number[] = [];
  for (const [at, round] of [...rounds.entries()].toReversed()) {
    const majority = tallyIn(round, winner) * 2 - (valid - round.exhausted);
    const together = rounds.slice(at + 1).map((later, more) => {
      const isOut = (entry: number) => later.status[entry] === 'excluded';
      const behind = continuing(round).filter(isOut);
      const others = continuing(round).filter((entry) => !isOut(entry));
      const sum = behind.reduce((votes, entry) => votes + tallyIn(round, entry), 0);
      const lead = Math.min(...others.map((entry) => tallyIn(round, entry))) - sum;
      return Math.min(lead, known(bounds[at + 1 + more]));
    });
    bounds[at] = Math.max(majority, ...together);
  }
  return known(bounds[0]);
}

/**
 * A lower bound for STV: every lead that decided something, in every round, must stay. A changed ballot
 * takes from one entry what it gives to another, and a surplus passes a difference on without making it
 * larger, but for what is cut off: less than one part of a vote for each paper that it moves.
 */
function stvBound(rounds: readonly Round[], persons: number): number {
  let papers = 0;
  let surpluses = 0;
  const bounds = rounds.map((round, at) => {
    if (round.step.kind === 'surplus') {
      surpluses += 1;
      papers += round.transfers.reduce((sum, transfer) => sum + transfer.papers, 0);
    }
    const next = rounds[at + 1];
    const leads = quotaLeads(round, { persons, isFollowed: next !== undefined });
    const lead = Math.min(...leads, nextLead(round, next));
    return Math.floor((lead - 2 * papers) / (votePart + surpluses));
  });
  return Math.min(...bounds);
}

/**
 * Twice by how much each entry reached the quota in this round, or missed it where that mattered: others
 * followed, or nobody had a last seat, which by the quota would have brought a further nobody.
 */
function quotaLeads(
  round: Round,
  { persons, isFollowed }: { persons: number; isFollowed: boolean },
): number[] {
  const over = (entry: number) => tallyIn(round, entry) - known(round.needed);
  const elected = round.events.flatMap((event) => {
    if (event.kind !== 'elected') return [];
    if (event.why === 'quota') return [over(event.entry)];
    return event.entry < persons ? [] : [-over(event.entry)];
  });
  const waiting = isFollowed ? continuing(round).map((entry) => -over(entry)) : [];
  return [...elected, ...waiting].map((lead) => lead * 2);
}

/** By how much the one that was taken next was ahead of, or behind, the others that could be. */
function nextLead(round: Round, next: Round | undefined): number {
  if (next === undefined || next.step.kind === 'first') return Infinity;
  const { kind, entry } = next.step;
  const others = [...round.status.keys()].filter(
    (other) =>
      other !== entry && round.status[other] === (kind === 'surplus' ? 'elected' : 'continuing'),
  );
  const lead = kind === 'surplus' ? 1 : -1;
  const leads = others.map((other) => (tallyIn(round, entry) - tallyIn(round, other)) * lead);
  return Math.min(...leads);
}

const continuing = ({ status }: Round) =>
  [...status.keys()].filter((entry) => status[entry] === 'continuing');

const tallyIn = ({ tallies }: Round, entry: number) => known(tallies[entry]);
