import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection, createUpload } from '#tests/support/factories.ts';
import { createReader, openMailingStage } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';

// Candidates whom officers enter: each stands at once, is told, and can leave until the list is fixed.

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
  query(
    `insert into voter_list_entries (enrollment_number, branch, year, name, email)
     values ($1, substr($1, 5, 2), substr($1, 7, 2), $2, $3)`,
    [number, name, email],
  );
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
const leave = (token: string) => stage.app.send('leaveByLink', { body: { token } });
const actsOf = async (act: string, { id }: TestElection) =>
  (
    await query(
      'select r.actor_id, r.object_id, r.election_id, d.detail from records r left join record_details d on d.record_id = r.id where act = $1 and r.election_id = $2',
      [act, id],
    )
  ).rows;

describe('who is entered', () => {
  test('is found by number, e-mail and name, stands at once, and reads by e-mail who entered them', async () => {
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
          { enrollmentNumber: byNumber.enrollmentNumber, status: 'stands', link: '' },
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
    for (const part of ['text/plain', 'text/html', 'You are a candidate for President']) {
      expect(raw).toContain(part);
    }
    const said = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll(/\s+/g, ' ');
    expect(said).toContain(`${council.name} of the council entered you as a candidate`);
    expect(said).toContain(`/elections/${election.id}`);
    expect(await ballot(election)).toHaveLength(3);
    const { body } = await council.send('listEntered', { params: { id: election.id } });
    expect(body.map(({ status }: { status: string }) => status)).toEqual([
      'stands',
      'stands',
      'stands',
    ]);
    // Who is reached by no e-mail has a link, also later.
    expect(body.map(({ link }: { link: string }) => link !== '').toSorted()).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('has agreed to stand, as the officer says of all lines and the record keeps', async () => {
    const election = await upcoming();
    const { email, id } = await person();
    for (const haveAgreed of [undefined, false, 'true']) {
      const refused = await enter(election, [email], { haveAgreed });
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { haveAgreed: 'Tick that they have agreed to stand' } },
      });
    }
    expect(await ballot(election)).toEqual([]);
    expect((await enter(election, [email])).status).toBe(200);
    expect(await ballot(election)).toEqual([id]);
    for (const act of ['nomination.enter', 'nomination.accept']) {
      expect(await actsOf(act, election)).toEqual([
        {
          actor_id: council.id,
          object_id: expect.any(String),
          election_id: election.id,
          detail: expect.stringContaining('agreed to stand'),
        },
      ]);
    }
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
    await query(
      `update elections set settings = settings || '{"candidacy":{"branches":["CS"],"years":[],"groups":[]}}' where id = $1`,
      [election.id],
    );
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
    await query(
      `update elections set settings = settings || '{"candidateConditions":["Has paid"]}' where id = $1`,
      [election.id],
    );
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

describe('whose number is on the list with an address', () => {
  const number = '0177CS230777';
  test('shows the name alone on the ballot, and no picture, until they proved an address', async () => {
    const election = await upcoming();
    const known = await person({ name: 'Asha Verma' });
    const profileImg = await createUpload(stage.app.ctx);
    await known.send('editStudent', { params: { id: known.id }, body: { profileImg } });
    await enter(election, [known.email]);
    const pictureOf = async () => {
      await stage.app.ctx.transact((tx) => stage.app.ctx.live.announce(tx, { kind: 'elections' }));
      const { body } = await stage.app.send('listElections');
      const found = body.elections.find(({ _id }: { _id: string }) => _id === election.id);
      return [found.nominations[0].nominee.name, found.nominations[0].nominee.profileImg];
    };
    expect(await pictureOf()).toEqual(['Asha Verma', '']);
    await query('update accounts set email_confirmed_at = now() where id = $1', [known.id]);
    expect(await pictureOf()).toEqual(['Asha Verma', profileImg]);
  });

  test('stands as the list says, not with an account that only registered the number', async () => {
    const election = await upcoming();
    await listed(number, 'Listed Lata', 'lata@campus.example');
    const sock = await createReader(stage, { name: 'Not Lata', enrollmentNumber: number });
    const { body } = await enter(election, [sock.email]);
    expect(body.entered).toMatchObject([
      { name: 'Listed Lata', enrollmentNumber: number, hasAccount: false, link: '' },
    ]);
    await deliver();
    expect(stage.mail.taken.flatMap(({ to }) => to)).toEqual(['lata@campus.example']);
    const id = body.entered[0]._id;
    expect((await sock.send('listMyCandidacies')).body).toEqual([]);
    expect(await sock.send('takeCandidacy', { params: { id } })).toMatchObject(
      refusedWith('entered-unproved'),
    );
    expect(await ballot(election)).toEqual([id]);
    for (const how of ['code', 'check-in']) {
      await query('update accounts set proved_at = now(), proved_how = $2 where id = $1', [
        sock.id,
        how,
      ]);
      expect((await sock.send('listMyCandidacies')).body).toEqual([]);
    }
    await query(`update accounts set proved_how = 'address' where id = $1`, [sock.id]);
    expect((await sock.send('listMyCandidacies')).body).toMatchObject([{ _id: id }]);
    expect((await sock.send('takeCandidacy', { params: { id } })).status).toBe(200);
    expect(await ballot(election)).toEqual([sock.id]);
  });

  test('gets the e-mail there also where the officer typed another address behind the name', async () => {
    const election = await upcoming();
    await listed(number, 'Listed Lata', 'lata@campus.example');
    const line = 'Listed Lata <mine@officer.example>';
    const { body } = await enter(election, [line], { byName: [line] });
    expect(body.entered).toMatchObject([{ enrollmentNumber: number, link: '' }]);
    await deliver();
    expect(stage.mail.taken.flatMap(({ to }) => to)).toEqual(['lata@campus.example']);
  });
});

describe('who nominated themselves', () => {
  const nominate = (actor: Actor, election: TestElection) =>
    actor.send('createNomination', {
      body: {
        electionId: election.id,
        position: 'President',
        userId: actor.id,
        statement: 'Longer hours.',
      },
    });

  test('stands with being entered; what they wrote waits as a change does', async () => {
    const election = await upcoming();
    const one = await person();
    await nominate(one, election);
    expect((await enter(election, [one.email])).body.entered).toMatchObject([{ status: 'stands' }]);
    expect(await ballot(election)).toEqual([one.id]);
    // Nobody has read what they wrote.
    const [mine] = (await one.send('listMyNominations')).body;
    expect(mine).toMatchObject({ statement: '', edit: { statement: 'Longer hours.' } });
  });

  test('after they left waits for an admin as everybody does', async () => {
    const election = await upcoming();
    const one = await person();
    const { body } = await enter(election, [one.email]);
    await leave(tokenOf(body.entered[0].link));
    expect((await nominate(one, election)).body.nomination).toMatchObject({ status: 'pending' });
  });
});

test('a closed account leaves nothing of having been entered', async () => {
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
