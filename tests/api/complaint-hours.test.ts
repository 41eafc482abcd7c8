import { expect, test } from 'vitest';
import { wrongText } from '#texts/wrong-text.ts';
import { freezeSentences } from '#core/elections/freezing.ts';
import { keepComplaintsUntil } from '#server/counting/certify-store.ts';
import { createElection } from '#tests/support/factories.ts';
import { endedElection, heldElection } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Until when people can complain: so many hours after the close or the results. Before it nothing is certified.

startWithTwoOfficers();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const body = (rules?: Record<string, unknown>) => ({
  name: 'Council',
  description: 'Yearly.',
  startDate: inHours(1),
  endDate: inHours(2),
  positions: ['President'],
  ...(rules !== undefined && { rules }),
});
/** How many hours after the close, or after the release, as it is written down now; null where it is not known. */
async function hoursOf(id: string, from: 'ends_at' | 'released_at'): Promise<number | null> {
  const until = await app.ctx.transact((tx) => keepComplaintsUntil(tx, id));
  const row = await app.ctx.db
    .selectFrom('elections')
    .select(['ends_at', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const start = row[from];
  if (until === null || start === null) return null;
  return Math.round((until.getTime() - start.getTime()) / 3_600_000);
}

test('an election has 72 hours after the results, or its own, which stay with copies', async () => {
  const usual = await council.send('createElection', { body: body() });
  expect(usual.body.election.rules.complaints).toEqual({ hours: 72, after: 'results' });
  const complaints = { hours: 20, after: 'close' };
  const { status, body: made } = await council.send('createElection', {
    body: body({ complaints }),
  });
  expect(status, JSON.stringify(made)).toBe(201);
  expect(made.election.rules).toMatchObject({ tie: 'draw', complaints });
  const id = made.election._id;
  const copy = await council.send('duplicateElection', { params: { id } });
  expect(copy.body.election.rules.complaints).toEqual(complaints);

  // As programs for 0.3.0 say it.
  const edited = await council.send('editElection', {
    params: { id },
    body: { rules: { appealDays: 5 }, reason: 'Longer.' },
  });
  expect(edited.body.election.rules.complaints).toEqual({ hours: 120, after: 'results' });
  expect(edited.body.election.rules).not.toHaveProperty('appealDays');
  for (const wrong of [
    { complaints: { hours: -1 } },
    { complaints: { hours: 721 } },
    { complaints: { hours: 1.5 } },
    { complaints: { hours: 1, after: 'never' } },
    { appealDays: 31 },
  ]) {
    expect((await council.send('createElection', { body: body(wrong) })).status).toBe(400);
  }
});

test('they are counted from the results, which may be released later, or from the close', async () => {
  const own = await endedElection(app, [1, 2], {
    rules: { complaints: { hours: 20, after: 'results' } },
  });
  const usual = await endedElection(app, [1, 2]);
  expect([await hoursOf(own.id, 'ends_at'), await hoursOf(usual.id, 'ends_at')]).toEqual([20, 72]);
  const after = async (start: 'close' | 'results') =>
    heldElection(app, [1, 2], { rules: { complaints: { hours: 20, after: start } } });
  const [byResults, byClose] = [await after('results'), await after('close')];
  expect(await hoursOf(byResults.id, 'ends_at')).toBeNull();
  expect(await hoursOf(byClose.id, 'ends_at')).toBe(20);
  const writtenDown = async () =>
    app.ctx.db
      .selectFrom('elections')
      .select('appeals_until')
      .where('id', '=', byClose.id)
      .executeTakeFirstOrThrow();
  const before = await writtenDown();
  for (const { id } of [byResults, byClose]) {
    const release = { params: { id }, body: { reason: 'Heard.' } };
    expect((await council.send('releaseResults', release)).status).toBe(200);
  }
  expect(await hoursOf(byResults.id, 'released_at')).toBe(20);
  expect(await writtenDown()).toEqual(before);
  const certify = { params: { id: byClose.id }, body: {} };
  expect(await council.send('certifyElection', certify)).toMatchObject(
    refusedWith('complaints-open'),
  );
});

test('they are fixed when voting opens', async () => {
  const { id } = await createElection(app.ctx);
  const answer = await council.send('editElection', {
    params: { id },
    body: { rules: { complaints: { hours: 7 } }, reason: 'More time.' },
  });
  expect([answer.status, answer.body.reason]).toEqual([409, 'election-frozen']);
  expect(answer.body.fields).toEqual({ rules: wrongText(freezeSentences.opening) });
});
