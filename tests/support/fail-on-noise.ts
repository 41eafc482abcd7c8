import { afterAll, afterEach, expect } from 'vitest';

const received: string[] = [];
const loud = console.error;
console.error = (...parts: unknown[]) => {
  received.push(parts.map(String).join(' '));
  loud(...parts);
};

afterEach(() => {
  expect(received.splice(0), 'console.error spoke').toEqual([]);
});
// The next file may run in the same process.
afterAll(() => {
  console.error = loud;
});
