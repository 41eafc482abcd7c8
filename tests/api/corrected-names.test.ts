import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection, createUpload } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// A candidate's misspelt name is corrected while voting is open, with a reason that everybody reads.

const server = testApp();
let council: Actor;
let admin: Actor;
const reason = 'A letter was typed twice.';
const setRule = async (isOn: boolean) => {
  await server.ctx.pool.query('update campus set needs_two_officers = $1', [isOn]);
  await server.ctx.transact((tx) => server.ctx.live.announce(tx, { kind: 'campus' }));
};

beforeAll(async () => {
  admin = await createActor(server, { role: 'admin' });
  council = await createActor(server, { role: 'council' });
  await admin.send('saveCampusSettings', { body: { universityName: 'A' } });
});
beforeEach(() => setRule(false));

async function castFor(electionId: string, candidateId: string): Promise<void> {
  const voter = await createActor(server);
  const body = { userId: voter.id, electionId, position: 'President', candidateId };
  expect((await voter.send('castVote', { body })).status).toBe(200);
}

async function openBallot(given: { startsInMinutes?: number } = {}) {
  const asha = await createActor(server, { name: 'Asha Vrema' });
  const binod = await createActor(server, { name: 'Binod Sen' });
  const election = await createElection(server.ctx, {
    positions: { President: 2, Editor: 1 },
    nominees: [asha, binod],
    ...given,
  });
  const ids = election.positions[0]?.candidates.map(({ id }) => id) ?? [];
  const [ofAsha = '', ofBinod = ''] = ids;
  const correct = (actor: Actor, nominationId: string, name: string) =>
    actor.send('correctCandidateName', {
      params: { id: election.id },
      body: { nominationId, name, reason },
    });
  const shown = async () => {
    const { body } = await server.send('listElections');
    const held = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
    const of = (id: string) => held.nominations.find(({ _id }: { _id: string }) => _id === id);
    return { asha: of(ofAsha)?.nominee, binod: of(ofBinod)?.nominee, changes: held.changes };
  };
  return { asha, binod, election, ofAsha, ofBinod, correct, shown };
}

test('the corrected name stands on the ballot and in the results, with the one before', async () => {
  const { asha, election, ofAsha, correct, shown } = await openBallot();
  await castFor(election.id, ofAsha);
  expect((await correct(council, ofAsha, 'Asha Verma')).status).toBe(200);
  const { asha: nominee, changes } = await shown();
  expect(nominee).toMatchObject({ name: 'Asha Verma', formerName: 'Asha Vrema' });
  expect(changes[0]).toMatchObject({
    what: 'A name on the ballot for President was corrected: “Asha Verma”, before “Asha Vrema”.',
    reason,
  });
  // It is fixed anew: the account may be called what it likes.
  const renamed = await asha.send('changeName', { body: { name: 'Asha V. Verma' } });
  expect(renamed.body.message).toContain('A ballot on which you stand keeps the former name');
  expect((await shown()).asha).toMatchObject({ name: 'Asha Verma' });
  // A second correction is beside the first, and the name before may come back.
  await correct(council, ofAsha, 'Asha Varma');
  await correct(council, ofAsha, 'Asha Vrema');
  expect((await shown()).asha).toMatchObject({ name: 'Asha Vrema', formerName: 'Asha Varma' });

  await closeAndCount(server, election.id);
  expect(await correct(council, ofAsha, 'Somebody')).toMatchObject(refusedWith('voting-closed'));
  const { body } = await server.send('listResults');
  const [post] = body.find(
    ({ electionId }: { electionId: string }) => electionId === election.id,
  ).results;
  expect(post.candidates[0].student).toMatchObject({
    name: 'Asha Vrema',
    formerName: 'Asha Varma',
  });
  const kit = await server.send('readRecountKit', { params: { id: election.id } });
  const named = kit.body.positions[0].candidates.find(({ id }: { id: string }) => id === ofAsha);
  expect(named.name).toBe('Asha Vrema');
});

test('before the first vote it stays too, whatever the account is called', async () => {
  const { asha, ofAsha, correct, shown } = await openBallot();
  await correct(council, ofAsha, 'Asha Verma');
  await asha.send('changeName', { body: { name: 'Asha V.' } });
  expect((await shown()).asha).toMatchObject({ name: 'Asha Verma', formerName: 'Asha Vrema' });
});

test('whoever changes the name of an account reads that its ballot keeps another', async () => {
  const { asha } = await openBallot();
  const own = await asha.send('changeName', { body: { name: 'Asha Varma' } });
  expect(own.body.message).toMatch(/^Name changed successfully\. A ballot on which you stand/);
  const params = { id: asha.id };
  const byAdmin = await admin.send('correctUser', { params, body: { name: 'Asha Berma' } });
  expect(byAdmin.body.message).toMatch(/^Changes saved\. A ballot keeps the former name/);
});

test('before the opening the ballot is called what the account is', async () => {
  const { asha, shown } = await openBallot({ startsInMinutes: 30 });
  const own = await asha.send('changeName', { body: { name: 'Asha Verma' } });
  expect(own.body.message).toBe('Name changed successfully');
  expect((await shown()).asha).toMatchObject({ name: 'Asha Verma' });
  const params = { id: asha.id };
  const byAdmin = await admin.send('correctUser', { params, body: { name: 'Asha Varma' } });
  expect(byAdmin.body.message).toBe('Changes saved');
  const { asha: nominee, changes } = await shown();
  expect(nominee).toMatchObject({ name: 'Asha Varma' });
  // The page says it of what an officer changed, and of nothing else.
  const told = changes.map(({ what }: { what: string }) => what).toSorted();
  expect(told).toEqual(
    ['Editor', 'President'].map(
      (position) => `An officer changed the name of a candidate for ${position}.`,
    ),
  );
});

test('from the opening on no other way leads onto the ballot, also before the first vote', async () => {
  const { asha, election, ofAsha, shown } = await openBallot();
  await asha.send('changeName', { body: { name: 'Binod Senn' } });
  await admin.send('correctUser', { params: { id: asha.id }, body: { name: 'Binod Senn' } });
  const params = { id: asha.id };
  const profileImg = await createUpload(server.ctx);
  expect((await asha.send('editStudent', { params, body: { profileImg } })).status).toBe(200);
  expect((await shown()).asha).toMatchObject({ name: 'Asha Vrema', profileImg });

  // Nor does leaving the ballot and coming back, by oneself or by officers.
  const ofHers = { params: { id: ofAsha } };
  expect((await admin.send('reopenNomination', ofHers)).status).toBe(200);
  expect((await admin.send('rejectNomination', { ...ofHers, body: { reason } })).status).toBe(200);
  const wants = { electionId: election.id, position: 'President', userId: asha.id };
  expect((await asha.send('createNomination', { body: wants })).body.nomination._id).toBe(ofAsha);
  expect((await admin.send('acceptNomination', ofHers)).status).toBe(200);
  expect((await shown()).asha).toMatchObject({ name: 'Asha Vrema' });
  await server.ctx.pool.query(`update nominations set status = 'withdrawn' where id = $1`, [
    ofAsha,
  ]);
  await server.ctx.pool.query('delete from tallies where nomination_id = $1', [ofAsha]);
  await server.ctx.pool.query('update elections set published_at = now() where id = $1', [
    election.id,
  ]);
  const candidates = [{ position: 'President', lines: [asha.email] }];
  const body = {
    electionId: election.id,
    candidates,
    haveAgreed: true,
    mayStand: [asha.email],
  };
  const entered = await council.send('enterCandidates', { body });
  expect(entered.body).toMatchObject({ problems: [], entered: [{ status: 'stands' }] });
  expect((await shown()).asha).toMatchObject({ name: 'Asha Vrema' });

  await castFor(election.id, ofAsha);
  await closeAndCount(server, election.id);
  const { body: results } = await server.send('listResults');
  const result = results.find(
    ({ electionId }: { electionId: string }) => electionId === election.id,
  );
  expect(result.results[0].candidates[0].student.name).toBe('Asha Vrema');
  const kit = await server.send('readRecountKit', { params: { id: election.id } });
  expect(JSON.stringify(kit.body)).not.toContain('Binod Senn');
});

test('never by a candidate of that position, and never the name of another one', async () => {
  const { binod, election, ofAsha, ofBinod, correct } = await openBallot();
  await server.ctx.pool.query(`update accounts set role = 'council' where id = $1`, [binod.id]);
  for (const id of [ofAsha, ofBinod]) {
    expect(await correct(binod, id, 'Asha Verma')).toMatchObject(refusedWith('own-position'));
  }
  for (const name of ['Binod Sen', 'binod  sen', 'Bìnod Sen']) {
    expect(await correct(council, ofAsha, name)).toMatchObject(refusedWith('name-of-other'));
  }
  // Nor one that another had there.
  await correct(council, ofBinod, 'Binoy Sen');
  expect(await correct(council, ofAsha, 'Binod Sen')).toMatchObject(refusedWith('name-of-other'));
  expect(await correct(council, ofAsha, 'Asha Vrema')).toMatchObject({ status: 400 });
  expect(await correct(council, ofAsha, ' ')).toMatchObject({ status: 400 });
  expect(await correct(council, election.id, 'Asha Verma')).toMatchObject(
    refusedWith('unknown-candidate'),
  );
  const elsewhere = await openBallot();
  expect(await correct(council, elsewhere.ofAsha, 'Asha Verma')).toMatchObject(
    refusedWith('unknown-candidate'),
  );
});

test('of two that want one name at once, one gets it', async () => {
  const { ofAsha, ofBinod, correct, shown } = await openBallot();
  const answers = await Promise.all(
    [ofAsha, ofBinod, ofAsha, ofBinod].map((id) => correct(council, id, 'Chitra Das')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { asha, binod } = await shown();
  expect([asha.name, binod.name].filter((name) => name === 'Chitra Das')).toHaveLength(1);
});

test('with the rule of two another officer confirms, and no candidate of the position', async () => {
  const { binod, ofAsha, ofBinod, correct, shown } = await openBallot();
  await server.ctx.pool.query(`update accounts set role = 'council' where id = $1`, [binod.id]);
  await setRule(true);
  const answer = await correct(council, ofAsha, 'Asha Verma');
  expect(answer.status).toBe(202);
  expect((await shown()).asha.name).toBe('Asha Vrema');
  const params = { id: answer.body.proposal._id };
  // What waits about one candidate is not in the way of another's.
  expect((await correct(council, ofBinod, 'Binod Senn')).status).toBe(202);
  expect((await binod.send('confirmProposal', { params })).status).toBe(403);
  expect((await admin.send('confirmProposal', { params })).status).toBe(200);
  expect((await shown()).asha).toMatchObject({ name: 'Asha Verma', formerName: 'Asha Vrema' });
});
