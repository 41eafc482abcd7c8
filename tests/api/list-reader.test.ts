import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { openListReader } from '#server/voter-lists/list-reader.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { fileOf, line, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// A large list is read apart from the thread that takes votes.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
afterAll(() => stage.close());

const large = fileOf(...Array.from({ length: 40_000 }, (_, index) => line(index)));

/** How often others had their turn while the work went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { turns: 0, isDone: false };
  const others = (async () => {
    while (!state.isDone) {
      await setImmediate();
      state.turns += 1;
    }
  })();
  try {
    await work;
  } finally {
    state.isDone = true;
    await others;
  }
  return state.turns;
}

test('others have their turn thousands of times while a large list is read', async () => {
  const { listReader } = stage.app.ctx;
  const reading = listReader.read(large, usualFormat);
  expect(await turnsDuring(reading)).toBeGreaterThan(2_000);
  const { entries, problems } = await reading;
  expect(entries.length).toBeGreaterThan(9_000);
  expect(entries[7]).toMatchObject({ name: 'Voter 7', email: 'voter7@campus.example' });
  expect(entries.length + problems.length).toBeGreaterThanOrEqual(40_000);
});

test('lists are read one at a time, and where too many wait they are refused with a sentence', async () => {
  let [now, most] = [0, 0];
  const count = (worker: Worker) => {
    now += 1;
    most = Math.max(most, now);
    worker.once('exit', () => (now -= 1));
  };
  process.on('worker', count);
  afterThis(() => process.off('worker', count));
  const text = fileOf(line(1), line(2));
  const answers = await Promise.all(Array.from({ length: 16 }, () => stage.preview({ text })));
  expect(most).toBe(1);
  const read = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(read.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeGreaterThan(0);
  expect(read.length + refused.length).toBe(16);
  for (const { body, headers } of refused) {
    expect(body.message).toBe(
      'Other voter lists are being read at the moment. Please try again shortly.',
    );
    expect(headers['retry-after']).toBe('10');
  }
  expect((await stage.preview({ text })).status).toBe(200);
});

test('a file that its memory does not hold ends its own thread only, with a sentence', async () => {
  const reader = openListReader(16);
  afterThis(() => reader.close());
  await expect(reader.read('a\n'.repeat(1_000_000), usualFormat)).rejects.toMatchObject({
    reason: 'not-a-list',
    message: expect.stringContaining('too many lines or columns'),
  });
  expect((await reader.read(fileOf(line(1)), usualFormat)).entries).toHaveLength(1);
});

test('a server that stops does not wait for a list', async () => {
  const other = await openVoterListStage();
  const reading = other.app.ctx.listReader.read(large, usualFormat);
  const [read] = await Promise.allSettled([reading, other.close()]);
  expect(read).toMatchObject({ status: 'rejected', reason: { reason: 'overloaded' } });
});
