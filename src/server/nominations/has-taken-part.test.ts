import { expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { countWaiting, untilWaiting } from '#tests/support/until-waiting.ts';
import { hasTakenPart } from './has-taken-part.ts';

const app = testApp();

test('knows who voted, who asked to stand, and who did neither', async () => {
  const election = await createElection(app.ctx);
  const [voter, hopeful] = [await createActor(app), await createActor(app)];
  const bystander = await createAccount(app.ctx);
  const body = { electionId: election.id, position: 'President' };
  const candidateId = election.positions[0]?.candidates[0]?.id;
  await hopeful.send('createNomination', { body: { ...body, userId: hopeful.id } });
  await voter.send('castVote', { body: { ...body, userId: voter.id, candidateId } });
  expect(await hasTakenPart(app.ctx.db, voter.id)).toBe(true);
  expect(await hasTakenPart(app.ctx.db, hopeful.id)).toBe(true);
  expect(await hasTakenPart(app.ctx.db, bystander.id)).toBe(false);
});

test('a deletion waits for the vote that is being written, and then keeps the account', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const admin = await createActor(app, { role: 'admin' });
  const [position] = election.positions;
  const holder = await app.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from turnouts where position_id = $1 for update', [position?.id]);
  const vote = voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: position?.candidates[0]?.id,
    },
  });
  await untilWaiting(app.ctx);
  let isDeleted = false;
  const deletion = admin.send('deleteUser', { params: { id: voter.id } }).then((answer) => {
    isDeleted = true;
    return answer;
  });
  await expect.poll(async () => isDeleted || (await countWaiting(app.ctx)) === 2).toBe(true);
  await holder.query('commit');
  holder.release();
  expect(await vote).toMatchObject({ status: 200 });
  expect(await deletion).toMatchObject({ status: 200 });
  const account = await app.ctx.db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', voter.id)
    .execute();
  expect(account).toEqual([{ name: 'Former member', email: null }]);
});
