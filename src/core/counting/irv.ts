import type { CountInput } from './count-input.ts';
import type { CountEvent, Round, RoundStep, Transfer } from './count-result.ts';
import type { Chosen, RankedCount, StandingLists } from './ranked.ts';
import { chooseBetween, Piles, rankedTies, snapshot } from './ranked.ts';

/**
 * Instant-runoff voting for one seat. Each ballot counts for the first on it who is still in. Whoever
 * has more than half of the ballots that still count is elected; else the last is out, always one at a
 * time. Two who are left and level are decided by the law of ties. With `at` the count goes on from a tie of it.
 */
export function countIrv(
  input: CountInput,
  { standing, valid }: StandingLists,
  at: Chosen | null,
): RankedCount {
  const piles = at?.from.piles.copy() ?? new Piles(input, standing, 1);
  const ties = rankedTies(input);
  const rounds: Round[] = [...(at?.from.rounds ?? [])];
  let step: RoundStep = { kind: 'first' };
  let transfers: Transfer[] = [];
  let events: CountEvent[] = [];
  const exclude = (entry: number) => {
    piles.exclude(entry);
    transfers = piles.passOn(entry);
    step = { kind: 'exclude', entry, moved: true };
  };
  if (at?.tie.for === 'seat') return { rounds, winners: [at.chosen], tie: null, piles };
  if (at !== null) exclude(at.chosen);
  for (;;) {
    const needed = Math.floor((valid - piles.exhausted) / 2) + 1;
    const continuing = piles.those('continuing');
    const most = Math.max(...piles.tallies);
    const first = continuing.filter((entry) => piles.tallyOf(entry) === most);
    const elect = (entry: number, why: 'majority' | 'most-votes'): RankedCount => {
      piles.elect(entry);
      events.push({ kind: 'elected', entry, why });
      rounds.push(snapshot(piles, { step, transfers, needed, events }));
      return { rounds, winners: [entry], tie: null, piles };
    };
    const [leader] = first;
    if (leader !== undefined && most >= needed) return elect(leader, 'majority');
    const history = [...rounds.map(({ tallies }) => tallies), piles.tallies];
    if (first.length === 2 && continuing.length === 2) {
      const won = chooseBetween('seat', first, { history, ...ties });
      if (won.chosen !== null) {
        events.push(...won.events);
        return elect(won.chosen, 'most-votes');
      }
      rounds.push(snapshot(piles, { step, transfers, needed, events }));
      return { rounds, winners: [], tie: won.tie, piles };
    }
    rounds.push(snapshot(piles, { step, transfers, needed, events }));
    const least = Math.min(...continuing.map((entry) => piles.tallyOf(entry)));
    const last = continuing.filter((entry) => piles.tallyOf(entry) === least);
    const out = chooseBetween('exclusion', last, { history, ...ties });
    if (out.chosen === null) return { rounds, winners: [], tie: out.tie, piles };
    exclude(out.chosen);
    events = [...out.events];
  }
}
