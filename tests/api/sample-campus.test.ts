import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { leastVotesTold } from '#core/elections/turnout.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { scenarios } from '../../tools/scenarios/scenarios.ts';

const app = testApp();

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
