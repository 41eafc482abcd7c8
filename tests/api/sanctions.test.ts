import { describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { endedElection, heldElection, setClosed } from '#tests/support/outcome-stage.ts';
import {
  disqualify,
  formerComplaint,
  grounds,
  lastRuling,
  overturn,
  ruledSanction,
  rulingsOf,
} from '#tests/support/sanction-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const first = ({ positions }: TestElection) => known(positions[0]);
const candidateOf = (election: TestElection, at = 0) => known(first(election).candidates[at]);
async function confirmed(who: { id: string }): Promise<void> {
  await app.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', who.id)
      .execute(),
  );
}

/** The e-mails to an address: what each is about, and its text. */
const emailsTo = (address: string) =>
  app.ctx.db
    .selectFrom('emails')
    .select(['key', 'text_body as text'])
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute();

const voteFor = async (election: TestElection, at = 0): Promise<void> => {
  const voter = await createActor(app);
  const sent = await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: first(election).title,
      candidateId: candidateOf(election, at).nominee.id,
    },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
};

const shownIn = async (election: TestElection) => {
  const { body } = await app.send('listElections');
  const found = body.elections.find((one: { _id: string }) => one._id === election.id);
  return found.nominations.map((one: { _id: string }) => one._id) as string[];
};

describe('a ruling', () => {
  test('takes a candidate off before the first vote, who is put back while nobody has voted', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    await confirmed(accused);
    const election = await createElection(app.ctx, { nominees: [accused] });
    const ruled = await disqualify(council, election, candidateOf(election).id);
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    expect(await shownIn(election)).not.toContain(candidateOf(election).id);
    const one = await lastRuling(app, election);
    expect(one).toMatchObject({ kind: 'taken-off', candidate: 'Binod Shah', reason: grounds });
    expect((await emailsTo(accused.email)).map(({ text }) => text).join()).toContain(
      'Binod Shah is taken off the ballot for President.',
    );
    const again = await admin.send('acceptNomination', {
      params: { id: candidateOf(election).id },
    });
    expect(again).toMatchObject(refusedWith('taken-off-by-ruling'));

    expect((await overturn(council, one._id)).status).toBe(200);
    expect(await shownIn(election)).toContain(candidateOf(election).id);
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([
      { kind: 'taken-off', overturned: { reason: 'The witnesses were wrong.' } },
    ]);
    expect((await emailsTo(accused.email)).map(({ key }) => key)).toContainEqual(
      expect.stringContaining(`overturned:${one._id}`),
    );
    expect(await overturn(admin, one._id)).toMatchObject(refusedWith('sanction-overturned'));
  });

  test('cannot put a candidate back once somebody has voted for the position', async () => {
    const election = await createElection(app.ctx);
    await disqualify(council, election, candidateOf(election).id);
    await voteFor(election, 1);
    const one = await lastRuling(app, election);
    expect(await overturn(council, one._id)).toMatchObject(refusedWith('back-too-late'));
    expect((await lastRuling(app, election)).overturned).toBe(null);
  });

  test('disqualifies after the first vote: the name stays, the page says it, and it can be ruled anew', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    await confirmed(accused);
    const election = await createElection(app.ctx, { nominees: [accused] });
    await voteFor(election);
    const rule = () => disqualify(council, election, candidateOf(election).id);
    expect((await rule()).status).toBe(200);
    expect(await shownIn(election)).toContain(candidateOf(election).id);
    expect(await emailsTo(accused.email)).toContainEqual({
      key: expect.stringContaining('sanctioned:'),
      text: expect.stringContaining('Binod Shah is disqualified for President.'),
    });
    const { body } = await app.send('listElections');
    const page = body.elections.find((one: { _id: string }) => one._id === election.id);
    expect(JSON.stringify(page.changes)).toContain('Binod Shah is disqualified for President.');
    const { _id: id } = await lastRuling(app, election);
    expect((await overturn(council, id)).status).toBe(200);
    expect((await rule()).status).toBe(200);
  });

  test('after the certificate is not overturned: certified is final', async () => {
    const election = await endedElection(app, [1, 2]);
    expect((await disqualify(council, election, candidateOf(election).id)).status).toBe(200);
    await setClosed(app, election.id, 'appeals_until', new Date());
    const certified = await council.send('certifyElection', {
      params: { id: election.id },
      body: {},
    });
    expect(certified.status, JSON.stringify(certified.body)).toBe(200);
    const { _id: id } = await lastRuling(app, election);
    expect(await overturn(admin, id)).toMatchObject(refusedWith('election-certified'));
    expect(await overturn(admin, election.id)).toMatchObject(refusedWith('unknown-sanction'));
  });

  test('of 0.3.0 on a complaint is overturned like another, and who complained hears of it', async () => {
    const voter = await createActor(app);
    await confirmed(voter);
    const election = await endedElection(app, [1, 2]);
    const complaint = await formerComplaint(app, election, { accountId: voter.id });
    const ruled = await ruledSanction(app, election);
    await askAsOwner(app, 'update sanctions set appeal_id = $1 where id = $2', [complaint, ruled]);
    expect((await overturn(council, ruled)).status).toBe(200);
    expect(await rulingsOf(app, election)).toMatchObject({
      rulings: [{ number: 1, ruling: 'dismissed', reason: 'It was open.' }],
      sanctions: [{ complaint: 1, overturned: {} }],
    });
    expect((await emailsTo(voter.email)).map(({ key }) => key)).toEqual([`overturned:${ruled}:0`]);
  });

  test.each([
    ['warning', ''],
    ['added-time', ', nomination_id = null, until = now(), people = 2'],
  ])('of 0.3.0 that is a %s is read, and not overturned', async (kind, its) => {
    const election = await createElection(app.ctx);
    const id = await ruledSanction(app, election);
    await askAsOwner(app, `update sanctions set kind = $1${its} where id = $2`, [kind, id]);
    expect(await overturn(council, id)).toMatchObject(refusedWith('unknown-sanction'));
    expect(await lastRuling(app, election)).toMatchObject({ kind, overturned: null });
  });
});

describe('while counts are hidden', () => {
  /** What an officer reads of an election, of the calls that the desk is made of. */
  const readings = async (who: Actor, { id }: TestElection) => [
    (await who.send('listContacts', { query: { election: id } })).body,
    (await who.send('listRulings', { params: { id } })).body,
    (await who.send('listWaiting')).body,
    (await who.send('listProposals')).body,
    (await who.send('readOutcome', { params: { id } })).body,
    (await who.send('readAudience', { params: { id } })).body,
    (await who.send('listElections')).body.elections.filter(
      (one: { _id: string }) => one._id === id,
    ),
  ];

  test('whoever rules sees none, before it and after it', async () => {
    const running = await createElection(app.ctx, { standings: 'after-close' });
    await voteFor(running, 0);
    const held = await heldElection(app, [41, 2]);
    for (const election of [running, held]) {
      const before = await readings(council, election);
      const ruled = await disqualify(council, election, candidateOf(election).id);
      expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
      const after = [...(await readings(council, election)), ruled.body];
      const all = [...before, ...after].map((one) => JSON.stringify(one)).join('\n');
      expect(all).not.toMatch(/"votes":\s*\d/);
      const overturned = await overturn(council, (await lastRuling(app, election))._id);
      expect(overturned.status, JSON.stringify(overturned.body)).toBe(200);
    }
    // Nobody hears by e-mail who would be elected.
    const emails = await app.ctx.db
      .selectFrom('emails')
      .select('key')
      .where('key', 'like', `winner:${held.id}:%`)
      .execute();
    expect(emails).toEqual([]);
  });
});
