import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import type { Input } from '#contract/api.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createNamed } from '#tests/support/named-account.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { closeAndCount, endedElection, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { overturn, rulingsOf } from '#tests/support/sanction-stage.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// A ruling is an act of officers by itself, without a complaint.

startWithTwoOfficers();
beforeEach(() => setRule(app, false));

const reason = 'Two witnesses saw it.';
const first = ({ positions }: TestElection) => known(positions[0]);
const candidateOf = (election: TestElection, at = 0) => known(first(election).candidates[at]);
const setRule = (on: TestApp, isOn: boolean) =>
  on.ctx.transact(async (tx) => {
    await tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
      .execute();
    await on.ctx.live.announce(tx, { kind: 'campus' });
  });

type Given = Partial<Input<'createRuling'>> | Record<string, unknown>;
const disqualify = (who: Actor, election: TestElection, given: Given = {}) =>
  who.send('createRuling', {
    body: {
      ...{ electionId: election.id, kind: 'disqualify', nominationId: candidateOf(election).id },
      ...{ reason, answered: null, ...given },
    },
  });
const voidOf = (who: Actor, { id: electionId }: TestElection, position: string) =>
  who.send('createRuling', { body: { electionId, kind: 'void', position, reason } });
const voteFor = async (election: TestElection, at: number, who?: Actor) => {
  const voter = who ?? (await createActor(app));
  const { id: candidateId } = candidateOf(election, at).nominee;
  const given = { electionId: election.id, position: first(election).title };
  return voter.send('castVote', { body: { userId: voter.id, ...given, candidateId } });
};

async function withAddress(name: string, more: Parameters<typeof createActor>[1] = {}) {
  const actor = await createActor(app, { name, ...more });
  await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    actor.id,
  ]);
  return actor;
}

const emailsTo = async (address: string) =>
  app.ctx.db
    .selectFrom('emails')
    .select(['subject', 'text_body as text'])
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute();

const shownIn = async ({ id }: TestElection) => {
  const { body } = await app.send('listElections');
  return known(body.elections.find((one: { _id: string }) => one._id === id));
};

describe('an officer rules', () => {
  test('before the first vote the candidate leaves the ballot, and reads it with the reason', async () => {
    const binod = await withAddress('Binod Shah');
    const election = await createElection(app.ctx, { nominees: [binod] });
    const answered = 'I paid for the posters myself.';
    expect(await disqualify(council, election, { answered })).toMatchObject({
      status: 200,
      body: { message: 'The ruling was published.' },
    });
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([
      { complaint: null, kind: 'taken-off', candidate: 'Binod Shah', reason, answered },
    ]);
    expect(JSON.stringify((await shownIn(election)).nominations)).not.toContain('Binod Shah');
    const told = (await emailsTo(binod.email)).find(({ text }) => text.includes(reason));
    expect(told).toMatchObject({
      subject: expect.stringMatching(/^A ruling in .* is about you$/),
      text: expect.stringContaining('The officers have ruled in the election'),
    });
    const { sanctions } = await rulingsOf(app, election);
    expect((await overturn(council, sanctions[0]._id)).status).toBe(200);
    expect(JSON.stringify((await shownIn(election)).nominations)).toContain('Binod Shah');
  });

  test('after it they stay marked; "was not asked" is an answer, and none at all is refused', async () => {
    const election = await createElection(app.ctx);
    expect((await voteFor(election, 1)).status).toBe(200);
    expect(await disqualify(council, election, { answered: undefined })).toMatchObject({
      status: 400,
    });
    expect(await disqualify(council, election, { answered: ' ' })).toMatchObject({ status: 400 });
    expect((await disqualify(council, election)).status).toBe(200);
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([
      { kind: 'disqualified', answered: null, noOther: false },
    ]);
    expect((await shownIn(election)).nominations).toContainEqual(
      expect.objectContaining({ disqualified: expect.objectContaining({ complaint: null }) }),
    );
    expect(await disqualify(admin, election)).toMatchObject(refusedWith('already-disqualified'));
  });

  test('a position is void by its title or its id, once voting has begun', async () => {
    const early = await createElection(app.ctx, { startsInMinutes: 30 });
    expect(await voidOf(council, early, 'president')).toMatchObject(refusedWith('void-too-early'));
    const election = await createElection(app.ctx, { positions: { President: 2, Secretary: 2 } });
    expect((await voidOf(council, election, 'president')).status).toBe(200);
    expect(await voidOf(admin, election, first(election).id)).toMatchObject(
      refusedWith('already-void'),
    );
    expect(await voidOf(council, election, first(early).id)).toMatchObject(
      refusedWith('unknown-position'),
    );
  });

  test('neither of a draft, a rehearsal, a certified election, nor on a stranger', async () => {
    const [draft, rehearsal, open] = [
      await createElection(app.ctx),
      await createElection(app.ctx),
      await createElection(app.ctx),
    ];
    await askAsOwner(app, `update elections set state = 'draft' where id = $1`, [draft.id]);
    await setClosed(app, rehearsal.id, 'is_rehearsal', true);
    expect(await disqualify(council, draft)).toMatchObject(refusedWith('election-is-draft'));
    expect(await disqualify(council, rehearsal)).toMatchObject(refusedWith('is-rehearsal'));
    const nominationId = candidateOf(rehearsal).id;
    expect(await disqualify(council, open, { nominationId })).toMatchObject(
      refusedWith('unknown-nomination'),
    );
    const ended = await endedElection(app, [1, 2]);
    await setClosed(app, ended.id, 'certified_at', new Date());
    expect(await disqualify(council, ended)).toMatchObject(refusedWith('election-certified'));
    expect(await disqualify(await createActor(app), open)).toMatchObject(
      refusedWith('role-too-small'),
    );
  });
});

describe('who rules', () => {
  test('nobody who stands in the election, nor overturns, while there is somebody who does not', async () => {
    const election = await createElection(app.ctx, {
      nominees: [council, await createActor(app)],
    });
    const nominationId = candidateOf(election, 1).id;
    expect(await disqualify(council, election, { nominationId })).toMatchObject(
      refusedWith('own-sanction'),
    );
    expect((await disqualify(admin, election, { nominationId })).status).toBe(200);
    const [one] = (await rulingsOf(app, election)).sanctions;
    expect(await overturn(council, one._id)).toMatchObject(refusedWith('own-sanction'));
    expect((await overturn(admin, one._id)).status).toBe(200);
  });

  test('where each officer stands one of them does, and the page says so', async () => {
    const rival = await createActor(app);
    const election = await createElection(app.ctx, {
      positions: { President: 3 },
      nominees: [council, admin, rival],
    });
    const nominationId = candidateOf(election, 2).id;
    expect((await disqualify(council, election, { nominationId })).status).toBe(200);
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([{ noOther: true }]);
  });

  test('the named account in place of the officers, in its own election alone', async () => {
    const [election, other] = [await createElection(app.ctx), await createElection(app.ctx)];
    const named = await createNamed(app, election.id);
    expect(await disqualify(council, election)).toMatchObject(refusedWith('named-decides'));
    expect(await disqualify(named, other)).toMatchObject(refusedWith('role-too-small'));
    expect((await disqualify(named, election)).status).toBe(200);
  });
});

describe('with the rule of two', () => {
  beforeEach(() => setRule(app, true));

  test('another officer who does not stand confirms, and the candidate is told when it is proposed', async () => {
    const binod = await withAddress('Binod Shah', { role: 'council' });
    const election = await createElection(app.ctx, { nominees: [binod] });
    const proposed = await disqualify(council, election, { answered: 'It was my brother.' });
    expect(proposed).toMatchObject({
      status: 202,
      body: {
        proposal: {
          act: 'election.sanction',
          what: expect.stringMatching(/^Binod Shah is taken off the ballot for President\. /),
          changes: [{ to: 'It was my brother.' }],
          notBy: expect.arrayContaining([binod.id]),
        },
      },
    });
    expect((await rulingsOf(app, election)).sanctions).toEqual([]);
    const told = await emailsTo(binod.email);
    expect(told.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^A ruling about you is proposed in /),
    );
    expect(told.map(({ text }) => text).join()).toContain('before another officer confirms it');
    const id = { params: { id: proposed.body.proposal._id } };
    expect(await binod.send('confirmProposal', id)).toMatchObject(
      refusedWith('proposal-about-you'),
    );
    expect((await admin.send('confirmProposal', id)).status).toBe(200);
    expect((await rulingsOf(app, election)).sanctions).toMatchObject([
      { kind: 'taken-off', answered: 'It was my brother.' },
    ]);
    await app.ctx.pool.query(`update accounts set role = 'student' where id = $1`, [binod.id]);
  });
});

describe('with the rule of two, where one officer entered the others as candidates', () => {
  const numbered = (number: string | null) =>
    app.ctx.pool.query('update accounts set enrollment_number = $2 where id = $1', [
      admin.id,
      number,
    ]);
  beforeEach(async () => {
    await setRule(app, true);
    await numbered('0177CS259901');
  });
  afterEach(() => numbered(null));

  /** An election of two whose voting opens only after the officer has entered these as well. */
  async function withEntered(lines: readonly string[]) {
    const election = await createElection(app.ctx, { startsInMinutes: 30 });
    const { id: electionId } = election;
    const candidates = [{ position: first(election).title, lines }];
    const body = { electionId, candidates, haveAgreed: true };
    const { body: answer } = await council.send('enterCandidates', { body });
    expect(answer.problems.map(({ problem }: { problem: string }) => problem)).toEqual([]);
    await app.ctx.pool.query(
      `update elections set starts_at = now() - interval '1 minute',
         nominations_close_at = now() - interval '1 minute' where id = $1`,
      [electionId],
    );
    return { election, entered: answer.entered as { _id: string }[] };
  }

  test('nobody rules alone by that, whoever else they entered: those whom they entered confirm', async () => {
    for (const lines of [[admin.email], [admin.email, council.email]]) {
      const { election } = await withEntered(lines);
      const proposed = await disqualify(council, election);
      expect(proposed.status, lines.join()).toBe(202);
      expect((await rulingsOf(app, election)).sanctions).toEqual([]);
      const id = { params: { id: proposed.body.proposal._id } };
      expect(await council.send('confirmProposal', id)).toMatchObject(refusedWith('own-proposal'));
      expect((await admin.send('confirmProposal', id)).status).toBe(200);
      const [one] = (await rulingsOf(app, election)).sanctions;
      expect(one.kind).toBe('taken-off');
      expect((await overturn(council, one._id)).status).toBe(202);
    }
  });

  test('nor with a new officer beside them, who confirms nothing yet', async () => {
    const fresh = await createActor(app, { role: 'council' });
    afterThis(() =>
      app.ctx.pool.query("update accounts set role = 'student' where id = $1", [fresh.id]),
    );
    await app.ctx.pool.query('update accounts set officer_since = now() where id = $1', [fresh.id]);
    const { election } = await withEntered([admin.email]);
    const proposed = await disqualify(council, election);
    expect(proposed.status).toBe(202);
    const id = { params: { id: proposed.body.proposal._id } };
    const said = { ...id, body: { reason } };
    expect((await fresh.send('refuseProposal', said)).body.reason).toBe('officer-too-new');
    expect((await admin.send('refuseProposal', said)).status).toBe(200);
  });

  test('nor reads alone what is complained of: those whom they entered read it, but for what is about them', async () => {
    const { election } = await withEntered([admin.email]);
    const about = async (...whom: string[]) => {
      const { body } = await app.send('readAudience', {
        params: { id: election.id },
        query: { about: whom.join(',') },
      });
      const { body: sent } = await app.send('createContact', {
        body: {
          ...{ name: 'Zoya', email: 'zoya@campus.example', category: 'query' },
          ...{ message: 'Somebody held my hand.', electionId: election.id, about: whom },
        },
      });
      const reads = await Promise.all(
        [council, admin].map(async (one) =>
          (await one.send('listContacts', { query: { election: election.id } })).body.some(
            ({ _id }: { _id: string }) => _id === sent.contact._id,
          ),
        ),
      );
      return [body.readBy, ...reads];
    };
    expect(await about()).toEqual(['entered', true, true]);
    expect(await about(candidateOf(election).id)).toEqual(['entered', true, true]);
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      'select id from nominations where election_id = $1 and nominee_id = $2',
      [election.id, admin.id],
    );
    expect(await about(rows[0]?.id ?? '')).toEqual(['officers', true, false]);
    // Nor what is said about themselves, though it concerns each of them then.
    expect(await about('council')).toEqual(['entered', false, true]);
  });

  test('nor certifies; and what is ruled about them they do not confirm', async () => {
    const { election } = await withEntered([admin.email]);
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      'select id from nominations where election_id = $1 and nominee_id = $2',
      [election.id, admin.id],
    );
    // Nobody is left who could confirm it.
    expect((await disqualify(council, election, { nominationId: rows[0]?.id })).status).toBe(200);
    const other = await withEntered([admin.email]);
    await closeAndCount(app, other.election.id);
    await setClosed(app, other.election.id, 'appeals_until', new Date(0));
    expect(
      (
        await council.send('certifyElection', {
          params: { id: other.election.id },
          body: { reason, passedOver: reason },
        })
      ).status,
    ).toBe(202);
  });
});

describe('at the same moment', () => {
  test('of many who disqualify one candidate one does', async () => {
    const election = await endedElection(app, [1, 2]);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => disqualify(at % 2 === 0 ? council : admin, election)),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await rulingsOf(app, election)).sanctions).toHaveLength(1);
  });

  test('a ruling and the first vote: the vote counts, or the name was gone', async () => {
    const elections = await Promise.all(Array.from({ length: 6 }, () => createElection(app.ctx)));
    for (const [at, election] of elections.entries()) {
      const voter = await createActor(app);
      const ruleNow = () => disqualify(council, election);
      const voteNow = () => voteFor(election, 0, voter);
      const [one, other] = await Promise.all(
        (at % 2 === 0 ? [ruleNow, voteNow] : [voteNow, ruleNow]).map((act) => act()),
      );
      const [ruled, vote] = at % 2 === 0 ? [one, other] : [other, one];
      expect(ruled?.status).toBe(200);
      const [{ kind }] = (await rulingsOf(app, election)).sanctions;
      expect(kind).toBe(known(vote).status < 300 ? 'disqualified' : 'taken-off');
    }
  });
});
