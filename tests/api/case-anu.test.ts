import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import {
  addTimeFor,
  endForOthers,
  hiddenElection,
  voteFirst,
} from '#tests/support/added-time-stage.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

// ANU: 51 people could not vote. Those on the list vote on, then one count.

test('51 people could not vote: they vote on after a ruling, and all votes are one count', async () => {
  const election = await hiddenElection(app.ctx);
  const params = { id: election.id };
  await castEach(app, election, 0, [30, 20]);
  const shutOut: Actor[] = [];
  for (let at = 0; at < 51; at += 1) shutOut.push(await createActor(app));
  const [first] = shutOut;
  if (first === undefined) throw new Error('nobody is shut out');

  const filed = await first.send('createComplaint', {
    body: {
      electionId: election.id,
      about: 'voting',
      subject: 'No ballot',
      text: 'Our hall had no network, and 51 of us could not vote.',
    },
  });
  const [complaint] = (await council.send('listAppeals', { query: { election: election.id } }))
    .body;
  const upheld = { text: 'The network was down for a day.', ruling: 'upheld' };
  await council.send('answerAppeal', { params: { id: complaint._id }, body: upheld });
  const added = await addTimeFor(council, election, shutOut, { appealId: complaint._id });
  expect(added.status).toBe(200);
  expect(added.body.election.addedTime.people).toBe(51);
  const { rows } = await app.ctx.pool.query(
    `select s.kind, s.people, a.number from sanctions s join appeals a on a.id = s.appeal_id
     where s.election_id = $1`,
    [election.id],
  );
  expect(rows).toEqual([{ kind: 'added-time', people: 51, number: filed.body.number }]);

  await endForOthers(app.ctx, election);
  const late = await createActor(app);
  expect(await voteFirst(late, election)).toMatchObject(refusedWith('voting-closed'));
  for (const voter of shutOut.slice(0, 50)) {
    expect((await voteFirst(voter, election, 1)).status).toBe(200);
  }

  // While they vote nobody learns anything, and nothing is closed by the job of the former end.
  await runDue(app.ctx, electionJobs(app.ctx));
  const said = [
    (await app.send('listElections')).body,
    (await app.send('listResults')).body,
    (await app.send('readElectionRecord', { params })).body,
    (await app.send('listRulings', { params })).body,
  ];
  expect(JSON.stringify(said[1])).not.toContain(election.id);
  for (const one of shutOut) {
    expect(JSON.stringify(said)).not.toContain(one.enrollmentNumber);
  }
  const shown = said[0].elections.find(({ _id }: { _id: string }) => _id === election.id);
  expect(shown.changes[0].what).toMatch(/^51 people who could not vote have until /);
  for (const { votes } of shown.nominations) expect(votes).toBeNull();

  await closeAndCount(app, election.id);
  const [result] = (await app.send('listResults')).body.filter(
    (one: { electionId: string }) => one.electionId === election.id,
  );
  const votes = result.results[0].candidates.map((one: { votes: number }) => one.votes);
  expect(votes).toEqual([70, 30]);
  const hours = await app.send('readTurnout', { params });
  expect(hours.status).toBe(200);
});
