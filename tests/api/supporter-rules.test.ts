import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { supporterCalls } from '#tests/support/supporter-stage.ts';

// How many proposers and seconders candidates need: as officers set it, and until when they can.

const app = testApp();
const { organise, stand, person, query } = supporterCalls(() => app);
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

const noLimits = { branches: [], years: [], groups: [] };
const rule = { proposers: 1, seconders: 2 };
const whole = { ...rule, among: 'position', from: noLimits, own: [] };
const edit = (id: string, body: Record<string, unknown>) =>
  council.send('editElection', { params: { id }, body });

describe('a new election', () => {
  test('asks for none unless it says so, and everybody reads the rule', async () => {
    const plain = await organise(council, {});
    expect(plain.status).toBe(201);
    expect(plain.body.election).not.toHaveProperty('supporters');
    expect((await organise(council, { supporters: null })).body.election).not.toHaveProperty(
      'supporters',
    );
    const { election } = (await organise(council, { supporters: rule })).body;
    expect(election.supporters).toEqual(whole);
    const { body } = await app.send('listElections');
    const shown = body.elections.find(({ _id }: { _id: string }) => _id === election._id);
    expect(shown.supporters).toEqual(whole);
  });

  test.each([
    [{}, 'supporters', 'Ask for at least 1 proposer or seconder'],
    [
      { proposers: 301 },
      'supporters.proposers',
      'At most 300 proposers and 300 seconders can be asked for',
    ],
    [{ seconders: -1 }, 'supporters.seconders', 'Fewer than 0 supporters cannot be asked for'],
    [{ proposers: 1.5 }, 'supporters.proposers', 'Supporters are counted in whole numbers'],
    [
      { ...rule, from: { branches: ['CSE'] } },
      'supporters.from.branches.0',
      'Write it as in a number, such as CS',
    ],
    [
      { ...rule, from: { groups: ['Hostel A'] } },
      'supporters.from.groups',
      'Groups are on the voter list of people who are listed',
    ],
  ])('is refused with %j', async (supporters, field, sentence) => {
    const { status, body } = await organise(council, { supporters });
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('what a position cannot ask for is refused', async () => {
    const send = async (supporters: unknown, given = {}) => {
      const positions = [{ title: 'President', supporters, ...given }];
      const { status, body } = await organise(council, { positions });
      return [status, body.fields];
    };
    const question = { kind: 'question', text: 'Shall we?' };
    expect((await send({ proposers: 1 }, question))[0]).toBe(400);
    expect(await send({ proposers: 301 })).toEqual([
      400,
      {
        'positions.0.supporters.proposers':
          'At most 300 proposers and 300 seconders can be asked for',
      },
    ]);
    expect((await send({ own: ['hostel'] }))[0]).toBe(400);
  });

  test('is refused with what a candidate cannot share', async () => {
    const { status } = await organise(council, { supporters: { ...rule, own: ['hostel'] } });
    expect(status).toBe(400);
  });
});

describe('the rule', () => {
  test('can be changed until somebody is nominated', async () => {
    const { election } = (await organise(council, { supporters: rule })).body;
    const same = await edit(election._id, { supporters: whole });
    expect(same.body.election.changes).toEqual([]);
    const changed = await edit(election._id, { supporters: { seconders: 1, own: ['branch'] } });
    expect(changed.body.election).toMatchObject({
      supporters: { proposers: 0, seconders: 1, from: noLimits, own: ['branch'] },
      changes: [{ what: 'Changed: the proposers and seconders that a candidate needs.' }],
    });
    expect((await edit(election._id, { supporters: null })).body.election).not.toHaveProperty(
      'supporters',
    );
    expect((await edit(election._id, { supporters: rule })).status).toBe(200);
    expect((await edit(election._id, { supporters: {} })).body.fields).toEqual({
      supporters: 'Ask for at least 1 proposer or seconder',
    });
    const candidate = await person();
    expect((await stand(candidate, election._id)).status).toBe(201);
    for (const supporters of [null, { proposers: 2 }]) {
      const refused = await edit(election._id, { supporters });
      expect(refused).toMatchObject({
        status: 409,
        body: { fields: { supporters: 'This cannot be changed after the first nomination.' } },
      });
    }
    // What is the same changes nothing, and other things can be changed.
    expect((await edit(election._id, { supporters: rule, name: 'Autumn' })).status).toBe(200);
  });

  test('is fixed by somebody whom officers entered, too', async () => {
    const { election } = (await organise(council, { supporters: rule })).body;
    const { email } = await person();
    await council.send('enterCandidates', {
      body: {
        electionId: election._id,
        candidates: [{ position: 'President', lines: [email] }],
        haveAgreed: true,
      },
    });
    expect((await edit(election._id, { supporters: null })).status).toBe(409);
  });

  test('goes along with a copy, a rehearsal and a position that is voted on again', async () => {
    const { election } = (await organise(council, { supporters: rule })).body;
    const copy = await council.send('duplicateElection', { params: { id: election._id } });
    expect(copy.body.election.supporters).toEqual(whole);
    const rehearsal = await council.send('duplicateElection', {
      params: { id: election._id },
      body: { rehearsal: true },
    });
    expect(rehearsal.body.election.supporters).toEqual(whole);
    const again = await council.send('voteAgain', {
      params: { id: election._id },
      body: { positionId: election.positions[0]._id },
    });
    expect(again.body.election.supporters).toEqual(whole);
  });

  test('is told to a second officer in words', async () => {
    const setRule = (isOn: boolean) =>
      app.ctx.transact(async (tx) => {
        await tx
          .insertInto('campus')
          .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
          .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
          .execute();
        await app.ctx.live.announce(tx, { kind: 'campus' });
      });
    await setRule(true);
    try {
      const { election } = (await organise(council, { supporters: rule, draft: true })).body;
      await query(`update elections set state = 'published', published_at = now() where id = $1`, [
        election._id,
      ]);
      const asked = await edit(election._id, { supporters: null, reason: 'No time' });
      expect(asked.status).toBe(202);
      const { body } = await admin.send('listProposals');
      expect(JSON.stringify(body)).toContain(
        '1 proposer and 2 seconders who may vote for the position',
      );
    } finally {
      await setRule(false);
    }
  });
});
