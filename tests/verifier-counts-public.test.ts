import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  namesIn,
  positionOf,
  readBlt,
  readJson,
  readMarks,
  readProfile,
  readScottishCsv,
} from './support/public-ballots.ts';
import { countPosition4 } from './support/verifier.ts';

// The verifier counts what others counted: both may not be wrong in the same way.
const folder = path.resolve(import.meta.dirname, 'fixtures/methods');
const fileOf = (...parts: string[]) => path.join(folder, ...parts);

type Tallies = Record<string, string | number>;

/** What the verifier has after each round for those whom others name, as they write it: text with five places, or a number. */
function roundsOf({ rounds }: ReturnType<typeof countPosition4>, told: Tallies[]) {
  return told.map((tallies, index) => {
    const counted = new Map(
      [...(rounds[index]?.tallies ?? [])].map(([{ id }, amount]) => [id, amount]),
    );
    const write = (name: string, amount = Number.NaN) =>
      typeof tallies[name] === 'string' && tallies[name].includes('.')
        ? (amount / 100_000).toFixed(5)
        : amount;
    return Object.fromEntries(
      Object.keys(tallies).map((name) => [name, write(name, counted.get(name))]),
    );
  });
}

describe('Scottish STV', () => {
  test.each(namesIn(fileOf('scottish'), '.blt'))('%s', (name) => {
    const election = readBlt(fileOf('scottish', `${name}.blt`));
    const expected = readJson(fileOf('scottish', `${name}.expected.json`));
    // A lot decided who is excluded: the one that stands last.
    const lots: string[] = expected.ties.map((tie: { chosen: string }) => tie.chosen);
    const others = election.candidates.filter((one) => !lots.includes(one));
    const order = [...others, ...lots.toReversed()];
    const count = countPosition4(positionOf(election, { method: 'stv', order }), 'next');
    expect(count.result.elected).toEqual(expected.winnersInOrder);
    const stages: Tallies[] = expected.stages
      .filter(({ action }: { action: string }) => action !== 'exclude-without-transfer')
      .map(({ tallies }: { tallies: Tallies }) => tallies);
    expect(roundsOf(count, stages)).toEqual(stages);
    expect(count.rounds).toHaveLength(stages.length);
  });
});

describe('instant-runoff', () => {
  const cases = [
    ...namesIn(fileOf('irv'), '.blt').map((name) => [name, readBlt(fileOf('irv', `${name}.blt`))]),
    ...namesIn(fileOf('irv'), '.csv').map((name) => [
      name,
      readScottishCsv(fileOf('irv', `${name}.csv`)),
    ]),
  ] as [string, ReturnType<typeof readBlt>][];

  test.each(cases)('%s', (name, election) => {
    const expected = readJson(fileOf('irv', `${name}.expected.json`));
    const count = countPosition4(positionOf(election, { method: 'irv', seats: 1 }), 'vacant');
    expect(count.result.elected).toEqual([expected.winner]);
    expect(roundsOf(count, expected.rounds)).toEqual(expected.rounds);
    expect(count.rounds).toHaveLength(expected.rounds.length);
  });

  test.each(namesIn(fileOf('irv'), '').filter((name) => !name.includes('.')))('%s', (name) => {
    const election = readMarks(fileOf('irv', name, 'marks.json'));
    const { winner } = readJson(fileOf('irv', name, 'marks.json'));
    const { results } = readJson(fileOf('irv', name, `${name}_expected_detailed_report.json`));
    // Two are level in all rounds: the lot chose the winner, who stands first, in the report.
    const order = [...winner, ...election.candidates.filter((one) => !winner.includes(one))];
    const count = countPosition4(positionOf(election, { method: 'irv', order }), 'vacant');
    expect(count.result.elected).toEqual(winner);
    const told: Tallies[] = results.map(({ tally }: { tally: Tallies }) =>
      Object.fromEntries(Object.entries(tally).map(([who, votes]) => [who, Number(votes)])),
    );
    expect(roundsOf(count, told)).toEqual(told);
  });
});

describe('plurality with several choices', () => {
  test.each(namesIn(fileOf('approval'), '.abc.yaml'))('%s', (name) => {
    const election = readProfile(fileOf('approval', `${name}.abc.yaml`));
    const expected = readJson(fileOf('approval', `${name}.expected.json`));
    const method = { method: 'plurality', maxChoices: election.candidates.length };
    const { votes, result } = countPosition4(positionOf(election, method), 'vacant');
    expect([...votes.values()]).toEqual(expected.votes);
    expect(result.elected.toSorted()).toEqual(expected.electedWithoutTie.map(String));
    // They let people without a vote be drawn; we elect nobody without one.
    const isAnyVoted = expected.tiedForRest.some((one: number) => expected.votes[one] > 0);
    expect(result.tied).toEqual(isAnyVoted ? expected.tiedForRest.map(String) : []);
  });

  test('four marks for four seats, as a block', () => {
    const election = readBlt(fileOf('plurality', 'vegetables.blt'));
    const { block, plurality } = readJson(fileOf('plurality', 'vegetables.expected.json'));
    const stands = (name: string) => !election.withdrawn.includes(name);
    const marked = (most: number) => ({
      ...election,
      candidates: election.candidates.filter(stands),
      ballots: election.ballots.map(({ weight, choices }) => ({
        weight,
        choices: choices.filter(stands).slice(0, most),
      })),
    });
    const blocks = positionOf(marked(4), { method: 'plurality', maxChoices: 4 });
    const { votes, result } = countPosition4(blocks, 'vacant');
    expect(Object.fromEntries(votes)).toEqual(block.votes);
    expect(result.elected).toEqual(block.winners);
    const singles = countPosition4(positionOf(marked(1), { method: 'plurality' }), 'vacant');
    expect(Object.fromEntries(singles.votes)).toEqual(plurality.votes);
  });
});
