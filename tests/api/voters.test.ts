import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Refusal } from '#core/refusal.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// How voters are known, over the wire: who gets a ballot of each kind of election, and who is told
// what helps.

let council: Actor;
const app = testApp();
beforeAll(async () => {
  council = await createActor(app, { role: 'council', enrollmentNumber: null });
});

const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
const create = (body: Record<string, unknown> = {}) =>
  council.send('createElection', {
    body: {
      name: 'Council 2028',
      description: 'Yearly.',
      startDate: inHours(-1),
      endDate: inHours(3),
      positions: [{ title: 'President' }],
      ...body,
    },
  });

/** An open election with a candidate for each of its positions. */
async function open(body: Record<string, unknown> = {}) {
  const { status, body: reply } = await create(body);
  expect([status, reply.message]).toEqual([201, reply.message]);
  for (const { _id } of reply.election.positions) {
    const nominee = await createAccount(app.ctx);
    await app.ctx.transact(async (tx) => {
      const id = randomUUID();
      await tx
        .insertInto('nominations')
        .values({
          id,
          election_id: reply.election._id,
          position_id: _id,
          nominee_id: nominee.id,
          name: nominee.name,
          status: 'accepted',
        })
        .execute();
      await tx.insertInto('tallies').values({ nomination_id: id }).execute();
      await app.ctx.live.announce(tx, { kind: 'elections' });
    });
  }
  return reply.election;
}

async function vote(voter: Actor, { _id }: { _id: string }, place = 0) {
  const rows = await app.ctx.db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .select(['n.id', 'n.position_id'])
    .where('n.election_id', '=', _id)
    .orderBy('p.ordinal')
    .execute();
  const chosen = rows[place];
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: _id,
      position: chosen?.position_id,
      candidateId: chosen?.id,
    },
  });
}

const ballotOf = async (voter: Actor, { _id }: { _id: string }) => {
  const { body } = await voter.send('listMyBallots');
  return body.find(({ electionId }: { electionId: string }) => electionId === _id);
};

/** The vote and the ballot say the same, and both name what helps. */
async function expectRefused(
  voter: Actor,
  election: { _id: string },
  reason: Refusal,
  action: string,
): Promise<void> {
  const refused = await vote(voter, election);
  expect(refused).toMatchObject(refusedWith(reason));
  expect(refused.body.action).toBe(action);
  const { message } = refusedWith(reason).body;
  expect(await ballotOf(voter, election)).toMatchObject({ barrier: { reason, message, action } });
}

/** Puts a number on the list of the campus. */
const list = (number: string | null, groups: string[] = []) =>
  app.ctx.db
    .insertInto('voter_list_entries')
    .values({ election_id: null, enrollment_number: number ?? '', groups })
    .execute();
const set = (voter: Actor, values: Record<string, unknown>) =>
  app.ctx.db.updateTable('accounts').set(values).where('id', '=', voter.id).execute();

describe('an election of', () => {
  test('anybody, as a call that says nothing asks for, takes who registers', async () => {
    const election = await open();
    expect(election).toMatchObject({ voters: 'anybody', mailDomains: [] });
    const { election: listed } = { election: (await app.send('listElections')).body.elections };
    expect(listed).toContainEqual(
      expect.objectContaining({ _id: election._id, voters: 'anybody' }),
    );
    const voter = await createActor(app);
    expect(await ballotOf(voter, election)).toMatchObject({ barrier: null, otherPositions: [] });
    expect((await vote(voter, election)).status).toBe(200);
  });

  test('people with a confirmed address takes nobody else', async () => {
    const election = await open({ voters: 'confirmed' });
    const voter = await createActor(app);
    await expectRefused(voter, election, 'email-not-confirmed', 'confirm-email');
    await set(voter, { email_confirmed_at: new Date() });
    expect((await vote(voter, election)).status).toBe(200);
  });

  test('confirmed addresses of the campus takes no other domain', async () => {
    const election = await open({ voters: 'confirmed', mailDomains: [' Campus.Example '] });
    expect(election.mailDomains).toEqual(['campus.example']);
    const [voter, stranger] = [
      await createActor(app, { email: 'Somebody@CAMPUS.example' }),
      await createActor(app, { email: 'somebody@campus.example.evil.example' }),
    ];
    for (const one of [voter, stranger]) await set(one, { email_confirmed_at: new Date() });
    await expectRefused(stranger, election, 'email-domain', 'change-email');
    expect((await vote(voter, election)).status).toBe(200);
  });

  test('the listed takes who is on the list of the campus as it stood at the opening', async () => {
    const [voter, late, gone, without] = [
      await createActor(app),
      await createActor(app),
      await createActor(app),
      await createActor(app, { role: 'faculty' }),
    ];
    for (const one of [voter, gone]) await list(one.enrollmentNumber);
    const election = await open({ voters: 'listed', startDate: inHours(-1) });
    await list(late.enrollmentNumber);
    await app.ctx.db
      .updateTable('voter_list_entries')
      .set({ removed_at: new Date(Date.now() + 60_000) })
      .where('enrollment_number', '=', gone.enrollmentNumber ?? '')
      .execute();
    for (const one of [late, without]) {
      await expectRefused(one, election, 'not-on-roll', 'ask-council');
    }
    for (const one of [voter, gone]) expect((await vote(one, election)).status).toBe(200);
  });

  test('the proved takes no number that is on the list and was not proved', async () => {
    const voter = await createActor(app);
    await list(voter.enrollmentNumber);
    const election = await open({ voters: 'proved' });
    await expectRefused(voter, election, 'number-not-proved', 'prove-number');
    await set(voter, { proved_at: new Date(), proved_how: 'check-in', proved_by: council.id });
    expect((await vote(voter, election)).status).toBe(200);
    const stranger = await createActor(app);
    await set(stranger, { proved_at: new Date(), proved_how: 'code' });
    await expectRefused(stranger, election, 'not-on-roll', 'ask-council');
  });

  test('a group takes who is in it', async () => {
    const [voter, other] = [await createActor(app), await createActor(app)];
    await list(voter.enrollmentNumber, ['Hostel A', 'Chess']);
    await list(other.enrollmentNumber, ['Hostel B']);
    const election = await open({
      voters: 'listed',
      electorate: { kind: 'some', groups: ['Hostel A'] },
    });
    await expectRefused(other, election, 'not-in-group', 'ask-council');
    expect((await vote(voter, election)).status).toBe(200);
  });
});

test('a position asks for any of its groups or for all of them', async () => {
  const both = await createActor(app);
  const onList = await createActor(app);
  await list(both.enrollmentNumber, ['First', 'Undergraduate']);
  await list(onList.enrollmentNumber, ['First', 'Postgraduate']);
  const groups = ['First', 'Undergraduate'];
  const limits = { branches: [], years: [], groups };
  const election = await open({
    voters: 'listed',
    positions: [
      { title: 'Any', limits },
      { title: 'All', limits: { ...limits, allGroups: true } },
      { title: 'One', limits: { ...limits, groups: ['First'], allGroups: true } },
    ],
  });
  const shown = election.positions.map((one: { limits: object }) => one.limits);
  expect(shown).toEqual([limits, { ...limits, allGroups: true }, { ...limits, groups: ['First'] }]);
  expect(await ballotOf(onList, election)).toMatchObject({
    otherPositions: [election.positions[1]._id],
  });
  expect(await vote(onList, election, 1)).toMatchObject(refusedWith('not-in-group'));
  for (const place of [0, 1, 2]) expect((await vote(both, election, place)).status).toBe(200);
  const copied = await council.send('duplicateElection', {
    params: { id: election._id },
    body: {},
  });
  expect(copied.body.election.positions.map((one: { limits: object }) => one.limits)).toEqual(
    shown,
  );
});

describe('any of or all of', () => {
  const [first, drama] = ['Year: First', 'Department: Drama'];
  const rows: [string, string, boolean, string[], string[]][] = [
    ['a group by its name alone', 'GA', false, ['Drama'], ['Asha', 'Om', 'Nida', 'Zoya']],
    ['a group of one column', 'GB', false, [drama], ['Asha', 'Om']],
    ['a group and the same of its column', 'GC', true, ['Drama', drama], ['Asha', 'Om']],
    ['the same of two columns', 'GD', true, [drama, 'Club: Drama'], ['Om']],
    ['one of two columns', 'GE', false, [drama, 'Club: Drama'], ['Asha', 'Om', 'Nida']],
    ['two columns', 'GF', true, [first, drama], ['Asha']],
    ['two columns, any of them', 'GH', false, [first, drama], ['Asha', 'Om', 'Zoya']],
    ['a column and a name alone', 'GI', true, [first, 'Drama'], ['Asha', 'Zoya']],
    ['three', 'GJ', true, [first, 'Drama', 'Club: Chess'], ['Asha']],
    ['one that nobody has', 'GK', true, [first, 'Nothing'], []],
    ['one that nobody has, or another', 'GL', false, ['Nothing', 'Club: Chess'], ['Asha']],
    ['another case', 'GM', false, ['DRAMA'], []],
  ];
  test.each(rows)('%s: form, Check and ballot', async (_, branch, allGroups, groups, names) => {
    const lines = [
      ['Asha', 'Drama', 'First', 'Chess'],
      ['Om', 'Drama', 'Second', 'Drama'],
      ['Nida', 'Physics', 'Second', 'Drama'],
      ['Zoya', 'Physics', 'First; Drama', ''],
    ].map((cells, at) => [`0177${branch}24000${at}`, ...cells].join('\t'));
    const text = ['Enrollment No\tName\tDepartment\tYear\tClub', ...lines].join('\n');
    const body = { electionId: null, mode: 'add', fileName: '', text };
    const columns = { number: 0, name: [1], email: null, groups: [2, 3, 4] };
    const preview = await council.send('previewVoterList', { body: { ...body, columns } });
    const confirmed = { ...body, columns, stamp: preview.body.stamp };
    const done = await council.send('importVoterList', { body: confirmed });
    expect(done.status).toBe(201);
    const voters = await Promise.all(
      lines.map((line) => createActor(app, { enrollmentNumber: line.split('\t')[0] ?? '' })),
    );
    const limits = { branches: [branch], years: [], groups, allGroups };
    const positions = [{ title: 'Seat', limits }, { title: 'President' }];
    const counted = [{ position: 'Seat', voters: names.length, names }];
    const given = { voters: 'listed', positions: positions.slice(0, 1) };
    const unsaved = await council.send('countLimited', { body: given });
    expect(unsaved.body.limited).toEqual(counted);
    const draft = await create({ voters: 'listed', positions, draft: true });
    const params = { id: draft.body.election._id };
    const checked = await council.send('readElectionToEdit', { params });
    expect(checked.body.limited).toEqual(counted);
    const election = await open({ voters: 'listed', positions });
    const may: string[] = [];
    for (const [at, voter] of voters.entries()) {
      const isHers = !(await ballotOf(voter, election)).otherPositions.includes(
        election.positions[0]._id,
      );
      expect((await vote(voter, election)).status === 200).toBe(isHers);
      if (isHers) may.push(lines[at]?.split('\t')[1] ?? '');
    }
    expect(may).toEqual(names);
  });
});

test('whether a position asks for all of its groups can be changed until voting opens', async () => {
  const limits = { branches: [], years: [], groups: ['First', 'Undergraduate'] };
  const { body } = await create({
    ...{ voters: 'listed', startDate: inHours(1), positions: [{ title: 'Seat', limits }] },
  });
  const { _id: id, positions } = body.election;
  const edit = (allGroups: boolean) =>
    council.send('editElection', {
      params: { id },
      body: {
        positions: [{ _id: positions[0]._id, title: 'Seat', limits: { ...limits, allGroups } }],
      },
    });
  expect((await edit(true)).body.election).toMatchObject({
    positions: [{ limits: { ...limits, allGroups: true } }],
    changes: [{ what: 'Changed: who votes for which position.' }],
  });
  expect((await edit(false)).body.election.positions[0].limits).toEqual(limits);
});

test('a position of second-years of one branch and of a group is voted for by them alone', async () => {
  const [voter, other] = [
    await createActor(app, { enrollmentNumber: '0177CE236001' }),
    await createActor(app, { enrollmentNumber: '0177CE246002' }),
  ];
  await list(voter.enrollmentNumber, ['Chess']);
  await list(other.enrollmentNumber, ['Chess']);
  const limits = { branches: ['CE'], years: ['23'], groups: ['Chess'] };
  const election = await open({
    voters: 'listed',
    positions: [{ title: 'Seat of CE', limits }, { title: 'President' }],
  });
  const [seat, president] = election.positions;
  expect([seat.limits, president.limits]).toEqual([limits, undefined]);
  expect(await ballotOf(other, election)).toMatchObject({
    barrier: null,
    vote: { isAllowed: true },
    otherPositions: [seat._id],
  });
  expect(await ballotOf(voter, election)).toMatchObject({ otherPositions: [] });
  expect(await vote(other, election, 0)).toMatchObject(refusedWith('not-in-group'));
  for (const one of [voter, other]) expect((await vote(one, election, 1)).status).toBe(200);
  expect((await vote(voter, election, 0)).status).toBe(200);
});

test('who could never be accepted cannot ask to be a candidate', async () => {
  const [fits, other] = [
    await createActor(app, { enrollmentNumber: '0177CE236101' }),
    await createActor(app, { enrollmentNumber: '0177CE246102' }),
  ];
  const candidacy = { branches: ['CE'], years: ['23'], groups: ['Band'] };
  await list(fits.enrollmentNumber, ['Band']);
  await list(other.enrollmentNumber, ['Band']);
  const { _id, ...election } = (await create({ startDate: inHours(1), candidacy })).body.election;
  expect(election.candidacy).toEqual(candidacy);
  const stand = (actor: Actor) =>
    actor.send('createNomination', {
      body: { electionId: _id, position: 'President', userId: actor.id },
    });
  expect(await stand(other)).toMatchObject(refusedWith('cannot-stand'));
  expect((await ballotOf(other, { _id })).nominate.why).toBe('cannot-stand');
  expect((await ballotOf(fits, { _id })).nominate.why).toBe(null);
  expect((await stand(fits)).status).toBe(201);
  const edited = await council.send('editElection', {
    params: { id: _id },
    body: { candidacy: { branches: [] } },
  });
  expect(edited.body.election.candidacy).toBeUndefined();
  expect((await stand(other)).status).toBe(201);
});

test('who votes by a list and stands where the voters stand is on the list', async () => {
  const [listed, other] = [
    await createActor(app, { enrollmentNumber: '0177CE236201' }),
    await createActor(app, { enrollmentNumber: '0177CE236202' }),
  ];
  const electorate = { kind: 'roll', numbers: [listed.enrollmentNumber] };
  const positions = [{ title: 'President' }, { title: 'Open', candidacy: {} }];
  const { election } = (await create({ startDate: inHours(1), electorate, positions })).body;
  const stand = (actor: Actor, position: string) =>
    actor.send('createNomination', {
      body: { electionId: election._id, position, userId: actor.id },
    });
  const message = 'Only people on the voter list of this election can stand for this position.';
  expect(await stand(other, 'President')).toMatchObject({
    ...refusedWith('cannot-stand'),
    body: { reason: 'cannot-stand', message },
  });
  const [president] = election.positions;
  expect(await ballotOf(other, election)).toMatchObject({
    otherCandidacies: [president._id],
    otherPositions: [],
    nominate: { isAllowed: true },
  });
  expect(await ballotOf(listed, election)).not.toHaveProperty('otherCandidacies');
  expect((await stand(other, 'Open')).status).toBe(201);
  expect((await stand(listed, 'President')).status).toBe(201);
  const entered = await council.send('enterCandidates', {
    body: {
      electionId: election._id,
      candidates: [{ position: 'President', lines: [other.enrollmentNumber] }],
      haveAgreed: true,
    },
  });
  expect(entered.body).toMatchObject({
    entered: [],
    problems: [{ problem: expect.stringContaining('not on the voter list') }],
  });
});

// F14: eligibility went by the account, so who had two voted twice.
test('with a list, a person with a student and a council account has one vote', async () => {
  const number = '0177CS226077';
  const student = await createActor(app, { enrollmentNumber: number });
  await list(number);
  const before = { enrollmentNumber: null };
  const officer = await createActor(app, { role: 'council', ...before });
  const election = await open({ voters: 'listed' });
  const votes = [await vote(student, election), await vote(officer, election)];
  expect(votes.map(({ status }) => status)).toEqual([200, 403]);
  const register = await app.send('register', {
    body: {
      name: 'Asha Rao',
      email: 'asha.twice@campus.example',
      password: 'a long enough password',
      role: 'council',
      enrollmentNumber: number,
    },
  });
  expect(register.status).toBe(409);
});
