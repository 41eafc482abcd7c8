import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults, whyStale } from '../tools/power/faults.ts';

// The faults of `npm run test:power` can be planted: their texts and the tests that see them are there.

const root = path.resolve(import.meta.dirname, '..');

test('each fault has its text once', () => {
  expect(faults.flatMap((fault) => whyStale(fault) ?? [])).toEqual([]);
});

test('each fault has its test', () => {
  const lost = faults.filter(
    ({ suite, tests }) =>
      suite !== 'check' && !fs.existsSync(path.join(root, suite === 'e2e' ? 'tests' : '', tests)),
  );
  expect(lost.map(({ area, fault, tests }) => `${area}: ${fault}: ${tests}`)).toEqual([]);
});
