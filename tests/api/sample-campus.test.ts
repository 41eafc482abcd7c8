import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { leastVotesTold } from '#core/elections/turnout.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { scenarios } from '../../tools/scenarios/scenarios.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an ended sample election tells when its people voted, as the server would', async () => {
  const { id } = await scenarios.tie(app.ctx);
  const { body } = await app.send('readTurnout', { params: { id } });
  const hours: Reply<'readTurnout'>['byHour'] = body.byHour;
  // Forty people, two positions; the first hours are told together.
  expect(hours.reduce((sum, { votes }) => sum + votes, 0)).toBe(80);
  expect(hours.length).toBeGreaterThan(1);
  for (const { votes } of hours) expect(votes).toBeGreaterThanOrEqual(leastVotesTold);
  const { elections }: Reply<'listElections'> = (await app.send('listElections')).body;
  const election = elections.find(({ _id }) => _id === id);
  const results: Reply<'listResults'> = (await app.send('listResults')).body;
  expect(results.find(({ electionId }) => electionId === id)?.recountKit?.edition).toBe(1);
  expect([hours[0]?.from, hours.at(-1)?.until]).toEqual([election?.startDate, election?.endDate]);
});
