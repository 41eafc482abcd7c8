import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { known } from '#core/kernel/known.ts';
import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

// Hertfordshire: the election was cancelled after complaints. Votes destroyed, said publicly, voted again.

test('cancelled after a complaint: votes and key are gone, everybody reads it, and it is voted again', async () => {
  const election = await createElection(app.ctx, {
    standings: 'after-close',
    positions: { President: 2, Treasurer: 3 },
  });
  const { id } = election;
  const params = { id };
  await castEach(app, election, 0, [5, 3]);
  await castEach(app, election, 1, [2, 2, 2]);
  const keyFile = () =>
    existsSync(app.ctx.config.keysDir) &&
    readdirSync(app.ctx.config.keysDir).some((file) => file.includes(id));
  expect(keyFile()).toBe(true);

  const [one, two] = [await createActor(app), await createActor(app)];
  const told = [
    await complain(one, election, [], 'Votes were bought. A secret word: marigold.'),
    await complain(two, election, [], 'Votes were bought. Another one: saffron.'),
  ];
  expect((await answerTo(council, known(told[0]), 'Votes were bought.')).status).toBe(200);
  const reason = 'Two people wrote that votes were bought.';
  const cancelled = await council.send('cancelElection', { params, body: { reason } });
  expect(cancelled.status).toBe(200);

  // The votes are gone from the tables, and the key from its folder.
  const { rows } = await app.ctx.pool.query(
    `select (select count(*)::int from sealed_batches s where s.position_id = p.id) as sealed,
       (select count(*)::int from participations v where v.position_id = p.id) as voted,
       (select count(*)::int from ballots b where b.position_id = p.id) as ballots
     from positions p where p.election_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { sealed: 0, voted: 0, ballots: 0 },
    { sealed: 0, voted: 0, ballots: 0 },
  ]);
  expect(keyFile()).toBe(false);

  // Everybody reads that they were destroyed and why, and nobody reads a count or a complaint.
  const seen = async () =>
    (await app.send('listElections')).body.elections.find((at: { _id: string }) => at._id === id);
  const shown = await seen();
  expect(shown.state).toBe('cancelled');
  expect(shown.changes[0]).toMatchObject({
    what: 'The election was cancelled. All votes in it were destroyed, and nobody has counted them.',
    reason,
  });
  for (const { votes } of shown.nominations) expect(votes).toBeNull();
  expect(JSON.stringify((await app.send('listResults')).body)).not.toContain(id);
  expect(await app.send('readRecountKit', { params })).toMatchObject({ status: 409 });
  const late = await createActor(app);
  expect(
    await late.send('castVote', {
      body: {
        userId: late.id,
        electionId: id,
        position: 'President',
        candidateId: election.positions[0]?.candidates[0]?.nominee.id,
      },
    }),
  ).toMatchObject(refusedWith('election-cancelled'));

  // What was written before is still answered.
  expect((await answerTo(council, known(told[1]), 'It is the same matter.')).status).toBe(200);
  const rulings = (await app.send('listRulings', { params })).body;
  for (const who of [one, two]) {
    expect((await who.send('listMyMessages')).body).toMatchObject([{ answers: [{}] }]);
  }
  const readings = [rulings, await seen(), (await app.send('readElectionRecord', { params })).body];
  expect(JSON.stringify(readings)).not.toMatch(/marigold|saffron/);

  // One act makes the election that is voted instead: all positions with their candidates.
  const again = await council.send('voteAgain', { params, body: {} });
  expect(again.status).toBe(201);
  const draft = again.body.election;
  expect(draft.state).toBe('draft');
  expect(draft.positions.map(({ title }: { title: string }) => title)).toEqual([
    'President',
    'Treasurer',
  ]);
  expect(draft.nominations).toHaveLength(5);
  const names = (list: { position: string; nominee: { name: string } }[]) =>
    list.map(({ position, nominee }) => `${position}: ${nominee.name}`).toSorted();
  expect(names(draft.nominations)).toEqual(names(shown.nominations));
  // One that was not cancelled is not voted on again as a whole.
  const open = await createElection(app.ctx);
  const refused = await council.send('voteAgain', { params: { id: open.id }, body: {} });
  expect(refused).toMatchObject(refusedWith('not-cancelled'));
});
