import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createReader, openMailingStage, readersOf } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';

// Everybody who may vote is invited by one press, once for each election and before voting opens.

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

const upcoming = () => createElection(stage.app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
const read = async (id: string) => (await council.send('readInvitations', { params: { id } })).body;

test('many presses at once invite everybody once', async () => {
  const readers = [await createReader(stage), await createReader(stage)];
  const { id, name } = await upcoming();
  // Two candidates, the council and two readers may vote; two of the five can be written to.
  expect(await read(id)).toEqual({
    status: 'not-sent',
    eligible: 5,
    reachable: 2,
    sent: 0,
    failed: 0,
    failures: [],
    hasMailServer: true,
  });
  const presses = await Promise.all(
    Array.from({ length: 12 }, () => council.send('inviteVoters', { params: { id } })),
  );
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const press of presses.filter(({ status }) => status !== 200)) {
    expect(press).toMatchObject(refusedWith('already-invited'));
  }
  expect(await read(id)).toMatchObject({ status: 'running', sent: 0 });
  await stage.run(3);
  await stage.run();
  expect(readersOf(stage.mail, `You can vote in ${name}`)).toEqual(
    readers.map(({ email }) => email).toSorted(),
  );
  expect(await read(id)).toMatchObject({ status: 'finished', sent: 2, failed: 0 });
});

test('the voter list alone is invited', async () => {
  const [listed] = [await createReader(stage), await createReader(stage)];
  const { id } = await upcoming();
  await stage.app.ctx.pool.query(
    "update elections set electorate = 'roll', voters = 'proved' where id = $1",
    [id],
  );
  await stage.app.ctx.pool.query(
    `insert into voter_list_entries (election_id, enrollment_number) values ($1, $2), ($1, $3)`,
    [id, listed?.enrollmentNumber, '0177CS249999'],
  );
  expect(await read(id)).toMatchObject({ eligible: 2, reachable: 1 });
  await council.send('inviteVoters', { params: { id } });
  await stage.run();
  expect(readersOf(stage.mail, 'You can vote')).toEqual([listed?.email]);
});

test('officers see which addresses could not be reached, and why', async () => {
  const gone = await createReader(stage);
  const { id } = await upcoming();
  await council.send('inviteVoters', { params: { id } });
  stage.mail.manner = 'refuses-recipient';
  await stage.run();
  stage.mail.manner = 'takes';
  await stage.run();
  expect(await read(id)).toMatchObject({
    status: 'finished',
    sent: 0,
    failed: 1,
    failures: [{ address: gone.email, problem: expect.stringContaining('550 No such mailbox') }],
  });
});

test('nobody is invited to what is open, over, a draft, a rehearsal or not there', async () => {
  const { id } = await upcoming();
  const invite = () => council.send('inviteVoters', { params: { id } });
  const set = (what: string) => stage.app.ctx.pool.query(`update elections set ${what}`);
  await set("state = 'draft'");
  expect(await invite()).toMatchObject(refusedWith('election-not-upcoming'));
  await set("state = 'published', is_rehearsal = true");
  expect(await invite()).toMatchObject(refusedWith('election-not-upcoming'));
  await set("is_rehearsal = false, starts_at = now() - interval '1 minute'");
  expect(await invite()).toMatchObject(refusedWith('election-not-upcoming'));
  await askAsOwner(stage.app, 'delete from elections');
  expect(await invite()).toMatchObject(refusedWith('unknown-election'));
});

test('without a mail server it says so', async () => {
  const plain = await startTestApp();
  const officer = await createActor(plain, { role: 'council' });
  const { id } = await createElection(plain.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  const params = { params: { id } };
  expect(await officer.send('inviteVoters', params)).toMatchObject(refusedWith('no-mail-server'));
  expect((await officer.send('readInvitations', params)).body.hasMailServer).toBe(false);
  await plain.close();
});
