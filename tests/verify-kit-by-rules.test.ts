import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenPositions } from './support/broken-positions.ts';
import { buildKit, type ShortPosition } from './support/kit-builder.ts';
import { writeKit } from './support/kit-forger.ts';
import { marked, questions, runOffs, transfers } from './support/short-positions.ts';
import { verify } from './support/verifier.ts';

const inShort = ({ candidates, papers, seats = 1, ...more }: ShortPosition) =>
  [seats, candidates, papers, more.method, more.leaving, more.nobody, more.unopposed, more.order]
    .filter((word) => word !== undefined)
    .join('; ');

describe.each([
  ['marks', marked],
  ['a run-off in rounds', runOffs],
  ['transferable votes', transfers],
  ['a question', questions],
])('a kit of version 4 with %s', (_what, shorts) => {
  test.each(shorts.map((short) => [inShort(short), short] as const))('%s', (_name, short) => {
    const { code, output } = verify(writeKit(buildKit(short)));
    expect(code, output).toBe(3);
    // Any other result is found.
    const outcome = short.outcome === 'elected' ? 'tie' : 'elected';
    const forged = verify(writeKit(buildKit({ ...short, outcome })));
    expect(forged.code, forged.output).toBe(1);
    expect(forged.output).toContain(`the result says "outcome" "${outcome}"`);
  });
});

test.each(brokenPositions)('%# is found: $1', (short, what, change, code, says) => {
  const kit = buildKit(short);
  expect(verify(writeKit(kit)).code).toBe(3);
  const [position] = kit.positions;
  if (position === undefined) throw new Error(`There is no position for: ${what}.`);
  change(position, kit);
  const { code: ended, output } = verify(writeKit(kit));
  expect(ended, output).toBe(code);
  expect(output).toMatch(says);
});

test('a draw without a tie, of a question too, is told and changes nothing', () => {
  const short = questions[0];
  if (short === undefined) throw new Error('There is no question.');
  const { code, output } = verify(writeKit(buildKit({ ...short, order: 'yo' })));
  expect(code, output).toBe(3);
  expect(output).toContain('there is a draw without a tie. It changes nothing.');
});

describe('the report tells', () => {
  const reportOf = (short: ShortPosition) => verify(writeKit(buildKit(short))).output;

  test('the votes of nobody, those who abstain, and why a seat is empty', () => {
    const output = reportOf({
      ...{ seats: 2, maxChoices: 2, canAbstain: true, nobody: 'reopens' },
      ...{ candidates: 'a b c n', papers: '3ab 1a 4n 2-', outcome: 'reopened' },
    });
    expect(output).toContain('2 seats, 10 ballots, of which 2 abstain');
    expect(output).toMatch(/4 {2}"N" \(\S+\), for nobody/);
    expect(output).toContain(
      'Nobody is elected: no person has more votes than nobody, and "N" has 4.',
    );
    expect(output).toContain('Empty seats: 2');
  });

  test('the rounds, with the quota and what each came to', () => {
    const output = reportOf({
      ...{ method: 'stv', seats: 2, nobody: 'reopens', candidates: 'a b n' },
      ...{ papers: '6n 2a 1b', outcome: 'elected', elected: 'a' },
    });
    const told = output.split('\n').filter((line) => /^ {2}(Quota|Round|Empty)/.test(line));
    expect(told).toEqual([
      '  Quota: 4 votes',
      '  Round 1: "N" 6, "A" 2, "B" 1; elected: "N"; passes its surplus on: "N"',
      '  Round 2: "A" 2, "N" 1.99998, "B" 1; excluded: "B"',
      '  Round 3: "A" 2, "N" 1.99998; excluded: "N"; elected: "A"',
      '  Empty seats: 1; 1 of them went to nobody',
    ]);
  });

  test('that the draw decided a round', () => {
    expect(
      reportOf({
        ...{ method: 'irv', candidates: 'a b c', papers: '2a 1ba 1cb', order: 'bca' },
        ...{ outcome: 'elected', elected: 'a', tied: 'bc' },
      }),
    ).toContain('  Round 1: "A" 2, "B" 1, "C" 1; excluded: "C"; the draw decided');
  });

  test('the answer to a question with its figures', () => {
    const output = reportOf({
      ...{ canAbstain: true, candidates: 'y o', papers: '4y 2o 1-', outcome: 'passed' },
      question: {
        text: 'Shall the fee rise?',
        quorum: { kind: 'number', least: 5 },
        majority: { share: { numerator: 2, denominator: 3 }, of: 'valid' },
        eligible: 20,
      },
      answer: { voted: 7, quorumNeeded: 5, yesNeeded: 4 },
    });
    expect(output).toContain('The question is passed.');
    expect(output).toContain('4 yes and 2 no; 4 yes were needed.');
    expect(output).toContain('7 of 20 people took part; 5 were needed.');
  });
});

const before = path.resolve(import.meta.dirname, 'fixtures/kits');
const kitsOfBefore = ['before-3', 'before-4', 'before-6'].flatMap((folder) =>
  readdirSync(path.join(before, folder)).map((file) => path.join(folder, file)),
);

test.each(kitsOfBefore)('a kit of a release before holds still: %s', (file) => {
  const kit = readFileSync(path.join(before, file));
  const expectedHash = createHash('sha256').update(kit).digest('hex');
  const { code, output } = verify(kit, { expectedHash });
  expect(code, output).toBe(0);
});
