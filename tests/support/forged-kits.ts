import { acceptanceOf, firstOf, leaveOut, newBallot, rechain, recount } from './kit-forger.ts';
import type { Forged } from './kit-forger.ts';

/** What a forger followed through. ONLY THE HASH OF THE PAGE (or of another person's copy) shows these. */
export const forgedKits: Forged[] = [
  [
    'plain',
    'a ballot is added, and everything counted anew',
    (kit) => {
      firstOf(kit).ballots.push(newBallot(firstOf(kit).candidates[1].id));
      recount(kit);
    },
  ],
  [
    'plain',
    'a ballot is removed, and everything counted anew',
    (kit) => {
      firstOf(kit).ballots.pop();
      recount(kit);
    },
  ],
  [
    'plain',
    'ballots are changed to another winner, and everything counted anew',
    (kit) => {
      for (const ballot of firstOf(kit).ballots) ballot.candidate = firstOf(kit).candidates[2].id;
      recount(kit);
    },
  ],
  [
    'plain',
    'the names of two candidates are swapped',
    (kit) => {
      const [a, b] = firstOf(kit).candidates;
      [a.name, b.name] = [b.name, a.name];
    },
  ],
  [
    'plain',
    'the titles of two positions are swapped',
    (kit) => {
      const [a, b] = kit.positions;
      [a.title, b.title] = [b.title, a.title];
    },
  ],
  [
    'plain',
    'a position is removed, and that its candidates were accepted',
    (kit) => {
      leaveOut(kit, acceptanceOf(...kit.positions.pop().candidates));
    },
  ],
  [
    'plain',
    'an entry is changed, and the whole chain and the head computed anew',
    (kit) => {
      kit.record.entries[6].act = 'election.pause';
      rechain(kit);
    },
  ],
  [
    'plain',
    'an entry in the middle is removed, and the count is one less',
    (kit) => {
      leaveOut(kit, (_, index) => index === 6);
    },
  ],
  [
    'plain',
    'the first entry is removed, and the count is one less',
    (kit) => {
      leaveOut(kit, (_, index) => index === 0);
    },
  ],
  [
    'plain',
    'the last entry is removed, the count is one less, and the head stays',
    (kit) => {
      leaveOut(kit, (_, index) => index === 7);
    },
  ],
  [
    'plain',
    'the chain is cut off at the end, and the head with it',
    (kit) => {
      const { record } = kit;
      leaveOut(kit, (_, index) => index === 7);
      record.head = { seq: 7, sha256: record.entries.at(-1).sha256 };
    },
  ],
  [
    'plain',
    'all entries are removed',
    (kit) => {
      kit.record = { head: null, count: 0, entries: [] };
    },
  ],
  [
    'plain',
    'a field of the rules is changed that decides nothing',
    (kit) => {
      kit.rules.addedAfterOpening = 9;
    },
  ],
  [
    'two-seats',
    'a seat is added, and everything counted anew',
    (kit) => {
      firstOf(kit).seats = 3;
      recount(kit);
    },
  ],
  [
    'draw',
    'a candidate without votes is removed, also from the draw and the record',
    (kit) => {
      leaveOut(kit, acceptanceOf(...firstOf(kit).candidates.splice(2, 1)));
      recount(kit);
    },
  ],
  [
    'draw',
    'the seed of the draw is changed, and order and result computed anew',
    (kit) => {
      // A forger tries seeds until somebody else is drawn.
      const drawn = firstOf(kit).result.elected.at(-1);
      for (let last = 2; firstOf(kit).result.elected.at(-1) === drawn; last += 1) {
        firstOf(kit).draw.seed = `2026-12-04 dice 4 1 6 3 2 5 5 ${last}`;
        recount(kit);
      }
    },
  ],
  [
    'draw',
    'the draw is left out, and everything counted anew',
    (kit) => {
      delete firstOf(kit).draw;
      recount(kit);
    },
  ],
  [
    'candidate-left',
    'the disputed number is changed with its word',
    (kit) => {
      Object.assign(firstOf(kit), { disputed: 0, isDisputeDecisive: false });
    },
  ],
  [
    'candidate-left',
    'nobody has left',
    (kit) => {
      firstOf(kit).candidates[0].hasLeft = false;
    },
  ],
  [
    'candidate-left',
    'the rule of leaving is changed, and everything counted anew',
    (kit) => {
      kit.rules.leaving = 'next';
      recount(kit);
    },
  ],
];
