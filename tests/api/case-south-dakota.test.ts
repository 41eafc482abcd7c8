import { beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  asked,
  castIn,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import type { CaseElection } from '#tests/support/case-stage.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// South Dakota: won by seven votes, and some were cast under numbers of others. The page says the margin; what it
// means the council rules.

const app = testApp();
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

let last = 0;
/** A file of so many students, imported by the call of the screen; their numbers and addresses. */
async function importStudents(count: number) {
  const students = Array.from({ length: count }, () => {
    last += 1;
    return {
      number: `0177SD25${String(last).padStart(4, '0')}`,
      email: `sd${last}@campus.example`,
    };
  });
  const text = [
    'Number,Name,E-mail',
    ...students.map(({ number, email }) => `${number},Student,${email}`),
  ].join('\n');
  const { stamp } = await asked(council.send('previewVoterList', { body: { text } }));
  const body = { fileName: 'students.csv', text, stamp };
  await asked(council.send('importVoterList', { body }), 201);
  return students;
}

type Student = Awaited<ReturnType<typeof importStudents>>[number];

/** Its true owner takes a number by the link that goes to the address of the list. */
async function claim({ number, email }: Student): Promise<Actor> {
  const owner = await createActor(app, { enrollmentNumber: null });
  await asked(app.send('askNumberProof', { body: { enrollmentNumber: number } }));
  const token = await newestToken(app, email);
  await asked(owner.send('takeByVoteLink', { body: { token } }));
  return owner;
}

/** An election that 14 of 21 students decide: won by seven. */
async function wonBySeven() {
  const [first, second, ...students] = await importStudents(23);
  const stand = [
    await createActor(app, { name: 'Asha Rao', enrollmentNumber: first?.number ?? '' }),
    await createActor(app, { name: 'Binod Shah', enrollmentNumber: second?.number ?? '' }),
  ];
  const election = await organiseCase(
    app,
    { council, admin },
    `Senate ${last}`,
    { President: stand },
    { voters: 'listed', standings: 'after-close' },
  );
  await openCase(app, election);
  const [asha, binod] = election.candidates.President ?? [];
  if (asha === undefined || binod === undefined) throw new Error('two stand');
  const voters: Actor[] = [];
  for (const [at, { number }] of students.entries()) {
    const voter = await createActor(app, { enrollmentNumber: number });
    await asked(castIn(voter, election.id, at < 14 ? asha : binod));
    voters.push(voter);
  }
  return { election, students, voters, asha, binod };
}

/** What is wrong is written to the council, which says what it makes of it. */
async function writeAndAnswer({ id }: CaseElection, by: Actor, text: string): Promise<void> {
  const said = 'Some of those who voted are not who they say.';
  const message = await complain(by, { id }, [], said);
  await setClosed(app, id, 'appeals_until', new Date());
  expect(await certify(id)).toMatchObject(refusedWith('messages-unanswered'));
  const waits = await asked(council.send('readOutcome', { params: { id } }));
  expect(waits.areMessagesUnanswered).toBe(true);
  await asked(answerTo(admin, message, text));
}

const certify = (id: string) => council.send('certifyElection', { params: { id }, body: {} });

test('three votes under numbers of others cannot decide a margin of seven: certified', async () => {
  const { election, students, binod } = await wonBySeven();
  await closeCase(app, election);
  // They prove their numbers after the close: somebody else had voted under each.
  for (const student of students.slice(0, 3)) await claim(student);
  const shown = await resultOfCase(app, election);
  expect(shown.results[0]).toMatchObject({
    margin: { votes: 7 },
    candidates: [{ votes: 14 }, { votes: 7 }],
  });
  const numbers = new RegExp(students.map(({ number }) => number).join('|'));
  expect(JSON.stringify(shown), 'never whose').not.toMatch(numbers);

  await writeAndAnswer(
    election,
    binod,
    'Even if all three votes had gone to the other one, the margin would be one.',
  );
  await asked(certify(election.id));
  expect((await resultOfCase(app, election)).afterClose).toMatchObject({
    certifiedAt: expect.any(String),
  });
});

test('four could: the same people vote on it again', async () => {
  const { election, students, voters, binod } = await wonBySeven();
  const owners: Actor[] = [];
  for (const student of students.slice(0, 4)) owners.push(await claim(student));
  // While voting is open nobody has a second vote, and no count is told.
  for (const owner of owners) {
    expect(await castIn(owner, election.id, binod)).toMatchObject(refusedWith('number-has-voted'));
  }
  await closeCase(app, election);
  expect((await resultOfCase(app, election)).results[0]).toMatchObject({
    candidates: [{ votes: 14 }, { votes: 7 }],
  });
  await writeAndAnswer(election, binod, 'Four votes could have decided it.');

  const params = { id: election.id };
  const { positionId } = binod;
  const again = await asked(council.send('voteAgain', { params, body: { positionId } }), 201);
  const { _id: id, nominations } = again.election;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const dates = { startDate: inHours(1), endDate: inHours(24), nominationsCloseAt: inHours(1) };
  await asked(council.send('editElection', { params: { id }, body: dates }));
  await asked(council.send('publishElection', { params: { id } }));
  await openCase(app, { id });
  const second = nominations.find(
    (one: { nominee: { _id: string } }) => one.nominee._id === binod.id,
  );
  const vote = (who: Actor) =>
    who.send('castVote', {
      body: {
        userId: who.id,
        electionId: id,
        position: second.positionId,
        candidateId: second._id,
      },
    });
  for (const owner of owners) await asked(vote(owner));
  for (const squatter of voters.slice(0, 4)) {
    expect(await vote(squatter)).toMatchObject({ status: 403 });
  }
  for (const honest of voters.slice(4)) await asked(vote(honest));
  // What decides is the other election; the first count stays as it was, and can be certified.
  await asked(certify(election.id));
  expect((await resultOfCase(app, election)).results[0]).toMatchObject({
    candidates: [{ votes: 14 }, { votes: 7 }],
  });
});
