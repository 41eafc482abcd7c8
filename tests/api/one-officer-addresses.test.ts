import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { inHours } from '#tests/support/life-stage.ts';
import { emailsTo } from '#tests/support/links.ts';
import { createByList, emailTo, putOnList, voteTokenIn } from '#tests/support/list-email-stage.ts';
import { codeIn } from '#tests/support/number-stage.ts';
import { council, openListMailingStage, query, stage } from '#tests/support/list-mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// While voting is open a number is proved by the address of the list that the election goes by, and by no other.

openListMailingStage();

beforeEach(async () => {
  await query(
    "insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)",
  );
  stage.app.ctx.campus.forget();
  await createActor(stage.app, { role: 'council' });
});

const evil = 'mine@evil.example';
const reason = 'They asked me to.';
const ask = (enrollmentNumber: string) =>
  stage.app.send('askNumberProof', { body: { enrollmentNumber } });
/** How many links to prove a number went to an address. */
const asked = async (email: string) =>
  (await emailsTo(stage.app, email)).filter(({ subject }) => subject.includes('number yours'))
    .length;

const addedBy = async (electionId: string | null, lines: readonly string[]) => {
  const list = { text: ['Number,E-mail', ...lines].join('\n'), electionId };
  const { stamp } = (await council.send('previewVoterList', { body: list })).body;
  return council.send('importVoterList', { body: { ...list, stamp, reason } });
};

/** A draft with a list of its own, all by one officer. */
async function draftWith(number: string, email = evil): Promise<string> {
  const body = {
    ...{ name: `Draft of ${number}`, description: 'A club.', positions: ['President'] },
    ...{ startDate: inHours(1), endDate: inHours(2), draft: true },
  };
  const { _id: id } = (await council.send('createElection', { body })).body.election;
  expect((await addedBy(id, [`${number},${email}`])).status).toBe(201);
  return id;
}

describe('a number that may vote in an open election', () => {
  test('is not proved by the list of a draft, whichever list its election goes by', async () => {
    const own = await createByList(stage, { ownList: true });
    const byOwn = await putOnList(stage, { electionId: own.id });
    const byCampus = await putOnList(stage);
    const without = await putOnList(stage, { email: '' });
    await createByList(stage);
    for (const { number } of [byOwn, byCampus, without]) {
      await draftWith(number);
      expect((await ask(number)).status).toBe(200);
    }
    expect(await asked(evil)).toBe(0);
    expect([await asked(byOwn.email), await asked(byCampus.email)]).toEqual([1, 1]);
  });

  test('is not proved by the list of another election that is published, nor by its link to vote', async () => {
    const person = await putOnList(stage);
    const { id } = await createByList(stage);
    const other = await createByList(stage, {
      ...{ ownList: true, startsInMinutes: 60, endsInMinutes: 120, voters: 'proved' },
    });
    await putOnList(stage, { number: person.number, email: evil, electionId: other.id });
    await ask(person.number);
    expect([await asked(evil), await asked(person.email)]).toEqual([0, 1]);
    await stage.run();
    const token = voteTokenIn(emailTo(stage, evil, other.name).words);
    const press = () =>
      stage.app.send('registerByVoteLink', { body: { token, password: 'a lamp by the sea' } });
    const taker = await createActor(stage.app);
    const take = () => taker.send('takeByVoteLink', { body: { token } });
    const read = () => stage.app.send('readVoteLink', { body: { token } });
    expect((await read()).body).toEqual({ state: 'used' });
    expect(await press()).toMatchObject(refusedWith('vote-link-used'));
    expect(await take()).toMatchObject(refusedWith('vote-link-used'));
    // Whose number it is goes to the ballot by it, and once no election is open it proves the number.
    await query("update elections set ends_at = now() - interval '1 minute' where id = $1", [id]);
    expect((await read()).body.state).toBe('works');
    expect((await take()).status).toBe(200);
    await query("update elections set ends_at = now() + interval '1 hour' where id = $1", [id]);
    expect((await taker.send('readVoteLink', { body: { token } })).body.state).toBe('works');
    expect((await take()).status).toBe(200);
  });

  test('is proved by no address where the lists of two of them have different ones', async () => {
    const [one, two] = [
      await createByList(stage, { ownList: true }),
      await createByList(stage, { ownList: true }),
    ];
    const differing = await putOnList(stage, { electionId: one.id });
    await putOnList(stage, { number: differing.number, email: evil, electionId: two.id });
    const same = await putOnList(stage, { electionId: one.id });
    await putOnList(stage, { ...same, email: same.email.toUpperCase(), electionId: two.id });
    // A list of numbers alone has the addresses of the campus.
    const plain = await putOnList(stage);
    for (const { id: electionId } of [one, two]) {
      await putOnList(stage, { number: plain.number, email: '', electionId });
    }
    for (const { number } of [differing, same, plain]) await ask(number);
    expect([await asked(evil), await asked(differing.email)]).toEqual([0, 0]);
    expect((await asked(same.email)) + (await asked(same.email.toUpperCase()))).toBe(1);
    expect(await asked(plain.email)).toBe(1);
  });

  test('is not proved by a link or a code that went to a former address before voting opened', async () => {
    const { id } = await createByList(stage, { startsInMinutes: 60, endsInMinutes: 120 });
    const person = await putOnList(stage, { email: evil });
    const taker = await createActor(stage.app, { enrollmentNumber: null });
    await taker.send('askNumberProof', { body: { enrollmentNumber: person.number } });
    const [mail] = await emailsTo(stage.app, evil);
    // The list is right again when the second officer looks at it.
    const [entry] = await query<{ id: string }>('select id from voter_list_entries');
    const body = { enrollmentNumber: person.number, name: 'Owner', email: '', groups: [] };
    const right = async (email: string, params: { id: string }) =>
      (await council.send('correctVoter', { params, body: { ...body, email } })).body.voter._id;
    const corrected = await right('owner@campus.example', { id: entry?.id ?? '' });
    const token = mail?.token ?? '';
    const use = async () => [
      await stage.app.send('registerByVoteLink', {
        body: { token, name: 'Mala', password: 'a lamp by the sea' },
      }),
      await taker.send('takeByVoteLink', { body: { token } }),
    ];
    const code = () =>
      taker.send('useNumberCode', {
        body: { enrollmentNumber: person.number, code: codeIn(mail?.text ?? '') },
      });
    await query("update elections set starts_at = now() - interval '1 minute' where id = $1", [id]);
    expect((await stage.app.send('readVoteLink', { body: { token } })).body).toEqual({
      state: 'used',
    });
    for (const answer of await use()) expect(answer).toMatchObject(refusedWith('vote-link-used'));
    expect(await code()).toMatchObject(refusedWith('code-wrong'));
    // Under the same address it works, whatever else of the entry was corrected.
    await query("update elections set starts_at = now() + interval '1 hour' where id = $1", [id]);
    await right(evil, { id: corrected });
    expect((await code()).status).toBe(200);
  });

  test('is told at each address of these lists what an officer did with it', async () => {
    const [one, two] = [
      await createByList(stage, { ownList: true }),
      await createByList(stage, { ownList: true }),
    ];
    const person = await putOnList(stage, { electionId: one.id });
    await putOnList(stage, { number: person.number, email: evil, electionId: two.id });
    await createActor(stage.app, { enrollmentNumber: person.number });
    const body = { enrollmentNumber: person.number };
    expect((await council.send('checkIn', { body })).status).toBe(200);
    expect(await emailsTo(stage.app, person.email)).toHaveLength(1);
    expect(await emailsTo(stage.app, evil)).toHaveLength(1);
  });

  test('gets no address of the campus list by one officer, where the election has its own list', async () => {
    const { id: electionId } = await createByList(stage, { ownList: true });
    const there = await putOnList(stage);
    await putOnList(stage, { number: there.number, email: '', electionId });
    const alone = await putOnList(stage, { email: '', electionId });
    const [entry] = await query<{ id: string }>(
      'select id from voter_list_entries where enrollment_number = $1 and election_id is null',
      [there.number],
    );
    const to = { name: '', email: evil, groups: [], reason };
    const correct = { params: { id: entry?.id ?? '' }, body: { enrollmentNumber: there.number } };
    const answers = [
      await council.send('correctVoter', { ...correct, body: { ...correct.body, ...to } }),
      await council.send('removeVoter', { ...correct, body: { reason } }),
      await council.send('addVoter', { body: { enrollmentNumber: alone.number, ...to } }),
      await addedBy(null, [`${there.number},${evil}`]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await query('select id from voter_list_entries where email = $1', [evil])).toEqual([]);
    // Nobody votes in it by this number: one officer adds it.
    const free = { enrollmentNumber: '0177LE269001', ...to };
    expect((await council.send('addVoter', { body: free })).status).toBe(201);
  });

  test('is added late with the address of the campus list, which the second officer reads', async () => {
    const { id: electionId } = await createByList(stage, { ownList: true });
    const late = { enrollmentNumber: '0177LE269002', name: 'Late', reason };
    const free = { ...late, email: evil };
    expect((await council.send('addVoter', { body: free })).status).toBe(201);
    const proposed = await council.send('addVoter', { body: { ...late, electionId } });
    expect(proposed.status).toBe(202);
    expect(proposed.body.proposal.changes[0].to).toContain(evil);
  });

  test('has its address in the e-mail about a code that was printed for a draft’s list', async () => {
    const own = await createByList(stage, { ownList: true });
    const person = await putOnList(stage, { electionId: own.id });
    const electionId = await draftWith(person.number);
    const printed = await council.send('printNumberCodes', { body: { electionId, who: 'all' } });
    expect(printed).toMatchObject({ status: 200, body: { codes: [{}] } });
    expect([await emailsTo(stage.app, evil), await emailsTo(stage.app, person.email)]).toEqual([
      [],
      [expect.objectContaining({ subject: expect.stringContaining('code') })],
    ]);
  });
});

describe('where the rule is off', () => {
  beforeEach(async () => {
    await query('update campus set needs_two_officers = false');
    stage.app.ctx.campus.forget();
  });

  const counted = async (id: string) =>
    (await stage.app.send('listElections')).body.elections.find(
      (one: { _id: string }) => one._id === id,
    )?.correctedAddresses;

  test('an address of the campus list counts where it proves the number, and that of a draft nowhere', async () => {
    const { id } = await createByList(stage, { ownList: true });
    const [first, other] = [
      await putOnList(stage, { email: '', electionId: id }),
      await putOnList(stage, { electionId: id }),
    ];
    const add = (enrollmentNumber: string) =>
      council.send('addVoter', { body: { enrollmentNumber, name: '', email: evil, groups: [] } });
    expect((await add(first.number)).status).toBe(201);
    expect(await counted(id)).toBe(1);
    // Its own list has an address, which stays the one that counts.
    expect((await add(other.number)).status).toBe(201);
    const draft = await draftWith(first.number, 'one@evil.example');
    expect((await addedBy(draft, [`${first.number},two@evil.example`])).status).toBe(201);
    expect(await counted(id)).toBe(1);
  });

  test('without an open election the list of the campus counts, then that of a published one', async () => {
    const { id: electionId } = await createByList(stage, {
      ...{ ownList: true, startsInMinutes: 60, endsInMinutes: 120 },
    });
    const [both, own] = [await putOnList(stage), await putOnList(stage, { electionId })];
    await putOnList(stage, { number: both.number, email: evil, electionId });
    const { number } = await putOnList(stage, { email: '' });
    await draftWith(number);
    for (const one of [both.number, own.number, number]) await ask(one);
    expect([await asked(both.email), await asked(own.email), await asked(evil)]).toEqual([1, 1, 0]);
  });
});
