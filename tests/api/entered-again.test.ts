import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';

// Candidates whom officers enter while voting is open, look up, and take back from a draft.

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
const enter = (
  election: TestElection,
  lines: readonly string[],
  more: Record<string, unknown> = {},
) =>
  council.send('enterCandidates', {
    body: {
      electionId: election.id,
      candidates: [{ position: 'President', lines }],
      haveAgreed: true,
      ...more,
    },
  });
const person = (given: Parameters<typeof createActor>[1] = {}) => createActor(stage.app, given);
const query = (text: string, values: readonly unknown[] = []) =>
  stage.app.ctx.pool.query(text, [...values]);
const listed = (number: string, name: string, email = '') =>
  query('insert into voter_list_entries (enrollment_number, name, email) values ($1, $2, $3)', [
    number,
    name,
    email,
  ]);
const deliver = () =>
  runDue(stage.app.ctx, emailJobs(stage.app.ctx), { asOf: new Date(Date.now() + 90_000) });
async function ballot(election: TestElection): Promise<string[]> {
  const { body } = await stage.app.send('listElections');
  const found = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
  return found.nominations.map(({ nominee }: { nominee: { _id: string } }) => nominee._id);
}
const actsOf = async (act: string) =>
  (
    await query(
      'select r.actor_id, r.object_id, r.election_id, d.detail from records r left join record_details d on d.record_id = r.id where act = $1',
      [act],
    )
  ).rows;

test('in an election that opened as it was published they stand at once, and can step down', async () => {
  const election = await createElection(stage.app.ctx, {
    positions: { President: 0 },
    startsInMinutes: -1,
    standings: 'after-close',
  });
  // The list is fixed when voting opens.
  await listed('0177CS230888', 'No Account');
  await query('update elections set published_at = now() where id = $1', [election.id]);
  const [one, two] = [await createReader(stage), await createReader(stage)];
  const { body } = await enter(election, [one.email, two.email, 'No Account']);
  expect(body).toMatchObject({
    message: 'Candidates entered. They are on the ballot.',
    entered: [
      { status: 'stands' },
      { status: 'stands' },
      { status: 'stands', hasAccount: false, enrollmentNumber: '0177CS230888' },
    ],
  });
  const unknown = body.entered[2]._id;
  expect(new Set(await ballot(election))).toEqual(new Set([one.id, two.id, unknown]));
  await deliver();
  expect(stage.mail.taken).toHaveLength(2);
  const [mine] = (await one.send('listMyNominations')).body;
  expect((await one.send('stepDown', { params: { id: mine._id } })).status).toBe(200);
  expect(await enter(election, [(await person()).email])).toMatchObject(
    refusedWith('candidates-frozen'),
  );
});

test('lines are looked up before anybody is entered, by the voter list of the campus or of an election', async () => {
  const reader = await createReader(stage, { name: 'Asha Verma' });
  await createActor(stage.app, { role: 'observer', name: 'Olga Watch' });
  await listed('0177CS230991', 'Mina Iyer');
  await listed('0177ME240992', 'mina iyer');
  const election = await upcoming();
  await query(`update elections set electorate = 'roll', voters = 'listed' where id = $1`, [
    election.id,
  ]);
  await query(
    `insert into voter_list_entries (election_id, enrollment_number, name, email) values ($1, '0177CS230777', 'Own List', '')`,
    [election.id],
  );
  const find = (body: Record<string, unknown>) => council.send('findCandidates', { body });
  const lines = [reader.email, 'Mina Iyer', 'Olga Watch', 'Own List', 'nobody@campus.example'];
  const problem = (line: string) => expect.objectContaining({ line });
  expect((await find({ lines })).body).toEqual({
    people: [expect.objectContaining({ line: reader.email, name: 'Asha Verma', isEmailed: true })],
    problems: expect.arrayContaining([
      expect.objectContaining({
        line: 'Mina Iyer',
        choices: [expect.anything(), expect.anything()],
      }),
      problem('Olga Watch'),
      problem('Own List'),
      problem('nobody@campus.example'),
    ]),
  });
  const own = await find({ electionId: election.id, lines: ['Own List', 'Mina Iyer'] });
  expect(own.body).toMatchObject({
    people: [{ enrollmentNumber: '0177CS230777', hasAccount: false, isEmailed: false }],
    problems: [{ line: 'Mina Iyer', choices: [] }],
  });
  expect((await find({ electionId: randomUUID(), lines })).status).toBe(404);
  expect((await query('select from entered_candidates')).rowCount).toBe(0);
});

test('who was entered in a draft by mistake is taken back, once; who stands is taken off instead', async () => {
  const election = await upcoming();
  await query(`update elections set state = 'draft' where id = $1`, [election.id]);
  const [wrong, right] = [await createReader(stage), await createReader(stage)];
  const { body } = await enter(election, [wrong.email, right.email]);
  expect(body.entered).toMatchObject([
    { status: 'draft', link: '' },
    { status: 'draft', link: '' },
  ]);
  const takeBack = (id: string) => council.send('takeBackEntered', { params: { id } });
  const idOf = (number: string | null) =>
    body.entered.find((one: { enrollmentNumber: string }) => one.enrollmentNumber === number)._id;
  const id = idOf(wrong.enrollmentNumber);
  const sent = await Promise.all(Array.from({ length: 6 }, () => takeBack(id)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await actsOf('nomination.take-back')).toMatchObject([
    { actor_id: council.id, object_id: wrong.id, election_id: election.id },
  ]);
  // Nobody has heard of it.
  await deliver();
  expect(stage.mail.taken).toEqual([]);
  expect((await enter(election, [wrong.email])).body.problems).toEqual([]);
  const published = await upcoming();
  const [stands] = (await enter(published, [right.email])).body.entered;
  expect(await takeBack(stands._id)).toMatchObject(refusedWith('entered-stands'));
  expect(await ballot(published)).toEqual([right.id]);
});
