import { afterEach } from 'vitest';

const cleanUps: (() => unknown)[] = [];

/** Runs after the test that is under way, last come first served. */
export function afterThis(...more: (() => unknown)[]): void {
  cleanUps.push(...more);
}

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
