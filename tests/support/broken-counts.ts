import { firstOf, newBallot, recount, sortBallots } from './kit-forger.ts';
import type { Broken } from './kit-forger.ts';
import { drawOrder } from './verifier.ts';

/** Changes of ballots, counts and draws that a kit itself gives away. */
export const brokenCounts: Broken[] = [
  // Ballots
  [
    'plain',
    'a ballot is added',
    (kit) => {
      firstOf(kit).ballots.push(newBallot(firstOf(kit).candidates[1].id));
      sortBallots(firstOf(kit));
    },
    1,
    /"President".*7 people voted for it, and there are 8 ballots/,
  ],
  [
    'plain',
    'a ballot is added, and participations and votes with it, but not the result',
    (kit) => {
      const position = firstOf(kit);
      for (const number of [1, 2, 3])
        position.ballots.push({
          ...newBallot(position.candidates[1].id),
          id: `55555555-5555-4555-8555-55555555555${number}`,
        });
      const { result } = position;
      recount(kit);
      position.result = result;
    },
    1,
    /"President".*the result says "elected"/,
  ],
  [
    'plain',
    'a ballot is removed',
    (kit) => {
      firstOf(kit).ballots.pop();
    },
    1,
    /"President".*7 people voted for it, and there are 6 ballots/,
  ],
  [
    'plain',
    'a ballot is changed to another candidate',
    (kit) => {
      {
        const { ballots, candidates } = firstOf(kit);
        ballots.find((one: { candidate: string }) => one.candidate === candidates[0].id).candidate =
          candidates[1].id;
      }
    },
    1,
    /"Asha Rao".* has 3 ballots, and "votes" says 4/,
  ],
  [
    'plain',
    'a ballot is for a candidate of another position',
    (kit) => {
      firstOf(kit).ballots[0].candidate = kit.positions[1].candidates[0].id;
    },
    1,
    /who is no candidate of it/,
  ],
  [
    'plain',
    'a ballot is there twice instead of another one',
    (kit) => {
      firstOf(kit).ballots[1] = { ...firstOf(kit).ballots[0] };
    },
    1,
    /The id .* of a ballot of "President" is also that of a ballot/,
  ],
  [
    'plain',
    'two ballots change places',
    (kit) => {
      firstOf(kit).ballots.reverse();
    },
    1,
    /does not stand in the order of the ids/,
  ],
  [
    'plain',
    'a candidate stands for two positions with one id',
    (kit) => {
      kit.positions[1].candidates.push({ ...firstOf(kit).candidates[2], votes: 0 });
      recount(kit);
    },
    1,
    /The id .* of the candidate "Zoya Khan" of "Sports Secretary" is also/,
  ],
  // Counts and results
  [
    'plain',
    'the winner is another one',
    (kit) => {
      firstOf(kit).result.elected = [firstOf(kit).candidates[1].id];
    },
    1,
    /"President".*the result says "elected"/,
  ],
  [
    'plain',
    'a count is changed',
    (kit) => {
      firstOf(kit).candidates[2].votes = 2;
    },
    1,
    /"Zoya Khan".* has 1 ballots, and "votes" says 2/,
  ],
  [
    'plain',
    'participations are changed',
    (kit) => {
      firstOf(kit).participations = 8;
    },
    1,
    /8 people voted for it, and there are 7 ballots/,
  ],
  [
    'plain',
    'the candidates of a position get the ids of each other, with the counts left',
    (kit) => {
      const [a, b] = firstOf(kit).candidates;
      [a.id, b.id] = [b.id, a.id];
    },
    1,
    /"Asha Rao".* has 2 ballots, and "votes" says 4/,
  ],
  [
    'plain',
    'a candidate with votes is removed',
    (kit) => {
      firstOf(kit).candidates.pop();
    },
    1,
    /who is no candidate of it/,
  ],
  [
    'tie',
    'a tie is called a victory',
    (kit) => {
      const { result } = firstOf(kit);
      Object.assign(result, { elected: [result.tied[0]], tied: [], openSeats: 0 });
    },
    1,
    /"Warden".*the result says "tied" \[\]/,
  ],
  [
    'tie',
    'the tied stand in another order',
    (kit) => {
      firstOf(kit).result.tied.reverse();
    },
    1,
    /the result says "tied"/,
  ],
  [
    'two-seats',
    'a seat is added',
    (kit) => {
      firstOf(kit).seats = 3;
    },
    1,
    /the result says "openSeats" 0, and the count gives 1/,
  ],
  [
    'two-seats',
    'the elected stand in another order',
    (kit) => {
      firstOf(kit).result.elected.reverse();
    },
    1,
    /the result says "elected"/,
  ],
  [
    'no-votes',
    'somebody without a vote is elected',
    (kit) => {
      Object.assign(firstOf(kit).result, {
        elected: [firstOf(kit).candidates[0].id],
        openSeats: 0,
      });
    },
    1,
    /"Chair".*the result says "openSeats" 0/,
  ],
  [
    'candidate-left',
    'the rule of leaving is another one',
    (kit) => {
      kit.rules.leaving = 'next';
    },
    1,
    /"Convenor".*the result says "elected"/,
  ],
  [
    'candidate-left',
    'the rule of leaving is to vote again',
    (kit) => {
      kit.rules.leaving = 'vote-again';
    },
    1,
    /the result says "outcome" "elected", and the count gives "vote-again"/,
  ],
  [
    'candidate-left',
    'the disputed number is 0 and its word stays',
    (kit) => {
      firstOf(kit).disputed = 0;
    },
    1,
    /no vote is disputed, and still/,
  ],
  [
    'candidate-left',
    'more votes are disputed than there are',
    (kit) => {
      firstOf(kit).disputed = 6;
    },
    1,
    /6 votes are disputed, more than the 5/,
  ],
  // The draw
  [
    'draw',
    'the seed of the draw is changed',
    (kit) => {
      // The ids are random: one seed in 120 gives the same order.
      const { draw, id } = firstOf(kit);
      const { order } = draw;
      const orderOf = (seed: string) => drawOrder(seed, id, order).join(' ');
      for (let last = 2; orderOf(draw.seed) === order.join(' '); last += 1)
        draw.seed = `2026-12-04 dice 4 1 6 3 2 5 5 ${last}`;
    },
    1,
    /the order of the draw is .* and its seed gives/,
  ],
  [
    'draw',
    'the order of the draw is changed, and the result with it',
    (kit) => {
      const { draw, result } = firstOf(kit);
      [draw.order[2], draw.order[3]] = [draw.order[3], draw.order[2]];
      result.elected[2] = draw.order[2];
    },
    1,
    /the order of the draw is .* and its seed gives/,
  ],
  [
    'draw',
    'a candidate is left out of the draw',
    (kit) => {
      firstOf(kit).draw.order.shift();
    },
    1,
    /the order of the draw is/,
  ],
  [
    'draw',
    'a candidate without votes is removed from the candidates',
    (kit) => {
      firstOf(kit).candidates.splice(2, 1);
    },
    1,
    /the order of the draw is/,
  ],
  [
    'draw',
    'the draw is left out',
    (kit) => {
      delete firstOf(kit).draw;
    },
    1,
    /the result says "openSeats" 0, and the count gives 1/,
  ],
];
