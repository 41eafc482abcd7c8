import { describe, expect, test } from 'vitest';
import { mostComplaints, rulingHours } from '#core/elections/complaint.ts';
import { complaintPath } from '#core/page-paths.ts';
import type { Input } from '#contract/api.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import {
  closeAndCount,
  endedElection,
  heldElection,
  setClosed,
} from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

type Given = Partial<Input<'createComplaint'>>;
const words = { subject: 'The room', text: 'A secret word: marigold.' };
const complain = (who: Actor, { id: electionId }: TestElection, given: Given = {}) =>
  who.send('createComplaint', { body: { electionId, about: 'voting', ...words, ...given } });
const follow = async (number: string) =>
  (await app.send('followComplaint', { body: { follow: number } })).body;
const listed = async (who: Actor, { id }: TestElection) =>
  (await who.send('listAppeals', { query: { election: id } })).body;
const rulingsOf = async ({ id }: TestElection) =>
  (await app.send('listRulings', { params: { id } })).body;
const rule = (who: Actor, id: string, ruling: 'upheld' | 'dismissed' | 'set-aside') =>
  who.send('answerAppeal', { params: { id }, body: { text: 'The door was shut.', ruling } });
const emailTo = async (address: string, part: string) =>
  (
    await app.ctx.db
      .selectFrom('emails')
      .select(['key', 'text_body'])
      .where('to_address', '=', address)
      .execute()
  ).find(({ key }) => key.startsWith(part));

describe('a complaint while voting is open', () => {
  test('is followed by its number alone, due by day, and its words are public nowhere', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app, { name: 'Zoya Khan' });
    const { status, body } = await complain(voter, election);
    expect([status, body.number]).toEqual([201, 1]);
    expect(Date.parse(body.dueAt) - Date.now()).toBeGreaterThan(rulingHours * 3_600_000 - 60_000);
    const typed = body.follow.toLowerCase().replaceAll('-', ' ');
    expect(await follow(typed)).toMatchObject({ ...words, ruling: null, mayReply: false });
    expect(JSON.stringify(await follow(body.follow))).not.toContain('Zoya');
    const other = await app.send('followComplaint', { body: { follow: '2222-2222-2222-2222' } });
    expect(other).toMatchObject(refusedWith('unknown-appeal'));

    const [row] = await listed(council, election);
    expect(row).toMatchObject({ by: 'Zoya Khan', about: 'voting', isHidden: false });
    const waiting = await council.send('listWaiting');
    expect(waiting.body.things).toContainEqual(
      expect.objectContaining({ kind: 'appeals', electionId: election.id, until: body.dueAt }),
    );
    expect((await rule(council, row._id, 'upheld')).status).toBe(200);
    expect(await follow(body.follow)).toMatchObject({
      ruling: 'upheld',
      reason: 'The door was shut.',
    });
    expect(await rulingsOf(election)).toMatchObject({
      open: [],
      rulings: [{ number: 1, ruling: 'upheld', reason: 'The door was shut.' }],
    });
    const everywhere = [
      await rulingsOf(election),
      (await app.send('listElections')).body,
      (await app.send('readElectionRecord', { params: { id: election.id } })).body,
    ];
    expect(JSON.stringify(everywhere)).not.toMatch(/marigold|Zoya Khan/);
  });

  test('is one of three at most, however many arrive at once', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    const sent = await Promise.all(
      Array.from({ length: mostComplaints + 4 }, () => complain(voter, election)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(mostComplaints);
    expect(sent.filter(({ body }) => body.reason === 'appeals-full')).toHaveLength(4);
    const { body } = await voter.send('readComplaintForm', { params: { id: election.id } });
    expect(body.left).toBe(0);
  });

  test('stays, and can still be ruled on, when the election closes, and holds the certificate', async () => {
    const election = await endedElection(app, [1, 2]);
    const voter = await createActor(app);
    await complain(voter, election);
    await setClosed(app, election.id, 'appeals_until', new Date());
    expect(await complain(voter, election)).toMatchObject(refusedWith('appeals-over'));
    const certify = () =>
      council.send('certifyElection', { params: { id: election.id }, body: {} });
    expect(await certify()).toMatchObject(refusedWith('appeals-unanswered'));
    const [row] = await listed(council, election);
    const rulings = [rule(council, row._id, 'dismissed'), rule(admin, row._id, 'upheld')];
    const statuses = (await Promise.all(rulings)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await certify()).status).toBe(200);
  });

  test('while results are held back shows no count, and the appeals of the result come after it', async () => {
    const election = await heldElection(app, [1, 2]);
    const voter = await createActor(app, { name: 'Zoya Khan' });
    const { status, body } = await complain(voter, election);
    expect([status, body.number]).toEqual([201, 1]);
    const waiting = await council.send('listWaiting');
    expect(waiting.body.things).toContainEqual(
      expect.objectContaining({ kind: 'appeals', electionId: election.id, until: body.dueAt }),
    );
    // Whoever could release them reads that it waits.
    expect(waiting.body.things).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'release', electionId: election.id },
        ...{ complaints: 1, rulingDue: body.dueAt },
      }),
    );
    const [row] = await listed(council, election);
    expect((await rule(council, row._id, 'upheld')).status).toBe(200);
    expect(await follow(body.follow)).toMatchObject({ ruling: 'upheld' });
    expect((await rulingsOf(election)).rulings).toMatchObject([{ number: 1, ruling: 'upheld' }]);
    const results = (await app.send('listResults')).body as { electionId: string }[];
    expect(results.filter(({ electionId }) => electionId === election.id)).toEqual([]);

    await complain(voter, election);
    const params = { id: election.id };
    const released = await council.send('releaseResults', { params, body: { reason: 'Heard.' } });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    const [open] = await listed(admin, election);
    expect(open).toMatchObject({ number: 2, answer: null });
    expect((await rule(admin, open._id, 'dismissed')).status).toBe(200);
    await setClosed(app, election.id, 'appeals_until', new Date());
    expect(await complain(voter, election)).toMatchObject(refusedWith('appeals-over'));
  });

  test('is nobody’s who may not vote, and about somebody who is there', async () => {
    const election = await createElection(app.ctx);
    const observer = await createActor(app, { role: 'observer' });
    expect(await complain(observer, election)).toMatchObject(refusedWith('not-on-roll'));
    const voter = await createActor(app);
    for (const about of ['candidate', 'officer'] as const) {
      for (const ofId of [null, voter.id]) {
        const answer = await complain(voter, election, { about, ofId });
        expect(answer).toMatchObject(refusedWith('complaint-of-whom'));
      }
    }
    const early = await voter.send('createAppeal', {
      body: { electionId: election.id, ...words },
    });
    expect(early).toMatchObject(refusedWith('voting-not-closed'));
  });
});

describe('whoever is complained about', () => {
  test('gets a number of their own, replies once, and hears the ruling', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    const voter = await createActor(app, { name: 'Zoya Khan' });
    await app.ctx.transact((tx) =>
      tx
        .updateTable('accounts')
        .set({ email_confirmed_at: new Date() })
        .where('id', 'in', [accused.id, voter.id])
        .execute(),
    );
    const election = await createElection(app.ctx, {
      positions: { President: 1 },
      nominees: [accused],
    });
    const ofId = election.positions[0]?.candidates[0]?.id ?? null;
    const { body } = await complain(voter, election, { about: 'candidate', ofId });
    const email = await emailTo(accused.email, 'complained-about:');
    expect(email?.text_body).not.toContain('Zoya');
    const own = email?.text_body.match(/\/complaint\/([0-9A-Z-]+)/)?.[1] ?? '';
    expect(complaintPath(own)).toContain(own);
    expect(own).not.toBe(body.follow);
    expect(await follow(own)).toMatchObject({ mayReply: true, of: 'Binod Shah', ...words });
    const reply = (number: string) =>
      app.send('replyToComplaint', { body: { follow: number, text: 'I was at home.' } });
    expect(await reply(body.follow)).toMatchObject(refusedWith('unknown-appeal'));
    const replies = await Promise.all([reply(own), reply(own)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [row] = await listed(council, election);
    expect(row).toMatchObject({ reply: 'I was at home.', of: 'Binod Shah' });
    await rule(council, row._id, 'dismissed');
    expect(await emailTo(accused.email, 'ruled:')).toBeDefined();
    expect(await emailTo(voter.email, 'appeal:')).toBeDefined();
    expect(await reply(own)).toMatchObject(refusedWith('appeal-answered'));
    await closeAndCount(app, election.id);
    const again = await app.send('listResults');
    expect(JSON.stringify(again.body)).not.toMatch(/marigold|I was at home/);
  });

  test('as an officer neither reads it nor rules on it, while another officer can', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app, { name: 'Zoya Khan' });
    await complain(voter, election, { about: 'officer', ofId: council.id });
    const [row] = await listed(council, election);
    expect(row).toMatchObject({ isHidden: true, by: null, text: '', subject: '' });
    expect(await rule(council, row._id, 'dismissed')).toMatchObject(refusedWith('own-complaint'));
    const [whole] = await listed(admin, election);
    expect(whole).toMatchObject({ isHidden: false, text: words.text });
    expect((await rule(admin, row._id, 'set-aside')).status).toBe(200);
  });

  test('as a candidate who is an officer leaves every complaint of that election to others', async () => {
    const election = await createElection(app.ctx, {
      positions: { President: 1 },
      nominees: [council],
    });
    await complain(await createActor(app), election);
    const [row] = await listed(council, election);
    expect(await rule(council, row._id, 'dismissed')).toMatchObject(refusedWith('own-complaint'));
    expect((await rule(admin, row._id, 'dismissed')).status).toBe(200);
    expect((await rulingsOf(election)).rulings).toMatchObject([{ noOther: false }]);
  });

  test('as one of officers who are all concerned can rule, and the page says so', async () => {
    const nominees = [council, admin];
    const election = await createElection(app.ctx, { positions: { President: 2 }, nominees });
    await complain(await createActor(app), election);
    const [row] = await listed(council, election);
    expect(row).toMatchObject({ isHidden: false, text: words.text });
    expect((await rule(council, row._id, 'dismissed')).status).toBe(200);
    expect((await rulingsOf(election)).rulings).toMatchObject([{ noOther: true }]);
  });
});
