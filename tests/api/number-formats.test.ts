import { beforeAll, describe, expect, test } from 'vitest';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import {
  eightDigits,
  letterFormat,
  misreadNumbers,
  withLateral,
} from '#tests/support/number-formats.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// Two universities with numbers of their own: everything that a student and an officer do with one.

const campuses: [string, { format: NumberFormat; numbers: string[]; misfit: string }][] = [
  [
    'numbers such as B21CS1043',
    {
      format: letterFormat,
      numbers: ['B21CS1043', 'B21CS1044', 'B22ME1045'],
      misfit: '0177CS240001',
    },
  ],
  [
    'eight digits',
    { format: eightDigits, numbers: ['10203040', '10203041', '00203042'], misfit: 'B21CS1043' },
  ],
];
const password = 'a lamp by the sea';
const invalid = 'Please enter a valid enrollment number';
const refused = { status: 400, body: { error: 'invalid', message: invalid } };
const day = 24 * 60 * 60_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

describe.each(campuses)('a campus with %s', (_, { format, numbers, misfit }) => {
  const app = testApp();
  let admin: Actor;
  const [first = '', second = '', third = ''] = numbers;
  const register = (enrollmentNumber: string, name: string) =>
    app.send('registerStudent', {
      body: {
        role: 'student',
        name,
        email: `${name.split(' ', 1).join().toLowerCase()}@campus.example`,
        enrollmentNumber,
        password,
      },
    });
  const election = (more: object) => ({
    name: 'Council',
    description: 'One year.',
    startDate: at(1),
    endDate: at(2),
    positions: ['President'],
    ...more,
  });

  beforeAll(async () => {
    admin = await createActor(app, { role: 'admin' });
    const saved = await admin.send('saveCampusSettings', {
      body: { numberFormats: format },
    });
    expect(saved.status).toBe(200);
  });

  test('tells everybody how its numbers are made', async () => {
    const { body } = await app.send('readCampusSettings');
    expect(body.numberFormats).toEqual(format);
  });

  test('registers its students and nobody else’s, and they log in in any case', async () => {
    expect(await register(misfit, 'Nobody Here')).toMatchObject(refused);
    const typed = [first.slice(0, 3), first.slice(3, 5), first.slice(5)].join('-').toLowerCase();
    expect(await register(typed, 'Asha Rao')).toMatchObject({
      status: 201,
      body: { user: { enrollmentNumber: first } },
    });
    const logIn = { role: 'student', enrollmentNumber: first.toLowerCase(), password };
    expect((await app.send('logInStudent', { body: logIn })).status).toBe(200);
    const council = {
      role: 'council',
      name: 'Om Puri',
      email: 'om@campus.example',
      enrollmentNumber: misfit,
      password,
    };
    expect(await app.send('register', { body: council })).toMatchObject(refused);
  });

  test('refuses a number of another shape wherever one is given', async () => {
    const student = await createActor(app, { role: 'faculty' });
    const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
    const answers = await Promise.all([
      admin.send('createMember', { body: { enrollmentNumber: misfit, position: 'President' } }),
      admin.send('addVoter', { body: { enrollmentNumber: misfit } }),
      admin.send('correctUser', { params: { id: student.id }, body: { enrollmentNumber: misfit } }),
      student.send('askNumberProof', { body: { enrollmentNumber: misfit } }),
      student.send('useNumberCode', { body: { enrollmentNumber: misfit, code: '12345678' } }),
      student.send('checkVoterList', { params: { id }, body: { enrollmentNumber: misfit } }),
      admin.send('giveNumber', {
        params: { id: student.id },
        body: { enrollmentNumber: misfit, reason: 'Two people.' },
      }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refused);
    const roll = election({ electorate: { kind: 'roll', numbers: [first, misfit] } });
    expect(await admin.send('createElection', { body: roll })).toMatchObject({
      status: 400,
      body: { fields: { 'electorate.numbers.1': `${invalid}: ${misfit}` } },
    });
  });

  test('imports its list, and lines of others are told by the format', async () => {
    const text = [
      'Roll,Name,E-mail',
      ...numbers.map((number, index) => `${number},Voter ${index},v${index}@campus.example`),
      `${misfit},Somebody Else,`,
      `${first.slice(0, -1)},Too Short,`,
    ].join('\n');
    const preview = await admin.send('previewVoterList', { body: { text } });
    expect(preview.body.totals).toMatchObject({ added: 3, bad: 2 });
    expect(preview.body.problems.map((one: { line: number }) => one.line)).toEqual([5, 6]);
    expect(preview.body.problems[1].why).toContain(
      `This number has ${first.length - 1} ${format === eightDigits ? 'digits' : 'characters'}; an enrollment number has ${first.length}`,
    );
    const { stamp } = preview.body;
    const imported = await admin.send('importVoterList', {
      body: { text, stamp, fileName: 'students.csv' },
    });
    expect(imported).toMatchObject({ status: 201, body: { import: { added: 3 } } });
  });

  test('limits by what its numbers say, and by nothing else', async () => {
    const limits = { branches: ['CS'], years: ['21'] };
    const body = election({ electorate: { kind: 'some', ...limits }, candidacy: limits });
    const answer = await admin.send('createElection', { body });
    if (format === letterFormat) {
      expect(answer.status).toBe(201);
      const wrong = election({
        positions: [{ title: 'President', limits: { branches: ['CSE'], years: ['2021'] } }],
      });
      expect((await admin.send('createElection', { body: wrong })).body.fields).toEqual({
        'positions.0.limits.branches.0': 'Write it as in a number, such as CS',
        'positions.0.limits.years.0': 'Write it as in a number, such as 24',
      });
      const other = { candidacy: { branches: ['C'] } };
      expect(
        await admin.send('editElection', {
          params: { id: answer.body.election._id },
          body: other,
        }),
      ).toMatchObject({
        status: 400,
        body: { fields: { 'candidacy.branches.0': 'Write it as in a number, such as CS' } },
      });
    } else {
      const none = (meaning: string) => `The enrollment numbers of this campus have no ${meaning}`;
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: none('branch'),
          fields: {
            'electorate.branches.0': none('branch'),
            'electorate.years.0': none('year'),
            'candidacy.branches.0': none('branch'),
            'candidacy.years.0': none('year'),
          },
        },
      });
    }
  });

  test('votes by its list, and by branch and year where its numbers say them', async () => {
    const byList = await admin.send('createElection', {
      body: election({
        voters: 'listed',
        standings: 'after-close',
        ...(format === letterFormat && {
          electorate: { kind: 'some', branches: ['CS'], years: ['21'] },
        }),
      }),
    });
    expect(byList.status).toBe(201);
    const { _id: electionId, positions } = byList.body.election;
    expect((await register(second, 'Zoya Rahman')).status).toBe(201);
    expect((await register(third, 'Meher Chawla')).status).toBe(201);
    const people = await Promise.all(
      numbers.map(async (enrollmentNumber) => {
        const { rows } = await app.ctx.pool.query<{ id: string }>(
          'select id from accounts where enrollment_number = $1',
          [enrollmentNumber],
        );
        const id = rows[0]?.id ?? '';
        const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, id));
        return { id, ...app.as(`hustings=${token}`) };
      }),
    );
    const [candidate] = people;
    const asked = await candidate?.send('createNomination', {
      body: { electionId, position: 'President', userId: candidate.id },
    });
    expect(asked?.status).toBe(201);
    const { _id: candidateId } = asked?.body.nomination ?? {};
    await admin.send('acceptNomination', { params: { id: candidateId }, body: {} });
    await app.ctx.pool.query(
      `update elections set starts_at = now() - interval '1 minute',
         nominations_close_at = now() - interval '1 minute' where id = $1`,
      [electionId],
    );
    const votes = await Promise.all(
      people.map(({ id, send }) =>
        send('castVote', {
          body: { electionId, candidateId, position: positions[0]._id, userId: id },
        }),
      ),
    );
    const expected = format === letterFormat ? [200, 200, 403] : [200, 200, 200];
    expect(votes.map(({ status }) => status)).toEqual(expected);
    expect(await misreadNumbers(app)).toEqual([]);
  });
});

test('a campus with a second format takes both, and votes by what each says', async () => {
  const app = await startTestApp();
  const admin = await createActor(app, { role: 'admin' });
  const save = (numberFormats: readonly string[]) =>
    admin.send('saveCampusSettings', { body: { numberFormats } });
  const lateral = await Promise.all(
    Array.from({ length: 10 }, (_, at) => `0177${at < 5 ? 'CS' : 'ME'}223D${10 + at}`).map(
      async (enrollmentNumber) => ({
        enrollmentNumber,
        refused: await app.send('registerStudent', {
          body: {
            role: 'student',
            name: 'Asha Rao',
            email: `${enrollmentNumber}@campus.example`,
            enrollmentNumber,
            password,
          },
        }),
      }),
    ),
  );
  for (const one of lateral) expect(one.refused).toMatchObject(refused);
  const written = ['0177-[branch:@@]-[year:##]-####', '0177[Branch:@@][year:##]#@##'];
  expect((await save(written)).body.settings.numberFormats).toEqual(withLateral);
  const voters = await Promise.all(
    [...lateral, { enrollmentNumber: '0177CS220001' }].map(({ enrollmentNumber }) =>
      createActor(app, { enrollmentNumber }),
    ),
  );
  const text = voters.map(({ enrollmentNumber }) => enrollmentNumber).join('\n');
  const preview = await admin.send('previewVoterList', { body: { text } });
  expect(preview.body.totals).toMatchObject({ added: 11, bad: 0 });
  const { stamp } = preview.body;
  await admin.send('importVoterList', { body: { text, stamp, fileName: 'a.csv' } });
  const election = await createElection(app.ctx, { positions: { President: 1 } });
  const [position] = election.positions;
  await app.ctx.pool.query(
    `update elections set voters = 'listed', published_at = now() where id = $1`,
    [election.id],
  );
  await app.ctx.pool.query(`update positions set branches = '{CS}', years = '{22}' where id = $1`, [
    position?.id,
  ]);
  const votes = await Promise.all(
    voters.map(({ id, send }) =>
      send('castVote', {
        body: {
          electionId: election.id,
          candidateId: position?.candidates[0]?.id,
          position: 'President',
          userId: id,
        },
      }),
    ),
  );
  expect(votes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 5 }, () => 403),
    200,
  ]);
  expect(await misreadNumbers(app)).toEqual([]);
  await app.close();
});

test('the format of the specification is the default, to the letter', async () => {
  const app = await startTestApp();
  const { body } = await app.send('readCampusSettings');
  expect(body.numberFormats).toEqual(['0177[branch:@@][year:##]####']);
  const student = {
    role: 'student',
    name: 'Asha Rao',
    email: 'asha@campus.example',
    password,
  };
  const send = (enrollmentNumber: string) =>
    app.send('registerStudent', { body: { ...student, enrollmentNumber } });
  for (const wrong of [
    '0178CS240001',
    '0177C5240001',
    '0177CS24001',
    'B21CS1043',
    '10203040',
    '0177CS223D01',
    '',
  ]) {
    expect(await send(wrong), wrong).toMatchObject({ status: 400 });
  }
  expect(await send('0178CS240001')).toMatchObject(refused);
  expect(await send('0177cs240001')).toMatchObject({
    status: 201,
    body: { user: { enrollmentNumber: '0177CS240001' }, message: 'Registration successful.' },
  });
  await app.close();
});
