import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import { electionJobs } from '#server/closing/close.ts';
import { forgetOld } from '#server/retention/forget-old.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { confirm, createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { askAsOwner } from '#tests/support/test-app.ts';

// Candidates whom officers enter by name: they have no account, stand all the same, and may take one.

let stage: MailingStage;
let council: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
});
afterAll(() => stage.close());

const upcoming = (given: Parameters<typeof createElection>[1] = {}) =>
  createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
    ...given,
  });
const person = (given: Parameters<typeof createActor>[1] = {}) => createActor(stage.app, given);
const query = (text: string, values: readonly unknown[] = []) =>
  stage.app.ctx.pool.query(text, [...values]);
const enter = (
  { id: electionId }: TestElection,
  lines: readonly string[],
  more: Record<string, unknown> = {},
  position = 'President',
) =>
  council.send('enterCandidates', {
    body: {
      electionId,
      candidates: [{ position, lines }],
      haveAgreed: true,
      byName: lines,
      ...more,
    },
  });
const leave = (token: string) => stage.app.send('leaveByLink', { body: { token } });
const take = (actor: Actor, id: string) => actor.send('takeCandidacy', { params: { id } });
const deliver = () =>
  runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf: new Date(Date.now() + 90_000) });
async function emailedTo(address: string): Promise<string> {
  await deliver();
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
async function shown({ id }: TestElection) {
  const { body } = await stage.app.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === id).nominations;
}
const openNow = ({ id }: TestElection) =>
  query(`update elections set starts_at = now() - interval '1 second' where id = $1`, [id]);
const vote = (voter: Actor, { id: electionId }: TestElection, candidateId: string) =>
  voter.send('castVote', {
    body: { userId: voter.id, electionId, position: 'President', candidateId },
  });
async function close(election: TestElection): Promise<void> {
  await closeElectionNow(stage.app.ctx, election.id);
  await electionJobs(stage.app.ctx)['close-election']({ electionId: election.id });
}
const enteredRow = async (id: string) =>
  (await query('select * from entered_candidates where id = $1', [id])).rows[0];

/** Somebody who was entered and stands. */
async function standing(election: TestElection, line = 'Mina Iyer') {
  const { body } = await enter(election, [line]);
  const [{ _id: id }] = body.entered;
  return { id: id as string };
}

describe('who is entered by name', () => {
  test('is unknown, so the officer says so of the line; a mistyped number is nobody', async () => {
    const election = await upcoming();
    const lines = ['Mina Iyer', 'Asha Verma <asha@campus.example>', 'new@campus.example', '0177XX'];
    const asked = await enter(election, lines, { byName: [] });
    expect(asked.body.entered).toEqual([]);
    expect(
      asked.body.problems.map(({ line, asks }: Record<string, string>) => [line, asks]),
    ).toEqual([
      ['Mina Iyer', 'by-name'],
      ['Asha Verma <asha@campus.example>', 'by-name'],
      ['new@campus.example', undefined],
      ['0177XX', undefined],
    ]);
    const found = await council.send('findCandidates', { body: { lines } });
    expect(found.body.problems[0]).toMatchObject({ line: 'Mina Iyer', asks: 'by-name' });
    const { body } = await enter(election, lines.slice(0, 2));
    expect(body.problems).toEqual([]);
    expect(body.entered).toMatchObject([
      { name: 'Mina Iyer', enrollmentNumber: '', hasAccount: false, emailedAt: null },
      { name: 'Asha Verma', hasAccount: false, link: '', emailedAt: expect.any(String) },
    ]);
    expect(await emailedTo('asha@campus.example')).not.toBe('');
    expect(await shown(election)).toHaveLength(2);
  });

  test('is whoever is known by the address, with their account', async () => {
    const election = await upcoming();
    const known = await person();
    const { body } = await enter(election, [`Any Name <${known.email}>`]);
    expect(body.entered).toMatchObject([{ name: known.name, hasAccount: true }]);
  });

  test('is entered once for a position, however many officers press at once', async () => {
    const election = await upcoming();
    const lines = ['Mina Iyer', 'Asha Verma <asha@campus.example>'];
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(election, lines)));
    expect(answers.filter(({ body }) => body.entered.length === 2)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.problems.length === 2)).toHaveLength(7);
    const twice = await enter(election, ['mina iyer']);
    expect(twice.body.problems[0].problem).toContain('candidate for this position already');
    for (const columns of [`'MINA IYER', null`, `'Other', 'ASHA@campus.example'`]) {
      await expect(
        query(`insert into entered_candidates (id, election_id, position_id, name, email)
          select gen_random_uuid(), election_id, position_id, ${columns}
          from entered_candidates limit 1`),
      ).rejects.toThrow(/entered_candidates_(?:name|address)/);
    }
  });

  test('takes one position only where the election says so', async () => {
    const election = await upcoming({ positions: { President: 0, Treasurer: 0 } });
    await query(`update elections set settings = settings || '{"onePost":true}' where id = $1`, [
      election.id,
    ]);
    await standing(election);
    const { body } = await enter(election, ['Mina Iyer'], {}, 'Treasurer');
    expect(body.problems[0].problem).toContain('can have one only');
  });

  test('meets limits by the word of the officer, which the record keeps', async () => {
    const election = await upcoming();
    await query(
      `update elections set settings = settings || '{"candidacy":{"branches":["CS"],"years":[],"groups":[]}}' where id = $1`,
      [election.id],
    );
    const refused = await enter(election, ['Mina Iyer']);
    expect(refused.body.problems).toMatchObject([{ asks: 'may-stand' }]);
    const { body } = await enter(election, ['Mina Iyer'], { mayStand: ['Mina Iyer'] });
    expect(body.entered).toMatchObject([{ status: 'stands' }]);
    const { rows } = await query(
      `select r.actor_id, d.detail from records r join record_details d on d.record_id = r.id
       where r.act = 'nomination.enter' and r.election_id = $1`,
      [election.id],
    );
    expect(rows).toEqual([
      {
        actor_id: council.id,
        detail: expect.stringContaining('checked by whoever entered them: may stand'),
      },
    ]);
  });

  test('is accepted, rejected and taken off as every candidate', async () => {
    const admin = await person({ role: 'admin' });
    const election = await upcoming();
    const { id } = await standing(election);
    const reopened = await admin.send('reopenNomination', { params: { id } });
    expect(reopened.body.nomination.status).toBe('pending');
    expect(await shown(election)).toEqual([]);
    expect((await admin.send('listPendingNominations')).body).toMatchObject([
      { _id: id, nominee: { _id: id, name: 'Mina Iyer', email: '', enrollmentNumber: null } },
    ]);
    expect((await admin.send('acceptNomination', { params: { id }, body: {} })).status).toBe(200);
    expect(await shown(election)).toMatchObject([{ _id: id }]);
    const removed = { params: { id }, body: { reason: 'A mistake' } };
    expect((await admin.send('removeCandidate', removed)).status).toBe(200);
    expect(await shown(election)).toEqual([]);
    const again = await enter(election, ['Mina Iyer']);
    expect(again.body.problems[0].problem).toContain('rejected or taken off');
    expect((await admin.send('rejectNomination', { params: { id }, body: {} })).status).toBe(200);
  });
});

describe('who stands without an account', () => {
  test('reads by e-mail that they were taken off the ballot, and why; only once, and not without an address', async () => {
    const admin = await person({ role: 'admin' });
    const election = await upcoming();
    await enter(election, ['Asha Verma <asha@campus.example>']);
    await deliver();
    const { id: unreached } = await standing(election);
    const [{ _id: id }] = (await shown(election)).filter(
      ({ nominee }: { nominee: { name: string } }) => nominee.name === 'Asha Verma',
    );
    stage.mail.taken.length = 0;
    const remove = (one: string) =>
      admin.send('removeCandidate', { params: { id: one }, body: { reason: 'Not enrolled.' } });
    const sent = await Promise.all([id, id, id, unreached].map(remove));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await deliver();
    expect(stage.mail.taken.flatMap(({ to }) => to)).toEqual(['asha@campus.example']);
    const [{ raw } = { raw: '' }] = stage.mail.taken;
    expect(raw).toContain('You are no longer a candidate for President');
    expect(raw).toContain('Not enrolled.');
    expect(raw).toContain('an officer entered you as a candidate');
    expect(raw, 'an officer typed the name').not.toContain('Asha Verma');
  });

  test("has an id of their own, is voted for and wins; their address is nobody's before it is proved, and then they are congratulated once", async () => {
    const election = await upcoming();
    await enter(election, ['Asha Verma <asha@campus.example>']);
    const [candidate, ...more] = await shown(election);
    expect(more).toEqual([]);
    expect(candidate).toMatchObject({ withoutAccount: true });
    expect(candidate.nominee).toEqual({ _id: candidate._id, name: 'Asha Verma', profileImg: '' });
    await openNow(election);
    expect((await vote(await person(), election, candidate._id)).status).toBe(200);
    await close(election);
    const { body } = await stage.app.send('listResults');
    const [{ results }] = body.filter(
      (one: { electionId: string }) => one.electionId === election.id,
    );
    expect(results[0].candidates).toMatchObject([
      {
        userId: candidate._id,
        votes: 1,
        student: {
          _id: candidate._id,
          name: 'Asha Verma',
          email: null,
          enrollmentNumber: null,
        },
      },
    ]);
    const emails = () =>
      query(`select to_address, key from emails where key like 'winner:' || $1 || '%'`, [
        election.id,
      ]);
    const asker = await person();
    const asked = { body: { email: 'asha@campus.example' } };
    await asker.send('sendEmail', asked);
    expect((await emails()).rows).toEqual([]);
    const seat = {
      body: {
        electionId: election.id,
        positionId: election.positions[0]?.id ?? '',
        position: 'President',
      },
    };
    expect(await council.send('seatWinner', seat)).toMatchObject(
      refusedWith('winner-needs-account'),
    );
    // After the vote they take the candidacy: nothing that was counted or shown changes but the id.
    const asha = await createReader(stage, {
      ...{ name: 'Asha K. Verma', email: 'asha@campus.example' },
    });
    expect((await take(asha, candidate._id)).status).toBe(200);
    const after = await shown(election);
    expect(after).toMatchObject([
      { _id: candidate._id, votes: 1, nominee: { _id: asha.id, name: 'Asha Verma' } },
    ]);
    expect(after[0]).not.toHaveProperty('withoutAccount');
    expect(await enteredRow(candidate._id)).toMatchObject({
      account_id: asha.id,
      name: null,
      email: null,
    });
    for (let press = 0; press < 3; press += 1) {
      expect((await asker.send('sendEmail', asked)).status).toBe(200);
    }
    expect((await emails()).rows).toMatchObject([{ to_address: 'asha@campus.example' }]);
    const [{ results: now }] = (await stage.app.send('listResults')).body.filter(
      (one: { electionId: string }) => one.electionId === election.id,
    );
    expect(now[0].candidates[0].student).toMatchObject({
      ...{ email: 'asha@campus.example', enrollmentNumber: asha.enrollmentNumber },
    });
    expect((await council.send('seatWinner', seat)).status).toBe(200);
  });

  test('goes by their name in the record', async () => {
    const admin = await person({ role: 'admin' });
    const election = await upcoming();
    await standing(election);
    const { body } = await admin.send('listRecord');
    const about = body.entries
      .slice(0, 2)
      .map(({ act, about: who }: Record<string, unknown>) => [act, who]);
    const mina = { name: 'Mina Iyer', position: 'President' };
    expect(about).toEqual([
      ['nomination.accept', mina],
      ['nomination.enter', mina],
    ]);
  });

  test('is the only one who stands: whoever has their address asks for nothing beside it', async () => {
    const election = await upcoming();
    const { id } = await standing(election, 'Asha Verma <asha@campus.example>');
    const asha = await person({ email: 'asha@campus.example' });
    expect((await asha.send('listMyCandidacies')).body).toEqual([]);
    await confirm(stage.app, asha);
    const body = { electionId: election.id, position: 'President', userId: asha.id };
    expect(await asha.send('createNomination', { body })).toMatchObject(
      refusedWith('stands-by-link'),
    );
    expect((await asha.send('listMyCandidacies')).body).toMatchObject([{ _id: id }]);
    expect((await take(asha, id)).status).toBe(200);
    expect((await shown(election))[0].nominee._id).toBe(asha.id);
    expect(await enteredRow(id)).toMatchObject({ account_id: asha.id, email: null });
  });

  test('stands in the election that is voted again, and takes each candidacy', async () => {
    const admin = await person({ role: 'admin' });
    const election = await upcoming();
    const { id } = await standing(election, 'Mina Iyer <mina@campus.example>');
    await openNow(election);
    await vote(await person(), election, id);
    await close(election);
    const { body } = await admin.send('voteAgain', {
      params: { id: election.id },
      body: { positionId: election.positions[0]?.id ?? '' },
    });
    const again = body.election._id;
    const [copy] = (await council.send('listEntered', { params: { id: again } })).body;
    expect(copy).toMatchObject({ name: 'Mina Iyer', status: 'stands', hasAccount: false });
    expect(copy._id).not.toBe(id);
    await query(`update elections set state = 'published' where id = $1`, [again]);
    const mina = await createReader(stage, { email: 'mina@campus.example' });
    expect((await take(mina, id)).status).toBe(200);
    expect((await take(mina, copy._id)).status).toBe(200);
    const { rows } = await query('select nominee_id from nominations where id = $1', [copy._id]);
    expect(rows).toEqual([{ nominee_id: mina.id }]);
  });

  test('is forgotten by address: with leaving, at the opening where they do not stand, else with the voters', async () => {
    const admin = await person({ role: 'admin' });
    const election = await upcoming();
    const lines = [
      'Gone Away <gone@campus.example>',
      'Taken Off <off@campus.example>',
      'Still Here <here@campus.example>',
    ];
    const { body } = await enter(election, lines);
    const idOf = (name: string) =>
      body.entered.find((one: { name: string }) => one.name === name)._id;
    await leave(await emailedTo('gone@campus.example'));
    const removed = { params: { id: idOf('Taken Off') }, body: { reason: 'A mistake' } };
    expect((await admin.send('removeCandidate', removed)).status).toBe(200);
    const addresses = async () =>
      Promise.all(
        ['Gone Away', 'Taken Off', 'Still Here'].map(
          async (name) => (await enteredRow(idOf(name))).email,
        ),
      );
    expect(await addresses()).toEqual(['', 'off@campus.example', 'here@campus.example']);
    await openNow(election);
    await forgetOld(stage.app.ctx);
    expect(await addresses()).toEqual(['', '', 'here@campus.example']);
    await askAsOwner(stage.app, 'update elections set voters_forgotten_at = now() where id = $1', [
      election.id,
    ]);
    await forgetOld(stage.app.ctx);
    expect(await addresses()).toEqual(['', '', '']);
  });
});
