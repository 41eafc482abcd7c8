import { describe, expect, test } from 'vitest';
import { accountJobs } from '#server/sign-in/jobs.ts';
import { electionJobs } from '#server/closing/close.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { afterThis } from '#tests/support/after-this.ts';
import {
  asked,
  castCounts,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import type { CaseElection } from '#tests/support/case-stage.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { answerTo, complain, messagesOf } from '#tests/support/sanction-stage.ts';
import { runDue } from '#tests/support/run-due.ts';
import type { Answer, TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { passHours } from '#tests/support/time-passes.ts';

// One contested election, with the rule of two officers: a handover on Monday, a mistyped address on
// Tuesday, a pause at 23:00, a complaint at 02:00, a tie, the release and the certificate. A council of
// three plays it with one of them away for the week, and a council of one. Nobody opens a shell, and
// nobody waits for anything longer than a day.

const reason = 'Somebody said that the ballot was wrong.';
/** Said with the moment from which they can. */
const tooNew = { status: 409, body: { reason: 'officer-too-new' } };
const password = 'a lamp by the sea';

/** Those who act in the week; a council of one has nobody who confirms. */
interface Week {
  app: TestApp;
  first: Actor;
  second: Actor | null;
  election: CaseElection;
  /** Delivers what waits, and tells to whom an e-mail with these words went. */
  mailed: (words: string) => Promise<string[]>;
  tokenTo: (address: string) => string;
  wait: (hours: number) => Promise<void>;
}

async function openCampus() {
  const mail = await startMailServer();
  afterThis(() => mail.close());
  const app = await startTestApp({ smtpUrl: mail.url });
  afterThis(() => app.close());
  const waits: number[] = [];
  return {
    app,
    waits,
    wait: async (hours: number) => {
      waits.push(hours);
      await passHours(app, hours);
    },
    mailed: async (words: string) => {
      await runDue(app.ctx, {
        ...accountJobs(app.ctx),
        'tell-officers': electionJobs(app.ctx)['tell-officers'],
        ...emailJobs(app.ctx),
      });
      return mail.taken.filter(({ raw }) => raw.includes(words)).flatMap(({ to }) => to);
    },
    /** The secret of the link in the last e-mail to an address, as it arrived there. */
    tokenTo: (address: string) => {
      const raw = mail.taken.findLast(({ to }) => to.includes(address))?.raw ?? '';
      const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return /token=([\w-]+)/.exec(text)?.[1] ?? '';
    },
  };
}

const officer = async (app: TestApp, role: 'admin' | 'council', name: string) => {
  const made = await createActor(app, { role, name });
  await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    made.id,
  ]);
  return made;
};

/** Before the week: an election that officers release, and the rule of two officers. */
async function organise(app: TestApp, admin: Actor, council: Actor): Promise<CaseElection> {
  const election = await organiseCase(
    app,
    { admin, council },
    'Students’ council',
    { President: ['Esha Pillai', 'Farid Khan', 'Gita Rao'] },
    {
      standings: 'after-close',
      resultsAt: 'release',
      rules: { complaints: { hours: 24, after: 'results' } },
      showBy: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    },
  );
  const settings = { needsTwoOfficers: true };
  await asked(admin.send('saveCampusSettings', { body: settings }));
  return election;
}

/** Done by two where there are two, and alone with a public line where there is one. */
async function byTheRule({ second }: Week, answer: Promise<Answer>): Promise<void> {
  if (second === null) return void (await asked(answer));
  const { proposal } = await asked(answer, 202);
  await asked(second.send('confirmProposal', { params: { id: proposal._id } }));
}

async function correctAnAddress({ app, first, mailed, tokenTo }: Week): Promise<void> {
  const body = { name: 'Hari Das', enrollmentNumber: '0177CS259001', role: 'student', password };
  const { cookie, status } = await app.send('registerStudent', {
    body: { ...body, email: 'hari@campsu.example' },
  });
  expect(status).toBe(201);
  const hari = app.as(cookie);
  const me = (await asked(hari.send('readMe'))).user;
  const email = 'hari@campus.example';
  // While he may vote officers do not: he changes it himself.
  const correct = { params: { id: me._id }, body: { email, reason } };
  await asked(first.send('correctUser', correct), 409);
  await asked(hari.send('changeEmail', { body: { email, currentPassword: password } }));
  expect(await mailed(email)).toContain(email);
  await asked(app.send('confirmEmail', { body: { token: tokenTo(email) } }));
  expect((await asked(hari.send('readMe'))).user.email).toBe(email);
}

async function pauseAtNight({ app, first, election, wait, mailed }: Week): Promise<void> {
  const params = { id: election.id };
  const state = async () => {
    const { elections } = (await app.send('listElections')).body;
    return elections.find(({ _id }: { _id: string }) => _id === election.id).state;
  };
  const { status } = await first.send('pauseElection', { params, body: { reason } });
  expect([200, 202]).toContain(status);
  expect(await state()).toBe('paused');
  if (status === 202) {
    expect((await mailed('Voting is paused')).length).toBeGreaterThan(0);
    await wait(2);
    await electionJobs(app.ctx)['resume-election']({ electionId: election.id });
  } else {
    await asked(first.send('resumeElection', { params, body: { reason, movesEnd: true } }));
  }
  expect(await state()).toBe('published');
}

async function playWeek(week: Week): Promise<void> {
  const { app, first, second, election, wait, mailed } = week;
  const { id } = election;
  const params = { id };
  await openCase(app, election);
  await castCounts(app, election, 'President', [5, 3, 2]);
  await wait(20);
  await correctAnAddress(week);
  await pauseAtNight(week);

  // At 02:00 somebody complains about the officer, on a phone; whoever reads it knows at once.
  const [esha] = election.candidates.President ?? [];
  if (esha === undefined) throw new Error('nobody stands');
  const message = await complain(esha, election, [first.id], 'It was only for the others.');
  const told = await mailed('A message about');
  const ruler = second ?? first;
  expect(told).toContain(ruler.email);
  await wait(7);
  if (second !== null) {
    expect(told).not.toContain(first.email);
    expect(await messagesOf(first, election)).toEqual([]);
  }
  await asked(answerTo(ruler, message, 'It was for everybody.'));
  expect((await esha.send('listMyMessages')).body).toMatchObject([
    { answers: [{ text: 'It was for everybody.' }] },
  ]);

  // The last votes make a tie. Nobody learns of it before the release.
  await castCounts(app, election, 'President', [0, 2, 1]);
  await wait(24);
  await closeCase(app, election);
  expect(await resultOfCase(app, election)).toBeUndefined();
  await byTheRule(week, first.send('releaseResults', { params, body: { reason: 'Heard.' } }));
  expect((await resultOfCase(app, election)).results[0]).toMatchObject({ tie: true });
  const thrown = { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer' };
  await byTheRule(week, first.send('enterDraw', { params, body: thrown }));
  const { results } = await resultOfCase(app, election);
  expect(results[0]).toMatchObject({ tie: false, decided: { by: 'draw' } });
  expect(await mailed('Congratulations')).toContain(
    election.candidates.President?.find(
      ({ nominationId }) => nominationId === results[0].decided.winner,
    )?.email,
  );
  await wait(24);
  await byTheRule(week, first.send('certifyElection', { params, body: { reason: 'Done.' } }));

  // What is public says by how many each was done.
  const { entries } = await asked(app.send('readElectionRecord', { params }));
  const officers = second === null ? 1 : 2;
  for (const act of ['election.release', 'election.draw', 'election.certify']) {
    expect(entries).toContainEqual(expect.objectContaining({ act, officers }));
  }
}

/** A second account of one person, as A5 made it: registered, approved by themselves, logged in. */
async function secondAccount(app: TestApp, of: Actor): Promise<Actor> {
  const other = await createActor(app, { role: 'admin', name: 'The same', isVerified: false });
  await asked(of.send('verifyUser', { params: { id: other.id } }));
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, other.id));
  return { ...other, ...app.as(`hustings=${token}`) };
}

describe('a contested week', { timeout: 180_000 }, () => {
  test('of a council of three, one of them away', async () => {
    const { app, waits, ...campus } = await openCampus();
    const asha = await officer(app, 'admin', 'Asha');
    // Away for the week: nothing is done by this one.
    const ben = await officer(app, 'admin', 'Ben');
    const chris = await officer(app, 'council', 'Chris');
    const election = await organise(app, asha, chris);

    // Monday: somebody new is let in by Asha alone, and confirms from Thursday.
    const dev = await createActor(app, { name: 'Dev' });
    const role = { params: { id: dev.id }, body: { role: 'council' } };
    await asked(asha.send('changeRole', role));

    await playWeek({ app, first: asha, second: chris, election, ...campus });
    expect(Math.max(...waits), 'hours that somebody waited').toBeLessThanOrEqual(24);
    const { rows } = await app.ctx.pool.query('select 1 from records where actor_id = $1', [
      ben.id,
    ]);
    expect(rows, 'of who was away').toEqual([]);
  });

  test('A5: one of three does not act as two, whatever accounts they approve or suspend', async () => {
    const { app } = await openCampus();
    const asha = await officer(app, 'admin', 'Asha');
    const ben = await officer(app, 'admin', 'Ben');
    const chris = await officer(app, 'council', 'Chris');
    const election = await organise(app, asha, chris);
    const off = () =>
      asha.send('saveCampusSettings', { body: { needsTwoOfficers: false, reason } });
    const { proposal } = await asked(off(), 202);
    const confirm = (who: Actor) => who.send('confirmProposal', { params: { id: proposal._id } });
    expect(await confirm(asha)).toMatchObject(refusedWith('own-proposal'));
    const other = await secondAccount(app, asha);
    expect(await confirm(other)).toMatchObject(tooNew);
    for (const { id } of [ben, chris]) {
      await asked(asha.send('suspendUser', { params: { id }, body: { reason } }));
    }
    // Whoever was taken away still counts, so nothing has fallen to one.
    expect(await confirm(other)).toMatchObject(tooNew);
    expect(await off()).toMatchObject({ status: 409 });
    const removal = await asha.send('cancelElection', {
      params: { id: election.id },
      body: { reason },
    });
    expect(removal.status).toBe(202);
    expect((await app.send('readCampusSettings')).body.needsTwoOfficers).toBe(true);
  });

  test('of a council of one, who hands over to another one', async () => {
    const { app, waits, ...campus } = await openCampus();
    const asha = await officer(app, 'admin', 'Asha');
    const election = await organise(app, asha, asha);
    // Monday: whoever comes is the only one from then on, and waits for nobody.
    const dev = await officer(app, 'admin', 'Dev');
    await app.ctx.pool.query(`update accounts set role = 'student' where id = $1`, [dev.id]);
    const successors = [{ userId: dev.id, role: 'admin' }];
    await asked(asha.send('handOver', { body: { successors, leaving: [asha.id], reason } }));
    const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, dev.id));
    const asDev: Actor = { ...dev, ...app.as(`hustings=${token}`) };

    await playWeek({ app, first: asDev, second: null, election, ...campus });
    expect(Math.max(...waits), 'hours that somebody waited').toBeLessThanOrEqual(24);
  });

  test('A5: the only officer becomes no two by an account of their own', async () => {
    const { app } = await openCampus();
    const asha = await officer(app, 'admin', 'Asha');
    const election = await organise(app, asha, asha);
    const other = await secondAccount(app, asha);
    const body = { reason };
    const cancelled = await asha.send('cancelElection', { params: { id: election.id }, body });
    const { proposal } = await asked(Promise.resolve(cancelled), 202);
    const params = { id: proposal._id };
    expect(await other.send('confirmProposal', { params })).toMatchObject(tooNew);
    const { entries } = await asked(
      app.send('readElectionRecord', { params: { id: election.id } }),
    );
    expect(entries.filter(({ officers }: { officers: number | null }) => officers === 2)).toEqual(
      [],
    );
  });
});
