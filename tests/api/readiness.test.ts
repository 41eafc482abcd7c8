import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { noteUpkeep } from '#server/backup/upkeep-store.ts';
import type { Actor } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// What an election is missing, from the facts of a real campus.

let server: TestApp;
let admin: Actor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await createActor(server, { role: 'admin' });
});
afterAll(() => server.close());

async function kindsOf(id: string, reader: Actor = admin): Promise<string[] | undefined> {
  const { body } = await reader.send('listReadiness');
  const { elections } = body as Reply<'listReadiness'>;
  return elections
    .find(({ electionId }) => electionId === id)
    ?.lacks.map(({ kind, position }) => (position === '' ? kind : `${kind} ${position}`));
}

test('what is missing goes when it is there', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { body } = await admin.send('createElection', {
    body: {
      name: 'Council',
      description: 'Choose.',
      startDate: inDays(2),
      endDate: inDays(3),
      positions: ['President', 'Sport'],
      voters: 'proved',
      draft: true,
    },
  });
  const id = body.election._id;
  const usual = ['no-email', 'no-backup', 'one-officer'];
  expect(await kindsOf(id)).toEqual(['no-voter-list', ...usual]);

  await listNumber(server.ctx, '0177CS240001');
  await createActor(server, { role: 'council' });
  await server.ctx.transact((tx) => noteUpkeep(tx, 'backup', new Date()));
  expect(await kindsOf(id)).toEqual(['voters-without-address', 'no-email']);

  await admin.send('publishElection', { params: { id } });
  const withoutCandidates = ['no-candidates President', 'no-candidates Sport', 'keys-not-saved'];
  expect(await kindsOf(id)).toEqual(['voters-without-address', 'no-email', ...withoutCandidates]);
  await server.ctx.transact((tx) => noteUpkeep(tx, 'keys', new Date()));
  expect(await kindsOf(id)).not.toContain('keys-not-saved');
});

test('an observer reads the same as an officer', async () => {
  const { id } = await createElection(server.ctx, { positions: { President: 0 } });
  const observer = await createActor(server, { role: 'observer' });
  expect(await kindsOf(id, observer)).toContain('no-candidates President');
  expect(await kindsOf(id, observer)).toEqual(await kindsOf(id));
});

test('an election without its key here cannot go on, and one that is over misses nothing', async () => {
  const election = await createElection(server.ctx);
  await server.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ key_check: Buffer.alloc(32, 7) })
      .where('id', '=', election.id)
      .execute(),
  );
  expect((await kindsOf(election.id))?.[0]).toBe('no-key');
  await closeElectionNow(server.ctx, election.id);
  expect(await kindsOf(election.id)).toBeUndefined();
});
