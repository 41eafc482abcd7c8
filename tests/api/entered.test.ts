import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';

// Candidates whom officers enter: each is asked, and is on the ballot with a yes before voting opens.

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
    body: { electionId: election.id, candidates: [{ position: 'President', lines }], ...more },
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
const byLink = (token: string, answer: 'yes' | 'no', by: Pick<Actor, 'send'> = stage.app) =>
  by.send('answerByLink', { body: { token, answer } });
const actsOf = async (act: string) =>
  (
    await query(
      'select r.actor_id, r.object_id, r.election_id, d.detail from records r left join record_details d on d.record_id = r.id where act = $1',
      [act],
    )
  ).rows;

/** The link of the e-mail that was sent to an address. */
async function emailedTo(address: string): Promise<string> {
  await deliver();
  const taken = stage.mail.taken.filter(({ to }) => to.includes(address));
  const text = (taken.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('who is entered', () => {
  test('is found by number, e-mail and name, and asked by e-mail; nobody is on the ballot yet', async () => {
    const election = await upcoming();
    const [byNumber, byEmail] = [
      await createReader(stage),
      await createReader(stage, { name: 'Ravi Nair' }),
    ];
    await person({ name: 'Zoya Khan' });
    const lines = [
      byNumber.enrollmentNumber?.toLowerCase() ?? '',
      byEmail.email.toUpperCase(),
      'zoya  khan',
    ];
    const answer = await enter(election, lines);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        problems: [],
        entered: [
          { enrollmentNumber: byNumber.enrollmentNumber, answer: 'waits', link: '' },
          { name: 'Ravi Nair', link: '', emailedAt: expect.any(String) },
          // Their address is not confirmed, so the officer hands the link over.
          {
            name: 'Zoya Khan',
            emailedAt: null,
            link: expect.stringContaining('/candidacy#token='),
          },
        ],
      },
    });
    await deliver();
    expect(stage.mail.taken.flatMap(({ to }) => to).toSorted()).toEqual(
      [byNumber.email, byEmail.email].toSorted(),
    );
    const raw = stage.mail.taken[0]?.raw ?? '';
    for (const part of [
      'text/plain',
      'text/html',
      'Do you want to be a candidate for President?',
    ]) {
      expect(raw).toContain(part);
    }
    expect(await ballot(election)).toEqual([]);
    const { body } = await council.send('listEntered', { params: { id: election.id } });
    expect(body).toHaveLength(3);
  });

  test('with two people of one name the officer chooses, and nobody was entered meanwhile', async () => {
    const election = await upcoming();
    await person({ name: 'Mina Iyer', enrollmentNumber: '0177CS230991' });
    await listed('0177ME240992', 'Mina Iyer');
    const other = await person();
    const { body } = await enter(election, ['Mina Iyer', other.email]);
    expect(body.entered).toEqual([]);
    expect(body.problems).toEqual([
      {
        positionId: election.positions[0]?.id,
        line: 'Mina Iyer',
        problem: 'Several people have this name. Choose one of them.',
        choices: [
          { enrollmentNumber: '0177CS230991', name: 'Mina Iyer', branch: 'CS', year: '23' },
          { enrollmentNumber: '0177ME240992', name: 'Mina Iyer', branch: 'ME', year: '24' },
        ],
      },
    ]);
    expect((await query('select from entered_candidates')).rowCount).toBe(0);
    expect((await enter(election, ['0177ME240992', other.email])).body.entered).toHaveLength(2);
  });

  test('is somebody who may stand: each other line has its sentence', async () => {
    const election = await upcoming();
    await query(`update elections set candidate_branches = '{CS}' where id = $1`, [election.id]);
    const faculty = await person({ role: 'faculty' });
    const other = await person({ enrollmentNumber: '0177ME230001' });
    const twice = await person();
    const { body } = await enter(election, [
      'Nobody Known',
      faculty.email,
      other.email,
      twice.email,
      twice.enrollmentNumber ?? '',
    ]);
    expect(body.entered).toEqual([]);
    const told = body.problems.map(({ line, problem }: Record<string, string>) => [line, problem]);
    expect(told).toEqual([
      ['Nobody Known', expect.stringContaining('Nobody was found')],
      [faculty.email, expect.stringContaining('no enrollment number')],
      [other.email, expect.stringContaining('branch, year or group')],
      [twice.enrollmentNumber, expect.stringContaining('twice')],
    ]);
  });

  test('needs every condition ticked, a position, and an election that has not opened', async () => {
    const election = await upcoming();
    const { email } = await person();
    await query(`update elections set candidate_conditions = '{Has paid}' where id = $1`, [
      election.id,
    ]);
    expect(await enter(election, [email])).toMatchObject(refusedWith('conditions-unchecked'));
    const checked = { checked: ['Has paid'] };
    expect((await enter(election, [email], checked)).body.entered).toHaveLength(1);
    expect(await enter({ ...election, id: randomUUID() }, [email])).toMatchObject(
      refusedWith('unknown-election'),
    );
    expect(
      await enter(election, [email], { candidates: [{ position: 'Mascot', lines: [email] }] }),
    ).toMatchObject(refusedWith('unknown-position'));
    await open(election);
    expect(await enter(election, [email], checked)).toMatchObject(refusedWith('voting-began'));
  });

  test('is entered once, however many officers press at once', async () => {
    const election = await upcoming();
    const { email } = await createReader(stage);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(election, [email])));
    expect(answers.filter(({ body }) => body.entered?.length === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.problems?.length === 1)).toHaveLength(9);
    expect((await query('select from entered_candidates')).rowCount).toBe(1);
    await deliver();
    expect(stage.mail.taken).toHaveLength(1);
    // The constraint alone would hold as well.
    await expect(
      query(`insert into entered_candidates (id, election_id, position_id, account_id)
      select gen_random_uuid(), election_id, position_id, account_id from entered_candidates`),
    ).rejects.toThrow('entered_candidates_once');
  });
});

describe('an answer', () => {
  test('yes by the link of the e-mail needs no log-in; a second press says what stands', async () => {
    const election = await upcoming();
    const asked = await createReader(stage);
    await query(`update elections set candidate_conditions = '{Has paid}' where id = $1`, [
      election.id,
    ]);
    await enter(election, [asked.email], { checked: ['Has paid'] });
    const token = await emailedTo(asked.email);
    expect(await stage.app.send('readEnteredLink', { body: { token } })).toMatchObject({
      status: 200,
      body: { name: asked.name, position: 'President', answer: 'waits', hasAccount: true },
    });
    const said = await Promise.all(Array.from({ length: 10 }, () => byLink(token, 'yes')));
    for (const one of said)
      expect(one).toMatchObject({ status: 200, body: { question: { answer: 'yes' } } });
    expect((await byLink(token, 'no')).body.question.answer).toBe('yes');
    expect(await ballot(election)).toEqual([asked.id]);
    const { rows } = await query(
      'select id, status, checked_conditions, checked_by, decided_by from nominations where nominee_id = $1',
      [asked.id],
    );
    expect(rows).toEqual([
      {
        id: expect.any(String),
        status: 'accepted',
        checked_conditions: ['Has paid'],
        checked_by: council.id,
        decided_by: council.id,
      },
    ]);
    expect(await actsOf('nomination.accept')).toEqual([
      {
        actor_id: null,
        object_id: rows[0].id,
        election_id: election.id,
        detail: expect.stringContaining('said yes by the link'),
      },
    ]);
  });

  test('yes when logged in, and no: only whoever was entered answers', async () => {
    const election = await upcoming();
    const [yes, no, stranger] = [await person(), await person(), await person()];
    await enter(election, [yes.email, no.email]);
    const questionOf = async (actor: Actor) => (await actor.send('listMyQuestions')).body;
    expect(await questionOf(stranger)).toEqual([]);
    const [first] = await questionOf(yes);
    const answer = (actor: Actor, id: string, said: string) =>
      actor.send('answerEntered', { params: { id }, body: { answer: said } });
    expect(await answer(stranger, first._id, 'yes')).toMatchObject(refusedWith('unknown-entered'));
    expect((await answer(yes, first._id, 'yes')).body.question.answer).toBe('yes');
    const [second] = await questionOf(no);
    expect((await answer(no, second._id, 'no')).body.question.answer).toBe('no');
    expect((await answer(no, second._id, 'yes')).body.question.answer).toBe('no');
    expect(await questionOf(no)).toEqual([]);
    expect(await ballot(election)).toEqual([yes.id]);
    expect((await actsOf('nomination.decline'))[0]).toMatchObject({ actor_id: no.id });
    const { body } = await enter(election, [yes.email, no.email]);
    expect(body.problems.map(({ problem }: { problem: string }) => problem)).toEqual([
      expect.stringContaining('candidate for this position already'),
      expect.stringContaining('said no'),
    ]);
    expect((await yes.send('readOwnData')).body.entered).toMatchObject([
      { position: 'President', answer: 'yes' },
    ]);
  });

  test('counts before voting opens only; who has not answered is not on the ballot', async () => {
    const election = await upcoming();
    const asked = await person();
    const { body } = await enter(election, [asked.email]);
    const [{ link, _id: id }] = body.entered;
    await open(election);
    expect(await byLink(tokenOf(link), 'yes')).toMatchObject(refusedWith('entered-too-late'));
    expect(
      await asked.send('answerEntered', { params: { id }, body: { answer: 'yes' } }),
    ).toMatchObject(refusedWith('entered-too-late'));
    expect((await asked.send('listMyQuestions')).body).toEqual([]);
    expect(await council.send('askEnteredAgain', { params: { id } })).toMatchObject(
      refusedWith('entered-too-late'),
    );
    expect(await ballot(election)).toEqual([]);
  });

  test('by a link that was changed is refused', async () => {
    const election = await upcoming();
    const { body } = await enter(election, [(await person()).email]);
    const token = tokenOf(body.entered[0].link);
    // The id is right, the signature is not.
    const bytes = Buffer.from(token, 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const forged = bytes.toString('base64url');
    expect(await byLink(forged, 'yes')).toMatchObject(refusedWith('entered-link-invalid'));
  });

  test('of somebody of the voter list needs no account; logged in it is that of their number', async () => {
    const election = await upcoming();
    const number = '0177CS230777';
    await listed(number, 'Listed Lata', 'lata@campus.example');
    const { body } = await enter(election, ['Listed Lata']);
    expect(body.entered).toMatchObject([{ enrollmentNumber: number, hasAccount: false, link: '' }]);
    const token = await emailedTo('lata@campus.example');
    const lata = await person({ name: 'Lata Rao', enrollmentNumber: number });
    // Without a proof the number alone answers nothing.
    expect((await lata.send('listMyQuestions')).body).toEqual([]);
    await query(`update accounts set proved_at = now(), proved_how = 'code' where id = $1`, [
      lata.id,
    ]);
    expect((await lata.send('listMyQuestions')).body).toHaveLength(1);
    expect((await byLink(token, 'yes', lata)).status).toBe(200);
    expect(await ballot(election)).toEqual([lata.id]);
  });
});

describe('who nominates themselves', () => {
  const nominate = (actor: Actor, election: TestElection) =>
    actor.send('createNomination', {
      body: {
        electionId: election.id,
        position: 'President',
        userId: actor.id,
        statement: 'Longer hours.',
      },
    });

  test.each(['entered first', 'nominated first'])('has said yes: %s', async (order) => {
    const election = await upcoming();
    const asked = await person();
    if (order === 'entered first') {
      await enter(election, [asked.email]);
      expect((await nominate(asked, election)).body.nomination).toMatchObject({
        status: 'accepted',
      });
    } else {
      await nominate(asked, election);
      expect((await enter(election, [asked.email])).body.entered).toMatchObject([
        { answer: 'yes', link: '' },
      ]);
    }
    expect(await ballot(election)).toEqual([asked.id]);
    // Nobody has read what they wrote.
    const [mine] = (await asked.send('listMyNominations')).body;
    expect(mine).toMatchObject({ statement: '', edit: { statement: 'Longer hours.' } });
    expect((await asked.send('listMyQuestions')).body).toEqual([]);
  });

  test('having said no, waits for an admin as everybody does', async () => {
    const election = await upcoming();
    const asked = await person();
    const { body } = await enter(election, [asked.email]);
    await byLink(tokenOf(body.entered[0].link), 'no');
    expect((await nominate(asked, election)).body.nomination).toMatchObject({ status: 'pending' });
  });
});

test('a closed account leaves nothing of having been asked', async () => {
  const [election, voted] = [await upcoming(), await createElection(stage.app.ctx)];
  const [gone, admin] = [await createReader(stage), await person({ role: 'admin' })];
  const candidateId = voted.positions[0]?.candidates[0]?.id;
  const vote = { userId: gone.id, electionId: voted.id, position: 'President', candidateId };
  expect((await gone.send('castVote', { body: vote })).status).toBe(200);
  await enter(election, [gone.email]);
  expect((await admin.send('deleteUser', { params: { id: gone.id } })).status).toBe(200);
  // The row of the account stays for the vote.
  expect((await query('select from accounts where id = $1', [gone.id])).rowCount).toBe(1);
  expect((await query('select from entered_candidates')).rowCount).toBe(0);
  await deliver();
  expect(stage.mail.taken).toEqual([]);
});
