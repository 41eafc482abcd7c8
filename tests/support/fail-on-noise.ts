import { afterEach, expect } from 'vitest';

const heard: string[] = [];
const loud = console.error;
console.error = (...parts: unknown[]) => {
  heard.push(parts.map(String).join(' '));
  loud(...parts);
};

afterEach(() => {
  expect(heard.splice(0), 'console.error spoke').toEqual([]);
});
