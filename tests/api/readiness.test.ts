import { beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import type { Actor } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// What an election is missing, from the facts of a real campus.

let admin: Actor;
const server = testApp();
beforeAll(async () => {
  admin = await createActor(server, { role: 'admin' });
});

async function kindsOf(id: string, reader: Actor = admin): Promise<string[] | undefined> {
  const { body } = await reader.send('listWaiting');
  const { elections } = body as Reply<'listWaiting'>;
  return elections
    .find(({ electionId }) => electionId === id)
    ?.lacks.map(({ kind, position }) => (position === '' ? kind : `${kind} ${position}`));
}

test('before it is published officers read how many vote for each limited position, and five of their names', async () => {
  const numbers = Array.from({ length: 7 }, (_, at) => `0177LP24000${at}`);
  const limits = { branches: ['LP'], years: [], groups: [] };
  const { body } = await admin.send('createElection', {
    body: {
      ...{ name: 'Seats', description: 'Choose.', draft: true, voters: 'listed' },
      positions: [
        { title: 'Seat', limits },
        { title: 'Nobody', limits: { ...limits, groups: ['Chess'] } },
        { title: 'All' },
      ],
    },
  });
  const id = body.election._id;
  for (const [at, number] of numbers.entries()) {
    await listNumber(server.ctx, number, { name: at === 1 ? '' : `Voter ${at}` });
  }
  const limitedFor = async (reader: Actor) => {
    const { body } = await reader.send('readElectionToEdit', { params: { id } });
    return (body as Reply<'readElectionToEdit'>).limited;
  };
  const nobody = { position: 'Nobody', voters: 0, names: [] };
  const seat = {
    ...{ position: 'Seat', voters: 7 },
    names: ['Voter 0', '0177LP240001', 'Voter 2', 'Voter 3', 'Voter 4'],
  };
  expect(await limitedFor(admin)).toEqual([seat, nobody]);
  // The same before it is saved, and of a list that is its own.
  const chess = { ...limits, groups: ['Chess'] };
  const positions = [
    { title: 'Seat', limits },
    { title: 'Nobody', limits: chess },
  ];
  const count = async (given: object) =>
    (await admin.send('countLimited', { body: { positions, ...given } })).body.limited;
  expect(await count({ voters: 'listed' })).toEqual([seat, nobody]);
  // A question is for all of them, and a share of them decides it.
  const shares = {
    quorum: { kind: 'share', share: { numerator: 5, denominator: 100 } },
    majority: { share: { numerator: 66, denominator: 100 }, of: 'eligible' },
  };
  const asked = [
    { title: 'Fee', limits, ...shares },
    { title: 'Number', quorum: { kind: 'number', least: 3 } },
    { title: 'Chair', limits, quorum: shares.quorum },
  ];
  expect(await count({ voters: 'listed', positions: asked })).toEqual([
    { ...seat, position: 'Fee', takePart: 1, sayYes: 5 },
    { ...seat, position: 'Chair', takePart: 1 },
  ]);
  const electorate = { kind: 'roll', numbers: [...numbers.slice(5), '0177CS240001'] };
  expect(await count({ electorate })).toEqual([
    { position: 'Seat', voters: 2, names: numbers.slice(5) },
    nobody,
  ]);
  const observer = await createActor(server, { role: 'observer' });
  const refused = await observer.send('readElectionToEdit', { params: { id } });
  expect(refused.status).toBe(403);
  await server.ctx.transact((tx) =>
    tx.deleteFrom('voter_list_entries').where('enrollment_number', 'like', '0177LP24%').execute(),
  );

  // Of whoever has an account, where no list is asked for.
  await createActor(server, { enrollmentNumber: '0177LP240009', name: 'Asha Rao' });
  const anybody = { voters: 'anybody', positions: [{ title: 'Seat', limits }] };
  const other = await admin.send('createElection', {
    body: { name: 'Open', description: 'Choose.', draft: true, ...anybody },
  });
  const read = await admin.send('readElectionToEdit', { params: { id: other.body.election._id } });
  const { limited } = read.body as Reply<'readElectionToEdit'>;
  expect(limited).toEqual([{ position: 'Seat', voters: 1, names: ['Asha Rao'] }]);
  const unsaved = await admin.send('countLimited', { body: anybody });
  expect(unsaved.body.limited).toEqual(limited);
  await admin.send('deleteElection', { params: { id } });
  await admin.send('deleteElection', { params: { id: other.body.election._id } });
});

test('what is missing goes when it is there', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { body } = await admin.send('createElection', {
    body: {
      name: 'Council',
      description: 'Choose.',
      startDate: inDays(2),
      endDate: inDays(3),
      positions: ['President', 'Sport'],
      voters: 'proved',
      draft: true,
    },
  });
  const id = body.election._id;
  const usual = ['tie-rule-usual', 'one-officer'];
  const lonely = ['officers-without-step'];
  expect(await kindsOf(id)).toEqual(['no-voter-list', ...usual, ...lonely]);

  await listNumber(server.ctx, '0177CS240001');
  await createActor(server, { role: 'council' });
  const still = ['voters-without-address', 'tie-rule-usual'];
  const recommended = [...lonely, 'no-second-officer'];
  expect(await kindsOf(id)).toEqual([...still, ...recommended]);

  const usualRule = { rules: { tie: 'draw', seed: 'dice' } };
  const chosen = await admin.send('editElection', { params: { id }, body: usualRule });
  expect(chosen.body.election.changes, 'choosing what it was changes nothing').toEqual([]);
  still.pop();
  expect(await kindsOf(id)).toEqual([...still, ...recommended]);
  const two = { needsTwoOfficers: true };
  expect((await admin.send('saveCampusSettings', { body: two })).status).toBe(200);
  expect(await kindsOf(id)).toEqual([...still, 'officers-without-step']);
  await server.ctx.transact((tx) =>
    tx.updateTable('campus').set({ needs_two_officers: false }).execute(),
  );
  await server.ctx.transact((tx) => server.ctx.live.announce(tx, { kind: 'campus' }));

  await admin.send('publishElection', { params: { id } });
  const withoutCandidates = ['no-candidates President', 'no-candidates Sport'];
  expect(await kindsOf(id)).toEqual([...still, ...withoutCandidates, ...recommended]);
});

test('who was entered is a candidate at once', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const dates = { startDate: inDays(2), endDate: inDays(3) };
  const positions = ['President', 'Sport'];
  const made = await admin.send('createElection', {
    body: { name: 'Asked', description: 'Choose.', ...dates, positions },
  });
  const id = made.body.election._id;
  const nominee = await createActor(server);
  const entered = await admin.send('enterCandidates', {
    body: {
      electionId: id,
      candidates: [{ position: 'President', lines: [nominee.enrollmentNumber] }],
      haveAgreed: true,
    },
  });
  expect(entered.body.problems).toEqual([]);
  const { body } = await admin.send('listWaiting');
  const found = body.elections.find((one: { electionId: string }) => one.electionId === id);
  expect(
    found.lacks.filter(({ kind }: { kind: string }) => kind === 'no-candidates'),
  ).toMatchObject([{ position: 'Sport' }]);
});

test('an observer reads the same as an officer', async () => {
  const { id } = await createElection(server.ctx, { positions: { President: 0 } });
  const observer = await createActor(server, { role: 'observer' });
  expect(await kindsOf(id, observer)).toContain('no-candidates President');
  expect(await kindsOf(id, observer)).toEqual(await kindsOf(id));
});

test('an election without its key here cannot go on, and one that is over misses nothing', async () => {
  const election = await createElection(server.ctx);
  await server.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ key_check: Buffer.alloc(32, 7) })
      .where('id', '=', election.id)
      .execute(),
  );
  expect((await kindsOf(election.id))?.[0]).toBe('no-key');
  await closeElectionNow(server.ctx, election.id);
  expect(await kindsOf(election.id)).toBeUndefined();
});

test('who has still to confirm an address is counted where that is needed', async () => {
  const { id } = await createElection(server.ctx, { startsInMinutes: 60, endsInMinutes: 600 });
  const known = (voters: 'anybody' | 'confirmed') =>
    server.ctx.transact((tx) =>
      tx.updateTable('elections').set({ voters }).where('id', '=', id).execute(),
    );
  const countOf = async () => {
    const { body } = await admin.send('listWaiting');
    const { elections } = body as Reply<'listWaiting'>;
    const lacks = elections.find(({ electionId }) => electionId === id)?.lacks ?? [];
    return lacks.find(({ kind }) => kind === 'voters-not-confirmed')?.count;
  };
  await known('anybody');
  expect(await countOf()).toBeUndefined();
  await known('confirmed');
  const before = (await countOf()) ?? 0;
  const voters = [await createActor(server), await createActor(server)];
  expect(await countOf()).toBe(before + 2);
  await server.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', voters[0]?.id ?? '')
      .execute(),
  );
  expect(await countOf()).toBe(before + 1);
});
