import { expect, test } from 'vitest';
import { buildKit } from './support/kit-builder.ts';
import { writeKit } from './support/kit-forger.ts';
import { verify } from './support/verifier.ts';

// Two people of one name in a kit of version 6, and what stands under each.

const twins = (version: number, apart: readonly unknown[]) => {
  const kit = buildKit({ candidates: 'a b', papers: '2a 1b', elected: 'a', outcome: 'elected' });
  Object.assign(kit, { version });
  const [position] = kit.positions;
  if (version === 6) Object.assign(position ?? {}, { quorum: null, majority: null, eligible: 3 });
  for (const [at, one] of (kit.positions[0]?.candidates ?? []).entries()) {
    Object.assign(one, { name: 'Asha' }, apart[at] === undefined ? {} : { apart: apart[at] });
  }
  return verify(writeKit(kit));
};

test('the report names each with the line under the name', () => {
  const { code, output } = twins(6, ['CS, 22', 'Chemistry']);
  expect(code, output).toBe(3);
  expect(output).toContain('Elected: "Asha", "CS, 22" (');
  expect(output).toContain('"Asha", "Chemistry" (');
  // Somebody may have none.
  expect(twins(6, ['CS, 22']).code).toBe(3);
});

test.each([
  ['an empty one', 6, ['', 'CS']],
  ['one that is no text', 6, [22, 'CS']],
  ['one in a kit of before', 4, ['CS', 'ME']],
])('%s is no line', (_what, version, apart) => {
  expect(twins(version, apart).code).toBe(2);
});
