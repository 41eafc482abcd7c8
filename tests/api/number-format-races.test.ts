import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdNumberFormat } from '#server/number-format/number-format.ts';
import { lockNumberFormat } from '#server/number-format/store.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { eightDigits } from '#tests/support/number-formats.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// Whoever writes a number and whoever changes the format wait for each other, so that no number gets in
// that does not fit what stands at the end.

let app: TestApp;
let admin: Actor;
beforeEach(async () => {
  app = await startTestApp();
  admin = await createActor(app, { role: 'admin' });
});
afterEach(() => app.close());

const number = '0177CS240001';
const day = 24 * 60 * 60_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
type Answer = Awaited<ReturnType<Actor['send']>>;

/** Until this answer is there, or somebody waits for the format. */
async function answeredOrWaiting(answer: Promise<Answer>): Promise<void> {
  let isDone = false;
  void answer.finally(() => (isDone = true));
  while (!isDone) {
    const { rows } = await app.ctx.pool.query(
      "select from pg_locks where locktype = 'advisory' and not granted limit 1",
    );
    if (rows.length > 0) return;
    await setTimeout(20);
  }
}

const writers: [string, () => Promise<Answer>][] = [
  [
    'a registration',
    () =>
      app.send('registerStudent', {
        body: {
          role: 'student',
          name: 'Asha Rao',
          email: 'asha@campus.example',
          enrollmentNumber: number,
          password: 'a lamp by the sea',
        },
      }),
  ],
  ['a voter who is added', () => admin.send('addVoter', { body: { enrollmentNumber: number } })],
  [
    'a list that is imported',
    async () => {
      const text = number;
      const { stamp } = (await admin.send('previewVoterList', { body: { text } })).body;
      return admin.send('importVoterList', { body: { text, stamp, fileName: 'a.csv' } });
    },
  ],
  [
    'an election with a list of its own',
    () =>
      admin.send('createElection', {
        body: {
          name: 'Council',
          description: 'One year.',
          startDate: at(1),
          endDate: at(2),
          positions: ['President'],
          electorate: { kind: 'roll', numbers: [number] },
        },
      }),
  ],
  [
    'a number that is corrected',
    async () => {
      const { id } = await createActor(app, { role: 'council', enrollmentNumber: null });
      return admin.send('correctUser', { params: { id }, body: { enrollmentNumber: number } });
    },
  ],
];

test.each(writers)('%s waits for a change of the format, and is judged by it', async (_, write) => {
  // The campus has its row, and this process remembers the format of before.
  await admin.send('saveCampusSettings', { body: { isWinnerEmailHidden: false } });
  await app.send('readCampusSettings');
  let answer: Promise<Answer> | undefined;
  await app.ctx.transact(async (tx) => {
    await lockNumberFormat(tx);
    await tx
      .updateTable('campus')
      .set({ number_formats: [...eightDigits] })
      .execute();
    answer = write();
    await answeredOrWaiting(answer);
  });
  expect([400, 409]).toContain((await answer)?.status);
  const { rows } = await app.ctx.pool.query(
    `select from accounts where enrollment_number = $1
     union all select from voter_list_entries where enrollment_number = $1`,
    [number],
  );
  expect(rows).toEqual([]);
});

test('a change of the format waits for a number that is being written, and counts it', async () => {
  let answer: Promise<Answer> | undefined;
  await app.ctx.transact(async (tx) => {
    await holdNumberFormat(tx);
    await tx
      .insertInto('voter_list_entries')
      .values({ election_id: null, enrollment_number: number })
      .execute();
    answer = admin.send('saveCampusSettings', {
      body: { numberFormats: eightDigits },
    });
    await answeredOrWaiting(answer);
  });
  expect(await answer).toMatchObject({
    status: 409,
    body: { reason: 'number-format-in-use' },
  });
});
