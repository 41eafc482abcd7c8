import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import { asked } from '#tests/support/case-stage.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { confirm, createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { makeVoid } from '#tests/support/sanction-stage.ts';

// Thirty classes vote on one day: what happens in one of them is no news in the others.

let stage: MailingStage;
let council: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
  council = await createActor(stage.app, { role: 'council' });
});
afterAll(() => stage.close());

const classes = Array.from({ length: 30 }, (_, at) => `Class ${String(at).padStart(2, '0')}`);
const branchOf = (at: number) => `Q${String.fromCodePoint(65 + (at % 26))}${at < 26 ? '' : 'X'}`;
const query = (sql: string, values: unknown[] = []) => stage.app.ctx.pool.query(sql, values);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What has left since it was last asked: the addresses that got each subject. */
async function sent(): Promise<Record<string, string[]>> {
  await query("update election_changes set at = at - interval '3 minutes'");
  await stage.run();
  const asOf = new Date(Date.now() + 90_000);
  await runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf });
  const emails = stage.mail.taken.splice(0).map(({ raw, to }) => {
    const [, subject = ''] = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(raw) ?? [];
    return { subject: subject.replaceAll(/\r\n\s+/g, ' '), to: to.join() };
  });
  await query("update mailings set created_at = created_at - interval '10 minutes'");
  const bySubject = Map.groupBy(emails, ({ subject }) => subject);
  return Object.fromEntries(
    [...bySubject].map(([subject, some]) => [subject, some.map(({ to }) => to).toSorted()]),
  );
}

async function openClasses(): Promise<{ election: TestElection; voters: Actor[] }> {
  const voters: Actor[] = [];
  for (const [at] of classes.entries()) {
    voters.push(
      await createReader(stage, { enrollmentNumber: `0177${branchOf(at)}31${7001 + at}` }),
    );
  }
  const election = await createElection(stage.app.ctx, {
    name: 'Class day',
    startsInMinutes: -1,
    endsInMinutes: 300,
    positions: Object.fromEntries(classes.map((title) => [title, 2])),
  });
  await query('update elections set published_at = now() where id = $1', [election.id]);
  for (const [at, { id }] of election.positions.entries()) {
    await query('update positions set branches = $2 where id = $1', [id, [branchOf(at)]]);
  }
  await confirm(
    stage.app,
    ...election.positions.flatMap(({ candidates }) => candidates.map(({ nominee }) => nominee)),
  );
  return { election, voters };
}

test('a forgotten candidate, and a class that is void and voted on again, are told where they are', async () => {
  const { election, voters } = await openClasses();
  const [forgotten, voided] = [12, 7];
  const everybody = voters.map(({ email }) => email).toSorted();
  const vote = async (at: number, of = election) => {
    const { title, candidates } = of.positions.find((one) => one.title === classes[at]) ?? {};
    return voters[at]?.send('castVote', {
      body: {
        ...{ userId: voters[at].id, electionId: of.id, position: title ?? '' },
        candidateId: candidates?.[0]?.id ?? '',
      },
    });
  };
  expect(await sent()).toEqual({ 'Voting in Class day is open': everybody });
  for (const [at] of classes.entries()) {
    if (at !== forgotten && at < 20) expect((await vote(at))?.status).toBe(200);
  }
  const others = voters.filter((_, at) => at !== forgotten && at !== voided);
  const ballots = async () =>
    Promise.all(others.map(async (one) => (await asked(one.send('listMyBallots'))) as unknown));
  const before = await ballots();
  await sent();

  // 10:00: nobody has voted in the class of who was forgotten.
  const late = await createReader(stage, {
    ...{ name: 'Asha Forgotten', enrollmentNumber: `0177${branchOf(forgotten)}317999` },
  });
  const enter = (at: number) =>
    council.send('enterCandidates', {
      body: {
        electionId: election.id,
        candidates: [{ position: classes[at] ?? '', lines: [late.email] }],
        haveAgreed: true,
      },
    });
  expect((await enter(forgotten)).body).toMatchObject({ entered: [{ status: 'stands' }] });
  expect(await enter(voided), 'there are ballots').toMatchObject(refusedWith('candidates-frozen'));
  expect(await sent()).toEqual({ 'You are a candidate for Class 12': [late.email] });
  await asked(makeVoid(council, election, classes[voided] ?? ''));
  const ofVoided = [
    voters[voided]?.email ?? '',
    ...(election.positions[voided]?.candidates.map(({ nominee }) => nominee.email) ?? []),
  ].toSorted();
  expect(await sent()).toEqual({ 'Class day was changed': ofVoided });
  expect(await ballots()).toEqual(before);
  for (const at of [forgotten, 25]) expect((await vote(at))?.status).toBe(200);
  expect(await sent()).toEqual({});

  // The day ends, and the void class votes again.
  await closeAndCount(stage.app, election.id);
  const voted = [...Array(20).keys(), 25];
  const nominees = election.positions.map(({ candidates }) =>
    candidates.map(({ nominee }) => nominee.email),
  );
  const congratulated = voted
    .filter((at) => at !== voided)
    .map((at) => [`Congratulations on winning ${classes[at]} in Class day`, [nominees[at]?.[0]]]);
  expect(await sent()).toEqual({
    'The results of Class day are in': [...everybody, ...nominees.flat(), late.email].toSorted(),
    'You voted in Class day': voted.map((at) => voters[at]?.email ?? '').toSorted(),
    ...Object.fromEntries(congratulated),
  });
  const { election: draft } = await asked(
    council.send('voteAgain', {
      params: { id: election.id },
      body: { positionIds: [election.positions[voided]?.id ?? ''] },
    }),
    201,
  );
  const id = draft._id;
  const dates = { startDate: inHours(1), nominationsCloseAt: inHours(0.5), endDate: inHours(3) };
  await asked(council.send('editElection', { params: { id }, body: dates }));
  await asked(council.send('publishElection', { params: { id }, body: {} }));
  await query("update elections set starts_at = now() - interval '1 second' where id = $1", [id]);
  expect(await sent()).toEqual({
    'Voting in Class day (vote again) is open': [voters[voided]?.email],
  });
  await closeAndCount(stage.app, id);
  expect(await sent()).toEqual({
    'The results of Class day (vote again) are in': ofVoided,
  });
});
