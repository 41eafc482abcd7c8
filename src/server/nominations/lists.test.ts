import { blankTexts } from '#core/elections/nomination.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const nominate = async (actor: Actor, electionId: string, position: string): Promise<string> => {
  const { body } = await actor.send('createNomination', {
    body: { electionId, position, userId: actor.id },
  });
  return body.nomination._id;
};

test('oldest first, with what the admin needs to decide', async () => {
  const election = await createElection(app.ctx, { positions: { President: 1, Sport: 0 } });
  const [meher, arjun] = [await createActor(app), await createActor(app)];
  const first = await nominate(meher, election.id, 'President');
  const second = await nominate(arjun, election.id, 'Sport');
  const third = await nominate(meher, election.id, 'Sport');
  const { body } = await admin.send('listPendingNominations');
  expect(body.map((one: { _id: string }) => one._id)).toEqual([first, second, third]);
  expect(body[0]).toEqual({
    _id: first,
    positionId: election.positions[0]?.id,
    position: 'President',
    status: 'pending',
    election: { _id: election.id, name: election.name },
    nominee: {
      _id: meher.id,
      name: meher.name,
      profileImg: '',
      email: meher.email,
      enrollmentNumber: meher.enrollmentNumber,
    },
    requestedAt: expect.stringMatching(/Z$/),
    alsoStandsFor: ['Sport'],
    looksLike: [],
    conditions: [],
    checked: [],
    isFrozen: false,
    ...blankTexts,
    imageUrl: '',
    reason: null,
    version: 1,
    edit: null,
  });

  await arjun.send('castVote', {
    body: {
      userId: arjun.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    },
  });
  await admin.send('rejectNomination', { params: { id: third } });
  const later = (await admin.send('listPendingNominations')).body;
  expect(
    later.map((one: { _id: string; isFrozen: boolean; alsoStandsFor: string[] }) => [
      one._id,
      one.isFrozen,
      one.alsoStandsFor,
    ]),
  ).toEqual([
    [first, true, []],
    [second, false, []],
  ]);
  await closeElectionNow(app.ctx, election.id);
  expect((await admin.send('listPendingNominations')).body).toEqual([]);
});

test('leaves out who closed their account, and is the admin’s alone', async () => {
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  const id = await nominate(actor, election.id, 'President');
  await admin.send('deleteUser', { params: { id: actor.id } });
  expect((await admin.send('listPendingNominations')).body).toEqual([]);
  expect(await admin.send('acceptNomination', { params: { id } })).toMatchObject(
    refusedWith('unknown-nomination'),
  );
  const council = await createActor(app, { role: 'council' });
  expect(await council.send('listPendingNominations')).toMatchObject(refusedWith('role-too-small'));
});
