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
