import type { CountInput } from './count-input.ts';
import { votePart } from './count-input.ts';
import type { CountEvent, Round, RoundStep, Transfer } from './count-result.ts';
import { byTally } from './plurality.ts';
import type { Choice, Chosen, RankedCount, StandingLists } from './ranked.ts';
import { chooseBetween, Piles, rankedTies, snapshot } from './ranked.ts';

/**
 * The single transferable vote by the Scottish rules: the Scottish Local Government Elections Order 2007
 * (SSI 2007/42), Sch. 1 Part III, rules 45 to 52. Whoever reaches the quota is elected; surpluses go on
 * first, the largest before others, then the last candidate is out and the papers go on at their value.
 *
 * Nobody (re-open nominations) is counted by the model ruling of the National Union of Students: each
 * time it reaches the quota it takes one seat, and its surplus and later preferences for it go to a
 * further nobody, which begins without votes. With `at` the count goes on from a tie of it.
 */
export function countStv(
  input: CountInput,
  { standing, valid }: StandingLists,
  at: Chosen | null,
): RankedCount {
  const { seats } = input;
  const quota = (Math.floor(valid / (seats + 1)) + 1) * votePart;
  const piles = at?.from.piles.copy() ?? new Piles(input, standing, votePart);
  const ties = rankedTies(input);
  const rounds: Round[] = [...(at?.from.rounds ?? [])];
  const winners: number[] = [...(at?.from.winners ?? [])];
  let step: RoundStep = { kind: 'first' };
  let transfers: Transfer[] = [];
  let events: CountEvent[] = [];
  if (at !== null) ({ step, transfers } = take(at.chosen));
  for (;;) {
    const reached = piles.those('continuing').filter((entry) => piles.tallyOf(entry) >= quota);
    elect(reached, 'quota');
    if (winners.length < seats && reached.some((entry) => !piles.isPerson(entry))) {
      events.push({ kind: 'further-nobody', entry: piles.addNobody() });
    }
    const isLast = piles.those('continuing').length <= seats - winners.length;
    if (isLast) elect(piles.those('continuing'), 'last-seats');
    rounds.push(snapshot(piles, { step, transfers, needed: quota, events }));
    if (isLast || winners.length === seats) return { rounds, winners, tie: null, piles };
    const next = nextOf(piles, quota, { history: rounds.map(({ tallies }) => tallies), ...ties });
    if (next.chosen === null) return { rounds, winners, tie: next.tie, piles };
    events = [...next.events];
    ({ step, transfers } = take(next.chosen));
  }

  function elect(entries: readonly number[], why: 'quota' | 'last-seats'): void {
    for (const entry of byTally(entries, piles.tallies, input)) {
      piles.elect(entry);
      winners.push(entry);
      events.push({ kind: 'elected', entry, why });
    }
  }

  /** Moves the surplus of one who is elected, or excludes one who is not. */
  function take(entry: number): { step: RoundStep; transfers: Transfer[] } {
    if (piles.status[entry] === 'elected') {
      const amount = piles.tallyOf(entry) - quota;
      return {
        step: { kind: 'surplus', entry, amount },
        transfers: piles.passSurplus(entry, quota),
      };
    }
    piles.exclude(entry);
    // Once as many are left as seats, no further transfer is made (r. 52).
    const moved = piles.those('continuing').length > seats - winners.length;
    return {
      step: { kind: 'exclude', entry, moved },
      transfers: moved ? piles.passOn(entry) : [],
    };
  }
}

/** Whose surplus moves next, the largest of all that wait; without one, who is out. */
function nextOf(piles: Piles, quota: number, ties: Parameters<typeof chooseBetween>[2]): Choice {
  const level = (entries: readonly number[], votes: number) =>
    entries.filter((entry) => piles.tallyOf(entry) === votes);
  const elected = piles.those('elected');
  const most = Math.max(...elected.map((entry) => piles.tallyOf(entry)));
  if (most > quota) return chooseBetween('surplus', level(elected, most), ties);
  const continuing = piles.those('continuing');
  const least = Math.min(...continuing.map((entry) => piles.tallyOf(entry)));
  return chooseBetween('exclusion', level(continuing, least), ties);
}
