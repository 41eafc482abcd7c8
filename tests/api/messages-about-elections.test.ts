import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { countOpen } from '#server/accounts/hand-over-store.ts';
import { deleteOldMessages } from '#server/retention/store.ts';
import { tellOfficers } from '#server/waiting/tell-officers.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createNamed } from '#tests/support/named-account.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { endedElection, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

// Who meets a message that names an election: in the list, by an act, in a count, by e-mail.

// It never leaves: that it is queued is what counts here.
const app = testApp({ smtpUrl: 'smtp://127.0.0.1:1' });
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
  await askAsOwner(app, 'update accounts set email_confirmed_at = now()');
});
beforeEach(() => askAsOwner(app, 'delete from contacts'));

type By = Pick<Actor, 'send'>;
const said = 'The room was locked at noon.';
const sendTo = (by: By, electionId: string | undefined, about: readonly string[] = []) =>
  by.send('createContact', {
    body: {
      ...{ name: 'Zoya', email: `${randomUUID()}@campus.example`, category: 'query' },
      ...{ message: said, electionId, about },
    },
  });
async function sent(by: By, { id }: Pick<TestElection, 'id'>, about: readonly string[] = []) {
  const { status, body } = await sendTo(by, id, about);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.contact._id as string;
}
const listed = async (by: Actor, election?: string) => {
  const { body } = await by.send('listContacts', {
    query: election === undefined ? {} : { election },
  });
  return body as { _id: string; election: unknown; about: unknown }[];
};
const candidateOf = ({ positions }: TestElection, at = 0) => known(positions[0]?.candidates[at]);
/** Who is told of what waits in an election. */
async function told(election: string): Promise<string[]> {
  await tellOfficers(app.ctx, election);
  const { rows } = await app.ctx.pool.query<{ to: string }>(
    `select e.to_address as to from emails e
     join contacts c on e.key like 'waiting:appeal:' || c.id || ':%' where c.election_id = $1`,
    [election],
  );
  return rows.map(({ to }) => to);
}
const audience = async (by: By, id: string, about = '') =>
  (await by.send('readAudience', { params: { id }, query: { about } })).body;

/** Nothing of it comes to this officer, whatever they do. */
async function meetsNothing(officer: Actor, id: string, election: string): Promise<void> {
  expect((await listed(officer)).map(({ _id }) => _id)).not.toContain(id);
  expect(JSON.stringify(await listed(officer, election))).not.toContain(said);
  const params = { id };
  const none = refusedWith('unknown-contact');
  const answer = { entryId: randomUUID(), text: 'It was open.' };
  expect(await officer.send('answerContact', { params, body: answer })).toMatchObject(none);
  expect(await officer.send('resolveContact', { params })).toMatchObject(none);
  expect(await officer.send('rejectContact', { params })).toMatchObject(none);
  expect(await officer.send('deleteContact', { params })).toMatchObject(none);
  expect(await told(election)).not.toContain(officer.email);
}

describe('who reads it', () => {
  test('officers whom it does not concern, with the election and whom it names', async () => {
    const election = await createElection(app.ctx, { name: 'Library Council' });
    const voter = await createActor(app);
    const candidate = candidateOf(election);
    const id = await sent(voter, election, [council.id, candidate.id]);
    expect(await listed(admin)).toMatchObject([
      {
        _id: id,
        election: { _id: election.id, name: 'Library Council' },
        about: expect.arrayContaining([
          { name: council.name, position: null, office: null },
          expect.objectContaining({ position: 'President' }),
        ]),
      },
    ]);
    await meetsNothing(council, id, election.id);
    expect(await told(election.id)).toEqual([admin.email]);
    expect((await voter.send('listMyMessages')).body).toMatchObject([
      { _id: id, election: { name: 'Library Council' } },
    ]);
    expect((await countOpen(app.ctx.db)).messages).toBe(0);
  });

  test('no officer who stands in the election, whatever it is about', async () => {
    const election = await createElection(app.ctx, { nominees: [council, await createActor(app)] });
    const id = await sent(await createActor(app), election);
    await meetsNothing(council, id, election.id);
    expect((await listed(admin)).map(({ _id }) => _id)).toEqual([id]);
  });

  test('not who sent it, who finds it under the own messages', async () => {
    const election = await createElection(app.ctx);
    const id = await sent(council, election);
    await meetsNothing(council, id, election.id);
    expect((await council.send('listMyMessages')).body).toMatchObject([{ _id: id }]);
  });

  test('the named account in place of the officers, of its own election alone', async () => {
    const [election, other] = [await createElection(app.ctx), await createElection(app.ctx)];
    const named = await createNamed(app, election.id);
    const voter = await createActor(app);
    const [id, another] = [await sent(voter, election), await sent(voter, other)];
    for (const officer of [council, admin]) await meetsNothing(officer, id, election.id);
    expect((await listed(named, election.id)).map(({ _id }) => _id)).toEqual([id]);
    for (const query of [{}, { election: other.id }]) {
      expect(await named.send('listContacts', { query })).toMatchObject(
        refusedWith('role-too-small'),
      );
    }
    const body = { entryId: randomUUID(), text: 'It was open.' };
    expect((await named.send('answerContact', { params: { id }, body })).status).toBe(200);
    expect(
      await named.send('answerContact', { params: { id: another }, body: { ...body } }),
    ).toMatchObject(refusedWith('role-too-small'));
    // One whom it concerns does not read it: then the officers do.
    const about = await sent(voter, election, [named.id]);
    expect((await listed(named, election.id)).map(({ _id }) => _id)).toEqual([id]);
    expect((await listed(admin)).map(({ _id }) => _id)).toContain(about);
  });

  test('all officers where it concerns each of them, and the sender reads that before', async () => {
    const election = await createElection(app.ctx);
    const id = await sent(app, election, ['council', 'admin']);
    for (const officer of [council, admin]) {
      expect((await listed(officer)).map(({ _id }) => _id)).toEqual([id]);
    }
    expect(await audience(app, election.id, 'council,admin')).toMatchObject({ readBy: 'all' });
    expect(await audience(app, election.id, 'council')).toMatchObject({ readBy: 'officers' });
    const other = await createElection(app.ctx);
    await meetsNothing(council, await sent(app, other, ['council']), other.id);
    await createNamed(app, other.id);
    expect(await audience(app, other.id, 'returning-officer,admin')).toMatchObject({
      readBy: 'officers',
    });
  });
});

test('officers are named to who is logged in; to others their offices', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const { officers, candidates, keptDays } = await audience(voter, election.id);
  expect(officers).toContainEqual({ _id: council.id, name: council.name });
  expect(candidates).toHaveLength(2);
  expect(keptDays).toBeGreaterThan(0);
  const open = await audience(app, election.id);
  expect(open).toMatchObject({ readBy: 'officers', officers: [] });
  expect(await sendTo(app, election.id, [council.id])).toMatchObject(
    refusedWith('complaint-of-whom'),
  );
  const named = await createNamed(app, election.id);
  expect(await audience(voter, election.id)).toMatchObject({ readBy: 'named' });
  expect(await audience(voter, election.id, named.id)).toMatchObject({ readBy: 'officers' });
});

test('an election or people that are not there are refused, and people without an election', async () => {
  const [election, other, draft, rehearsal] = [
    await createElection(app.ctx),
    await createElection(app.ctx),
    await createElection(app.ctx),
    await createElection(app.ctx),
  ];
  await askAsOwner(app, `update elections set state = 'draft' where id = $1`, [draft.id]);
  await setClosed(app, rehearsal.id, 'is_rehearsal', true);
  const voter = await createActor(app);
  const strange = [candidateOf(other).id, randomUUID(), voter.id];
  for (const id of strange) {
    expect(await sendTo(voter, election.id, [id])).toMatchObject(refusedWith('complaint-of-whom'));
  }
  expect(await sendTo(voter, undefined, ['council'])).toMatchObject({
    status: 400,
    body: { fields: { electionId: 'Choose the election that it is about' } },
  });
  for (const id of [draft.id, randomUUID()]) {
    expect(await sendTo(voter, id)).toMatchObject(refusedWith('unknown-election'));
    expect((await voter.send('readAudience', { params: { id } })).status).toBe(404);
  }
  expect(await sendTo(voter, rehearsal.id)).toMatchObject(refusedWith('is-rehearsal'));
});

describe('it is kept', () => {
  test('until the days for complaints are over, by officers and by age; its acts are in the record', async () => {
    const election = await endedElection(app, [1, 2]);
    const voter = await createActor(app);
    const id = await sent(voter, election);
    const remove = () => admin.send('deleteContact', { params: { id } });
    const age = async () => {
      await askAsOwner(
        app,
        `update contacts set resolved = 1, created_at = now() - interval '9 years'`,
      );
      return app.ctx.transact((tx) => deleteOldMessages(tx, 30));
    };
    for (const until of [null, new Date(Date.now() + 60_000)]) {
      await setClosed(app, election.id, 'appeals_until', until);
      expect(await remove()).toMatchObject(refusedWith('complaint-kept'));
      expect(await age()).toBe(0);
    }
    const body = { entryId: randomUUID(), text: 'It was open.' };
    await admin.send('answerContact', { params: { id }, body });
    await setClosed(app, election.id, 'appeals_until', new Date());
    expect((await remove()).status).toBe(200);
    const { body: record } = await app.send('readElectionRecord', { params: { id: election.id } });
    const acts = record.entries.map(({ act }: { act: string }) => act);
    expect(acts).toEqual(expect.arrayContaining(['contact.answer', 'contact.delete']));
    expect(JSON.stringify(record)).not.toContain('It was open.');
    await sent(voter, election);
    expect(await age()).toBe(1);
  });

  test('not where nobody can complain any more because the election is cancelled', async () => {
    const election = await createElection(app.ctx);
    const id = await sent(await createActor(app), election);
    await askAsOwner(app, `update elections set state = 'cancelled' where id = $1`, [election.id]);
    expect((await admin.send('deleteContact', { params: { id } })).status).toBe(200);
  });
});

describe('the certificate', () => {
  /** An election that is counted, about which nobody can complain any more. */
  async function settled(): Promise<string> {
    const { id } = await endedElection(app, [1, 2]);
    await setClosed(app, id, 'appeals_until', new Date(0));
    return id;
  }
  const certify = (id: string, body: object = {}) =>
    admin.send('certifyElection', { params: { id }, body });
  const answerTo = (id: string) =>
    admin.send('answerContact', {
      params: { id },
      body: { entryId: randomUUID(), text: 'It was open.' },
    });
  const held = refusedWith('messages-unanswered');
  const waits = async (id: string) =>
    (await admin.send('readOutcome', { params: { id } })).body.areMessagesUnanswered;
  const lines = async (id: string) => {
    const { body } = await app.send('listElections');
    const { changes } = body.elections.find((one: { _id: string }) => one._id === id);
    return changes as { what: string; reason: string }[];
  };

  test('waits for an answer, or for a reason that everybody reads', async () => {
    const [id, other] = [await settled(), await settled()];
    const voter = await createActor(app);
    await sent(voter, { id });
    const message = await sent(voter, { id: other });
    expect(await waits(id)).toBe(true);
    expect(await certify(id, { reason: 'For the record.' })).toMatchObject(held);
    // Neither before it is held, nor to an officer who stands: that there is a message would be met in a count.
    await setClosed(app, id, 'appeals_until', new Date(Date.now() + 60_000));
    expect(await waits(id)).toBe(false);
    await setClosed(app, id, 'appeals_until', new Date(0));
    const standing = await createActor(app, { role: 'council' });
    await askAsOwner(
      app,
      `update nominations set nominee_id = $2 where id =
        (select id from nominations where election_id = $1 and kind = 'person' limit 1)`,
      [id, standing.id],
    );
    const { body: theirs } = await standing.send('readOutcome', { params: { id } });
    expect(theirs.areMessagesUnanswered).toBe(false);
    const passedOver = 'It says nothing of the count.';
    expect((await certify(id, { passedOver })).status).toBe(200);
    expect(await lines(id)).toMatchObject([
      { what: 'Messages that have no answer were passed over.', reason: passedOver },
    ]);
    expect(await waits(id)).toBe(false);
    expect((await answerTo(message)).status).toBe(200);
    expect(await waits(other)).toBe(false);
    expect((await certify(other)).status).toBe(200);
    expect(await lines(other)).toEqual([]);
  });

  test('does not wait for who neither votes nor stands, nor for a fourth message of one account', async () => {
    const id = await settled();
    await sent(app, { id });
    await sent(await createActor(app, { role: 'observer' }), { id });
    expect(await waits(id)).toBe(false);
    const voter = await createActor(app);
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await sent(voter, { id }));
    for (const one of ids.slice(0, 3)) {
      expect(await certify(id)).toMatchObject(held);
      await answerTo(one);
    }
    expect((await certify(id)).status).toBe(200);
  });

  test('waits for a message that came in before it, also where both come at once', async () => {
    const id = await settled();
    const voter = await createActor(app);
    const both = await app.ctx.transact(async (tx) => {
      await sql`select from elections where id = ${id}::uuid for no key update`.execute(tx);
      const message = sent(voter, { id });
      await untilWaiting(app.ctx, 1);
      const certified = certify(id);
      await untilWaiting(app.ctx, 2);
      return { all: Promise.all([message, certified]) };
    });
    const [, certified] = await both.all;
    expect(certified).toMatchObject(held);
  });
});
