import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { forgetOld } from '#server/retention/forget-old.ts';
import { closeElectionNow } from '#tests/support/factories.ts';
import { createReader } from '#tests/support/mailing-stage.ts';
import {
  ballot,
  council,
  create,
  inHours,
  leave,
  opensNow,
  person,
  president,
  query,
  shown,
  stage,
  tokenSentTo,
  vote,
  openPublishingStage,
} from '#tests/support/publishing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// Whom officers entered without an account and who stands: they leave by the link, or take the candidacy.

openPublishingStage();

describe('who stands without an account', () => {
  const asha = 'Asha Verma <asha@campus.example>';
  const standing = async (given: Record<string, unknown> = {}) => {
    const { body: made } = await create({
      ...opensNow,
      ...president(asha, 'Bilal Khan'),
      ...given,
    });
    return { id: made.election._id as string, token: await tokenSentTo('asha@campus.example') };
  };

  test('leaves by the link until the list is fixed', async () => {
    const { id, token } = await standing();
    const read = async () => (await stage.app.send('readEnteredLink', { body: { token } })).body;
    expect(await read()).toMatchObject({ status: 'stands', way: 'leave', account: 'to-prove' });
    expect((await leave(token)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'off', way: null });
    expect(await ballot(id)).toEqual(['President: Bilal Khan']);
    const [{ _id: bilal }] = (await shown(id)).nominations;
    expect((await vote(await person(), id, bilal)).status).toBe(200);
    const { body: list } = await council.send('listEntered', { params: { id } });
    const other = list.find(({ name }: { name: string }) => name === 'Bilal Khan');
    const late = new URLSearchParams(new URL(other.link).hash.slice(1)).get('token') ?? '';
    expect(await leave(late)).toMatchObject(refusedWith('candidates-frozen'));
  });

  test('takes the candidacy with the account of the address', async () => {
    const { id } = await standing();
    const taker = await createReader(stage, { name: 'Asha V', email: 'asha@campus.example' });
    const take = async () => {
      const [{ _id }] = (await taker.send('listMyCandidacies')).body;
      return taker.send('takeCandidacy', { params: { id: _id } });
    };
    expect((await take()).status).toBe(200);
    // Voting is open: the name that stands there is not that of the account.
    expect((await shown(id)).nominations[0].nominee).toMatchObject({
      ...{ _id: taker.id, name: 'Asha Verma' },
    });
    await query(`update accounts set email = 'away@campus.example' where id = $1`, [taker.id]);
    const before = await standing({ startDate: inHours(1) });
    await query(`update accounts set email = 'asha@campus.example' where id = $1`, [taker.id]);
    expect((await take()).status).toBe(200);
    const { nominations } = await shown(before.id);
    expect(nominations).toHaveLength(2);
    expect(nominations[0].nominee).toMatchObject({ _id: taker.id, name: 'Asha V' });
  });

  test('has no address in the results, and keeps theirs until the voters are forgotten', async () => {
    const { id } = await standing();
    await forgetOld(stage.app.ctx);
    const kept = await query(`select email from entered_candidates where email <> ''`);
    expect(kept.rows).toEqual([{ email: 'asha@campus.example' }]);
    const [{ _id: candidateId }] = (await shown(id)).nominations;
    await vote(await person(), id, candidateId);
    await closeElectionNow(stage.app.ctx, id);
    await electionJobs(stage.app.ctx)['close-election']({ electionId: id });
    const { body: results } = await stage.app.send('listResults');
    expect(results[0].results[0].candidates[0].student).toMatchObject({
      name: 'Asha Verma',
      email: null,
    });
  });

  test('is added to an election that opened as it was published', async () => {
    const { id } = await standing();
    const given = {
      electionId: id,
      candidates: [{ position: 'Treasurer', lines: ['Mina Iyer'] }],
      haveAgreed: true,
      byName: ['Mina Iyer'],
    };
    const { body: added } = await council.send('enterCandidates', { body: given });
    expect(added).toMatchObject({
      problems: [],
      entered: [{ status: 'stands', hasAccount: false }],
    });
    expect(await ballot(id)).toContain('Treasurer: Mina Iyer');
    const twice = await council.send('enterCandidates', { body: given });
    expect(twice.body.problems[0].problem).toContain('candidate for this position already');
  });
});
