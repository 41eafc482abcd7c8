import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeEntries } from '#server/elections/entries-store.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Nobody, and the answers of a question, are entries beside the candidates; and rules that are edited.

const app = testApp();
let admin: Actor;
let council: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const query = (text: string, values: readonly unknown[] = []) =>
  app.ctx.pool.query(text, [...values]);
const organise = async (given: Record<string, unknown>) => {
  const dates = { startDate: inHours(2), endDate: inHours(3) };
  return council.send('createElection', { body: { name: 'Spring', ...dates, ...given } });
};
const edit = (id: string, body: Record<string, unknown>) =>
  council.send('editElection', { params: { id }, body });
const stand = (actor: Actor, electionId: string, position = 'President') =>
  actor.send('createNomination', { body: { electionId, position, userId: actor.id } });
const enter = (electionId: string, positions: Record<string, string>) =>
  council.send('enterCandidates', {
    body: {
      electionId,
      candidates: Object.entries(positions).map(([position, line]) => ({
        position,
        lines: [line],
      })),
      haveAgreed: true,
    },
  });
const withdraw = (actor: Actor, id: string) => actor.send('withdrawNomination', { params: { id } });
const accept = (id: string) => admin.send('acceptNomination', { params: { id } });
const reject = (id: string) => admin.send('rejectNomination', { params: { id } });

describe('nobody and the answers of a question', () => {
  /** An election whose positions are won by rules that stand in the database. */
  async function withRules(rules: Record<string, string>): Promise<TestElection> {
    const election = await createElection(app.ctx, {
      positions: Object.fromEntries(Object.keys(rules).map((title) => [title, 0])),
      startsInMinutes: 60,
      endsInMinutes: 120,
    });
    for (const [title, set] of Object.entries(rules)) {
      await query(`update positions set ${set} where election_id = $1 and title = $2`, [
        election.id,
        title,
      ]);
    }
    await app.ctx.transact((tx) => writeEntries(tx, election.id));
    return election;
  }
  const nota = `rules = rules || '{"nobody":{"name":"NOTA","effect":"reopens"}}'`;
  const question = `kind = 'question', rules = rules || '{"text":"Shall we?",
    "majority":{"of":"valid","share":{"numerator":1,"denominator":2}}}'`;
  const entries = async (electionId: string) =>
    (
      await query(
        `select n.id, n.kind, n.name, n.nominee_id from nominations n join tallies t on t.nomination_id = n.id
        where n.election_id = $1 and n.kind <> 'person' order by n.kind`,
        [electionId],
      )
    ).rows;
  const shown = async (id: string) =>
    (await council.send('readElectionToEdit', { params: { id } })).body.election.nominations.map(
      ({ nominee }: { nominee: { name: string } }) => nominee.name,
    );

  test('are there once, also in a copy, and go and come back with their rule', async () => {
    const election = await withRules({ President: nota, Fee: question });
    const kinds = ['no', 'nobody', 'yes'];
    expect(await entries(election.id)).toMatchObject([
      { kind: 'no', name: 'No', nominee_id: null },
      { kind: 'nobody', name: 'NOTA' },
      { kind: 'yes', name: 'Yes' },
    ]);
    await Promise.all(
      kinds.map(() => app.ctx.transact((tx) => writeEntries(tx, election.id)).catch(() => {})),
    );
    const before = await entries(election.id);
    expect(before.map(({ kind }) => kind)).toEqual(kinds);
    const copy = await council.send('duplicateElection', { params: { id: election.id } });
    const copied = await entries(copy.body.election._id);
    expect(copied.map(({ kind }) => kind)).toEqual(kinds);
    const plain = await edit(election.id, {
      positions: [
        { title: 'President', nobody: null },
        { title: 'Fee', kind: 'post' },
      ],
    });
    expect(plain.body.election).toMatchObject({
      positions: [{ title: 'President' }, { title: 'Fee' }],
      changes: [{ what: 'President: 1 seat, 1 choice. Fee: 1 seat, 1 choice.' }],
    });
    expect(plain.body.election.positions[0]).not.toHaveProperty('nobody');
    expect(await entries(election.id)).toEqual([]);
    await query(`update positions set ${nota} where election_id = $1 and title = 'President'`, [
      election.id,
    ]);
    await app.ctx.transact((tx) => writeEntries(tx, election.id));
    expect(await entries(election.id)).toEqual(before.slice(1, 2));
    // A position goes with its entry.
    expect((await edit(election.id, { positions: [{ title: 'Fee' }] })).status).toBe(200);
    expect(await entries(election.id)).toEqual([]);
  });

  test('stand last in the list, nobody only beside a person', async () => {
    const { id } = await withRules({ President: nota, Fee: question });
    expect(await shown(id)).toEqual(['Yes', 'No']);
    const actor = await createActor(app, { name: 'Zoya Rahman' });
    const asked = (await stand(actor, id)).body.nomination._id;
    expect(await shown(id)).toEqual(['Yes', 'No']);
    await accept(asked);
    expect(await shown(id)).toEqual(['Zoya Rahman', 'NOTA', 'Yes', 'No']);
    await withdraw(actor, asked);
    expect(await shown(id)).toEqual(['Yes', 'No']);
  });

  test('are nobody’s candidates: no call decides about them, lists or knows them', async () => {
    const { id } = await withRules({ President: nota, Fee: question });
    const actor = await createActor(app, { name: 'NOTA' });
    expect(await stand(actor, id, 'Fee')).toMatchObject(refusedWith('is-question'));
    expect(await enter(id, { Fee: actor.email })).toMatchObject(refusedWith('is-question'));
    await accept((await stand(actor, id)).body.nomination._id);
    const rows = await entries(id);
    expect(rows).toHaveLength(3);
    for (const { id: entry } of rows) {
      const params = { id: entry };
      const reason = 'No candidate';
      for (const answer of [
        await accept(entry),
        await reject(entry),
        await admin.send('reopenNomination', { params }),
        await admin.send('removeCandidate', { params, body: { reason } }),
        await withdraw(actor, entry),
        await app.send('readManifesto', { params }),
      ]) {
        expect(answer).toMatchObject(refusedWith('unknown-nomination'));
      }
      expect(await admin.send('verifyUser', { params })).toMatchObject(refusedWith('unknown-user'));
    }
    const pending = JSON.stringify((await admin.send('listPendingNominations')).body);
    for (const { id: entry } of rows) expect(pending).not.toContain(entry);
    const alike = await council.send('listLookAlikes', { params: { id } });
    expect(alike.body).toEqual([]);
  });

  test('a question waits for no candidates, and nobody is none', async () => {
    const { id } = await withRules({ President: nota, Fee: question });
    const { body } = await council.send('listWaiting');
    const found = body.elections.find((one: { electionId: string }) => one.electionId === id);
    const lacks = found.lacks.filter(({ kind }: { kind: string }) => kind === 'no-candidates');
    expect(lacks).toMatchObject([{ position: 'President' }]);
  });

  test('a position that somebody wants does not become a question', async () => {
    const { election } = (await organise({ positions: ['President'] })).body;
    await stand(await createActor(app), election._id);
    await query(`update positions set rules = rules || '{"seats":2}' where election_id = $1`, [
      election._id,
    ]);
    const changed = await edit(election._id, { seats: 1 });
    expect(changed.body.election.changes[0].what).toBe('President: 1 seat, 1 choice.');
    await query(`update positions set ${question} where election_id = $1`, [election._id]);
    const asked = await stand(await createActor(app), election._id);
    expect(asked).toMatchObject(refusedWith('is-question'));
  });

  test('rules are fixed when voting opens', async () => {
    const election = await withRules({ President: nota });
    await query(`update elections set starts_at = now() - interval '1 minute' where id = $1`, [
      election.id,
    ]);
    const [position] = election.positions;
    const positions = [{ _id: position?.id ?? randomUUID(), title: 'President', nobody: null }];
    const refused = 'This cannot be changed after voting opens.';
    expect(await edit(election.id, { positions })).toMatchObject({
      status: 409,
      body: { fields: { positions: refused }, message: refused },
    });
    expect(await edit(election.id, { nobody: null, reason: 'x' })).toMatchObject({
      status: 409,
      body: { fields: { nobody: refused } },
    });
  });
});
