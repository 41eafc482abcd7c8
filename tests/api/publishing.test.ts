import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  ballot,
  council,
  count,
  create,
  emailed,
  inHours,
  opensNow,
  person,
  president,
  publish,
  query,
  setRule,
  shown,
  stage,
  vote,
  openPublishingStage,
} from '#tests/support/publishing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// An election is published with the people who stand, in one transaction, and once.

openPublishingStage();

describe('published with people', () => {
  test('each of them is on the ballot at once, with an account, a number or a name alone', async () => {
    const known = await createReader(stage, { name: 'Asha Verma' });
    const lines = [known.email, 'Bilal Khan <bilal@campus.example>', 'Mina Iyer'];
    const { status, body: made } = await create(president(...lines));
    expect(status).toBe(201);
    expect(made.entered).toMatchObject([
      { name: 'Asha Verma', position: 'President', status: 'stands', link: '', hasAccount: true },
      { name: 'Bilal Khan', status: 'stands', link: '', hasAccount: false },
      { name: 'Mina Iyer', status: 'stands', link: expect.stringContaining('/candidacy#token=') },
    ]);
    expect(await ballot(made.election._id)).toEqual([
      'President: Asha Verma',
      'President: Bilal Khan',
      'President: Mina Iyer',
    ]);
    expect(await emailed()).toEqual([known.email, 'bilal@campus.example'].toSorted());
    expect(stage.mail.taken[0]?.raw).toContain('You are a candidate for President');
    const { body: list } = await council.send('listEntered', {
      params: { id: made.election._id },
    });
    expect(list.map(({ status: one }: { status: string }) => one)).toEqual(
      Array.from({ length: 3 }, () => 'stands'),
    );
  });

  test('opens now: the first vote follows at once, for a name without an account', async () => {
    const { body: made } = await create({ ...opensNow, ...president('Asha Verma', 'Bilal Khan') });
    const id = made.election._id;
    expect(await ballot(id)).toEqual(['President: Asha Verma', 'President: Bilal Khan']);
    const [{ _id: candidateId }] = (await shown(id)).nominations;
    expect((await vote(await person(), id, candidateId)).status).toBe(200);
  });

  test('that they have agreed is said of all of them, or nothing is saved', async () => {
    for (const draft of [false, true]) {
      const refused = await create({ draft, ...president('Mina Iyer'), haveAgreed: false });
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { haveAgreed: 'Tick that they have agreed to stand' } },
      });
    }
    expect(await count('elections')).toBe(0);
    const { body: made } = await create({ draft: true });
    const id = made.election._id;
    const late = await publish(id, { ...president('Mina Iyer'), haveAgreed: undefined });
    expect(late.status).toBe(400);
    expect(await count('entered_candidates')).toBe(0);
  });

  test('with one problem nothing is published, nobody hears of it, and each line has its sentence', async () => {
    const known = await createReader(stage);
    const refused = await create({
      candidates: [
        { position: 'President', lines: [known.email] },
        { position: 'Treasurer', lines: ['Mina Iyer', '0177XX'] },
      ],
      haveAgreed: true,
      byName: ['0177XX'],
    });
    expect(refused).toMatchObject(refusedWith('wrong-candidates'));
    expect(refused.body.problems).toMatchObject([
      { position: 'Treasurer', line: 'Mina Iyer', asks: 'by-name', choices: [] },
      { position: 'Treasurer', line: '0177XX', problem: expect.stringContaining('Nobody') },
    ]);
    expect(await count('elections')).toBe(0);
    expect(await count('entered_candidates')).toBe(0);
    expect(await emailed()).toEqual([]);
  });

  test('a position that is not there, a question and unticked conditions publish nothing', async () => {
    const question = { title: 'Fee', kind: 'question', text: 'A higher fee?' };
    const given = { positions: ['President', question], ...president('Mina Iyer') };
    for (const [more, reason] of [
      [{ candidates: [{ position: 'Mascot', lines: ['Mina Iyer'] }] }, 'unknown-position'],
      [{ candidates: [{ position: 'Fee', lines: ['Mina Iyer'] }] }, 'is-question'],
      [{ candidateConditions: ['Has paid'] }, 'conditions-unchecked'],
      [{ ...opensNow, supporters: { proposers: 1, seconders: 0 } }, 'entered-need-supporters'],
    ] as const) {
      expect(await create({ ...given, ...more })).toMatchObject(refusedWith(reason));
    }
    expect(await count('elections')).toBe(0);
    const ticked = { candidateConditions: ['Has paid'], checked: ['Has paid'] };
    expect((await create({ ...given, ...ticked })).status).toBe(201);
    const { rows } = await query('select checked_conditions from nominations where name = $1', [
      'Mina Iyer',
    ]);
    expect(rows).toEqual([{ checked_conditions: ['Has paid'] }]);
  });
});

describe('pressed twice', () => {
  test('makes one election, however many come at once', async () => {
    const given = {
      requestKey: randomUUID(),
      ...president('Asha Verma <asha@campus.example>', 'Bilal Khan'),
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(given)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(new Set(answers.map(({ body: made }) => made.election._id)).size).toBe(1);
    expect(answers.filter(({ body: made }) => made.isRepeated !== true)).toHaveLength(1);
    expect(await count('elections')).toBe(1);
    expect(await count('entered_candidates')).toBe(2);
    expect(await emailed()).toEqual(['asha@campus.example']);
    await expect(
      query(`insert into elections select (jsonb_populate_record(e,
        jsonb_build_object('id', gen_random_uuid()))).* from elections e`),
    ).rejects.toThrow('elections_request_key');
  });

  test('after the answer was lost, the election that is there is the answer', async () => {
    const given = { requestKey: randomUUID(), ...president('Bilal Khan') };
    const first = await create(given);
    const again = await create({ ...given, name: 'Changed meanwhile' });
    expect(again).toMatchObject({
      status: 201,
      body: {
        election: { _id: first.body.election._id, name: 'Student Council' },
        entered: [{ name: 'Bilal Khan', status: 'stands' }],
        isRepeated: true,
      },
    });
  });

  test('a key is of the officer who made it, and one that was refused can be used again', async () => {
    const given = { requestKey: randomUUID(), ...president('Bilal Khan') };
    expect((await create({ ...given, byName: [] })).status).toBe(400);
    expect((await create(given)).body.isRepeated).toBeUndefined();
    const other = await person({ role: 'council' });
    expect((await create(given, other)).body.isRepeated).toBeUndefined();
    expect(await count('elections')).toBe(2);
  });

  test('a draft is published once', async () => {
    const { body: made } = await create({ draft: true, ...president('Bilal Khan') });
    const id = made.election._id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const one of answers.filter(({ status }) => status !== 200)) {
      expect(one).toMatchObject(refusedWith('election-not-draft'));
    }
    expect(await ballot(id)).toEqual(['President: Bilal Khan']);
  });
});

describe('a draft', () => {
  test('keeps its candidates, of whom nobody hears, and is published with them', async () => {
    const known = await createReader(stage, { name: 'Asha Verma' });
    const made = await create({
      ...opensNow,
      draft: true,
      ...president(known.email, 'Bilal Khan'),
    });
    const id = made.body.election._id;
    expect(made.body.entered).toMatchObject([{ status: 'draft' }, { status: 'draft' }]);
    // Added to it by the call of its own.
    const added = await council.send('enterCandidates', {
      body: {
        electionId: id,
        candidates: [{ position: 'Treasurer', lines: ['Mina Iyer <mina@campus.example>'] }],
        haveAgreed: true,
        byName: ['Mina Iyer <mina@campus.example>'],
      },
    });
    expect(added.body.message).toContain('once the election is published');
    expect(await emailed()).toEqual([]);
    expect(await count('nominations')).toBe(0);
    const published = await publish(id, {
      candidates: [{ position: 'Treasurer', lines: ['Zoya Ali'] }],
      haveAgreed: true,
      byName: ['Zoya Ali'],
    });
    expect(published.status).toBe(200);
    expect(await ballot(id)).toEqual([
      'President: Asha Verma',
      'President: Bilal Khan',
      'Treasurer: Mina Iyer',
      'Treasurer: Zoya Ali',
    ]);
    expect(await emailed()).toEqual([known.email, 'mina@campus.example'].toSorted());
  });

  test('with one problem stays a draft', async () => {
    const { body: made } = await create({ draft: true, ...president('Bilal Khan') });
    const id = made.election._id;
    const lines = {
      candidates: [{ position: 'President', lines: ['bilal khan'] }],
      haveAgreed: true,
    };
    const refused = await publish(id, { ...lines, byName: ['bilal khan'] });
    expect(refused).toMatchObject(refusedWith('wrong-candidates'));
    expect(refused.body.problems[0].problem).toContain('entered for this position already');
    // Limits that came after they were entered.
    await query(
      `update elections set settings = settings || '{"candidacy":{"branches":["CS"],"years":[],"groups":[]}}' where id = $1`,
      [id],
    );
    const late = await publish(id);
    expect(late).toMatchObject(refusedWith('wrong-candidates'));
    expect(late.body.problems).toMatchObject([{ position: 'President', line: 'Bilal Khan' }]);
    const { rows } = await query('select state from elections where id = $1', [id]);
    expect(rows).toEqual([{ state: 'draft' }]);
  });

  test('where candidates need supporters, they read whom they need once it is published', async () => {
    const known = await createReader(stage);
    const { body: made } = await create({
      draft: true,
      supporters: { proposers: 1, seconders: 0 },
      ...president(known.email),
    });
    expect(await emailed()).toEqual([]);
    expect((await publish(made.election._id)).status).toBe(200);
    expect(await emailed()).toEqual([known.email]);
    expect(stage.mail.taken[0]?.raw).toContain('/support/');
    expect(await ballot(made.election._id)).toEqual([]);
  });
});

describe('where publishing needs two officers', () => {
  let second: Actor;
  beforeEach(async () => {
    second = await person({ role: 'admin' });
    await query(`update accounts set officer_since = now() - interval '30 days'`);
    await setRule(true);
  });
  const given = () => ({
    reason: 'The council decided it.',
    ...president('Asha Verma <asha@campus.example>', 'Bilal Khan'),
  });
  const proposals = async () => (await second.send('listProposals')).body.proposals;

  test('the second one reads the names, and e-mails leave after the confirmation', async () => {
    const { status, body: made } = await create({ ...opensNow, ...given() });
    expect([status, made.election.state]).toEqual([201, 'draft']);
    expect(made.entered).toMatchObject([{ name: 'Asha Verma' }, { name: 'Bilal Khan' }]);
    const [proposal] = await proposals();
    expect(proposal.what).toContain('Everybody sees the election.');
    expect(proposal.changes).toEqual([
      { field: 'President', from: '', to: 'Asha Verma, Bilal Khan' },
      { field: 'Treasurer', from: '', to: '' },
    ]);
    expect((await emailed()).includes('asha@campus.example')).toBe(false);
    expect(await count('nominations')).toBe(0);
    const params = { id: proposal._id };
    expect((await second.send('confirmProposal', { params })).status).toBe(200);
    expect(await ballot(made.election._id)).toEqual([
      'President: Asha Verma',
      'President: Bilal Khan',
    ]);
    expect((await emailed()).includes('asha@campus.example')).toBe(true);
  });

  test('a refusal leaves the names in the draft', async () => {
    const { body: made } = await create(given());
    const [proposal] = await proposals();
    await second.send('refuseProposal', {
      params: { id: proposal._id },
      body: { reason: 'Not yet.' },
    });
    const { body: list } = await council.send('listEntered', {
      params: { id: made.election._id },
    });
    expect(list).toMatchObject([{ name: 'Asha Verma' }, { name: 'Bilal Khan' }]);
  });

  describe('a draft is published as the second officer read it', () => {
    type Change = (id: string, entered: string) => Promise<{ status: number }>;
    const changes: [string, Change][] = [
      ['another name', (id) => edit(id, { name: 'Something else' })],
      ['another end', (id) => edit(id, { endDate: inHours(900) })],
      ['another rule', (id) => edit(id, { standings: 'after-close' })],
      ['somebody more', (id) => enter(id, 'Zoya Ali')],
      [
        'somebody less',
        (_id, entered) => council.send('takeBackEntered', { params: { id: entered } }),
      ],
    ];
    const edit = (id: string, body: Record<string, unknown>) =>
      council.send('editElection', { params: { id }, body });
    const enter = (electionId: string, line: string) =>
      council.send('enterCandidates', { body: { electionId, ...president(line) } });

    test.each(changes)('and not with %s since', async (_what, change) => {
      const { body: made } = await create(given());
      const id = made.election._id;
      const [{ _id: first }] = await proposals();
      expect((await change(id, made.entered[0]._id)).status).toBe(200);
      expect(await proposals()).toEqual([]);
      const late = await second.send('confirmProposal', { params: { id: first } });
      expect(late).toMatchObject(refusedWith('draft-changed'));
      expect((await shown(id))?.state).toBeUndefined();
      const reason = 'The draft has changed.';
      const { body: again } = await publish(id, { reason });
      const params = { id: again.proposal._id };
      expect((await second.send('confirmProposal', { params })).status).toBe(200);
    });
  });

  test('one problem makes neither a draft nor a proposal', async () => {
    expect(await create({ ...given(), byName: [] })).toMatchObject(refusedWith('wrong-candidates'));
    expect(await count('elections')).toBe(0);
    expect(await count('proposals')).toBe(0);
  });

  test('pressed many times at once it is one draft and one proposal', async () => {
    const pressed = { requestKey: randomUUID(), ...given() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(pressed)));
    answers.push(await create(pressed));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201));
    expect(new Set(answers.map(({ body: made }) => made.proposal?._id)).size).toBe(1);
    expect(await count('elections')).toBe(1);
    expect(await count('proposals')).toBe(1);
    expect(await count('entered_candidates')).toBe(2);
  });

  test('a draft is proposed with those whom its call names', async () => {
    const { body: made } = await create({ draft: true, ...president('Bilal Khan') });
    const proposed = await publish(made.election._id, {
      reason: 'As decided.',
      candidates: [{ position: 'Treasurer', lines: ['Zoya Ali'] }],
      haveAgreed: true,
      byName: ['Zoya Ali'],
    });
    expect(proposed).toMatchObject({
      status: 202,
      body: {
        proposal: {
          candidates: [
            { position: 'President', people: ['Bilal Khan'] },
            { position: 'Treasurer', people: ['Zoya Ali'] },
          ],
          changes: [
            { field: 'President', to: 'Bilal Khan' },
            { field: 'Treasurer', to: 'Zoya Ali' },
          ],
        },
      },
    });
    const params = { id: proposed.body.proposal._id };
    expect((await second.send('confirmProposal', { params })).status).toBe(200);
    expect(await ballot(made.election._id)).toEqual([
      'President: Bilal Khan',
      'Treasurer: Zoya Ali',
    ]);
  });
});
