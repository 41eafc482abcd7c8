import { expect, test } from 'vitest';
import type { TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Actor } from '#tests/support/factories.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const complain = (who: Actor, { id: electionId }: TestElection, given: object = {}) =>
  who.send('createComplaint', {
    body: { electionId, about: 'voting', subject: 'The room', text: 'It was shut.', ...given },
  });
const listed = async (who: Actor, { id }: TestElection) =>
  (await who.send('listAppeals', { query: { election: id } })).body;
const rule = (who: Actor, id: string) =>
  who.send('answerAppeal', { params: { id }, body: { text: 'It was open.', ruling: 'dismissed' } });

test('a complaint is taken while voting is paused, and waits for officers all the same', async () => {
  const election = await createElection(app.ctx);
  const params = { id: election.id };
  await admin.send('pauseElection', { params, body: { reason: 'The power is out.' } });
  expect((await complain(await createActor(app), election)).status).toBe(201);
  expect((await council.send('listWaiting')).body.things).toContainEqual(
    expect.objectContaining({ kind: 'appeals', electionId: election.id }),
  );
  const [row] = await listed(council, election);
  expect((await rule(council, row._id)).status).toBe(200);
  await admin.send('cancelElection', { params, body: { reason: 'No power today.' } });
  expect(await complain(await createActor(app), election)).toMatchObject(
    refusedWith('appeals-over'),
  );
});

test('whoever suspends the other officers does not rule on a complaint about themselves', async () => {
  const election = await createElection(app.ctx);
  await complain(await createActor(app), election, { about: 'officer', ofId: admin.id });
  const params = { id: council.id };
  expect(
    (await admin.send('suspendUser', { params, body: { reason: 'In the way.' } })).status,
  ).toBe(200);
  const [row] = await listed(admin, election);
  expect(row).toMatchObject({ isHidden: true, by: null, text: '' });
  expect(await rule(admin, row._id)).toMatchObject(refusedWith('own-complaint'));
  await admin.send('liftSuspension', { params });
});
