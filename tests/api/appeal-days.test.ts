import { beforeEach, expect, test } from 'vitest';
import { freezeSentences } from '#core/elections/freezing.ts';
import { keepAppealsUntil } from '#server/counting/certify-store.ts';
import { createElection } from '#tests/support/factories.ts';
import { endedElection, heldElection } from '#tests/support/outcome-stage.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Until when people can complain after the close: the setting of the campus, or the election's own days.

startWithTwoOfficers();

const dayLength = 86_400_000;
const setDays = async (appealDays: number) => {
  const { status } = await admin.send('saveCampusSettings', { body: { appealDays } });
  expect(status).toBe(200);
};
beforeEach(() => setDays(3));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const body = (rules?: Record<string, unknown>) => ({
  name: 'Council',
  description: 'Yearly.',
  startDate: inHours(1),
  endDate: inHours(2),
  positions: ['President'],
  ...(rules !== undefined && { rules }),
});
/** How many days after the close people can complain, as it is written down now. */
async function daysOf(id: string): Promise<number> {
  const until = await app.ctx.transact((tx) => keepAppealsUntil(tx, id));
  const row = await app.ctx.db
    .selectFrom('elections')
    .select(['ends_at', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const from = row.released_at ?? row.ends_at ?? new Date(0);
  return Math.round(((until?.getTime() ?? 0) - from.getTime()) / dayLength);
}

test('an election can have days of its own, which stay with copies', async () => {
  const { status, body: made } = await council.send('createElection', {
    body: body({ appealDays: 5 }),
  });
  expect(status, JSON.stringify(made)).toBe(201);
  expect(made.election.rules).toMatchObject({ tie: 'draw', appealDays: 5 });
  const id = made.election._id;
  const copy = await council.send('duplicateElection', { params: { id } });
  expect(copy.body.election.rules.appealDays).toBe(5);

  const edited = await council.send('editElection', {
    params: { id },
    body: { rules: { appealDays: 0 }, reason: 'Sooner.' },
  });
  expect(edited.body.election.rules.appealDays).toBe(0);
  const back = await council.send('editElection', {
    params: { id },
    body: { rules: {}, reason: 'As usual.' },
  });
  expect(back.body.election.rules).not.toHaveProperty('appealDays');
  for (const appealDays of [-1, 31, 1.5, 'three']) {
    const wrong = await council.send('createElection', { body: body({ appealDays }) });
    expect(wrong.status).toBe(400);
  }
});

test('of the close the days are counted that the election says, else those of the campus', async () => {
  const own = await endedElection(app, [1, 2], { appeal_days: 5 });
  const usual = await endedElection(app, [1, 2]);
  expect([await daysOf(own.id), await daysOf(usual.id)]).toEqual([5, 3]);
  const released = await heldElection(app, [1, 2], { appeal_days: 5 });
  const params = { id: released.id };
  const answer = await council.send('releaseResults', { params, body: { reason: 'Heard.' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await daysOf(released.id)).toBe(5);
});

test('a setting that changes after voting opened moves nothing, and before that it does', async () => {
  const open = await createElection(app.ctx);
  const upcoming = await createElection(app.ctx, { startsInMinutes: 30 });
  const held = await heldElection(app, [1, 2]);
  await setDays(10);
  expect([await daysOf(open.id), await daysOf(upcoming.id)]).toEqual([3, 10]);
  const params = { id: held.id };
  await council.send('releaseResults', { params, body: { reason: 'Heard.' } });
  expect(await daysOf(held.id)).toBe(3);
  const { elections } = (await app.send('listElections')).body;
  const shown = (id: string) => elections.find(({ _id }: { _id: string }) => _id === id).rules;
  expect(shown(open.id).appealDays).toBe(3);
  expect(shown(upcoming.id)).not.toHaveProperty('appealDays');
});

test('they are fixed when voting opens', async () => {
  const { id } = await createElection(app.ctx);
  const answer = await council.send('editElection', {
    params: { id },
    body: { rules: { appealDays: 7 }, reason: 'More time.' },
  });
  expect([answer.status, answer.body.reason]).toEqual([409, 'election-frozen']);
  expect(answer.body.fields).toEqual({ rules: freezeSentences.opening });
});
