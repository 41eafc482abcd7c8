import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawThatExcludes, inputOf, runOffOf, stagesOf } from '#tests/support/count-tables.ts';
import { counted } from '#tests/support/counted.ts';
import { readMarks, scottishMarks } from '#tests/support/read-marks.ts';
import { readBlt, writeBlt } from './blt.ts';
import type { CountInput } from './count-input.ts';
import { groupLists } from './group-lists.ts';

// Public cases with what other programs counted (tests/fixtures/methods/README.md).
const folder = path.resolve(import.meta.dirname, '../../../tests/fixtures/methods');
const textOf = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const dataOf = (file: string) => JSON.parse(textOf(file));

function bltOf(file: string) {
  const read = readBlt(textOf(file));
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  return read.value;
}

const electedOf = (input: CountInput) => {
  const { outcome } = counted(input);
  if (!('elected' in outcome)) throw new Error(outcome.kind);
  return outcome.elected.map((entry) => input.candidates[entry]?.id);
};

describe('Scottish STV, in every stage', () => {
  test.each(['maemo', 'atwood_so'])('%s', (name) => {
    const election = bltOf(`scottish/${name}.blt`);
    const expected = dataOf(`scottish/${name}.expected.json`);
    const { ties } = expected as { ties: { chosen: string }[] };
    const lots = ties.map(({ chosen }) => chosen);
    const draw = drawThatExcludes(election.names, lots);
    const input = inputOf(election, 'stv', { seats: expected.seats, draw });
    const result = counted(input);
    expect(stagesOf(result, election.names)).toEqual(expected.stages);
    expect([result.valid, result.blank]).toEqual([expected.validBallots, expected.blankBallots]);
    expect(electedOf(input)).toEqual(expected.winnersInOrder);
    const events = result.rounds.flatMap((round) => round.events);
    expect(events.filter(({ kind }) => kind === 'tie')).toHaveLength(ties.length);
    const undrawn = counted({ ...input, draw: null }).outcome;
    expect(undrawn.kind).toBe(ties.length > 0 ? 'needs-draw' : 'decided');
  });
});

describe('instant run-off, in every round', () => {
  test.each([
    'duplicate_test',
    'test_set_0_skipped_first_choice',
    'test_set_2_overvote_skip_to_next',
    'test_set_3_skipped_choice_exhaust',
    'test_set_6_duplicate_exhaust',
    'tiebreak_previous_round_counts_then_random_test',
  ])('%s', (name) => {
    const given = dataOf(`irv/${name}/marks.json`) as {
      candidates: string[];
      marks: { weight: number; marks: string[][] }[];
      rules: { maxSkippedRanks: string; overvote: string; exhaustOnDuplicate: boolean };
      winner: string[];
    };
    const report = dataOf(`irv/${name}/${name}_expected_detailed_report.json`);
    const rules = {
      mostSkipped: Number(given.rules.maxSkippedRanks),
      overvote: given.rules.overvote === 'alwaysSkipToNextRank' ? 'pass' : 'stop',
      again: given.rules.exhaustOnDuplicate ? 'stop' : 'pass',
    } as const;
    const names = given.candidates;
    const papers = given.marks.flatMap(({ weight, marks }) => {
      const list = readMarks(marks, rules).map((one) => names.indexOf(one));
      return Array.from({ length: weight }, () => list);
    });
    const election = { title: '', seats: 1, names, withdrawn: [], ...groupLists(papers) };
    const excluded = report.results.flatMap((round: { tallyResults: { eliminated?: string }[] }) =>
      round.tallyResults.flatMap(({ eliminated }) => eliminated ?? []),
    );
    const others = names.filter((one) => !given.winner.includes(one));
    const draw = [...given.winner, ...drawThatExcludes(others, excluded)];
    const input = inputOf(election, 'irv', { draw });
    interface Reported {
      tally: Record<string, string>;
      tallyResults: { eliminated?: string }[];
      threshold: string;
      inactiveBallots: Record<string, string>;
    }
    const rounds = (report.results as Reported[]).map((round) => {
      const inactive = Object.values(round.inactiveBallots).reduce((sum, n) => sum + Number(n), 0);
      return {
        tallies: round.tally,
        exhausted: inactive - election.blank,
        continuing: papers.length - inactive,
        needed: Number(round.threshold),
        excluded: round.tallyResults.flatMap(({ eliminated }) => eliminated ?? []),
      };
    });
    expect(runOffOf(counted(input), names)).toEqual(rounds);
    expect(electedOf(input)).toEqual(given.winner);
  });

  test('wikipedia-fr-alternatif', () => {
    const election = bltOf('irv/wikipedia-fr-alternatif.blt');
    const expected = dataOf('irv/wikipedia-fr-alternatif.expected.json');
    const input = inputOf(election, 'irv');
    const rounds = runOffOf(counted(input), election.names).map(({ tallies }) =>
      Object.fromEntries(Object.entries(tallies).map(([name, votes]) => [name, Number(votes)])),
    );
    expect(rounds).toEqual(expected.rounds);
    expect(electedOf(input)).toEqual([expected.winner]);
  });

  test('scot_wardy_mc_ward', () => {
    const lines = textOf('irv/scot_wardy_mc_ward.csv').trim().split('\n');
    const cells = lines.map((line) => line.split(',').filter((cell) => cell !== ''));
    const named = cells.filter(([first]) => first?.startsWith('"Candidate'));
    const names = named.map(([, name = '']) => name.replaceAll('"', ''));
    const lists = cells
      .filter(([first], line) => line > 0 && /^\d+$/.test(first ?? ''))
      .map(([weight, ...ranks]) => ({
        weight: Number(weight),
        ranks: ranks.map((rank) => Number(rank) - 1),
      }));
    const expected = dataOf('irv/scot_wardy_mc_ward.expected.json');
    const election = { title: '', seats: 1, names, withdrawn: [], lists, blank: 0 };
    const rounds = runOffOf(counted(inputOf(election, 'irv')), names).map(({ tallies }) =>
      Object.fromEntries(Object.entries(tallies).map(([name, votes]) => [name, Number(votes)])),
    );
    expect(rounds).toEqual(expected.rounds);
    expect(electedOf(inputOf(election, 'irv'))).toEqual([expected.winner]);
  });
});

describe('approval: who is sure, and those from whom the rest is drawn', () => {
  test.each([
    'instanceL0000',
    'instanceL0260',
    'instanceL0290',
    'instanceL0362',
    'instanceL0386',
    'instanceVL0047',
  ])('%s', (name) => {
    const text = textOf(`approval/${name}.abc.yaml`);
    const profile: number[][] = JSON.parse(/profile: (\[\[[^:]*\]\])/.exec(text)?.[1] ?? '');
    const expected = dataOf(`approval/${name}.expected.json`);
    const names = Array.from({ length: expected.candidates }, (_, entry) => `c${entry}`);
    const { seats } = expected;
    const election = { title: '', seats, names, withdrawn: [], ...groupLists(profile) };
    const { rounds, outcome } = counted(inputOf(election, 'plurality'));
    expect(rounds[0]?.tallies).toEqual(expected.votes);
    const sorted = 'elected' in outcome ? outcome.elected.toSorted((a, b) => a - b) : [];
    expect(sorted).toEqual(expected.electedWithoutTie);
    const tied: number[] = expected.tiedForRest;
    // Others let people without a vote be drawn; here nobody is elected without one.
    const isWithout = tied.length > 0 && tied.every((entry) => expected.votes[entry] === 0);
    if (tied.length === 0 || isWithout) {
      expect(outcome).toMatchObject({ kind: 'decided', unfilled: expected.seatsInTheTie });
    } else {
      expect(outcome).toMatchObject({ kind: 'needs-draw', openSeats: expected.seatsInTheTie });
      expect('tied' in outcome ? outcome.tied : []).toEqual(tied);
      const sets = choices(tied, expected.seatsInTheTie).map((some) =>
        [...sorted, ...some].toSorted((a, b) => a - b),
      );
      const byText = (a: number[], b: number[]) => (String(a) < String(b) ? -1 : 1);
      expect(sets.toSorted(byText)).toEqual(expected.allPossibleWinners.toSorted(byText));
    }
  });
});

/** All sets of so many of some entries. */
function choices(entries: readonly number[], size: number): number[][] {
  const [first, ...rest] = entries;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  const withFirst = choices(rest, size - 1).map((some) => [first, ...some]);
  return [...withFirst, ...choices(rest, size)];
}

test('vegetables as a block vote, and as one vote each', () => {
  const election = bltOf('plurality/vegetables.blt');
  const expected = dataOf('plurality/vegetables.expected.json');
  const standing = election.lists.map(({ ranks, weight }) => ({
    weight,
    ranks: ranks.filter((entry) => !election.withdrawn.includes(entry)),
  }));
  const totals = (marks: number, seats: number) => {
    const lists = standing.map(({ ranks, weight }) => ({ weight, ranks: ranks.slice(0, marks) }));
    const input = inputOf({ ...election, lists }, 'plurality', { seats, maxChoices: marks });
    const tallies = counted(input).rounds[0]?.tallies ?? [];
    const named = election.names.map((name, entry) => [name, tallies[entry]]);
    const isIn = (_: unknown, entry: number) => !election.withdrawn.includes(entry);
    return { votes: Object.fromEntries(named.filter(isIn)), elected: electedOf(input) };
  };
  const block = totals(expected.block.votesPerBallot, expected.block.seats);
  expect(block).toEqual({ votes: expected.block.votes, elected: expected.block.winners });
  expect(totals(1, 1).votes).toEqual(expected.plurality.votes);
});

test('every .blt comes back as it was read', () => {
  for (const file of [
    'scottish/maemo.blt',
    'scottish/atwood_so.blt',
    'irv/wikipedia-fr-alternatif.blt',
    'plurality/vegetables.blt',
  ]) {
    const election = bltOf(file);
    const again = readBlt(writeBlt(election));
    const sorted = (lists: CountInput['lists']) =>
      lists.map(({ ranks, weight }) => `${ranks.join(' ')} ${weight}`).toSorted();
    if (!again.ok) throw new Error(again.error);
    expect({ ...again.value, lists: sorted(again.value.lists) }).toEqual({
      ...election,
      lists: sorted(election.lists),
    });
    expect(writeBlt(again.value)).toBe(writeBlt(election));
  }
});

test('the Scottish reading of a paper ends at a gap, at two at one rank, and at a name again', () => {
  expect(readMarks([['A'], [], ['B']], scottishMarks)).toEqual(['A']);
  expect(readMarks([['A', 'B'], ['C']], scottishMarks)).toEqual([]);
  expect(readMarks([['A'], ['B'], ['A'], ['C']], scottishMarks)).toEqual(['A', 'B']);
});
