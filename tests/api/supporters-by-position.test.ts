import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { supporterCalls } from '#tests/support/supporter-stage.ts';

// Supporters whose number differs by position, as in a student government: 25 for a president, 12 for a senator.

const app = testApp();
const { organise, stand, person, yes, no, mine, query } = supporterCalls(() => app);
let council: Actor;
let admin: Actor;
let people: Actor[];
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
  people = [];
  for (let at = 0; at < 26; at += 1) people.push(await person());
});

const noLimits = { branches: [], years: [], groups: [] };
const usual = { proposers: 0, seconders: 25, among: 'position', from: noLimits, own: [] };
const positions = ['President', { title: 'Senator', supporters: { seconders: 12 } }];
const government = async (given: Record<string, unknown> = {}) =>
  (await organise(council, { positions, supporters: { seconders: 25 }, ...given })).body.election;
const candidacy = async (electionId: string, position: string) => {
  const actor = await person();
  return { actor, id: (await stand(actor, electionId, position)).body.nomination._id as string };
};
const accept = (id: string) => admin.send('acceptNomination', { params: { id } });
const edit = (id: string, body: Record<string, unknown>) =>
  council.send('editElection', { params: { id }, body });
const ofPositions = (election: { positions: { title: string; supporters?: unknown }[] }) =>
  Object.fromEntries(election.positions.map(({ title, supporters }) => [title, supporters]));

describe('25 for a president and 12 for a senator', () => {
  test('everybody reads it, and a client of before reads the rule of the election', async () => {
    const election = await government();
    expect(election.supporters).toEqual(usual);
    expect(ofPositions(election)).toEqual({ President: undefined, Senator: { seconders: 12 } });
  });

  test('each candidate is accepted with those of their position, and not before', async () => {
    const { _id } = await government();
    for (const [position, needed] of [
      ['President', 25],
      ['Senator', 12],
    ] as const) {
      const { actor, id } = await candidacy(_id, position);
      expect((await mine(actor)).supporters.seconder).toEqual({ needed, confirmed: 0 });
      const asked = people.slice(0, needed);
      for (const one of asked.slice(1)) expect((await yes(one, id)).status).toBe(200);
      expect(await accept(id)).toMatchObject({
        status: 409,
        body: { reason: 'supporters-missing', message: 'This candidate still needs 1 seconder.' },
      });
      expect((await yes(asked[0] as Actor, id)).status).toBe(200);
      expect((await yes(people[25] as Actor, id)).body.reason).toBe('supporters-complete');
      const { body: waiting } = await admin.send('listPendingNominations');
      const shown = waiting.find((one: { _id: string }) => one._id === id);
      expect(shown.supportedBy.seconder).toMatchObject({ needed, confirmed: needed });
      expect((await accept(id)).status).toBe(200);
    }
  });

  test('a position can ask for nobody, or alone for somebody', async () => {
    const { _id } = await government({
      positions: ['President', { title: 'Senator', supporters: { seconders: 0 } }],
    });
    expect((await accept((await candidacy(_id, 'Senator')).id)).status).toBe(200);
    expect((await accept((await candidacy(_id, 'President')).id)).status).toBe(409);
    const alone = await government({ supporters: null });
    expect(alone).not.toHaveProperty('supporters');
    expect((await accept((await candidacy(alone._id, 'President')).id)).status).toBe(200);
    expect((await accept((await candidacy(alone._id, 'Senator')).id)).status).toBe(409);
    const body = { kind: 'seconder', who: 'somebody@campus.example' };
    const { actor, id } = await candidacy(alone._id, 'President');
    const refused = await actor.send('askSupport', { params: { id }, body });
    expect(refused.body.reason).toBe('no-supporters-needed');
  });

  test('whom officers enter waits for those of the position alone', async () => {
    const { _id: electionId } = await government({ supporters: null });
    const enter = async (position: string) => {
      const { email } = await person();
      const candidates = [{ position, lines: [email] }];
      const { body } = await council.send('enterCandidates', {
        body: { electionId, candidates, haveAgreed: true },
      });
      return [body.entered[0].status, body.message];
    };
    const [president] = await enter('President');
    const [senator, message] = await enter('Senator');
    expect([president, senator]).toEqual(['stands', 'waits']);
    expect(message).toContain('supporters');
  });
});

describe('an edit', () => {
  test('of a client of before keeps it; of a position it is kept, changed and taken away', async () => {
    const { _id, ...election } = await government();
    const former = election.positions.map((one: { _id: string; title: string }) => ({
      ...{ _id: one._id, title: one.title },
    }));
    const same = await edit(_id, { positions: former, supporters: usual, name: 'Autumn' });
    expect(ofPositions(same.body.election)['Senator']).toEqual({ seconders: 12 });
    const more = await edit(_id, { supporters: { ...usual, proposers: 1 } });
    expect(more.body.election.supporters.proposers).toBe(1);
    expect(ofPositions(more.body.election)['Senator']).toEqual({ seconders: 12 });
    const [president, senator] = former;
    const changed = await edit(_id, {
      positions: [
        { ...president, supporters: { proposers: 2 } },
        { ...senator, supporters: null },
      ],
    });
    expect(ofPositions(changed.body.election)).toEqual({
      President: { proposers: 2 },
      Senator: undefined,
    });
    // A question has no candidates.
    const question = { kind: 'question', text: 'Shall we?' };
    const asked = await edit(_id, { positions: [{ ...president, ...question }, senator] });
    expect(asked.status).toBe(200);
    const wrong = [{ ...president, supporters: { proposers: 1 } }, senator];
    expect((await edit(_id, { positions: wrong })).status).toBe(400);
    expect(changed.body.election.changes[0].what).toBe(
      'Changed: the proposers and seconders that a candidate needs.',
    );
  });

  test('is refused after the first nomination, and nothing else is', async () => {
    const { _id, positions: made } = await government();
    await candidacy(_id, 'President');
    const [president, senator] = made;
    const with13 = [president, { ...senator, supporters: { seconders: 13 } }];
    expect(await edit(_id, { positions: with13 })).toMatchObject({
      status: 409,
      body: { fields: { positions: 'This cannot be changed after the first nomination.' } },
    });
    expect((await edit(_id, { positions: [president, { ...senator, seats: 2 }] })).status).toBe(
      200,
    );
  });

  test('goes along with a copy, a rehearsal and a position that is voted on again', async () => {
    const { _id, positions: made } = await government();
    const params = { id: _id };
    for (const call of [
      council.send('duplicateElection', { params }),
      council.send('duplicateElection', { params, body: { rehearsal: true } }),
      council.send('voteAgain', { params, body: { positionId: made[1]._id } }),
    ]) {
      expect(ofPositions((await call).body.election)['Senator']).toEqual({ seconders: 12 });
    }
  });
});

describe('one candidate of the whole election, where the rules say so', () => {
  const message = 'You support another candidate in this election. Take that back first.';

  test('is refused a second time, until the first is taken back or is no candidate any more', async () => {
    const { _id } = await government({ supporters: { seconders: 25, oneOfElection: true } });
    const [president, senator] = [
      await candidacy(_id, 'President'),
      await candidacy(_id, 'Senator'),
    ];
    const supporter = await person();
    const read = await supporter.send('readSupport', { params: { id: senator.id } });
    expect(read.body.oneOfElection).toBe(true);
    expect((await yes(supporter, president.id)).status).toBe(200);
    expect(await yes(supporter, senator.id)).toMatchObject({
      status: 409,
      body: { reason: 'supports-other', message },
    });
    await no(supporter, president.id);
    expect((await yes(supporter, senator.id)).status).toBe(200);
    await query(`update nominations set status = 'rejected' where id = $1`, [senator.id]);
    expect((await yes(supporter, president.id)).status).toBe(200);
  });

  test('is not asked for otherwise, and never of one position', async () => {
    const { _id } = await government({ supporters: { seconders: 25, oneOfElection: false } });
    expect((await government()).supporters).not.toHaveProperty('oneOfElection');
    const supporter = await person();
    for (const position of ['President', 'Senator']) {
      const { id } = await candidacy(_id, position);
      const read = await supporter.send('readSupport', { params: { id } });
      expect(read.body).not.toHaveProperty('oneOfElection');
      expect((await yes(supporter, id)).status).toBe(200);
      const other = await candidacy(_id, position);
      expect((await yes(supporter, other.id)).body.message).toBe(
        'You support another candidate for this position. Take that back first.',
      );
    }
  });

  test('of many at once for two positions one is written', async () => {
    const { _id } = await government({ supporters: { seconders: 25, oneOfElection: true } });
    const ids = [
      (await candidacy(_id, 'President')).id,
      (await candidacy(_id, 'Senator')).id,
      (await candidacy(_id, 'Senator')).id,
    ];
    for (let round = 0; round < 5; round += 1) {
      const supporter = await person();
      const answers = await Promise.all(
        [...ids, ...ids, ...ids].map(
          async (id) => [id, (await yes(supporter, id)).status] as const,
        ),
      );
      const { rows } = await query(
        `select nomination_id as id from nomination_supporters
        where account_id = $1 and confirmed_at is not null`,
        [supporter.id],
      );
      expect(rows).toHaveLength(1);
      for (const [id, status] of answers) expect(status).toBe(id === rows[0].id ? 200 : 409);
    }
  });
});
