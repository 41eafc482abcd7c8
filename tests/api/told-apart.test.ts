import { afterEach, beforeAll, expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { apartSentences } from '#core/elections/told-apart.ts';
import { wrongText } from '#texts/wrong-text.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Two people of one name are told apart by a line, wherever they are named.

const server = testApp();
let admin: Actor;
const reason = 'Two people have one name.';
const name = 'Asha Verma';
const query = (text: string, values: readonly unknown[]) =>
  server.ctx.pool.query(text, [...values]);

beforeAll(async () => {
  admin = await createActor(server, { role: 'admin' });
  await admin.send('saveCampusSettings', {
    body: { universityName: 'A', numberFormats: [...usualFormat] },
  });
});

const setRule = async (isOn: boolean) => {
  await query('update campus set needs_two_officers = $1', [isOn]);
  await server.ctx.transact((tx) => server.ctx.live.announce(tx, { kind: 'campus' }));
};
afterEach(() => setRule(false));

let roll = 1000;
/** Somebody of a branch and a year. */
const person = (branch: string, called = name) =>
  createActor(server, { name: called, enrollmentNumber: `0177${branch}22${(roll += 1)}` });
const upcoming = (given: Parameters<typeof createElection>[1] = {}) =>
  createElection(server.ctx, {
    positions: { President: 0, Sport: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
    ...given,
  });
async function ask(
  who: Actor,
  election: TestElection,
  { position = 'President', apart }: { position?: string; apart?: string } = {},
): Promise<string> {
  const body = { electionId: election.id, position, userId: who.id, ...(apart && { apart }) };
  const { body: answer, status } = await who.send('createNomination', { body });
  expect(status).toBe(201);
  return answer.nomination._id;
}
const accept = (id: string) => admin.send('acceptNomination', { params: { id } });
async function stand(who: Actor, ...more: [TestElection, Parameters<typeof ask>[2]?]) {
  const id = await ask(who, ...more);
  expect((await accept(id)).status).toBe(200);
  return id;
}
/** The line of each candidate, by the nomination; undefined where it is left out. */
async function linesIn({ id }: TestElection): Promise<Record<string, string | undefined>> {
  const { body } = await server.send('listElections');
  const { nominations } = body.elections.find(({ _id }: { _id: string }) => _id === id);
  return Object.fromEntries(
    nominations.map((one: { _id: string; nominee: { apart?: string } }) => [
      one._id,
      one.nominee.apart,
    ]),
  );
}
const lacksOf = async ({ id }: TestElection) => {
  const { body } = await admin.send('listWaiting');
  const { lacks } = body.elections.find((one: { electionId: string }) => one.electionId === id);
  return lacks.filter(({ kind }: { kind: string }) => kind === 'names-alike');
};

test('branch and year stand under names that look alike, in all positions, and nowhere else', async () => {
  const election = await upcoming();
  const one = await stand(await person('CS'), election);
  const binod = await stand(await person('EC', 'Binod Sen'), election);
  expect(await linesIn(election)).toEqual({ [one]: undefined, [binod]: undefined });
  const other = await stand(await person('ME', 'asha  verma'), election, { position: 'Sport' });
  expect(await linesIn(election)).toEqual({
    [one]: 'CS, 22',
    [other]: 'ME, 22',
    [binod]: undefined,
  });
  expect(await lacksOf(election)).toEqual([]);
});

test('one person who stands twice is nobody of the same name', async () => {
  const election = await upcoming();
  const asha = await person('CS');
  await stand(asha, election);
  await stand(asha, election, { position: 'Sport' });
  expect(Object.values(await linesIn(election))).toEqual([undefined, undefined]);
});

test('where branch and year are equal nobody is told apart, which officers read, until one writes a line', async () => {
  const election = await upcoming();
  const asha = await person('CS');
  const one = await stand(asha, election);
  const other = await stand(await person('CS'), election);
  expect(await linesIn(election)).toEqual({ [one]: '', [other]: '' });
  expect(await lacksOf(election)).toMatchObject([{ count: 2 }]);

  // The line of a candidate waits as each change does.
  const params = { id: one };
  const said = { statement: '', imageUrl: '', link: '', apart: 'Hockey captain' };
  expect((await asha.send('editNomination', { params, body: said })).status).toBe(200);
  expect(await linesIn(election)).toEqual({ [one]: '', [other]: '' });
  const pending = (await admin.send('listPendingNominations')).body;
  const edit = pending.find(({ edits }: { edits?: string }) => edits === one);
  expect(edit).toMatchObject({ apart: 'Hockey captain', accepted: { apart: '' } });
  expect((await accept(edit._id)).status).toBe(200);
  expect(await linesIn(election)).toEqual({ [one]: 'Hockey captain', [other]: 'CS, 22' });
  expect(await lacksOf(election)).toEqual([]);
  // A client of before says nothing of it, and it stays.
  const { apart: _, ...before } = said;
  await asha.send('editNomination', { params, body: { ...before, statement: 'Longer hours.' } });
  const [mine] = (await asha.send('listMyNominations')).body;
  expect(mine.edit).toMatchObject({ statement: 'Longer hours.', apart: 'Hockey captain' });
});

test.each(['0177CS221001', 'asha@example.org', '12.3.2004'])(
  'the line “%s” says too much of a person',
  async (apart) => {
    const election = await upcoming();
    const asha = await person('CS');
    const body = { electionId: election.id, position: 'President', userId: asha.id, apart };
    const { status, body: answer } = await asha.send('createNomination', { body });
    expect(status).toBe(400);
    expect(answer.fields.apart).toBe(wrongText(apartSentences.private));
  },
);

test('of many equal lines that are accepted at once one stands', async () => {
  const election = await upcoming();
  const people = await Promise.all(['CS', 'ME', 'EC', 'CE'].map((branch) => person(branch)));
  const ids = await Promise.all(
    people.map((one, at) =>
      ask(one, election, {
        position: at % 2 === 0 ? 'President' : 'Sport',
        apart: at < 2 ? 'The runner' : 'the  RUNNER',
      }),
    ),
  );
  const answers = await Promise.all(ids.map(accept));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusedWith('line-of-other'));
  }
});

test('nobody takes the branch and year of somebody else for a line, nor by a change', async () => {
  const election = await upcoming();
  await stand(await person('CS'), election);
  const asha = await person('ME');
  const id = await ask(asha, election, { apart: 'cs 22' });
  expect(await accept(id)).toMatchObject(refusedWith('line-of-other'));
  const said = { statement: '', imageUrl: '', link: '' };
  await asha.send('editNomination', { params: { id }, body: { ...said, apart: '' } });
  expect((await accept(id)).status).toBe(200);
  await asha.send('editNomination', { params: { id }, body: { ...said, apart: 'CS22' } });
  const pending = (await admin.send('listPendingNominations')).body;
  const edit = pending.find(({ edits }: { edits?: string }) => edits === id);
  expect(await accept(edit._id)).toMatchObject(refusedWith('line-of-other'));
});

/** Nobody with an account has this name, and it looks like that of somebody. */
const zoya = 'Zoyá Khan';
async function enter(election: TestElection, lines: readonly string[]): Promise<string[]> {
  const candidates = [{ position: 'President', lines }];
  const body = { electionId: election.id, candidates, haveAgreed: true, byName: lines };
  const { body: answer } = await admin.send('enterCandidates', { body });
  return answer.entered.map(({ _id }: { _id: string }) => _id);
}

test('for somebody without an account an officer writes the line, also before voting opens', async () => {
  const election = await upcoming();
  const asha = await stand(await person('CS', 'Zoya Khan'), election);
  const [entered = ''] = await enter(election, [zoya]);
  expect(await linesIn(election)).toEqual({ [asha]: 'CS, 22', [entered]: '' });
  const put = (nominationId: string, given: object) =>
    admin.send('correctCandidateName', {
      params: { id: election.id },
      body: { nominationId, reason, ...given },
    });
  expect(await put(entered, { apart: 'CS 22' })).toMatchObject(refusedWith('line-of-other'));
  expect((await put(entered, { apart: ' ' })).status).toBe(400);
  expect((await put(entered, {})).body.fields).toHaveProperty('name');
  const done = await put(entered, { apart: 'Chemistry' });
  expect(done.status).toBe(200);
  expect(await linesIn(election)).toEqual({ [asha]: 'CS, 22', [entered]: 'Chemistry' });
  expect(done.body.election.changes[0]).toMatchObject({
    what: `On the ballot for President a line stands under the name ${zoya} from now on: “Chemistry”.`,
    reason,
  });
  // Who has an account writes their own.
  expect(await put(asha, { apart: 'Physics' })).toMatchObject(refusedWith('voting-not-open'));
});

test('under the rule of two officers the line waits with its proposal', async () => {
  const council = await createActor(server, { role: 'council' });
  const election = await upcoming();
  await stand(await person('CS', 'Zoya Khan'), election);
  const [entered = ''] = await enter(election, [zoya]);
  await setRule(true);
  const asked = await admin.send('correctCandidateName', {
    params: { id: election.id },
    body: { nominationId: entered, apart: 'Chemistry', reason },
  });
  expect(asked.status).toBe(202);
  expect((await linesIn(election))[entered]).toBe('');
  const id = asked.body.proposal._id;
  expect(asked.body.proposal.changes).toMatchObject([{ field: zoya, from: '', to: 'Chemistry' }]);
  expect((await council.send('confirmProposal', { params: { id } })).status).toBe(200);
  expect((await linesIn(election))[entered]).toBe('Chemistry');
});

test('results, kit and the sentences of voters have the line, and it stays when the account is gone', async () => {
  const [one, other] = [await person('CS'), await person('ME')];
  const election = await createElection(server.ctx, {
    positions: { President: 2 },
    nominees: [one, other],
  });
  await query(`update elections set settings = settings || '{"law": 6}' where id = $1`, [
    election.id,
  ]);
  const [of = '', ofOther = ''] = election.positions[0]?.candidates.map(({ id }) => id) ?? [];
  for (const candidateId of [of, of, ofOther]) {
    const voter = await createActor(server);
    const body = {
      ...{ userId: voter.id, electionId: election.id, position: 'President', candidateId },
    };
    expect((await voter.send('castVote', { body })).status).toBe(200);
  }
  const left = await other.send('stepDown', { params: { id: ofOther } });
  expect(left.status).toBe(200);
  const { body } = await server.send('listElections');
  const shown = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
  expect(shown.changes[0].what).toBe(
    `${name} (ME, 22) has stepped down as a candidate for President. Votes for them count.`,
  );
  // The number is forgotten with the account; the ballot stays as voters saw it.
  const gone = await admin.send('deleteUser', { params: { id: one.id }, body: { reason } });
  expect(gone.status).toBe(200);
  expect(await linesIn(election)).toEqual({ [of]: 'CS, 22', [ofOther]: 'ME, 22' });

  await closeAndCount(server, election.id);
  const results = (await server.send('listResults')).body.find(
    ({ electionId }: { electionId: string }) => electionId === election.id,
  );
  const lines = results.results[0].candidates.map(
    ({ student }: { student: { apart: string } }) => student.apart,
  );
  expect(lines.toSorted()).toEqual(['CS, 22', 'ME, 22']);
  const kit = (await server.send('readRecountKit', { params: { id: election.id } })).body;
  const inKit = kit.positions[0].candidates.map(
    ({ name: called, apart }: { name: string; apart: string }) => `${called}, ${apart}`,
  );
  expect(inKit.toSorted()).toEqual(['Asha Verma, CS, 22', 'Asha Verma, ME, 22']);
});

test('the e-mail to a winner, a ruling and its overturning have the line', async () => {
  const [one, other] = [await person('CS'), await person('ME')];
  const election = await createElection(server.ctx, {
    positions: { President: 2 },
    nominees: [one, other],
  });
  const [of = ''] = election.positions[0]?.candidates.map(({ id }) => id) ?? [];
  const voter = await createActor(server);
  const vote = { userId: voter.id, electionId: election.id, position: 'President' };
  await voter.send('castVote', { body: { ...vote, candidateId: of } });
  await closeAndCount(server, election.id);
  await admin.send('sendEmail', {
    body: { email: one.email },
  });
  const mails = await query(
    `select text_body as text from emails where to_address = $1 and key like 'winner:%'`,
    [one.email],
  );
  expect(mails.rows[0]?.text).toContain(`Dear ${name} (CS, 22),`);

  const ruled = await admin.send('createRuling', {
    body: { kind: 'disqualify', electionId: election.id, nominationId: of, reason, answered: null },
  });
  expect(ruled.status).toBe(200);
  const rulings = async () =>
    (await server.send('listRulings', { params: { id: election.id } })).body.sanctions;
  const [{ _id: id }] = await rulings();
  await admin.send('overturnRuling', { params: { id }, body: { reason } });
  expect(await rulings()).toMatchObject([{ candidate: `${name} (CS, 22)` }]);
  const shown = (await server.send('listElections')).body.elections.find(
    ({ _id }: { _id: string }) => _id === election.id,
  );
  expect(shown.changes[0].what).toContain(`${name} (CS, 22)`);
});

test('an election that a release before published has a kit without lines', async () => {
  const nominees = [await person('CS'), await person('ME')];
  const election = await createElection(server.ctx, { positions: { President: 2 }, nominees });
  await closeAndCount(server, election.id);
  const kit = (await server.send('readRecountKit', { params: { id: election.id } })).body;
  expect(kit).toMatchObject({ version: 4 });
  expect(JSON.stringify(kit)).not.toContain('apart');
});
