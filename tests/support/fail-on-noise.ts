import { afterEach, expect } from 'vitest';

const received: string[] = [];
const loud = console.error;
console.error = (...parts: unknown[]) => {
  received.push(parts.map(String).join(' '));
  loud(...parts);
};

afterEach(() => {
  expect(received.splice(0), 'console.error spoke').toEqual([]);
});
