import { afterAll, beforeAll, expect, test } from 'vitest';
import { killings, runKilling } from './kills.ts';
import { prepareFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';

// A small part of npm run faults: real processes, killed under load. Linux alone shows them all.
const isLinux = process.platform === 'linux';
const times = [4, 5, 8, 3];
// Several killings, each with a start: above the usual time of a test.
const enough = { timeout: 180_000 };

let fixture: Fixture;
// A hook that runs out of time leaves the server behind that it has just started.
beforeAll(async () => {
  if (isLinux) fixture = await prepareFixture({ seed: Date.now(), voters: 3_000 });
}, enough.timeout);
afterAll(() => fixture?.close());

test.runIf(isLinux).each(killings.map((killing, index) => [killing.fault, index] as const))(
  '%s under load loses and doubles no vote, and it comes back by itself',
  enough,
  async (_, index) => {
    const killing = killings[index];
    if (killing === undefined) throw new Error('there is no such killing');
    const finding = await runKilling(fixture, {
      ...killing,
      times: times[index] ?? 1,
      seconds: Infinity,
    });
    expect(finding).toMatchObject({ times: times[index], lost: 0, doubled: 0, wrongs: [] });
    expect(finding.acknowledged).toBeGreaterThan(times[index] ?? 1);
  },
);
