import { expect, test } from 'vitest';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

test('a proposal in any case waits for the officers and then shows without number or e-mail', async () => {
  const asker = await createActor(server);
  const student = await createAccount(server.ctx);
  const created = await asker.send('createMember', {
    body: {
      enrollmentNumber: (student.enrollmentNumber ?? '').toLowerCase(),
      position: 'vice PRESIDENT',
    },
  });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    message: 'Member added successfully',
    // Whose number it is, officers see: it makes no name out of a number.
    member: { _id: expect.any(String), position: 'Vice President' },
  });
  const isOurs = (one: { student: { _id: string } }) => one.student._id === student.id;
  const shown = async () => (await server.send('listMembers')).body.filter(isOurs);
  expect(await shown()).toEqual([]);

  const council = await createActor(server, { role: 'council' });
  const waiting = (await council.send('listUnverifiedMembers')).body.find(isOurs);
  expect(waiting).toMatchObject({
    position: 'Vice President',
    proposedBy: asker.name,
    currentHolders: [],
    student: { enrollmentNumber: student.enrollmentNumber },
  });
  await council.send('verifyMember', { params: { id: waiting._id } });
  expect(await shown()).toEqual([
    {
      _id: waiting._id,
      position: 'Vice President',
      student: { _id: student.id, name: student.name, profileImg: '' },
    },
  ]);
});

test('refuses unknown numbers, unknown positions and a second proposal', async () => {
  const asker = await createActor(server);
  const propose = (enrollmentNumber: string, position: string) =>
    asker.send('createMember', { body: { enrollmentNumber, position } });
  expect((await propose('0177ZZ990000', 'President')).status).toBe(404);
  expect((await propose(asker.enrollmentNumber ?? '', 'Emperor')).status).toBe(400);
  expect((await propose('', 'President')).body.message).toBe('Please fill in all fields');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => propose(asker.enrollmentNumber ?? '', 'President')),
  );
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
  expect(answers.filter((one) => one.status === 409)).toHaveLength(9);
});

test('nobody but an admin approves themselves', async () => {
  for (const [role, status] of [
    ['council', 403],
    ['admin', 200],
  ] as const) {
    const actor = await createActor(server, { role, enrollmentNumber: `0177AI250${status}` });
    const { member } = (
      await actor.send('createMember', {
        body: { enrollmentNumber: actor.enrollmentNumber ?? '', position: 'Media Secretary' },
      })
    ).body;
    const answer = await actor.send('verifyMember', { params: { id: member._id } });
    expect(answer.status).toBe(status);
  }
});
