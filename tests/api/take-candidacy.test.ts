import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { runDue } from '#tests/support/run-due.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// Who stands without an account takes the candidacy with one, by the link.

let stage: MailingStage;
let council: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
});
afterAll(() => stage.close());

const upcoming = (given: Parameters<typeof createElection>[1] = {}) =>
  createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
    ...given,
  });
const person = (given: Parameters<typeof createActor>[1] = {}) => createActor(stage.app, given);
const query = (text: string, values: readonly unknown[] = []) =>
  stage.app.ctx.pool.query(text, [...values]);
const enter = ({ id: electionId }: TestElection, lines: readonly string[]) =>
  council.send('enterCandidates', {
    body: { electionId, candidates: [{ position: 'President', lines }], byName: lines },
  });
const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
const byLink = (token: string) =>
  stage.app.send('answerByLink', { body: { token, answer: 'yes' } });
const take = (actor: Actor, token: string) => actor.send('takeByLink', { body: { token } });
async function shown({ id }: TestElection) {
  const { body } = await stage.app.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === id).nominations;
}
const openNow = ({ id }: TestElection) =>
  query(`update elections set starts_at = now() - interval '1 second' where id = $1`, [id]);
const vote = (voter: Actor, { id: electionId }: TestElection, candidateId: string) =>
  voter.send('castVote', {
    body: { userId: voter.id, electionId, position: 'President', candidateId },
  });
/** Somebody who said yes by the link that the officer got. */
async function standing(election: TestElection, line = 'Mina Iyer') {
  const { body } = await enter(election, [line]);
  const [{ _id: id, link }] = body.entered;
  const token = tokenOf(link);
  expect((await byLink(token)).status).toBe(200);
  return { id, token };
}

/** The link of the e-mail to them. */
async function tokenSent(address: string): Promise<string> {
  const asOf = new Date(Date.now() + 90_000);
  await runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf });
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
/** Somebody who said yes by the link that was e-mailed to them. */
async function emailedStanding(election: TestElection, address: string) {
  const { body } = await enter(election, [`Mina Iyer <${address}>`]);
  const token = await tokenSent(address);
  expect((await byLink(token)).status).toBe(200);
  return { id: body.entered[0]._id as string, token };
}
const again = (id: string) => council.send('askEnteredAgain', { params: { id } });
/** Voting is open, the leading candidate has the votes, and the other one stands. */
async function contested(listed?: { number: string; email: string }) {
  const other = await person();
  const election = await upcoming({ nominees: [other] });
  if (listed !== undefined) {
    await query(
      'insert into voter_list_entries (enrollment_number, name, email) values ($1, $2, $3)',
      [listed.number, 'Lata Rao', listed.email],
    );
  }
  const entered = await enter(election, [listed === undefined ? 'Lata Rao' : listed.number]);
  const { _id: id, link } = entered.body.entered[0];
  return { election, id: id as string, link: link as string };
}

describe('one officer takes nobody off after the opening', () => {
  test('the link of who has an address is e-mailed, and no officer reads it, however often they ask', async () => {
    const election = await upcoming();
    const address = 'often@campus.example';
    const { id } = await emailedStanding(election, address);
    await openNow(election);
    const asked = await Promise.all(Array.from({ length: 16 }, () => again(id)));
    expect(new Set(asked.map(({ body }) => body.link ?? ''))).toEqual(new Set(['']));
    expect(asked.some(({ status }) => status === 200)).toBe(true);
    await tokenSent(address);
    expect(stage.mail.taken.at(-1)?.raw).toContain('Your link as a candidate for President');
  });

  test('a link that an officer was shown is no way out, whatever number the account says', async () => {
    for (const listed of [undefined, { number: '0177CS230777', email: '' }]) {
      const { election, id, link } = await contested(listed);
      await byLink(tokenOf(link));
      await openNow(election);
      expect((await vote(await person(), election, id)).status).toBe(200);
      const shownNow = (await again(id)).body.link;
      const socks = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          person(at === 0 && listed !== undefined ? { enrollmentNumber: listed.number } : {}),
        ),
      );
      const [first] = socks as [Actor];
      for (const how of ['code', 'check-in']) {
        await query('update accounts set proved_at = now(), proved_how = $2 where id = $1', [
          first.id,
          how,
        ]);
        const taken = await Promise.all(socks.map((one) => take(one, tokenOf(shownNow))));
        expect(taken.map(({ status }) => status)).toEqual(socks.map(() => 403));
        expect(taken[0]).toMatchObject(refusedWith('entered-unproved'));
      }
      if (listed === undefined) continue;
      await query(`update accounts set proved_how = 'address' where id = $1`, [first.id]);
      expect((await take(first, tokenOf(shownNow))).status).toBe(200);
      expect((await first.send('stepDown', { params: { id } })).status).toBe(200);
    }
  });

  test('who took it before the opening by such a link neither steps down nor leaves with the account', async () => {
    for (const standings of ['after-close', 'live'] as const) {
      const { election, id, link } = await contested();
      await query('update elections set standings = $2 where id = $1', [election.id, standings]);
      await byLink(tokenOf(link));
      const passwordHash = await stage.app.ctx.passwords.hash('a lamp by the sea');
      const sock = await person({ passwordHash });
      expect((await take(sock, tokenOf(link))).status).toBe(200);
      await openNow(election);
      const params = { id };
      for (const call of ['withdrawNomination', 'stepDown'] as const) {
        expect((await sock.send(call, { params })).status).toBeGreaterThanOrEqual(400);
      }
      if (standings === 'after-close') {
        expect(await sock.send('stepDown', { params })).toMatchObject(
          refusedWith('entered-unproved'),
        );
      } else {
        expect(await sock.send('withdrawNomination', { params })).toMatchObject(
          refusedWith('entered-unproved'),
        );
      }
      const gone = await sock.send('deleteOwnAccount', {
        body: { currentPassword: 'a lamp by the sea' },
      });
      expect(gone.status).toBe(200);
      const { rows } = await query(
        `select n.status, n.left_at, a.closed_by_officer as stays from nominations n
          join accounts a on a.id = n.nominee_id where n.id = $1`,
        [id],
      );
      expect(rows).toEqual([{ status: 'accepted', left_at: null, stays: true }]);
    }
  });

  test('a "no" by a link that an officer was shown counts before the opening alone; one that was e-mailed until the first vote', async () => {
    const made = await contested({ number: '0177CS230778', email: '' });
    await query(`update elections set standings = 'live' where id = $1`, [made.election.id]);
    const no = (token: string) => stage.app.send('answerByLink', { body: { token, answer: 'no' } });
    await query(
      `insert into nominations (id, election_id, position_id, name, status)
        select id, election_id, position_id, 'Lata Rao', 'accepted' from entered_candidates where id = $1`,
      [made.id],
    );
    await query('insert into tallies (nomination_id) values ($1)', [made.id]);
    await openNow(made.election);
    for (const link of [made.link, (await again(made.id)).body.link]) {
      expect(await no(tokenOf(link))).toMatchObject(refusedWith('entered-too-late'));
    }
    // Nor does an account with the number, whom the officer checked in or gave a code.
    const sock = await person({ enrollmentNumber: '0177CS230778' });
    const answer = { params: { id: made.id }, body: { answer: 'no' } };
    for (const how of ['code', 'check-in']) {
      await query('update accounts set proved_at = now(), proved_how = $2 where id = $1', [
        sock.id,
        how,
      ]);
      expect(await sock.send('answerEntered', answer)).toMatchObject(
        refusedWith('entered-too-late'),
      );
    }
    await query(`update accounts set proved_how = 'address' where id = $1`, [sock.id]);
    expect((await sock.send('answerEntered', answer)).body.question.answer).toBe('no');
    const before = await contested({ number: '0177CS230779', email: '' });
    expect((await no(tokenOf(before.link))).body.question.answer).toBe('no');
  });
});

describe('an account is taken', () => {
  test('by one of many who press at once', async () => {
    const election = await upcoming();
    const { id, token } = await standing(election);
    const people = await Promise.all(Array.from({ length: 6 }, () => person()));
    const answers = await Promise.all(people.map((one) => take(one, token)));
    const winners = people.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const one of answers.filter(({ status }) => status !== 200)) {
      expect(one).toMatchObject(refusedWith('entered-taken'));
    }
    const [candidate] = await shown(election);
    // The list is not fixed yet, so it shows the account as that of any other candidate.
    expect(candidate).toMatchObject({
      _id: id,
      nominee: { _id: winners[0]?.id, name: winners[0]?.name },
    });
    expect((await take(winners[0] as Actor, token)).status).toBe(200);
    const { rows } = await query(
      `select actor_id from records where act = 'nomination.take' and object_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: winners[0]?.id }]);
    const [mine] = (await (winners[0] as Actor).send('listMyNominations')).body;
    expect(mine._id).toBe(id);
    expect(
      (await (winners[0] as Actor).send('withdrawNomination', { params: { id } })).status,
    ).toBe(200);
  });

  test('after a yes, and by nobody whose number is another', async () => {
    const election = await upcoming();
    const { body } = await enter(election, ['Mina Iyer']);
    const token = tokenOf(body.entered[0].link);
    const mina = await person();
    expect(await take(mina, token)).toMatchObject(refusedWith('entered-not-yes'));
    await query(
      `insert into voter_list_entries (enrollment_number, name) values ('0177CS230777', 'Lata Rao')`,
    );
    const listed = await standing(election, 'Lata Rao');
    expect(await take(mina, listed.token)).toMatchObject(refusedWith('entered-other-number'));
    const observer = await person({ role: 'observer' });
    await byLink(token);
    expect((await take(observer, token)).status).toBe(403);
    const lata = await person({ enrollmentNumber: '0177CS230777' });
    expect((await take(lata, listed.token)).status).toBe(200);
  });

  test('never by the officer who entered the candidate', async () => {
    const election = await upcoming();
    const { id, token } = await standing(election);
    expect(await take(council, token)).toMatchObject(refusedWith('entered-by-you'));
    const { rows } = await query('select nominee_id from nominations where id = $1', [id]);
    expect(rows).toEqual([{ nominee_id: null }]);
    expect((await take(await person(), token)).status).toBe(200);
  });

  test('never twice for a position, nor for two of one post, whichever comes first', async () => {
    const election = await upcoming({ positions: { President: 0, Treasurer: 0 } });
    await query('update elections set one_post = true where id = $1', [election.id]);
    const { token } = await standing(election);
    const mina = await person();
    const stands = (position: string) =>
      mina.send('createNomination', {
        body: { electionId: election.id, position, userId: mina.id },
      });
    expect((await stands('Treasurer')).status).toBe(201);
    expect(await take(mina, token)).toMatchObject(refusedWith('one-post'));
    const other = await upcoming();
    const second = await standing(other);
    const asha = await person();
    const body = { electionId: other.id, position: 'President', userId: asha.id };
    await asha.send('createNomination', { body });
    expect(await take(asha, second.token)).toMatchObject(refusedWith('is-candidate-already'));
    const { rows } = await query('select nominee_id from nominations where id = $1', [second.id]);
    expect(rows).toEqual([{ nominee_id: null }]);
    for (let round = 0; round < 4; round += 1) {
      const next = await upcoming();
      const racing = await standing(next);
      const one = await person();
      const sent = await Promise.all([
        take(one, racing.token),
        one.send('createNomination', { body: { ...body, electionId: next.id, userId: one.id } }),
        take(one, racing.token),
      ]);
      expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
      const { rows: own } = await query(
        'select id from nominations where position_id = $1 and nominee_id = $2',
        [next.positions[0]?.id, one.id],
      );
      expect(own).toHaveLength(1);
    }
  });

  test('while people vote, by who has proved the address: the former id goes on working, and the name stays', async () => {
    const election = await upcoming();
    const address = 'mina@campus.example';
    const { id, token } = await emailedStanding(election, address);
    await openNow(election);
    expect((await vote(await person(), election, id)).status).toBe(200);
    const mina = await createReader(stage, { name: 'Wilhelmina Iyer', email: address });
    expect((await take(mina, token)).status).toBe(200);
    expect((await vote(await person(), election, id)).status).toBe(200);
    expect((await vote(await person(), election, mina.id)).status).toBe(200);
    expect(await shown(election)).toMatchObject([
      { votes: 3, nominee: { _id: mina.id, name: 'Mina Iyer' } },
    ]);
    expect((await mina.send('stepDown', { params: { id } })).status).toBe(200);
  });
});
