import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';

// What a campus chooses about candidates: who accepts nominations, and whether who was entered stands
// until they say no. Off, as the specification has it.

let stage: MailingStage;
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  council = await createActor(stage.app, { role: 'council' });
  admin = await createActor(stage.app, { role: 'admin' });
  // The settings that a server has read outlive the rows that the stage takes away.
  await choose({ councilDecidesNominations: false, enteredStand: false });
});
afterAll(() => stage.close());

const choose = async (settings: Record<string, boolean>) => {
  const { status, body } = await admin.send('saveCampusSettings', { body: settings });
  expect(status, JSON.stringify(body)).toBe(200);
};
const upcoming = (startsInMinutes = 60) =>
  createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes,
    endsInMinutes: startsInMinutes + 60,
  });
const nominate = async (by: Actor, { id }: TestElection): Promise<string> => {
  const sent = await by.send('createNomination', {
    body: { electionId: id, position: 'President', userId: by.id },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return sent.body.nomination._id;
};
async function ballot({ id }: TestElection): Promise<string[]> {
  const { body } = await stage.app.send('listElections');
  const found = body.elections.find(({ _id }: { _id: string }) => _id === id);
  return found.nominations.map(({ nominee }: { nominee: { _id: string } }) => nominee._id);
}

describe('council members accept nominations', () => {
  const decide = (by: Actor, call: 'acceptNomination' | 'rejectNomination', id: string) =>
    by.send(call, { params: { id }, body: {} });

  test('only where the campus says so, and from then on; students never do', async () => {
    const student = await createActor(stage.app);
    const id = await nominate(student, await upcoming());
    const refused = refusedWith('role-too-small');
    expect(await council.send('listPendingNominations')).toMatchObject(refused);
    expect(await decide(council, 'acceptNomination', id)).toMatchObject(refused);
    await choose({ councilDecidesNominations: true });
    const { body } = await council.send('listPendingNominations');
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(id);
    expect((await council.send('listNominationEdits')).status).toBe(200);
    expect(await decide(student, 'acceptNomination', id)).toMatchObject(refused);
    expect((await decide(council, 'acceptNomination', id)).status).toBe(200);
    await choose({ councilDecidesNominations: false });
    expect(await decide(council, 'rejectNomination', id)).toMatchObject(refused);
  });

  test('nobody of the council decides about a position that they want; an admin does', async () => {
    await choose({ councilDecidesNominations: true });
    const election = await upcoming();
    const rival = await createActor(stage.app);
    const own = await nominate(council, election);
    const other = await nominate(rival, election);
    for (const id of [own, other]) {
      for (const call of ['acceptNomination', 'rejectNomination'] as const) {
        expect(await decide(council, call, id)).toMatchObject(refusedWith('own-nomination'));
      }
    }
    expect((await decide(admin, 'acceptNomination', own)).status).toBe(200);
    expect(await ballot(election)).toEqual([council.id]);
  });
});

describe('who was entered stands until they say no', () => {
  const enter = (election: TestElection, lines: readonly string[]) =>
    council.send('enterCandidates', {
      body: { electionId: election.id, candidates: [{ position: 'President', lines }] },
    });
  const listed = async ({ id }: TestElection) =>
    (await council.send('listEntered', { params: { id } })).body;

  test('is on the ballot at once, with the entry of an acceptance and an e-mail that says so', async () => {
    await choose({ enteredStand: true });
    const election = await upcoming();
    const person = await createReader(stage);
    const { body } = await enter(election, [person.email]);
    expect(body.entered).toMatchObject([{ answer: 'stands', link: '' }]);
    expect(await ballot(election)).toEqual([person.id]);
    const { rows } = await stage.app.ctx.pool.query(
      `select d.detail from records r join record_details d on d.record_id = r.id
       where r.act = 'nomination.accept' and r.election_id = $1`,
      [election.id],
    );
    expect(rows).toEqual([
      { detail: expect.stringContaining('entered by an officer, on the ballot until they say no') },
    ]);
    await runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf: new Date(Date.now() + 90_000) });
    const mail = stage.mail.taken.find(({ to }) => to.includes(person.email));
    expect(mail?.raw).toContain('You are a candidate for President');
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(
      'If you do nothing, you are on the ballot.',
    );
    const [question] = (await person.send('listMyQuestions')).body;
    expect(question).toMatchObject({ answer: 'waits', stands: true });
  });

  test('a no takes them off again, a yes keeps them; neither is taken back meanwhile', async () => {
    await choose({ enteredStand: true });
    const election = await upcoming();
    const [no, yes] = [await createActor(stage.app), await createActor(stage.app)];
    const { entered } = (await enter(election, [no.email, yes.email])).body;
    const idOf = (who: Actor) =>
      entered.find(
        (one: { enrollmentNumber: string }) => one.enrollmentNumber === who.enrollmentNumber,
      )._id;
    const takenBack = await council.send('takeBackEntered', { params: { id: idOf(no) } });
    expect(takenBack).toMatchObject(refusedWith('entered-stands'));
    const answer = (who: Actor, said: 'yes' | 'no') =>
      who.send('answerEntered', { params: { id: idOf(who) }, body: { answer: said } });
    expect((await answer(no, 'no')).body.question).toMatchObject({ answer: 'no', stands: false });
    expect((await answer(yes, 'yes')).status).toBe(200);
    expect(await ballot(election)).toEqual([yes.id]);
    const answers = (await listed(election)).map(({ answer: one }: { answer: string }) => one);
    expect(answers.toSorted()).toEqual(['no', 'yes']);
  });

  test('where the campus did not choose it, nobody is on the ballot without a yes', async () => {
    const election = await upcoming();
    const person = await createActor(stage.app);
    expect((await enter(election, [person.email])).body.entered).toMatchObject([
      { answer: 'waits' },
    ]);
    expect(await ballot(election)).toEqual([]);
  });

  test('who has not answered waits for the officers in the last three days, and not who stands', async () => {
    const waiting = async ({ id }: TestElection) =>
      (await council.send('listWaiting')).body.things.filter(
        ({ electionId }: { electionId: string }) => electionId === id,
      );
    const soon = await upcoming(2 * 24 * 60);
    const later = await upcoming(4 * 24 * 60);
    const people = [await createActor(stage.app), await createActor(stage.app)];
    const lines = people.map(({ email }) => email);
    const { entered } = (await enter(soon, lines)).body;
    await enter(later, lines);
    expect(await waiting(soon)).toMatchObject([{ kind: 'candidates', count: 2, whyNot: null }]);
    expect(await waiting(later)).toEqual([]);
    const [first] = people;
    const mine = entered.find(
      (one: { enrollmentNumber: string }) => one.enrollmentNumber === first?.enrollmentNumber,
    );
    await first?.send('answerEntered', { params: { id: mine._id }, body: { answer: 'no' } });
    expect(await waiting(soon)).toMatchObject([{ kind: 'candidates', count: 1 }]);
    await choose({ enteredStand: true });
    const standing = await upcoming(60);
    await enter(standing, lines);
    expect(await waiting(standing)).toEqual([]);
  });
});
