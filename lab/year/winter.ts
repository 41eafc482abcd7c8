// December, on this release: three more classes and a question to all, while the mail server refuses for a week;
// a tie that dice decide.
import type { Human, Reply } from './people.ts';
import { askAs, classOf, must } from './people.ts';
import type { Release } from './releases.ts';
import { classElection } from './autumn.ts';
import type { Stage } from './stage.ts';
import { command, holds, morning, subjectOf } from './stage.ts';
import { upgradeTo } from './upgrade.ts';
import { checkCount, contestOf, organise, readAnswers, resultOf, stand, vote } from './votes.ts';

/** What is voted on in December. */
export const names = ['Class CS 24', 'Class ME 25', 'Class CE 23', 'Referendum on the mess'];

/** Done at once, or by a second officer where one has to confirm it. */
export async function byTwo(
  { line }: Stage,
  second: Human,
  answer: Promise<Reply>,
): Promise<Reply['body']> {
  const body = await must(answer, 200, 201, 202);
  if (body.proposal === undefined) return body;
  return must(askAs(line, second, 'confirmProposal', { params: { id: body.proposal._id } }));
}

export async function playWinter(stage: Stage, release: Release): Promise<void> {
  await installed(stage, release);
  await refused(stage);
  await drawn(stage);
  await takenAgain(stage);
}

async function installed(stage: Stage, release: Release): Promise<void> {
  const { diary, students, line, admin } = stage;
  await upgradeTo(stage, release, '2025-12-01T09:00');
  const { said, code } = await command(stage, 'verify-record');
  diary.check('the record verifies after both upgrades', code === 0, said);
  for (const name of ['Class CS 22', 'Class CS 23', 'Class EC 22']) {
    const params = { id: contestOf(stage, name).id };
    const [, ben] = stage.officers;
    await byTwo(stage, ben ?? admin, askAs(line, admin, 'certifyElection', { params }));
  }
  const begun = contestOf(stage, 'Class CS 24');
  await stand(stage, begun, 'Representative', classOf(students, 'CS', '24').slice(12, 13));
  for (const [branch, year] of [
    ['ME', '25'],
    ['CE', '23'],
  ] as const) {
    const given = classElection(branch, year, '2025-12-08T09:00', '2025-12-10T17:00');
    const contest = await organise(stage, given);
    await stand(stage, contest, 'Representative', classOf(students, branch, year).slice(10, 13));
  }
  const question = await organise(stage, {
    name: 'Referendum on the mess',
    from: '2025-12-08T09:00',
    to: '2025-12-10T17:00',
    posts: [
      {
        title: 'The mess',
        kind: 'question',
        text: 'Shall the mess open at six?',
        quorum: { kind: 'share', share: { numerator: 1, denominator: 20 } },
        majority: { share: { numerator: 1, denominator: 2 }, of: 'valid' },
      },
    ],
  });
  await readAnswers(stage, question);
  diary.did(
    'three autumn elections certified; a candidate joins one begun on 0.2.0; two more classes and a referendum organised',
  );
}

/** Voting, and from that day on the mail server refuses everything. */
async function refused(stage: Stage): Promise<void> {
  const { diary, students, mail } = stage;
  await morning(stage, '2025-12-08T10:00');
  mail.manner = 'defers-recipient';
  for (const [branch, year] of [
    ['CS', '24'],
    ['CE', '23'],
  ] as const) {
    const voters = classOf(students, branch, year).slice(20, 50);
    const { refused: others } = await vote(
      stage,
      contestOf(stage, `Class ${branch} ${year}`),
      voters,
    );
    diary.check(`everybody of ${branch} ${year} who came voted`, others.length === 0, others[0]);
  }
  // Fifteen for each of the first two: a tie.
  const tied = contestOf(stage, 'Class ME 25');
  const voters = classOf(students, 'ME', '25').slice(20, 50);
  const turn = await vote(stage, tied, voters, ({ candidates }, place) => [
    candidates[place % 2]?.id ?? '',
  ]);
  diary.check('everybody of ME 25 who came voted', turn.refused.length === 0, turn.refused[0]);
  const question = contestOf(stage, 'Referendum on the mess');
  const asked = students.filter((_, at) => at % 8 === 1);
  const answers = await vote(stage, question, asked);
  diary.check('everybody asked voted', answers.refused.length === 0, answers.refused[0]);
  diary.did(
    `90 of three classes and ${answers.acknowledged} in the referendum voted; the mail server refuses from now on`,
  );
}

/** The results stand though no e-mail leaves, and dice decide the tie. */
async function drawn(stage: Stage): Promise<void> {
  const { diary, line, admin, council, mail } = stage;
  await morning(stage, '2025-12-11T09:00', {
    until: async () => {
      const results = names.map((name) => resultOf(stage, contestOf(stage, name)));
      return (await Promise.all(results)).every((one) => one !== undefined);
    },
  });
  for (const name of names) await checkCount(stage, contestOf(stage, name));
  const tied = contestOf(stage, 'Class ME 25');
  const before = await resultOf(stage, tied);
  diary.check('Class ME 25 is a tie', before?.results[0]?.tie === true, before?.results[0]);
  const params = { id: tied.id };
  const dice = { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer, Farid Khan' };
  await byTwo(stage, admin, askAs(line, council, 'enterDraw', { params, body: dice }));
  const after = await resultOf(stage, tied);
  diary.check('the dice decided it', after?.results[0]?.decided?.by === 'draw', after?.results[0]);
  diary.check('no e-mail has left', mail.taken.length === stage.read, mail.taken.length);
  const trouble = await must(askAs(line, admin, 'readUnsentEmails'));
  diary.check('the officers read why', /later|451/i.test(JSON.stringify(trouble)), trouble);
  const doctor = await command(stage, 'doctor');
  diary.check('the doctor knows of the mail', /e-?mail|mail/i.test(doctor.said), doctor.said);
  diary.did('four elections counted; a tie of Class ME 25 decided by dice; no e-mail leaves');
}

/** After a week the mail server takes e-mails again: each winner has one. */
async function takenAgain(stage: Stage): Promise<void> {
  const { diary, line, admin, mail } = stage;
  await morning(stage, '2025-12-15T09:00');
  mail.manner = 'takes';
  const from = mail.taken.length;
  await must(askAs(line, admin, 'sendTestEmail'));
  const { emails } = await must(askAs(line, admin, 'readUnsentEmails'));
  for (const { _id } of emails.filter((one: { hasFailed: boolean }) => one.hasFailed)) {
    await must(askAs(line, admin, 'resendEmail', { params: { id: _id } }));
  }
  const winners = names.slice(0, 3).map((name) => contestOf(stage, name));
  await holds(stage, 'each winner has one e-mail, late', async () => {
    for (const contest of winners) {
      const result = await resultOf(stage, contest);
      const [elected] = result.results[0].elected;
      const winner = contest.posts[0]?.candidates.find(({ id }) => id === elected)?.person;
      const letters = mail.taken.slice(from).filter((one) => {
        const isTheirs = one.to.includes(winner?.email ?? '');
        return isTheirs && /congratulations/i.test(subjectOf(one));
      });
      if (letters.length !== 1) return false;
    }
    return true;
  });
  diary.did('the mail server takes e-mails again after a week');
}
