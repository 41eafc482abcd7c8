import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import {
  council,
  create,
  openPublishingStage,
  person,
  president,
  publish,
  query,
  setRule,
  shown,
} from '#tests/support/publishing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// The names of an election that waits for its second officer wait with the draft; the proposal has a stamp of them.

openPublishingStage();

describe('where publishing needs two officers', () => {
  let second: Actor;
  beforeEach(async () => {
    second = await person({ role: 'admin' });
    await query(`update accounts set officer_since = now() - interval '30 days'`);
    await setRule(true);
  });
  const given = () => ({
    reason: 'The council decided it.',
    ...president('Asha Verma <asha@campus.example>', 'Bilal Khan'),
  });
  const proposals = async () => (await second.send('listProposals')).body.proposals;

  test('what waits holds no name, but a stamp of the list: whoever is called otherwise is read anew', async () => {
    const known = await person({ name: 'Zoya Ali' });
    await query(`update accounts set officer_since = now() - interval '30 days'`);
    const { body: made } = await create({ ...given(), ...president(known.email, 'Bilal Khan') });
    const kept = async () =>
      (await query('select what, told, changes, body, subject from proposals')).rows;
    expect(await kept()).toMatchObject([
      {
        changes: [],
        body: { id: made.election._id, version: expect.any(Number), list: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(await kept())).not.toMatch(/Zoya|Bilal|campus\.example/u);
    const [proposal] = await proposals();
    expect(proposal.candidates).toEqual([
      { position: 'President', people: ['Bilal Khan', 'Zoya Ali'] },
      { position: 'Treasurer', people: [] },
    ]);
    await query(`update accounts set name = 'Zoya Khan' where id = $1`, [known.id]);
    expect((await proposals())[0].candidates[0].people).toEqual(['Bilal Khan', 'Zoya Khan']);
    const late = await second.send('confirmProposal', { params: { id: proposal._id } });
    expect(late).toMatchObject(refusedWith('draft-changed'));
  });

  test('confirmed, and entered more at the same time: it is published with those who were read, or not at all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body: made } = await create({ ...given(), name: `Council ${round}` });
      const id = made.election._id;
      const waiting = await proposals();
      const { _id } = waiting.find(
        ({ election }: { election: { _id: string } }) => election._id === id,
      );
      const [confirmed] = await Promise.all([
        second.send('confirmProposal', { params: { id: _id } }),
        council.send('enterCandidates', { body: { electionId: id, ...president('Zoya Ali') } }),
        second.send('confirmProposal', { params: { id: _id } }),
      ]);
      const isPublished = (await shown(id)) !== undefined;
      if (isPublished) continue;
      expect([409, 503]).toContain(confirmed.status);
      expect(
        (await proposals()).some(
          ({ election }: { election: { _id: string } }) => election._id === id,
        ),
      ).toBe(false);
    }
  });

  test('the people whom its own call names wait with the draft as well', async () => {
    const { body: made } = await create({ draft: true });
    const id = made.election._id;
    const called = { reason: 'As decided.', ...president('Zoya Ali <zoya@campus.example>') };
    const [first, other] = [await publish(id, called), await publish(id, called)];
    expect(first.status).toBe(202);
    // They are in the draft by then.
    expect(other).toMatchObject(refusedWith('wrong-candidates'));
    const { rows } = await query('select state, body, changes from proposals');
    expect(rows).toMatchObject([{ state: 'open', changes: [] }]);
    expect(JSON.stringify(rows)).not.toContain('oya');
    expect((await council.send('listEntered', { params: { id } })).body).toMatchObject([
      { name: 'Zoya Ali', status: 'draft' },
    ]);
  });
});
