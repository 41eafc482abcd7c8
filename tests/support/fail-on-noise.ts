import { afterEach, expect } from 'vitest';

const heard: string[] = [];
const expected: RegExp[] = [];

/** Says that this test makes console.error speak, and of what. A test that then stays silent fails. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

const loud = console.error;
console.error = (...parts: unknown[]) => {
  const line = parts.map(String).join(' ');
  heard.push(line);
  if (!expected.some((pattern) => pattern.test(line))) loud(...parts);
};

afterEach(() => {
  const lines = heard.splice(0);
  const patterns = expected.splice(0);
  const surprises = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  expect(surprises, 'console.error spoke, and no test expected it').toEqual([]);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  expect(missing, 'the test expected console.error to speak').toEqual([]);
});
