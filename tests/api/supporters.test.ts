import { describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  accept,
  admin,
  asha,
  calls,
  candidacy,
  deliver,
  electionId,
  electionWith,
  id,
  openSupporterStage,
  pending,
  refused,
  stage,
  supported,
} from '#tests/support/supporter-stage.ts';

// Proposers and seconders: who is asked, who confirms or declines, and what an officer sees.

openSupporterStage();
const { query, person, stand, ask, yes, no, mine, asked, ballot, closeNominations } = calls;

describe('a candidate', () => {
  test('is accepted with all supporters, and not before', async () => {
    const missing = (words: string) =>
      refused('supporters-missing', `This candidate still needs ${words}.`);
    expect(await accept(id)).toMatchObject(missing('1 proposer and 2 seconders'));
    const [proposer, seconder] = [await person(), await person()];
    expect(await yes(proposer, id, 'proposer')).toMatchObject({
      status: 200,
      body: { kind: 'proposer', message: 'Thank you. You support this candidate.' },
    });
    expect(await accept(id)).toMatchObject(missing('2 seconders'));
    await yes(seconder, id);
    expect(await accept(id)).toMatchObject(missing('1 seconder'));
    expect(await ballot(electionId)).toEqual([]);
    await yes(await person(), id);
    expect((await accept(id)).status).toBe(200);
    expect(await ballot(electionId)).toEqual([asha.id]);
    // An officer who repeats it, and one who takes the decision back and accepts again, may.
    expect((await accept(id)).status).toBe(200);
    await admin.send('reopenNomination', { params: { id } });
    expect((await accept(id)).status).toBe(200);
  });

  test('sees how many confirmed and whom they named, and not who confirmed', async () => {
    const named = await person({ name: 'Ravi Nair' });
    await ask(asha, id, 'proposer', named.enrollmentNumber?.toLowerCase() ?? '');
    await ask(asha, id, 'seconder', 'Nobody@Campus.example');
    await yes(named, id, 'proposer');
    const stranger = await person({ name: 'Zoya Khan' });
    await yes(stranger, id);
    const { supporters } = await mine(asha);
    expect(supporters).toEqual({
      proposer: { needed: 1, confirmed: 1 },
      seconder: { needed: 2, confirmed: 1 },
      asked: [
        { kind: 'proposer', who: named.enrollmentNumber },
        { kind: 'seconder', who: 'nobody@campus.example' },
      ],
      until: expect.any(String),
      isOpen: true,
    });
    const all = await Promise.all(
      (['listMyNominations', 'listElections', 'listMyBallots', 'readOwnData'] as const).map(
        async (name) => JSON.stringify((await asha.send(name)).body),
      ),
    );
    for (const text of all) {
      expect(text).not.toContain('Ravi Nair');
      expect(text).not.toContain('Zoya Khan');
    }
    expect(await pending()).toMatchObject([
      {
        supportedBy: {
          proposer: { needed: 1, confirmed: 1, names: ['Ravi Nair'] },
          seconder: { needed: 2, confirmed: 1, names: ['Zoya Khan'] },
        },
      },
    ]);
  });

  test('of an election without the rule is as before', async () => {
    const plain = await electionWith(null);
    const candidate = await person();
    const free = await candidacy(candidate, plain);
    expect(await mine(candidate)).not.toHaveProperty('supporters');
    const rows: { _id: string }[] = await pending();
    expect(rows.find(({ _id }) => _id === free)).not.toHaveProperty('supportedBy');
    expect(await ask(candidate, free, 'proposer', '0177CS240001')).toMatchObject(
      refused('no-supporters-needed'),
    );
    expect(await yes(asha, free)).toMatchObject(refused('unknown-support'));
    expect((await accept(free)).status).toBe(200);
  });
});

describe('asking', () => {
  test('answers alike, whoever it is, and writes to those who can support', async () => {
    const known = await createReader(stage, { name: 'Ravi Nair' });
    const unconfirmed = await person();
    const observer = await createReader(stage, { role: 'observer' });
    const answers = [];
    for (const who of [
      known.email.toUpperCase(),
      unconfirmed.enrollmentNumber ?? '',
      observer.email,
      'nobody@campus.example',
      '0177CS990001',
      // Once more: the same person gets one e-mail.
      known.email,
      known.enrollmentNumber ?? '',
    ]) {
      answers.push(await ask(asha, id, 'proposer', who));
    }
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const one of answers) expect(one).toMatchObject({ status: 200, body: first?.body });
    await deliver();
    const asks = stage.mail.taken.filter(({ raw }) => raw.includes('asks you to propose them'));
    expect(asks.map(({ to }) => to)).toEqual([[known.email]]);
    const raw = (asks[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(raw).toContain(`/support/${id}`);
    // A name could hold any text, written by one person for another to read.
    expect(raw).not.toContain('Asha');
    expect((await mine(asha)).supporters.asked).toHaveLength(6);
  });

  test('needs a number or an address, and somebody else', async () => {
    expect((await ask(asha, id, 'proposer', 'Ravi Nair')).body.fields).toEqual({
      who: 'Enter an enrollment number or an e-mail address',
    });
    for (const own of [asha.email, asha.enrollmentNumber ?? '']) {
      expect(await ask(asha, id, 'proposer', own)).toMatchObject(
        refused('cannot-support', 'Nobody proposes or seconds their own nomination.'),
      );
    }
    expect(await ask(await person(), id, 'proposer', asha.email)).toMatchObject(
      refused('unknown-nomination'),
    );
    const seconded = await electionWith({ seconders: 1 });
    const other = await candidacy(asha, seconded);
    expect(await ask(asha, other, 'proposer', '0177CS990001')).toMatchObject(
      refused('no-supporters-needed'),
    );
  });

  test('ends with 60 people, and with the time for it', async () => {
    await query(
      `insert into nomination_supporters (id, nomination_id, position_id, kind, named_as, asked_at)
       select gen_random_uuid(), n.id, n.position_id, 'seconder', 'x' || i, now()
       from nominations n, generate_series(1, 59) i where n.id = $1`,
      [id],
    );
    expect((await ask(asha, id, 'proposer', '0177CS990001')).status).toBe(200);
    expect(await ask(asha, id, 'proposer', '0177CS990002')).toMatchObject(refused('asked-enough'));
    await closeNominations(electionId);
    expect(await ask(asha, id, 'proposer', '0177CS990002')).toMatchObject(
      refused('nominations-closed'),
    );
    expect((await mine(asha)).supporters.isOpen).toBe(false);
  });

  test('is over with the nomination', async () => {
    await admin.send('rejectNomination', { params: { id } });
    expect(await ask(asha, id, 'proposer', '0177CS990001')).toMatchObject(
      refused('nomination-over'),
    );
  });
});

describe('who is asked', () => {
  test('finds it, confirms or declines, and can change that', async () => {
    const ravi = await person();
    expect(await asked(ravi)).toEqual([]);
    await ask(asha, id, 'proposer', ravi.email);
    await ask(asha, id, 'proposer', ravi.enrollmentNumber ?? '');
    const question = {
      _id: id,
      election: { _id: electionId, name: 'Spring' },
      position: 'President',
      nominee: { _id: asha.id, name: 'Asha Rao', profileImg: '' },
      kind: 'proposer',
      answer: 'waits',
      until: expect.any(String),
    };
    expect(await asked(ravi)).toEqual([question]);
    expect(await no(ravi, id)).toMatchObject({
      status: 200,
      body: { kind: null, message: 'Declined. The candidate is not told by whom.' },
    });
    expect(await asked(ravi)).toEqual([]);
    expect((await yes(ravi, id, 'proposer')).status).toBe(200);
    expect(await asked(ravi)).toEqual([{ ...question, answer: 'yes' }]);
    expect((await no(ravi, id)).body.message).toBe(
      'Taken back. You do not support this candidate any more.',
    );
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(0);
    await yes(ravi, id, 'proposer');
    await closeNominations(electionId);
    expect(await asked(ravi)).toEqual([]);
    expect(await no(ravi, id)).toMatchObject(refused('nominations-closed'));
    expect(await yes(await person(), id)).toMatchObject(refused('nominations-closed'));
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(1);
  });

  test('and has no account yet finds it when they take one', async () => {
    await ask(asha, id, 'seconder', 'later@campus.example');
    const later = await person({ email: 'Later@campus.example' });
    expect(await asked(later)).toMatchObject([{ _id: id, kind: 'seconder', answer: 'waits' }]);
    await no(later, id);
    expect(await asked(later)).toEqual([]);
  });

  test('and could not support is asked nothing', async () => {
    const observer = await person({ role: 'observer' });
    await ask(asha, id, 'seconder', observer.email);
    expect(await asked(observer)).toEqual([]);
    expect(await yes(observer, id)).toMatchObject(refused('cannot-support'));
  });

  test('supports by the link without being named, as what is still missing', async () => {
    const ravi = await person();
    const look = async (actor: Actor) => actor.send('readSupport', { params: { id } });
    expect((await look(ravi)).body).toMatchObject({
      nominee: { name: 'Asha Rao' },
      kind: null,
      answer: 'waits',
      missing: ['proposer', 'seconder'],
      problem: null,
    });
    await yes(ravi, id, 'proposer');
    expect((await look(ravi)).body).toMatchObject({
      kind: 'proposer',
      answer: 'yes',
      missing: ['seconder'],
    });
    expect((await look(asha)).body.problem).toBe(
      'Nobody proposes or seconds their own nomination.',
    );
    await closeNominations(electionId);
    expect((await look(ravi)).body.problem).toBe('Nobody can support this candidate any more.');
    await query(`update nominations set status = 'rejected' where id = $1`, [id]);
    expect(await look(ravi)).toMatchObject(refused('unknown-support'));
  });
});

describe('a supporter', () => {
  test('supports one candidate of a position, as one of both', async () => {
    const [mina, ravi] = [await person(), await person()];
    const other = await candidacy(mina);
    expect((await yes(ravi, id, 'proposer')).status).toBe(200);
    expect((await yes(ravi, id, 'proposer')).status).toBe(200);
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(1);
    expect(await yes(ravi, id, 'seconder')).toMatchObject(refused('supports-already'));
    expect(await yes(ravi, other, 'seconder')).toMatchObject(refused('supports-other'));
    await no(ravi, id);
    expect((await yes(ravi, other, 'seconder')).status).toBe(200);
    // Candidates may support each other, and each other position has its own.
    expect((await yes(asha, other, 'proposer')).status).toBe(200);
    expect((await yes(mina, id, 'proposer')).status).toBe(200);
  });

  test('is free again when the candidate withdraws or is rejected', async () => {
    const [mina, ravi, zoya] = [await person(), await person(), await person()];
    const other = await candidacy(mina);
    await yes(ravi, id, 'proposer');
    await yes(zoya, other, 'proposer');
    await asha.send('withdrawNomination', { params: { id } });
    await admin.send('rejectNomination', { params: { id: other } });
    const third = await candidacy(await person());
    expect((await yes(ravi, third, 'proposer')).status).toBe(200);
    expect((await yes(zoya, third, 'seconder')).status).toBe(200);
    // Who asks again begins again; what was rejected and is taken back has lost who went.
    expect((await stand(asha, electionId)).status).toBe(201);
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(0);
    await admin.send('reopenNomination', { params: { id: other } });
    expect((await mine(mina)).supporters.proposer.confirmed).toBe(0);
  });

  test('is one of those whom the candidate still needs', async () => {
    await supported();
    const late = await person();
    for (const kind of ['proposer', 'seconder']) {
      expect(await yes(late, id, kind)).toMatchObject(refused('supporters-complete'));
    }
    const seconded = await candidacy(asha, await electionWith({ seconders: 1 }));
    expect(await yes(late, seconded, 'proposer')).toMatchObject(refused('no-supporters-needed'));
  });

  test('is of the branch, year or group that the rule names', async () => {
    const from = { branches: ['CS'] };
    const limited = await electionWith({ proposers: 1, seconders: 1, from, own: ['year'] });
    const candidate = await person({ enrollmentNumber: '0177ME248801' });
    const nomination = await candidacy(candidate, limited);
    const [mechanic, older, right] = [
      await person({ enrollmentNumber: '0177ME248802' }),
      await person({ enrollmentNumber: '0177CS218803' }),
      await person({ enrollmentNumber: '0177CS248804' }),
    ];
    expect(await yes(mechanic, nomination)).toMatchObject(
      refused(
        'cannot-support',
        'Supporters from your branch, year or group do not count for this position.',
      ),
    );
    expect(await yes(older, nomination)).toMatchObject(
      refused('cannot-support', 'Supporters have to be of the branch or year of the candidate.'),
    );
    expect((await yes(right, nomination)).status).toBe(200);
  });

  test('may vote for the position', async () => {
    const positions = [{ title: 'President', limits: { branches: ['ME'] }, candidacy: {} }];
    const limited = await electionWith({ proposers: 1 }, { positions });
    const nomination = await candidacy(asha, limited);
    expect(await yes(await person(), nomination, 'proposer')).toMatchObject(
      refused('cannot-support'),
    );
    const mechanic = await person({ enrollmentNumber: '0177ME248805' });
    expect((await yes(mechanic, nomination, 'proposer')).status).toBe(200);
  });

  test('may vote in the election, where that is enough', async () => {
    const positions = [{ title: 'President', limits: { branches: ['ME'] }, candidacy: {} }];
    const limited = await electionWith({ proposers: 1, among: 'election' }, { positions });
    const nomination = await candidacy(asha, limited);
    expect((await yes(await person(), nomination, 'proposer')).status).toBe(200);
  });

  test('says yes as what, or no', async () => {
    const ravi = await person();
    const send = (body: Record<string, unknown>) =>
      ravi.send('answerSupport', { params: { id }, body });
    expect((await send({})).body.fields).toEqual({ answer: 'Say yes or no' });
    expect((await send({ answer: 'yes' })).body.fields).toEqual({
      kind: 'Choose whether to propose or to second',
    });
    // Who was not asked declines nothing.
    expect((await send({ answer: 'no' })).status).toBe(200);
    expect((await mine(asha)).supporters.proposer.confirmed).toBe(0);
  });
});
