import type { Broken, ReadKit } from './kit-forger.ts';
import { firstOf } from './kit-forger.ts';

const nobodyOf = (kit: ReadKit) =>
  firstOf(kit).candidates.find(({ kind }: { kind: string }) => kind === 'nobody');
const ballotWith = (kit: ReadKit, choices: number) =>
  firstOf(kit).ballots.find((ballot: ReadKit) => ballot.choices.length === choices);

/** Changes of what ballots say, of the rules by which they count, and of what came out. */
export const brokenRules: Broken[] = [
  [
    'several',
    'a ballot names a candidate twice',
    (kit) => {
      const ballot = ballotWith(kit, 2);
      ballot.choices = [ballot.choices[0], ballot.choices[0]];
    },
    1,
    /names a candidate twice/,
  ],
  [
    'several',
    'a ballot names more than it may',
    (kit) => {
      firstOf(kit).maxChoices = 1;
    },
    1,
    /names 2 candidates, more than 1/,
  ],
  [
    'several',
    'a ballot names nobody together with somebody',
    (kit) => {
      ballotWith(kit, 2).choices[0] = nobodyOf(kit).id;
    },
    1,
    /names nobody together with somebody/,
  ],
  [
    'several',
    'nobody could abstain, and a ballot does',
    (kit) => {
      firstOf(kit).canAbstain = false;
    },
    1,
    /names nobody, and nobody could abstain/,
  ],
  [
    'several',
    'the number of those who abstain is another one',
    (kit) => {
      firstOf(kit).abstained = 0;
    },
    1,
    /1 ballots abstain, and "abstained" says 0/,
  ],
  [
    'several',
    'the effect of nobody is another one',
    (kit) => {
      firstOf(kit).nobody = 'shown';
    },
    1,
    /the result says "elected"/,
  ],
  [
    'several',
    'a seat less is open',
    (kit) => {
      firstOf(kit).result.openSeats = 0;
    },
    1,
    /the result says "openSeats" 0, and the count gives 1/,
  ],
  [
    'several',
    'the ballots are written as single marks',
    (kit) => {
      for (const ballot of firstOf(kit).ballots) {
        ballot.candidate = ballot.choices[0] ?? '';
        delete ballot.choices;
      }
    },
    2,
    /choices is missing/,
  ],
  [
    'void',
    'the outcome is the one without nobody',
    (kit) => {
      firstOf(kit).result.outcome = 'elected';
    },
    1,
    /the result says "outcome" "elected", and the count gives "void"/,
  ],
  [
    'void',
    'nobody has an effect that nobody knows',
    (kit) => {
      firstOf(kit).nobody = 'doubles';
    },
    2,
    /nobody is not one of shown, reopens, voids/,
  ],
  [
    'question',
    'the quorum is another one',
    (kit) => {
      firstOf(kit).question.quorum = { kind: 'number', least: 7 };
    },
    1,
    /the result says "outcome" "passed", and the count gives "no-quorum"/,
  ],
  [
    'question',
    'the majority is another one',
    (kit) => {
      firstOf(kit).question.majority.share = { numerator: 2, denominator: 3 };
    },
    1,
    /the result says "yesNeeded" 3, and the count gives 4/,
  ],
  [
    'plain',
    'the quorum is more than took part',
    (kit) => {
      firstOf(kit).quorum = { kind: 'number', least: firstOf(kit).participations + 1 };
    },
    1,
    /the result says "outcome" "elected", and the count gives "no-quorum"/,
  ],
  [
    'tie',
    'nobody has the majority',
    (kit) => {
      firstOf(kit).majority = { share: { numerator: 1, denominator: 2 }, of: 'valid' };
    },
    1,
    /the result says "outcome" "tie", and the count gives "no-majority"/,
  ],
  [
    'two-seats',
    'two seats have a majority',
    (kit) => {
      firstOf(kit).majority = { share: { numerator: 1, denominator: 2 }, of: 'valid' };
    },
    2,
    /has a "majority", which is for "plurality" and one seat/,
  ],
  [
    'plain',
    'the majority is of all who may vote',
    (kit) => {
      firstOf(kit).majority = { share: { numerator: 1, denominator: 2 }, of: 'eligible' };
    },
    2,
    /majority\.of is not one of valid/,
  ],
  [
    'plain',
    'it does not say how many could vote',
    (kit) => {
      delete firstOf(kit).eligible;
    },
    2,
    /eligible is missing/,
  ],
  [
    'question',
    'it is called a post',
    (kit) => {
      firstOf(kit).kind = 'post';
    },
    2,
    /result\.elected is missing/,
  ],
  [
    'instant-runoff',
    'an order is turned round',
    (kit) => {
      for (const ballot of firstOf(kit).ballots) ballot.choices.reverse();
    },
    1,
    /"votes" says/,
  ],
  [
    'transferable',
    'the seats are fewer',
    (kit) => {
      firstOf(kit).seats = 2;
    },
    1,
    /the result says/,
  ],
];
