import { expect, test } from 'vitest';
import { deleteExpired } from '#server/own-account/expiry-store.ts';
import { doStep, findDueMailings } from '#server/email/mailings/run.ts';
import { castFor } from '#tests/support/cast-for.ts';
import { closeElectionNow, createActor } from '#tests/support/factories.ts';
import {
  createByList,
  emailTo,
  putOnList,
  stopTokenIn,
  voteTokenIn,
} from '#tests/support/list-email-stage.ts';
import { createReader, readersOf } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  addressesOf,
  council,
  openListMailingStage,
  query,
  read,
  stage,
} from '#tests/support/list-mailing-stage.ts';

// E-mails about an election to the addresses of its voter list, with an account or without.

openListMailingStage();
const mailings = () =>
  query<{ kind: string; status: string; sent: number; failed: number }>(
    'select kind, status, sent, failed from mailings order by kind',
  );
const day = 24 * 60;
const upcoming = { startsInMinutes: day, endsInMinutes: 3 * day };
const closing = { startsInMinutes: -2 * day, endsInMinutes: day - 30 };
const firstVoters = 'voters without an account';

test(`the publishing, the opening and the close are told once each to ${firstVoters}`, async () => {
  const people = [await putOnList(stage), await putOnList(stage), await putOnList(stage)];
  await putOnList(stage, { email: '' });
  const { id, name } = await createByList(stage, upcoming);
  await stage.run(4);
  await stage.run();
  expect(readersOf(stage.mail, `You can vote in ${name}`)).toEqual(addressesOf(...people));
  const first = emailTo(stage, people[0]?.email ?? '').words;
  expect(first).toContain('Do you want to be a candidate?');
  expect(first).toContain(`the enrollment number ${people[0]?.number}`);
  expect(first).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost\/unsubscribe\?token=/m);
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  stage.mail.taken.length = 0;
  await query("update elections set starts_at = now() - interval '2 days' where id = $1", [id]);
  await stage.run(4);
  expect(readersOf(stage.mail, `Voting in ${name} is open`)).toEqual(addressesOf(...people));
  const second = emailTo(stage, people[0]?.email ?? '').words;
  expect(voteTokenIn(second), 'one link for all e-mails').toBe(voteTokenIn(first));
  await query("update elections set ends_at = now() + interval '23 hours' where id = $1", [id]);
  await stage.run();
  expect(readersOf(stage.mail, `Voting in ${name} closes`)).toEqual(addressesOf(...people));
  expect(await mailings()).toMatchObject([
    { kind: 'list-nominations', status: 'finished', sent: 3, failed: 0 },
    { kind: 'list-opens', status: 'finished', sent: 3, failed: 0 },
    { kind: 'list-reminder', status: 'finished', sent: 3, failed: 0 },
    { kind: 'reminder', sent: 0 },
    { kind: 'voting-opens', sent: 0 },
  ]);
  expect(await query('select * from mailing_recipients')).toEqual([]);
});

test('while the mail server is away, those that wait are counted, also the ones that are not made yet', async () => {
  // More than a page of 200, which is made at once.
  for (let n = 0; n < 203; n += 1) await putOnList(stage);
  const { id } = await createByList(stage, upcoming);
  stage.mail.manner = 'is-too-busy';
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  const queue = async () => (await council.send('readUnsentEmails')).body;
  expect((await queue()).waiting).toBe(203);
  await doStep(stage.app.ctx);
  expect(await queue()).toMatchObject({ waiting: 203, sent: 0 });
  // How many are left to be reminded would tell how many have voted.
  await query(
    `update mailings set kind = 'list-reminder' where kind = 'list-nominations' and election_id = $1`,
    [id],
  );
  expect((await queue()).waiting).toBe(0);
});

test('nobody gets both: the list in place of the account, and the account where the list has no address', async () => {
  const [listed, unlisted] = [await createReader(stage), await createReader(stage)];
  const other = await putOnList(stage, { number: listed.enrollmentNumber ?? '' });
  await putOnList(stage, { number: unlisted.enrollmentNumber ?? '', email: '' });
  const later = await createByList(stage, upcoming);
  const { body } = await council.send('inviteVoters', { params: { id: later.id } });
  expect(body.invitations.reachable, 'the other one has an e-mail by the list').toBe(1);
  await createByList(stage);
  await createByList(stage, closing);
  await stage.run();
  for (const subject of ['You can vote in', 'is open', 'closes']) {
    const both = subject === 'is open' ? 2 : 1;
    const expected = addressesOf(...Array.from({ length: both }, () => [other, unlisted]).flat());
    expect(readersOf(stage.mail, subject), subject).toEqual(expected);
  }
});

test('rehearsals, drafts, cancelled and open-to-all elections tell the list nothing', async () => {
  await putOnList(stage);
  const set = async (what: string) => {
    const { id } = await createByList(stage, upcoming);
    await query(`update elections set ${what} where id = $1`, [id]);
  };
  await set('is_rehearsal = true');
  await set("state = 'draft'");
  await set("state = 'cancelled'");
  await set("voters = 'confirmed'");
  await set("published_at = now() - interval '4 days'");
  await stage.run();
  expect(stage.mail.taken).toEqual([]);
});

test('only those of the list who may vote for a position are written to', async () => {
  const [ofSeat, ofGroup] = [
    await putOnList(stage, { number: '0177ZA316001' }),
    await putOnList(stage, { number: '0177ZB316002' }),
  ];
  await putOnList(stage, { number: '0177ZC316003' });
  const observer = await createReader(stage, {
    role: 'observer',
    enrollmentNumber: '0177ZA316004',
  });
  await putOnList(stage, { number: observer.enrollmentNumber ?? '' });
  const { positions } = await createByList(stage, { positions: { 'Seat of ZA': 1, 'Of B': 1 } });
  await query("update voter_list_entries set groups = '{B}' where enrollment_number = $1", [
    ofGroup.number,
  ]);
  await query("update positions set branches = '{ZA}' where id = $1", [positions[0]?.id]);
  await query("update positions set groups = '{B}' where id = $1", [positions[1]?.id]);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual(addressesOf(ofSeat, ofGroup));
});

test('they can be switched off, also while they go out; accounts then hear as before', async () => {
  const admin = await createActor(stage.app, { role: 'admin' });
  const reader = await createReader(stage);
  const other = await putOnList(stage, { number: reader.enrollmentNumber ?? '' });
  await createByList(stage, upcoming);
  await findDueMailings(stage.app.ctx);
  await doStep(stage.app.ctx);
  const saved = await admin.send('saveCampusSettings', { body: { listEmails: false } });
  expect(saved.body.settings.listEmails).toBe(false);
  await createByList(stage);
  await stage.run();
  expect(readersOf(stage.mail, '')).toEqual([reader.email]);
  expect(readersOf(stage.mail, 'is open')).toEqual([reader.email]);
  expect(readersOf(stage.mail, '')).not.toContain(other.email);
});

test('a reminder goes to those whose number has not voted, and to all where counts are hidden', async () => {
  const voter = await createReader(stage);
  const voted = await putOnList(stage, { number: voter.enrollmentNumber ?? '' });
  const idle = await putOnList(stage);
  const open = await createByList(stage, closing);
  const hidden = await createByList(stage, { ...closing, standings: 'after-close' });
  await castFor(voter, open);
  await castFor(voter, hidden);
  await query("update mail_state set since = now() - interval '23 hours 50 minutes'");
  await stage.run();
  expect(readersOf(stage.mail, `${open.name} closes`)).toEqual([idle.email]);
  expect(emailTo(stage, idle.email, open.name).words).toContain('You have not voted yet.');
  expect(readersOf(stage.mail, `${hidden.name} closes`)).toEqual(addressesOf(voted, idle));
  for (const { email } of [voted, idle]) {
    const { words } = emailTo(stage, email, hidden.name);
    expect(words).toContain('If you have voted, there is nothing to do.');
    expect(words).not.toContain('not voted');
  }
  expect((await read(open.id)).kinds.at(-1), 'it would tell the turnout').toMatchObject({
    sent: null,
  });
  expect((await read(hidden.id)).kinds.at(-1)).toMatchObject({ sent: 2 });
});

test('an address stops these e-mails by their link, which changes nothing until a press', async () => {
  const [asha, ravi] = [await putOnList(stage), await putOnList(stage)];
  await createByList(stage, upcoming);
  await stage.run();
  const token = stopTokenIn(emailTo(stage, asha.email).words);
  const opened = await stage.app.send('readUnsubscribe', { body: { token } });
  const address = `${asha.email.slice(0, 1)}…@campus.example`;
  expect(opened.body).toEqual({ kind: 'list', address, isWanted: true });
  await stage.app.fastify.inject({ method: 'GET', url: `/unsubscribe?token=${token}` });
  expect(await query('select * from list_email_refusals')).toEqual([]);
  const presses = await Promise.all(
    Array.from({ length: 10 }, () =>
      stage.app.fastify.inject({ method: 'POST', url: `/unsubscribe?token=${token}` }),
    ),
  );
  expect(new Set(presses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const kept = await query<{ address_hash: Buffer }>('select * from list_email_refusals');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.address_hash.toString()).not.toContain('campus');
  stage.mail.taken.length = 0;
  await createByList(stage);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([ravi.email]);
  const again = { token, isWanted: true };
  expect((await stage.app.send('unsubscribe', { body: again })).body).toMatchObject({
    isWanted: true,
  });
  expect(await query('select * from list_email_refusals')).toEqual([]);
  // The last sign of a token holds less than six bits, so another sign there may be the same token.
  const other = token.replace(/.(?=.{8}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  const forged = { body: { token: other } };
  expect(await stage.app.send('readUnsubscribe', forged)).toMatchObject(
    refusedWith('unsubscribe-link-invalid'),
  );
});

test('who switched an e-mail off in the profile gets none by the list; a stranger cannot do that for them', async () => {
  const [owner, squatter] = [await createReader(stage), await createReader(stage)];
  for (const one of [owner, squatter]) {
    const choices = [{ kind: 'elections', isWanted: false } as const];
    await one.send('saveEmailChoices', { body: { choices } });
  }
  await query("update accounts set proved_at = now(), proved_how = 'code' where id = $1", [
    owner.id,
  ]);
  await putOnList(stage, { number: owner.enrollmentNumber ?? '' });
  const wronged = await putOnList(stage, { number: squatter.enrollmentNumber ?? '' });
  await createByList(stage);
  await stage.run();
  expect(readersOf(stage.mail, 'is open')).toEqual([wronged.email]);
});

test('an address that wants none is forgotten when no list has it any more, and failures with the election', async () => {
  const asha = await putOnList(stage);
  const { id } = await createByList(stage, upcoming);
  await stage.run();
  const token = stopTokenIn(emailTo(stage, asha.email).words);
  await stage.app.fastify.inject({ method: 'POST', url: `/unsubscribe?token=${token}` });
  await council.send('noteBounces', { params: { id }, body: { text: asha.email } });
  const left = async () => [
    (await query('select * from list_email_refusals')).length,
    (await query('select * from list_email_failures')).length,
  ];
  await stage.app.ctx.transact(deleteExpired);
  expect(await left()).toEqual([1, 1]);
  await query('delete from voter_list_entries');
  await closeElectionNow(stage.app.ctx, id);
  await stage.app.ctx.transact(deleteExpired);
  expect(await left()).toEqual([0, 0]);
});

test('the numbers of a list of its own, and of one that does not go by a list', async () => {
  const { id } = await createByList(stage, { ...upcoming, ownList: true });
  for (let n = 0; n < 3; n += 1) await putOnList(stage, { electionId: id });
  await putOnList(stage, { electionId: id, email: '' });
  await putOnList(stage);
  await stage.run();
  expect(await read(id)).toMatchObject({
    isByList: true,
    hasMailServer: true,
    list: id,
    people: 4,
    withAddress: 3,
    stopped: 0,
    kinds: [
      { kind: 'list-nominations', isOn: true, status: 'finished', sent: 3 },
      { kind: 'list-opens', isOn: true, status: 'not-sent', sent: 0 },
      { kind: 'list-reminder', isOn: true, status: 'not-sent', sent: null },
    ],
  });
  await query("update elections set voters = 'anybody', electorate = 'everyone'");
  expect(await read(id)).toMatchObject({ isByList: false, people: 0, failures: [] });
  const params = { id };
  expect(
    await council.send('noteBounces', { params, body: { text: 'a@b.example' } }),
  ).toMatchObject(refusedWith('no-voter-list'));
});
