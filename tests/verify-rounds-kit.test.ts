import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brokenMoves } from './support/broken-moves.ts';
import { brokenRounds } from './support/broken-rounds.ts';
import { heldRounds } from './support/held-rounds.ts';
import { buildRoundsKit } from './support/rounds-kit-builder.ts';
import { runOffs, transfers } from './support/short-positions.ts';
import { verify } from './support/verifier.ts';

// A kit of rounds: what a figure can be by those before it, and nothing that only the ballots show.

const write = (kit: unknown) => `${JSON.stringify(kit)}\n`;

test.each(Object.entries(heldRounds))('%s holds', (_name, short) => {
  const text = write(buildRoundsKit(short));
  const open = verify(text);
  expect(open.code, open.output).toBe(3);
  expect(open.output).toContain(
    'Rounds checked. The ballots are not public. Nobody compared the hash of the file.',
  );
  const expectedHash = createHash('sha256').update(text).digest('hex');
  const { code, output } = verify(text, { expectedHash });
  expect(code, output).toBe(0);
  expect(output).toContain('Rounds checked. The ballots are not public. The hash is the one');
  expect(verify(text, { expectedHash: 'a'.repeat(64) }).code).toBe(1);
});

describe('each ranked position that a whole kit is verified with', () => {
  test.each([...runOffs, ...transfers].map((short, at) => [at, short] as const))(
    '%i holds as rounds',
    (_at, short) => {
      const { code, output } = verify(write(buildRoundsKit(short)));
      expect(code, output).toBe(3);
      const other = short.outcome === 'elected' ? 'tie' : 'elected';
      const forged = verify(write(buildRoundsKit({ ...short, outcome: other })));
      expect(forged.code).toBe(1);
      expect(forged.output).toContain(`the result says "outcome" "${other}"`);
    },
  );
});

test.each([...brokenRounds, ...brokenMoves])('%s is red: %s', (name, what, change, code, says) => {
  const kit = structuredClone(buildRoundsKit(heldRounds[name]));
  expect(verify(write(kit)).code).toBe(3);
  const [position] = kit.positions;
  if (position === undefined) throw new Error(`There is no position for: ${what}.`);
  change(position, kit);
  const { code: ended, output } = verify(write(kit));
  expect(ended, output).toBe(code);
  expect(output).toMatch(says);
});

describe('of the orders of a draw the rounds show whether the present count was asked', () => {
  const asked = { left: [], disqualified: [], isSame: false };
  const ofVersion3 = (name: 'tied' | 'drawn' | 'runOff', orders: unknown[]) => {
    const { positions, ...kit } = buildRoundsKit(heldRounds[name]);
    const rules = { quorum: null, majority: null, eligible: 20, orders };
    return write({ ...kit, version: 3, positions: positions.map((one) => ({ ...one, ...rules })) });
  };
  test.each([
    ['tied', 'lacks the present count, which has a tie'],
    ['drawn', 'lacks the present count, which has a tie'],
    ['runOff', 'has the present count, and no tie of it'],
  ] as const)('%s', (name, says) => {
    const [right, wrong] = name === 'runOff' ? [[], [asked]] : [[asked], []];
    const held = verify(ofVersion3(name, right));
    expect(held.code, held.output).toBe(3);
    const forged = verify(ofVersion3(name, wrong));
    expect(forged.code, forged.output).toBe(1);
    expect(forged.output).toContain(`"orders" ${says}`);
  });
});

test('a code that somebody kept is not compared, and the report says what rounds do not show', () => {
  const { code, output } = verify(write(buildRoundsKit(heldRounds.runOff)), {
    expectedCode: 'KX4M-7Q2P-9TBA',
  });
  expect(code).toBe(3);
  expect(output).toContain('NOT COMPARED: a result code is made of the ballots');
  expect(output).toContain(`SHA-256 of the whole kit, which has the ballots: ${'c'.repeat(64)}`);
  expect(output).toContain('That the rounds are those of the ballots');
  expect(output).toContain('Round 1: "A" 4, "B" 4, "C" 2; excluded: "C"');
});
