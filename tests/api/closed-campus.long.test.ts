import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Connection } from '#server/platform/db/client.ts';
import { findRunning } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { servingRole } from '#server/platform/db/roles/create-roles.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { attacksOn, turnRound } from '#tests/support/attack-closed.ts';
import { borrowDatabase, folder, lendFolders } from '#tests/support/embedded-servers.ts';
import { createAccount, createElection, sealVotes } from '#tests/support/factories.ts';
import type { Books, TestElection } from '#tests/support/factories.ts';
import { startProcess } from '#tests/support/server-process.ts';

lendFolders();

// A1 on a campus as `npm start` and the guide to one machine make it: the embedded database, with the
// roles that a start gives it.

test('who has the password of the server’s role turns no result round', async () => {
  await borrowDatabase();
  const place = { connectionString: '', folder };
  const server = await startProcess(place);
  expect(server.said()).not.toMatch(/could change|counted elections/);
  const owner = findRunning(folder);
  if (owner === null) throw new Error('no database runs');
  const serving = { ...owner, user: servingRole };
  const { election, end } = await voted(serving);
  await end();
  // The next start finds what is to be closed.
  await server.kill();
  const { url } = await startProcess(place);
  await isClosed(serving, election);
  const client = new pg.Client(serving);
  await client.connect();
  afterThis(() => client.end());
  const download = async () =>
    (await fetch(`${url}/api/election/recount-kit/${election.id}`)).text();
  const read = async () => (await fetch(`${url}/api/election/get-results`)).json();
  // The server looks once more at the kit that it wrote, and says so beside the result.
  await expect.poll(async () => (await read())[0]?.recountKit?.check).toBeTruthy();
  const before = [await read(), await download()];
  const [shown] = before[0] as { results: { candidates: { votes: number }[] }[] }[];
  expect(shown?.results[0]?.candidates.map(({ votes }) => votes)).toEqual([5, 1]);
  await expect(turnRound(client, election, download)).rejects.toThrow('permission denied');
  for (const [name, statement] of Object.entries(attacksOn(election))) {
    await expect(
      client.query(`begin; ${statement}; set constraints all immediate; commit`),
      name,
    ).rejects.toHaveProperty('code');
    await client.query('rollback');
  }
  expect([await read(), await download()]).toEqual(before);
});

/** Six votes in an election, and a way to end it. */
async function voted(connection: Connection) {
  const { db, transact, close } = openDatabase(connection, () => {});
  afterThis(() => close());
  const books = { db, transact, electionKeys: openKeyStore(path.join(folder, 'keys')) } as Books;
  const election = await createElection(books, { positions: { President: 2 } });
  await sealVotes(books, election, [[5, 1]]);
  const voters = await Promise.all(Array.from({ length: 6 }, () => createAccount(books)));
  await transact((tx) =>
    tx
      .insertInto('participations')
      .values(
        voters.map(({ id }) => ({
          position_id: election.positions[0]?.id ?? '',
          voter_id: id,
          receipt: `HUST-${id.slice(0, 8)}`,
        })),
      )
      .execute(),
  );
  const end = () =>
    transact((tx) =>
      tx
        .updateTable('elections')
        .set({ ends_at: new Date(Date.now() - 1_000) })
        .where('id', '=', election.id)
        .execute(),
    );
  return { election, end };
}

async function isClosed(connection: Connection, { id }: TestElection): Promise<void> {
  const { pool, close } = openDatabase(connection, () => {});
  try {
    for (;;) {
      const { rows } = await pool.query('select closed_at from elections where id = $1', [id]);
      if (rows[0]?.closed_at !== null) return;
      await wait(100);
    }
  } finally {
    await close();
  }
}
