import { expect, test } from 'vitest';
import { doStep, findDueMailings } from '#server/email/mailings/run.ts';
import { castFor } from '#tests/support/cast-for.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createByList, emailTo, putOnList } from '#tests/support/list-email-stage.ts';
import { createReader, readersOf } from '#tests/support/mailing-stage.ts';
import {
  addressesOf,
  council,
  openListMailingStage,
  query,
  read,
  stage,
} from '#tests/support/list-mailing-stage.ts';

// An election of one day reminds everybody once, at an hour that is set, whether they voted or not: nothing says who has.

openListMailingStage();

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const reminded = () => readersOf(stage.mail, 'closes');
/** Its hour came a minute ago. */
const set = (id: string, when = "now() - interval '1 minute'") =>
  query(
    `update elections set remind_at = ${when}, published_at = now() - interval '1 hour' where id = $1`,
    [id],
  );

test('everybody who may vote in a position with a choice is reminded, once, however many servers look', async () => {
  const voted = await createReader(stage, { enrollmentNumber: '0177ZA316001' });
  const idle = await createReader(stage, { enrollmentNumber: '0177ZA316002' });
  // The others vote where one candidate is elected anyhow, and where all votes are void.
  await createReader(stage, { enrollmentNumber: '0177ZB316003' });
  await createReader(stage, { enrollmentNumber: '0177ZC316004' });
  const election = await createElection(stage.app.ctx, {
    positions: { 'Class A': 2, 'Class B': 1, 'Class C': 2 },
  });
  for (const [at, branch] of ['ZA', 'ZB', 'ZC'].entries()) {
    await query('update positions set branches = $2 where id = $1', [
      election.positions[at]?.id,
      [branch],
    ]);
  }
  const body = { electionId: election.id, kind: 'void', position: 'Class C', reason: 'A fire.' };
  expect((await council.send('createRuling', { body })).status).toBe(200);
  await castFor(voted, election);
  await set(election.id, "now() + interval '10 minutes'");
  await stage.run();
  expect(reminded()).toEqual([]);
  await set(election.id);
  await stage.run(8);
  await stage.run(8);
  expect(reminded()).toEqual(addressesOf(voted, idle));
  const { words } = emailTo(stage, idle.email, 'closes');
  expect(words).toContain('If you have voted, there is nothing to do.');
  expect(words).not.toContain('You have not voted yet');
  await set(election.id, 'now()');
  await stage.run();
  expect(reminded(), 'another hour reminds nobody again').toHaveLength(2);
  expect(await query('select * from mailing_recipients')).toEqual([]);
  const kinds = await query("select kind from mailings where occasion = 'hour'");
  expect(kinds, 'nobody is on a list').toEqual([{ kind: 'reminder' }]);
});

test('a voter list is reminded whole; its number and who was not reached say nothing of votes', async () => {
  const people = [await putOnList(stage), await putOnList(stage), await putOnList(stage)];
  const [voter] = people;
  const actor = await createActor(stage.app, { enrollmentNumber: voter?.number ?? '' });
  const election = await createByList(stage);
  await stage.run();
  await castFor(actor, election);
  await set(election.id);
  stage.mail.manner = 'refuses-recipient';
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  await doStep(stage.app.ctx);
  stage.mail.manner = 'takes';
  await stage.run(4);
  expect(reminded()).toHaveLength(2);
  const told = await read(election.id);
  expect(told.failures, 'of one who may have voted or not').toHaveLength(1);
  expect(told.kinds).toContainEqual({
    ...{ kind: 'list-reminder', isOn: true, status: 'finished', sent: 2 },
  });
});

test('whoever pauses, closes or cancels in between reminds nobody of what is not open', async () => {
  await createReader(stage);
  const act = async (call: 'pauseElection' | 'closeElectionNow' | 'cancelElection') => {
    const { id } = await createElection(stage.app.ctx, { endsInMinutes: 300 });
    await set(id);
    const acted = await council.send(call, { params: { id }, body: { reason: 'A fire.' } });
    expect(acted.status, JSON.stringify(acted.body)).toBe(200);
    return id;
  };
  const paused = await act('pauseElection');
  await act('closeElectionNow');
  await act('cancelElection');
  await stage.run();
  expect(reminded()).toEqual([]);
  // It comes once voting goes on.
  const body = { reason: 'It is out.', movesEnd: true };
  const resumed = await council.send('resumeElection', { params: { id: paused }, body });
  expect(resumed.status).toBe(200);
  await stage.run();
  expect(reminded()).toHaveLength(1);
});

test('one that is cancelled after its readers were found reaches none of them', async () => {
  await createReader(stage);
  const { id } = await createElection(stage.app.ctx, { endsInMinutes: 300 });
  await stage.run();
  await set(id);
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  expect(await query('select * from mailing_recipients')).toHaveLength(1);
  const cancelled = await council.send('cancelElection', {
    params: { id },
    body: { reason: 'A fire.' },
  });
  expect(cancelled.status).toBe(200);
  await stage.run();
  expect(reminded()).toEqual([]);
});

test('an end that is moved to another day brings no second one', async () => {
  await createReader(stage);
  const { id } = await createElection(stage.app.ctx, { startsInMinutes: -600 });
  await set(id);
  const extended = await council.send('extendElection', {
    params: { id },
    body: { endDate: inHours(40), reason: 'A fire.' },
  });
  expect(extended.status).toBe(200);
  await stage.run();
  await query("update elections set starts_at = now() - interval '30 hours' where id = $1", [id]);
  await query("update elections set ends_at = now() + interval '20 hours' where id = $1", [id]);
  await query("update mailings set created_at = now() - interval '21 hours'");
  await stage.run();
  expect(readersOf(stage.mail, 'closes')).toHaveLength(1);
});

test('its hour is of the time in which people vote, and is no news', async () => {
  const given = { name: 'Classes', description: '', positions: ['Class A'] };
  const create = (body: object) => council.send('createElection', { body: { ...given, ...body } });
  const dates = { startDate: inHours(2), endDate: inHours(10) };
  for (const remindAt of [inHours(1), dates.startDate, dates.endDate, inHours(11)]) {
    const refused = await create({ ...dates, remindAt });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { remindAt: expect.any(String) } },
    });
  }
  const long = await create({ startDate: inHours(2), endDate: inHours(38), remindAt: inHours(8) });
  expect(long).toMatchObject({ status: 400, body: { fields: { remindAt: expect.any(String) } } });
  const remindAt = inHours(8);
  const made = await create({ ...dates, remindAt });
  expect(made.body).toMatchObject({ election: { remindAt } });
  const params = { id: made.body.election._id };
  const edit = (body: object) => council.send('editElection', { params, body });
  // Voting that is moved away from it takes it along, or is refused.
  expect(await edit({ startDate: inHours(26), endDate: inHours(34) })).toMatchObject({
    status: 400,
    body: { fields: { remindAt: expect.any(String) } },
  });
  const moved = { startDate: inHours(26), endDate: inHours(34), remindAt: inHours(32) };
  expect((await edit(moved)).body).toMatchObject({ election: moved });
  expect((await edit({ remindAt: '' })).body.election.remindAt).toBeUndefined();
  expect((await edit({ remindAt: inHours(30) })).status).toBe(200);
  expect(await query('select is_mailed from election_changes order by at')).toEqual([
    { is_mailed: true },
    { is_mailed: false },
    { is_mailed: false },
  ]);
  const copy = await council.send('duplicateElection', { params, body: {} });
  expect(copy.body.election.remindAt).toBeUndefined();
});
