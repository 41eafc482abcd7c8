const cleanUps: (() => unknown)[] = [];

/** Runs after the test that is under way, last come first served. */
export function afterThis(...more: (() => unknown)[]): void {
  cleanUps.push(...more);
}

/** What every file of tests does after each of them (tests/support/clean-up.ts). */
export async function cleanUp(): Promise<void> {
  for (const one of cleanUps.splice(0).toReversed()) await one();
}
