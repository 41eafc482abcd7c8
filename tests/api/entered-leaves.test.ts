import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { tellUntold } from '#server/nominations/tell-entered.ts';
import { readSigningKey } from '#server/platform/db/signing-key.ts';
import { signId } from '#server/platform/tokens.ts';

// Candidates whom officers entered: they leave by their link until the list is fixed, and then step down.

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
const open = (election: TestElection) =>
  query(`update elections set starts_at = now() - interval '1 second' where id = $1`, [
    election.id,
  ]);
async function ballot(election: TestElection): Promise<string[]> {
  const { body } = await stage.app.send('listElections');
  const found = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
  return found.nominations.map(({ nominee }: { nominee: { _id: string } }) => nominee._id);
}
const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
const readLink = async (token: string, by: Pick<Actor, 'send'> = stage.app) =>
  (await by.send('readEnteredLink', { body: { token } })).body;
const leave = (token: string) => stage.app.send('leaveByLink', { body: { token } });
const stepDown = (token: string) => stage.app.send('stepDownByLink', { body: { token } });
const vote = (
  voter: Actor,
  { id: electionId }: TestElection,
  candidateId: string,
  position = 'President',
) => voter.send('castVote', { body: { userId: voter.id, electionId, position, candidateId } });
const actsOf = async (act: string, { id }: TestElection) =>
  (
    await query(
      'select r.actor_id, r.object_id, r.election_id, d.detail from records r left join record_details d on d.record_id = r.id where act = $1 and r.election_id = $2',
      [act, id],
    )
  ).rows;

/** The link of the e-mail that was sent to an address. */
async function emailedTo(address: string): Promise<string> {
  await deliver();
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

test('who stands and was told by no e-mail is told at a start, once however many start, while they can leave', async () => {
  const election = await upcoming({ positions: { President: 0, Editor: 0 } });
  await query(`update elections set standings = 'live' where id = $1`, [election.id]);
  const boxes = ['zoya', 'lata', 'mina'].map((one) => `${one}@campus.example`);
  const [zoya = '', lata = '', mina = ''] = boxes;
  const lines = [`Zoya Ali <${zoya}>`, `Lata Rao <${lata}>`];
  await enter(election, lines, { byName: lines });
  const editor = [`Mina Iyer <${mina}>`];
  const candidates = [{ position: 'Editor', lines: editor }];
  const { body } = await enter(election, [], { candidates, byName: editor });
  await leave(await emailedTo(lata));
  // As the upgrade leaves them.
  await query(
    `update entered_candidates set emailed_at = null, entered_at = now() - interval '1 day'`,
  );
  await open(election);
  expect((await vote(await person(), election, body.entered[0]._id, 'Editor')).status).toBe(200);
  stage.mail.taken.length = 0;
  await Promise.all(Array.from({ length: 8 }, () => tellUntold(stage.app.ctx)));
  await tellUntold(stage.app.ctx);
  await deliver();
  expect(stage.mail.taken.flatMap(({ to }) => to)).toEqual([zoya]);
  expect((await leave(await emailedTo(zoya))).status).toBe(200);
});

describe('who was entered leaves', () => {
  test('by the link of the e-mail without a log-in, once; and nobody enters them again', async () => {
    const election = await upcoming();
    const reader = await createReader(stage);
    await query(
      `update elections set settings = settings || '{"candidateConditions":["Has paid"]}' where id = $1`,
      [election.id],
    );
    await enter(election, [reader.email], { checked: ['Has paid'] });
    const token = await emailedTo(reader.email);
    expect(await readLink(token)).toMatchObject({
      ...{ name: reader.name, position: 'President', account: 'taken' },
      ...{ status: 'stands', way: 'leave' },
    });
    const { rows } = await query(
      'select id, status, checked_conditions, checked_by, decided_by from nominations where nominee_id = $1',
      [reader.id],
    );
    const [nomination] = rows;
    expect(nomination).toMatchObject({
      ...{ status: 'accepted', checked_conditions: ['Has paid'] },
      ...{ checked_by: council.id, decided_by: council.id },
    });
    const left = await Promise.all(Array.from({ length: 10 }, () => leave(token)));
    expect(left.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await ballot(election)).toEqual([]);
    expect(await actsOf('nomination.withdraw', election)).toEqual([
      {
        ...{ actor_id: null, object_id: nomination.id, election_id: election.id },
        detail: expect.stringContaining('by the link that was e-mailed'),
      },
    ]);
    expect(await readLink(token)).toMatchObject({ status: 'off', way: null });
    const again = await enter(election, [reader.email], { checked: ['Has paid'] });
    expect(again.body.problems).toMatchObject([
      { problem: expect.stringContaining('does not want to stand') },
    ]);
    expect((await reader.send('readOwnData')).body.entered).toMatchObject([
      { position: 'President', hasLeft: true },
    ]);
    expect((await council.send('listEntered', { params: { id: election.id } })).body).toMatchObject(
      [{ status: 'off', hasLeft: true, link: '' }],
    );
  });

  test('of many links at once until the first vote; then an e-mailed one steps down, a shown one writes', async () => {
    const election = await upcoming();
    await query(`update elections set standings = 'live' where id = $1`, [election.id]);
    const [reader, handed] = [await createReader(stage), await person({ name: 'Zoya Khan' })];
    await listed('0177CS230777', 'Listed Lata', 'lata@campus.example');
    const lines = [reader.email, handed.email, 'Listed Lata'];
    const { body } = await enter(election, lines);
    const shown = body.entered.find(({ name }: { name: string }) => name === 'Zoya Khan').link;
    const [first, lata] = [await emailedTo(reader.email), await emailedTo('lata@campus.example')];
    expect(await stepDown(lata)).toMatchObject(refusedWith('not-fixed-yet'));
    await open(election);
    // The list is not fixed yet.
    for (const token of [first, lata, tokenOf(shown)]) {
      expect((await readLink(token)).way).toBe('leave');
    }
    expect((await vote(await person(), election, reader.id)).status).toBe(200);
    const ways = await Promise.all([first, lata, tokenOf(shown)].map((one) => readLink(one)));
    expect(ways.map(({ way }) => way)).toEqual(['step-down', 'step-down', 'write']);
    expect(ways.map(({ account }) => account)).toEqual(['taken', 'to-prove', 'taken']);
    for (const token of [first, lata, tokenOf(shown)]) {
      expect(await leave(token)).toMatchObject(refusedWith('candidates-frozen'));
    }
    expect(await stepDown(tokenOf(shown))).toMatchObject(refusedWith('entered-unproved'));
    const sent = await Promise.all([lata, lata, lata, lata].map(stepDown));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.find(({ status }) => status === 409)).toMatchObject(refusedWith('stepped-down'));
    expect((await readLink(lata)).way).toBeNull();
    const { body: all } = await stage.app.send('listElections');
    const page = all.elections.find(({ _id }: { _id: string }) => _id === election.id);
    expect(page.changes[0].what).toContain('Listed Lata has stepped down');
    expect(await ballot(election)).toHaveLength(3);
  });

  test('by a link that 0.3.0 sent until the list is fixed; one that was changed is refused', async () => {
    const election = await upcoming();
    const { body } = await enter(election, [(await person()).email]);
    const [{ _id: id, link }] = body.entered;
    const key = await stage.app.ctx.transact((tx) => readSigningKey(tx));
    const former = signId(key, id, 'entered');
    expect(await readLink(former)).toMatchObject({ status: 'stands', way: 'leave' });
    // The id is right, the signature is not.
    const bytes = Buffer.from(tokenOf(link), 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const forged = bytes.toString('base64url');
    expect(await leave(forged)).toMatchObject(refusedWith('entered-link-invalid'));
    expect(await stepDown(forged)).toMatchObject(refusedWith('entered-link-invalid'));
    expect((await leave(former)).status).toBe(200);
    expect(await ballot(election)).toEqual([]);
  });

  describe('counts on the page as what an officer did, once voting is open,', () => {
    const typed = 'Zoya Ali <zoya@campus.example>';
    const linkOf = (shown: string) =>
      shown === '' ? emailedTo('zoya@campus.example') : tokenOf(shown);
    const left = async (election: TestElection, token: string) => {
      await open(election);
      expect((await leave(token)).status).toBe(200);
      const { rows } = await query(
        `select coalesce(sum(acts), 0)::int as acts from counted_acts
         where election_id = $1 and kind = 'candidates'`,
        [election.id],
      );
      return rows[0].acts;
    };
    const live = async () => {
      const election = await upcoming();
      await query(`update elections set standings = 'live' where id = $1`, [election.id]);
      return election;
    };

    test.each([
      ['by the link that one was shown', 'Zoya Ali', false],
      ['by the link that went to an address that one typed', typed, false],
      ['by the link that one was shown whose account is gone', 'Zoya Ali', true],
    ])('%s', async (_how, line, isGone) => {
      const election = await live();
      const { body } = await enter(election, [line], { byName: [line] });
      const token = await linkOf(body.entered[0].link);
      if (isGone) await query('update entered_candidates set entered_by = null');
      expect(await left(election, token)).toBe(1);
      const [line_] = await actsOf('nomination.withdraw', election);
      expect(line_.detail).toContain(line === typed ? 'e-mailed' : 'handed over');
    });

    test('and not by the link that went to the address of the list', async () => {
      const election = await live();
      await listed('0177CS230778', 'Listed Lena', 'lena@campus.example');
      await enter(election, ['Listed Lena']);
      expect(await left(election, await emailedTo('lena@campus.example'))).toBe(0);
    });
  });
});
