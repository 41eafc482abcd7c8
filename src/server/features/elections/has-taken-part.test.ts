import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { hasTakenPart } from './has-taken-part.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

test('knows who voted, who asked to stand, and who did neither', async () => {
  const election = await createElection(house.ctx);
  const [voter, hopeful] = [await createActor(house), await createActor(house)];
  const bystander = await createAccount(house.ctx);
  const body = { electionId: election.id, position: 'President' };
  const candidateId = election.positions[0]?.candidates[0]?.id;
  await voter.send('castVote', { body: { ...body, userId: voter.id, candidateId } });
  await hopeful.send('createNomination', { body: { ...body, userId: hopeful.id } });
  expect(await hasTakenPart(house.ctx.db, voter.id)).toBe(true);
  expect(await hasTakenPart(house.ctx.db, hopeful.id)).toBe(true);
  expect(await hasTakenPart(house.ctx.db, bystander.id)).toBe(false);
});
