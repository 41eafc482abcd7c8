import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  confirm,
  council,
  idOf,
  liftAll,
  openProposalStage,
  other,
  reason,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// What changes who can vote or be elected while voting is open: two officers where the rule is on, counted in any case.

afterEach(liftAll);

const shownOn = async (id: string) =>
  (await app.send('listElections')).body.elections.find((one: { _id: string }) => one._id === id);
const countedOn = async (id: string) => (await shownOn(id)).countedActs ?? [];
const on = (call: CallName, id: string, body: Record<string, unknown>, by: Actor = admin) =>
  by.send(call, { params: { id }, body });
const works = async (who: Actor) => (await who.send('readOwnNumber')).status === 200;
const voteIn = async (who: Actor, election: Awaited<ReturnType<typeof createElection>>) => {
  const { id: electionId, positions } = election;
  const body = {
    ...{ userId: who.id, electionId, position: 'President' },
    candidateId: positions[0]?.candidates[0]?.id,
  };
  expect((await who.send('castVote', { body })).status).toBe(200);
};

const shuts = [
  ['suspendUser', 'account.suspend'],
  ['unverifyUser', 'account.unverify'],
  ['deleteUser', 'account.delete'],
] as const;

describe('an account that may vote', () => {
  test.each(shuts)('is kept from it by %s of two, with one answer for all', async (call, act) => {
    const election = await createElection(app.ctx);
    const [voted, idle] = [await createActor(app), await createActor(app)];
    await voteIn(voted, election);
    const answers = [await on(call, voted.id, { reason }), await on(call, idle.id, { reason })];
    const plain = answers.map(({ status, body }) => [
      status,
      body.message,
      body.proposal.act,
      body.proposal.what,
      body.proposal.notBy.length,
    ]);
    expect(plain[0]).toEqual(plain[1]);
    expect(plain[0]?.slice(0, 3)).toEqual([202, expect.any(String), act]);
    // The sessions end when it is confirmed, and not before.
    expect([await works(voted), await works(idle)]).toEqual([true, true]);
    expect(await countedOn(election.id)).toEqual([]);
    for (const answer of answers) expect((await confirm(other, idOf(answer))).status).toBe(200);
    expect([await works(voted), await works(idle)]).toEqual([false, false]);
    const counted = [{ kind: 'shut-out', count: 2, mostByOne: 2 }];
    expect(await countedOn(election.id)).toEqual(counted);
  });

  test.each(shuts)(
    'is kept from it at once by %s where the rule is off, and counted',
    async (call) => {
      await setRule(false);
      const election = await createElection(app.ctx);
      const who = await createActor(app);
      expect((await on(call, who.id, call === 'suspendUser' ? { reason } : {})).status).toBe(200);
      expect(await works(who)).toBe(false);
      expect(await countedOn(election.id)).toEqual([{ kind: 'shut-out', count: 1, mostByOne: 1 }]);
    },
  );

  test('asks for a reason where another officer has to confirm it', async () => {
    await createElection(app.ctx);
    const who = await createActor(app);
    expect(await on('deleteUser', who.id, {})).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Give a reason. Another officer has to confirm this.' } },
    });
  });

  test('no officer whom it is about confirms it, and one that cannot vote is one officer’s matter', async () => {
    await createElection(app.ctx);
    const officer = await createActor(app, { role: 'admin' });
    const proposed = await on('suspendUser', officer.id, { reason });
    expect(await confirm(officer, idOf(proposed))).toMatchObject(refusedWith('proposal-about-you'));
    const observer = await createActor(app, { role: 'observer' });
    expect((await on('suspendUser', observer.id, { reason })).status).toBe(200);
  });

  test('is proposed once, however often it is pressed at once', async () => {
    await createElection(app.ctx);
    const who = await createActor(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => on('deleteUser', who.id, { reason })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expect(answer).toMatchObject(refusedWith('proposal-waits'));
    }
  });

  test('another role is by two only where the account votes in other elections with it', async () => {
    const election = await createElection(app.ctx);
    const who = await createActor(app);
    expect((await on('changeRole', who.id, { role: 'faculty' })).status).toBe(200);
    expect((await on('changeRole', who.id, { role: 'observer' })).status).toBe(400);
    const proposed = await on('changeRole', who.id, { role: 'observer', reason });
    expect(proposed.status).toBe(202);
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect(await countedOn(election.id)).toEqual([{ kind: 'changed', count: 1, mostByOne: 1 }]);
  });

  test('another number is by two, also where the account votes in the same elections with it', async () => {
    const [own = '', next = '', last = ''] = await listed(3);
    const { id } = await createListedElection(app.ctx);
    const who = await createActor(app, { enrollmentNumber: own });
    const correct = (enrollmentNumber: string, more = {}) =>
      on('correctUser', who.id, { enrollmentNumber, ...more });
    expect((await correct(next)).status).toBe(400);
    const answers = await Promise.all(
      [next, last, next, last].map((number) => correct(number, { reason })),
    );
    const proposed = answers.filter(({ status }) => status === 202);
    expect(proposed).toHaveLength(1);
    expect(await countedOn(id)).toEqual([]);
    const [one] = proposed;
    if (one !== undefined) expect((await confirm(other, idOf(one))).status).toBe(200);
    expect(await countedOn(id)).toEqual([{ kind: 'changed', count: 1, mostByOne: 1 }]);
    await setRule(false);
    expect((await correct(own, { reason })).status).toBe(200);
    expect(await countedOn(id)).toEqual([{ kind: 'changed', count: 2, mostByOne: 1 }]);
  });
});

test('who confirms a number reads what else of the account changes with it', async () => {
  const [own = '', next = ''] = await listed(2);
  await createListedElection(app.ctx);
  const who = await createActor(app, { enrollmentNumber: own });
  const body = { enrollmentNumber: next, name: 'Mala Prop', reason };
  const withAddress = { ...body, email: 'mala@evil.example' };
  expect(await on('correctUser', who.id, withAddress)).toMatchObject(refusedWith('voter-address'));
  const { proposal } = (await on('correctUser', who.id, body)).body;
  expect(proposal.changes).toEqual([
    { field: who.name, from: own, to: next },
    { field: who.name, from: who.name, to: 'Mala Prop' },
  ]);
});

describe('a check-in', () => {
  test('that gives an account another number counts where it changes who can vote', async () => {
    const [number = '', kept = ''] = await listed(2);
    const byList = await createListedElection(app.ctx);
    const byGroup = await createElection(app.ctx);
    await app.ctx.pool.query(
      `update elections set electorate = 'some', electorate_branches = '{OV}' where id = $1`,
      [byGroup.id],
    );
    const plain = await createElection(app.ctx);
    // Whoever had the number by its bare word votes with it no more.
    await createActor(app, { enrollmentNumber: number });
    const taker = await createActor(app, { enrollmentNumber: null, role: 'faculty' });
    const body = { enrollmentNumber: number, email: taker.email };
    expect((await council.send('checkIn', { body })).status).toBe(200);
    // This campus has no mail server, so nobody can be told of it either.
    const both = [
      { kind: 'changed', count: 2, mostByOne: 2 },
      { kind: 'checked-in', count: 1, mostByOne: 1 },
      { kind: 'untold', count: 1, mostByOne: 1 },
    ];
    expect(await countedOn(byList.id)).toEqual(both);
    expect(await countedOn(byGroup.id)).toEqual(both.slice(0, 1));
    expect(await countedOn(plain.id)).toEqual([]);
    // Who keeps the number could vote with it before.
    await createActor(app, { enrollmentNumber: kept });
    const stays = { enrollmentNumber: kept };
    expect((await council.send('checkIn', { body: stays })).status).toBe(200);
    expect(await countedOn(byGroup.id)).toEqual(both.slice(0, 1));
  });
});

let last = 0;
async function listed(count: number): Promise<string[]> {
  const numbers = Array.from(
    { length: count },
    () => `0177OV25${String((last += 1)).padStart(4, '0')}`,
  );
  for (const number of numbers) await listNumber(app.ctx, number, { name: `Name ${number}` });
  return numbers;
}

describe('the voter list', () => {
  test('one act takes nobody twice, by one officer and by two', async () => {
    const [first = '', second = ''] = await listed(2);
    const { id } = await createListedElection(app.ctx);
    const to = (enrollmentNumber: string, email: string) => ({ enrollmentNumber, email });
    const correct = () =>
      on('correctListAddress', id, {
        ...to(first, 'one@campus.example'),
        also: [to(second, 'two@campus.example'), to(first.toLowerCase(), 'three@campus.example')],
        reason,
      });
    const twice = { status: 400, body: { fields: { also: 'One person is named twice' } } };
    expect(await correct()).toMatchObject(twice);
    await setRule(false);
    expect(await correct()).toMatchObject(twice);
    const more = { name: 'New', email: '' };
    const body = { enrollmentNumber: '0177OV269990', ...more };
    const added = await council.send('addVoter', { body: { ...body, also: [body] } });
    expect(added).toMatchObject(twice);
    expect((await shownOn(id)).correctedAddresses).toBeUndefined();
  });

  test('of several people who are added at once, those on the list already are named, and none is added', async () => {
    const [first = '', second = ''] = await listed(2);
    await setRule(false);
    const [next, last] = [{ enrollmentNumber: '0177OV269991' }, { enrollmentNumber: second }];
    const add = { enrollmentNumber: first, also: [next, last] };
    const sentence = 'This number is on the voter list already.';
    const fields = { enrollmentNumber: sentence, 'also.1.enrollmentNumber': sentence };
    expect(await council.send('addVoter', { body: add })).toMatchObject({
      ...refusedWith('already-listed'),
      body: { fields },
    });
    expect((await council.send('addVoter', { body: next })).status).toBe(201);
  });

  test('one proposal holds the addresses of many people, whom the second officer reads', async () => {
    const [first = '', ...more] = await listed(3);
    const { id } = await createListedElection(app.ctx);
    const also = more.map((enrollmentNumber) => ({
      ...{ enrollmentNumber, email: `${enrollmentNumber}@campus.example` },
    }));
    const body = { enrollmentNumber: first, email: `${first}@campus.example`, also, reason };
    const proposed = await on('correctListAddress', id, body, council);
    expect(proposed.status).toBe(202);
    const { changes } = proposed.body.proposal;
    expect(changes).toHaveLength(3);
    expect(changes[0]).toMatchObject({
      field: 'Voter list',
      from: `Name ${first}, ${first}`,
      to: `Name ${first}, ${first}, ${first}@campus.example`,
    });
    expect((await shownOn(id)).correctedAddresses).toBeUndefined();
    // Only officers read who that is.
    const observer = await createActor(app, { role: 'observer' });
    expect(JSON.stringify((await observer.send('listProposals')).body)).not.toContain(first);
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect((await shownOn(id)).correctedAddresses).toBe(3);
  });

  test('one proposal adds many people', async () => {
    await listed(1);
    const { id } = await createListedElection(app.ctx);
    const also = [{ enrollmentNumber: '0177OV990002' }, { enrollmentNumber: '0177OV990003' }];
    const body = { electionId: id, enrollmentNumber: '0177OV990001', also, reason };
    const proposed = await council.send('addVoter', { body });
    expect(proposed).toMatchObject({ status: 202, body: { proposal: { changes: { length: 3 } } } });
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect((await shownOn(id)).addedAfterOpening).toBe(3);
  });

  test('where the rule is off it is done at once and counted, and never where nobody votes by it', async () => {
    await setRule(false);
    const [number = ''] = await listed(1);
    const { id } = await createListedElection(app.ctx);
    const plain = await createElection(app.ctx);
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      'select id from voter_list_entries where enrollment_number = $1',
      [number],
    );
    const entry = rows[0]?.id ?? '';
    const body = { enrollmentNumber: number, name: 'Corrected' };
    const corrected = await on('correctVoter', entry, body, council);
    expect(corrected.status).toBe(200);
    expect((await on('removeVoter', corrected.body.voter._id, {}, council)).status).toBe(200);
    // Back with another address: no way round the count.
    const again = { enrollmentNumber: number, email: 'mine@campus.example' };
    expect((await council.send('addVoter', { body: again })).status).toBe(201);
    expect(await countedOn(id)).toEqual([{ kind: 'listed', count: 3, mostByOne: 3 }]);
    expect(await countedOn(plain.id)).toEqual([]);
  });

  test('before voting opens one officer keeps the list', async () => {
    const [number = ''] = await listed(1);
    await createListedElection(app.ctx, { startsInMinutes: 30 });
    await app.ctx.pool.query(
      "update elections set state = 'cancelled' where starts_at < now() and closed_at is null",
    );
    const body = { enrollmentNumber: number, email: 'new@campus.example' };
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      'select id from voter_list_entries where enrollment_number = $1',
      [number],
    );
    expect((await on('correctVoter', rows[0]?.id ?? '', body, council)).status).toBe(200);
  });
});

describe('printed codes', () => {
  const print = (numbers: readonly string[], more = {}) =>
    council.send('printNumberCodes', { body: { numbers, ...more } });

  test('one officer prints ten a day; more are confirmed, and then printed once by who asked', async () => {
    const [free, more] = [await listed(10), await listed(3)];
    const { id } = await createListedElection(app.ctx);
    expect((await print(free)).body.codes).toHaveLength(10);
    expect(await countedOn(id)).toEqual([{ kind: 'codes', count: 10, mostByOne: 10 }]);
    expect((await print(more)).status).toBe(400);
    const proposed = await print(more, { reason });
    expect(proposed).toMatchObject({
      status: 202,
      body: { proposal: { act: 'number.print-codes', subject: '3 codes' } },
    });
    expect(proposed.body.proposal.changes[0].to).toContain(`Name ${more[0] ?? ''}`);
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    // Another officer prints none of them by it.
    const printed = await Promise.all(Array.from({ length: 4 }, () => print(more, { reason })));
    expect(printed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countedOn(id)).toEqual([{ kind: 'codes', count: 13, mostByOne: 13 }]);
  });

  test('before the opening one officer prints as many as are wanted, which the page counts from the publication on', async () => {
    const numbers = await listed(14);
    const fresh = await createActor(app, { role: 'council' });
    const print = (some: readonly string[]) =>
      fresh.send('printNumberCodes', { body: { numbers: some } });
    const { id } = await createListedElection(app.ctx, { startsInMinutes: 30 });
    const [draft, rehearsal] = [
      await createListedElection(app.ctx, { startsInMinutes: 30 }),
      await createListedElection(app.ctx, { startsInMinutes: 30 }),
    ];
    await app.ctx.pool.query(
      "update elections set state = 'cancelled' where starts_at < now() and closed_at is null",
    );
    await app.ctx.pool.query(
      "update elections set state = 'draft', published_at = null where id = $1",
      [draft.id],
    );
    await app.ctx.pool.query('update elections set is_rehearsal = true where id = $1', [
      rehearsal.id,
    ]);
    const presses = numbers.slice(0, 12).map((number) => print([number]));
    for (const { status } of await Promise.all(presses)) expect(status).toBe(200);
    const twelve = [{ kind: 'codes', count: 12, mostByOne: 12 }];
    expect(await countedOn(id)).toEqual(twelve);
    const { rows } = await app.ctx.pool.query(
      'select id from counted_acts where election_id = any($1)',
      [[draft.id, rehearsal.id]],
    );
    expect(rows).toEqual([]);
    // They take nothing from the ten of a day while voting is open.
    await app.ctx.pool.query('update elections set starts_at = now() where id = $1', [id]);
    expect((await print(numbers.slice(12))).status).toBe(200);
    expect(await countedOn(id)).toEqual([{ kind: 'codes', count: 14, mostByOne: 14 }]);
  });

  test('many presses at once are ten codes together', async () => {
    const numbers = await listed(24);
    await createListedElection(app.ctx);
    const fresh = await createActor(app, { role: 'council' });
    const answers = await Promise.all(
      numbers.map((number) => fresh.send('printNumberCodes', { body: { numbers: [number] } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
