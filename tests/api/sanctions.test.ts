import { describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { endedElection, heldElection, setClosed } from '#tests/support/outcome-stage.ts';
import {
  complain,
  grounds,
  overturn,
  readComplaint,
  rulingsOf,
  uphold,
} from '#tests/support/sanction-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const first = ({ positions }: TestElection) => known(positions[0]);
const candidateOf = (election: TestElection, at = 0) => known(first(election).candidates[at]);
const disqualify = (election: TestElection, at = 0) => ({
  kind: 'disqualified' as const,
  nominationId: candidateOf(election, at).id,
});
const voidOf = (election: TestElection) => ({
  kind: 'void' as const,
  positionId: first(election).id,
});

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

async function complaintAbout(election: TestElection, at?: number) {
  const voter = await createActor(app, { name: 'Zoya Khan' });
  const given =
    at === undefined ? {} : { about: 'candidate' as const, ofId: candidateOf(election, at).id };
  return { voter, ...(await complain(voter, election, given)) };
}

describe('a ruling that is upheld', () => {
  test('warns whoever it is about, and everybody reads that without the name', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    const election = await createElection(app.ctx, { nominees: [accused] });
    const { number, follow } = await complaintAbout(election, 0);
    const ruled = await uphold(council, election, number, { kind: 'warning' });
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    const { sanctions } = await rulingsOf(app, election);
    expect(sanctions).toMatchObject([
      { complaint: number, kind: 'warning', candidate: null, reason: grounds, overturned: null },
    ]);
    const followed = await app.send('followComplaint', { body: { follow } });
    expect(followed.body.sanctions).toEqual(sanctions);
    expect(await shownIn(election)).toContain(candidateOf(election).id);
  });

  test('takes a candidate off before the first vote, who is put back while nobody has voted', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    await confirmed(accused);
    const election = await createElection(app.ctx, { nominees: [accused] });
    const { number, voter } = await complaintAbout(election, 0);
    await confirmed(voter);
    const ruled = await uphold(council, election, number, disqualify(election));
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    expect(await shownIn(election)).not.toContain(candidateOf(election).id);
    const { sanctions } = await rulingsOf(app, election);
    expect(sanctions).toMatchObject([{ kind: 'taken-off', candidate: 'Binod Shah' }]);
    const sentence = 'Binod Shah is taken off the ballot for President.';
    for (const { email } of [accused, voter]) {
      expect((await emailsTo(email)).map(({ text }) => text).join()).toContain(sentence);
    }
    const again = await admin.send('acceptNomination', {
      params: { id: candidateOf(election).id },
    });
    expect(again).toMatchObject(refusedWith('taken-off-by-ruling'));

    expect((await overturn(council, sanctions[0]._id)).status).toBe(200);
    expect(await shownIn(election)).toContain(candidateOf(election).id);
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([
      { kind: 'taken-off', overturned: { reason: 'The witnesses were wrong.' } },
    ]);
    for (const { email } of [accused, voter]) {
      expect((await emailsTo(email)).map(({ key }) => key)).toContainEqual(
        expect.stringContaining(`overturned:${sanctions[0]._id}`),
      );
    }
    expect(await overturn(admin, sanctions[0]._id)).toMatchObject(
      refusedWith('sanction-overturned'),
    );
  });

  test('cannot put a candidate back once somebody has voted for the position', async () => {
    const election = await createElection(app.ctx);
    const { number } = await complaintAbout(election, 0);
    await uphold(council, election, number, disqualify(election));
    await voteFor(election, 1);
    const { sanctions } = await rulingsOf(app, election);
    expect(await overturn(council, sanctions[0]._id)).toMatchObject(refusedWith('back-too-late'));
    expect((await rulingsOf(app, election)).sanctions[0].overturned).toBe(null);
  });

  test('disqualifies after the first vote: the name stays, and the page says it', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    await confirmed(accused);
    const election = await createElection(app.ctx, { nominees: [accused] });
    await voteFor(election);
    // About the voting: whom it did not name hears of it all the same.
    const { number } = await complaintAbout(election);
    const ruled = await uphold(council, election, number, disqualify(election));
    expect(ruled.body.appeal).toMatchObject({
      ruling: 'upheld',
      sanctions: [{ kind: 'disqualified', candidate: 'Binod Shah', position: 'President' }],
    });
    expect(await shownIn(election)).toContain(candidateOf(election).id);
    const [email] = await emailsTo(accused.email);
    expect(email).toMatchObject({
      key: expect.stringContaining('sanctioned:'),
      text: expect.stringContaining('Binod Shah is disqualified for President.'),
    });
    const { body } = await app.send('listElections');
    const page = body.elections.find((one: { _id: string }) => one._id === election.id);
    expect(JSON.stringify(page.changes)).toContain('Binod Shah is disqualified for President.');
    const other = await complaintAbout(election, 0);
    expect(await uphold(council, election, other.number, disqualify(election))).toMatchObject(
      refusedWith('already-disqualified'),
    );
    // Once it is overturned it can be ruled anew.
    const [one] = ruled.body.appeal.sanctions;
    expect((await overturn(council, one._id)).status).toBe(200);
    expect((await uphold(council, election, other.number, disqualify(election))).status).toBe(200);
  });

  test('voids a position once voting has begun', async () => {
    const upcoming = await createElection(app.ctx, { startsInMinutes: 30 });
    const early = await complaintAbout(upcoming);
    expect(await uphold(council, upcoming, early.number, voidOf(upcoming))).toMatchObject(
      refusedWith('void-too-early'),
    );
    const election = await createElection(app.ctx);
    const { number } = await complaintAbout(election);
    expect((await uphold(council, election, number, voidOf(election))).status).toBe(200);
    const other = await complaintAbout(election);
    expect(await uphold(council, election, other.number, voidOf(election))).toMatchObject(
      refusedWith('already-void'),
    );
  });

  test('says clearly what it cannot do, and then nothing is done', async () => {
    const election = await createElection(app.ctx, { positions: { President: 2, Secretary: 1 } });
    const another = await createElection(app.ctx);
    const { number } = await complaintAbout(election, 0);
    const voting = await complaintAbout(election);
    const { _id: id } = await readComplaint(council, election, number);
    for (const ruling of ['dismissed', 'set-aside', null] as const) {
      const body = { text: grounds, ruling, sanction: { kind: 'warning' } };
      const sent = await council.send('answerAppeal', { params: { id }, body });
      expect(sent).toMatchObject(refusedWith('sanction-not-upheld'));
    }
    const of = (sanction: Parameters<typeof uphold>[3], which = number) =>
      uphold(council, election, which, sanction);
    // Another candidate than the one it is about, and one of another election.
    expect(await of(disqualify(election, 1))).toMatchObject(refusedWith('sanction-of-whom'));
    expect(await of(disqualify(another))).toMatchObject(refusedWith('sanction-of-whom'));
    expect(await of(disqualify(another), voting.number)).toMatchObject(
      refusedWith('sanction-of-whom'),
    );
    expect(await of(voidOf(another))).toMatchObject(refusedWith('unknown-position'));
    expect(await of({ kind: 'warning' }, voting.number)).toMatchObject(
      refusedWith('warning-of-nobody'),
    );
    const odd = await council.send('answerAppeal', {
      params: { id },
      body: { text: grounds, ruling: 'upheld', sanction: { kind: 'exile' } },
    });
    expect(odd.status).toBe(400);
    expect((await rulingsOf(app, election)).rulings).toEqual([]);
    expect((await rulingsOf(app, election)).sanctions).toEqual([]);
    expect(await overturn(council, id)).toMatchObject(refusedWith('unknown-sanction'));
  });

  test('after the certificate is refused, and so is overturning: certified is final', async () => {
    const election = await endedElection(app, [1, 2]);
    const { number } = await complaintAbout(election, 0);
    const { number: open } = await complaintAbout(election, 0);
    const ruled = await uphold(council, election, number, { kind: 'warning' });
    await uphold(admin, election, open);
    await setClosed(app, election.id, 'appeals_until', new Date());
    const certified = await council.send('certifyElection', {
      params: { id: election.id },
      body: {},
    });
    expect(certified.status, JSON.stringify(certified.body)).toBe(200);
    const [one] = ruled.body.appeal.sanctions;
    expect(await overturn(admin, one._id)).toMatchObject(refusedWith('election-certified'));
  });
});

describe('who is concerned', () => {
  test('neither rules nor overturns', async () => {
    const election = await createElection(app.ctx, { nominees: [council] });
    await voteFor(election, 1);
    const { number } = await complaintAbout(election, 1);
    expect(await uphold(council, election, number, disqualify(election, 1))).toMatchObject(
      refusedWith('own-complaint'),
    );
    const ruled = await uphold(admin, election, number, disqualify(election, 1));
    const [one] = ruled.body.appeal.sanctions;
    expect(await overturn(council, one._id)).toMatchObject(refusedWith('own-sanction'));
    expect((await overturn(admin, one._id)).status).toBe(200);
  });
});

describe('while counts are hidden', () => {
  /** What an officer reads of an election, of the calls that the desk is made of. */
  const readings = async (who: Actor, { id }: TestElection) => [
    (await who.send('listAppeals', { query: { election: id } })).body,
    (await who.send('listRulings', { params: { id } })).body,
    (await who.send('listWaiting')).body,
    (await who.send('listProposals')).body,
    (await who.send('readOutcome', { params: { id } })).body,
    (await who.send('readComplaintForm', { params: { id } })).body,
    (await who.send('listElections')).body.elections.filter(
      (one: { _id: string }) => one._id === id,
    ),
  ];

  test('whoever rules sees none, before it and after it', async () => {
    const running = await createElection(app.ctx, { standings: 'after-close' });
    await voteFor(running, 0);
    const held = await heldElection(app, [41, 2]);
    for (const election of [running, held]) {
      const { number } = await complaintAbout(election);
      const before = await readings(council, election);
      const ruled = await uphold(council, election, number, disqualify(election));
      expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
      const after = [...(await readings(council, election)), ruled.body];
      const all = [...before, ...after].map((one) => JSON.stringify(one)).join('\n');
      expect(all).not.toMatch(/"votes":\s*\d/);
      const overturned = await overturn(council, ruled.body.appeal.sanctions[0]._id);
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
