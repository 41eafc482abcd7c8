import { afterEach, expect } from 'vitest';

declare global {
  // A browser loads this file twice, as a setup file and as an import; they share what they heard.
  var hustingsNoise: { heard: string[]; expected: RegExp[] } | undefined;
}

const noise = (globalThis.hustingsNoise ??= listen());

/** Says that this test makes console.error speak, and of what. A test that then stays silent fails. */
export function expectNoise(pattern: RegExp): void {
  noise.expected.push(pattern);
}

function listen(): { heard: string[]; expected: RegExp[] } {
  const state: { heard: string[]; expected: RegExp[] } = { heard: [], expected: [] };
  const loud = console.error;
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ');
    state.heard.push(line);
    if (!state.expected.some((pattern) => pattern.test(line))) loud(...parts);
  };
  return state;
}

afterEach(() => {
  const lines = noise.heard.splice(0);
  const patterns = noise.expected.splice(0);
  const surprises = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  expect(surprises, 'console.error spoke, and no test expected it').toEqual([]);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  expect(missing, 'the test expected console.error to speak').toEqual([]);
});
