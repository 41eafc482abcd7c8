import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

// A call is let in and its caller's account is gone before it writes.

const server = testApp();

/** Somebody whose session this process goes on believing, as while a deletion is under way. */
async function vanished(given: Parameters<typeof createActor>[1]): Promise<Actor> {
  const actor = await createActor(server, given);
  const { find } = server.ctx.sessions;
  const known = await find(actor.cookie.split('=')[1] ?? '');
  server.ctx.sessions.find = (token) =>
    known !== null && actor.cookie.endsWith(token) ? known : find(token);
  await server.ctx.transact((tx) => sql`delete from accounts where id = ${actor.id}`.execute(tx));
  return actor;
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString();

test.each<
  [string, Parameters<typeof createActor>[1], (actor: Actor) => Promise<{ status: number }>]
>([
  [
    'an election',
    { role: 'council' },
    (actor) =>
      actor.send('createElection', {
        body: {
          name: 'Spring',
          description: 'Of the spring',
          startDate: inAnHour(),
          endDate: inTwoHours(),
          positions: ['President'],
        },
      }),
  ],
  [
    'a nomination',
    { role: 'student' },
    async (actor) => {
      const { id } = await createElection(server.ctx);
      const body = { electionId: id, position: 'President', userId: actor.id };
      return actor.send('createNomination', { body });
    },
  ],
  [
    'the deletion of another account',
    { role: 'admin' },
    async (actor) => {
      await createActor(server, { role: 'admin' });
      const { id } = await createActor(server, { role: 'admin' });
      return actor.send('deleteUser', { params: { id } });
    },
  ],
  [
    'an approval taken back',
    { role: 'admin' },
    async (actor) => {
      await createActor(server, { role: 'admin' });
      const { id } = await createActor(server, { role: 'admin' });
      return actor.send('unverifyUser', { params: { id } });
    },
  ],
])('%s of somebody who is gone is a 401 and nothing happens', async (_, given, act) => {
  const actor = await vanished(given);
  const answer = await act(actor);
  expect(answer).toMatchObject({ status: 401, body: { reason: 'not-logged-in' } });
});

test('a proposal for somebody who was just deleted finds no such number', async () => {
  const asker = await createActor(server);
  const gone = await createActor(server);
  const deleting = Promise.withResolvers<void>();
  const deleted = server.ctx.transact(async (tx) => {
    await sql`delete from accounts where id = ${gone.id}`.execute(tx);
    await deleting.promise;
  });
  const body = { enrollmentNumber: gone.enrollmentNumber, position: 'President' };
  const asked = asker.send('createMember', { body });
  await untilWaiting(server.ctx);
  deleting.resolve();
  await deleted;
  expect(await asked).toMatchObject({ status: 404, body: { reason: 'unknown-number' } });
});
