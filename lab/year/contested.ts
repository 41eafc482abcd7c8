import { randomUUID } from 'node:crypto';
// February: the council of 2026 by ranked ballots, on a machine that has everything happen to it, and a
// result that is contested.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ask, askAs, logIn, must } from './people.ts';
import type { Human } from './people.ts';
import type { Stage } from './stage.ts';
import { upload } from '../faults/disks.ts';
import { command, holds, morning, replaceDisk, stop, subjectOf } from './stage.ts';
import { checkCount, contestOf, organise, resultOf, stand, vote } from './votes.ts';
import { byTwo, names as ofDecember } from './winter.ts';

const name = 'Council 2026';

export async function playContested(stage: Stage): Promise<void> {
  const { diary, students, line, admin, council } = stage;
  await morning(stage, '2026-02-02T09:00');
  for (const one of ofDecember) {
    const params = { id: contestOf(stage, one).id };
    await byTwo(stage, council, askAs(line, admin, 'certifyElection', { params }));
  }
  const contest = await organise(stage, {
    name,
    from: '2026-02-09T09:00',
    to: '2026-02-13T17:00',
    posts: [{ title: 'Council', method: 'stv', seats: 3 }],
  });
  await stand(stage, contest, 'Council', students.slice(100, 106));
  diary.did(
    'the four of December certified; Council 2026 organised: three seats, ranked, six candidates',
  );

  await morning(stage, '2026-02-09T10:00');
  const first = students.filter((_, at) => at % 5 === 1);
  const { acknowledged, refused } = await vote(stage, contest, first);
  diary.check('everybody who came voted', refused.length === 0, refused[0]);
  diary.did(`${acknowledged} people voted in Council 2026`);

  const late = students.filter((_, at) => at % 20 === 2);
  const early = new Set(contest.cast.keys());
  await fullDisk(stage, late);
  await lostMachine(stage, early);
  await lostKey(stage);
  await contestedResult(stage);
}

/** The newest file of a folder whose name ends so; undefined where there is none. */
function newestIn(folder: string, ending: string): string | undefined {
  const files = readdirSync(folder).filter((one) => one.endsWith(ending));
  const newest = files.toSorted().at(-1);
  return newest === undefined ? undefined : path.join(folder, newest);
}

/** Whether each line of a ballot was refused for the moment only. */
const isForNow = (body: { votes?: { refusal: { reason: string } | null }[] } | null): boolean =>
  body?.votes?.every(
    ({ refusal }) => refusal === null || ['overloaded', 'outcome-unknown'].includes(refusal.reason),
  ) === true;

/** The nightly backup is taken; then the disk fills while people vote. */
async function fullDisk(stage: Stage, late: readonly Human[]): Promise<void> {
  const { diary, line, admin, disk, folder } = stage;
  const contest = contestOf(stage, name);
  // A backup that was missed is taken after the next full hour, in UTC, which is a minute away.
  await morning(stage, '2026-02-10T10:28:20', { hasBackup: false });
  await holds(
    stage,
    'the backup of the night is taken, and copied',
    () => {
      const copy = newestIn(path.join(folder, 'copies'), '.age');
      const keys = newestIn(path.join(folder, 'key-copies'), '.age');
      const isOf = (file = '') => file.includes('20260210');
      return Promise.resolve(isOf(copy) && isOf(keys));
    },
    240,
  );
  const makeRoom = disk.fill();
  const token = admin.cookie.split('=')[1] ?? '';
  const picture = await upload(line.port, token);
  diary.check('a picture on a full disk is refused for now', picture === 503, picture);
  // What the database has allocated serves for a while: a vote is taken, or refused for now; none is lost.
  const turn = await vote(stage, contest, late.slice(0, 10));
  const areFine = turn.refused.every(({ status, body }) => status === 503 || isForNow(body));
  diary.check('a vote on a full disk is taken, or told to come again', areFine, turn.refused[0]);
  const doctor = await command(stage, 'doctor');
  diary.check('the doctor names the disk', /disk|room|space/i.test(doctor.said), doctor.said);
  const full = await ask(line, admin, 'health');
  diary.check('the server answers all the while', full.status !== 0, full);
  makeRoom();
  await holds(stage, 'with room again, pictures are taken', async () => {
    return (await upload(line.port, token)) === 201;
  });
  const others = late.filter(({ id }) => !contest.cast.has(id));
  const rest = await vote(stage, contest, others);
  diary.check('everybody who came after it voted', rest.refused.length === 0, rest.refused[0]);
  diary.did(
    `the disk filled while people voted, and was emptied; ${late.length} more voted since the backup`,
  );
}

/** The machine is gone, with its disk; another one gets the copy of the last night. */
async function lostMachine(stage: Stage, early: ReadonlySet<string>): Promise<void> {
  const { diary, folder, line, admin, council, students } = stage;
  const contest = contestOf(stage, name);
  await stop(stage, 'by force');
  replaceDisk(stage);
  const restores: { code: number; said: string }[] = [];
  await morning(stage, '2026-02-11T09:00', {
    hasBackup: false,
    prepare: async () => {
      const copy = newestIn(path.join(folder, 'copies'), '.age') ?? '';
      const keys = newestIn(path.join(folder, 'key-copies'), '.age') ?? '';
      restores.push(await command(stage, 'restore', copy));
      restores.push(await command(stage, 'restore', copy, '--keys', keys));
    },
  });
  const [refused, restored] = restores;
  diary.check('a restore without the keys stops', refused?.code === 1, refused?.said);
  diary.check('the restore with the keys works', restored?.code === 0, restored?.said);
  // Whoever voted after the backup has to vote again, and can once two officers have resumed voting.
  const since = [...contest.cast.keys()].filter((id) => !early.has(id));
  for (const id of since) contest.cast.delete(id);
  const again = students.filter(({ id }) => since.includes(id));
  const paused = await vote(stage, contest, again.slice(0, 1));
  diary.check(
    'no vote is taken before the officers have decided',
    JSON.stringify(paused.refused[0]?.body).includes('paused-by-restore'),
    paused,
  );
  const params = { id: contest.id };
  const resumed = { reason: 'Nobody has seen a result.' };
  await byTwo(stage, council, askAs(line, admin, 'resumeElection', { params, body: resumed }));
  const turn = await vote(stage, contest, again);
  diary.check(
    'whoever voted after the backup votes again',
    turn.refused.length === 0,
    turn.refused[0],
  );
  const before = students.filter(({ id }) => early.has(id));
  const twice = await vote(stage, contest, before.slice(0, 5));
  diary.check('nobody else votes twice', twice.acknowledged === 0, twice);
  const record = await must(askAs(line, admin, 'listRecord'));
  const isTold = JSON.stringify(record).includes('campus.restored');
  diary.check('the record tells of the restore', isTold, record);
  diary.did(
    `the machine was lost with its disk; restored from the copy of the night; ${again.length} people voted again`,
  );
}

/** The key of the open election is lost, and found among the copies. */
async function lostKey(stage: Stage): Promise<void> {
  const { diary, folder, dataDir, line, students, mail } = stage;
  const contest = contestOf(stage, name);
  const key = path.join(dataDir, 'keys', `${contest.id}.key`);
  await morning(stage, '2026-02-12T09:00', {
    hasBackup: false,
    prepare: () => rmSync(key),
  });
  const health = await must(ask(line, null, 'health'), 200, 503);
  const missing = health.missingKeys.map((one: { electionId: string }) => one.electionId);
  diary.check('the health page names the missing key', missing.includes(contest.id), health);
  const someone = students.filter(({ id }) => !contest.cast.has(id)).slice(0, 20);
  const turn = await vote(stage, contest, someone.slice(0, 1));
  diary.check(
    'a vote without the key is refused, and says so',
    turn.refused[0]?.body?.reason === 'key-missing' ||
      JSON.stringify(turn.refused[0]?.body).includes('key-missing'),
    turn.refused[0],
  );
  const isTold = async () => {
    return mail.taken.some((one) => subjectOf(one) === `A server has no key for ${name}`);
  };
  await holds(stage, 'the admin reads of it in an e-mail', isTold, 240);
  const copy = newestIn(path.join(folder, 'key-copies'), '.age') ?? '';
  const brought = await command(stage, 'keys', 'import', copy);
  diary.check('the key is brought from its copy', brought.code === 0, brought.said);
  await holds(stage, 'with the key, votes are taken', async () => {
    const { acknowledged } = await vote(stage, contest, someone.slice(0, 1));
    return acknowledged === 1;
  });
  const rest = await vote(stage, contest, someone.slice(1));
  diary.check('everybody who came after it voted', rest.refused.length === 0, rest.refused[0]);
  diary.did('the key of Council 2026 was lost, and brought back from its copy');
}

/** Somebody writes about who was elected; that one is disqualified, and the seat goes by the rule. */
async function contestedResult(stage: Stage): Promise<void> {
  const { diary, line, admin, council } = stage;
  const contest = contestOf(stage, name);
  await morning(stage, '2026-02-14T09:00', {
    until: async () => (await resultOf(stage, contest)) !== undefined,
  });
  await checkCount(stage, contest);
  const result = await resultOf(stage, contest);
  const elected: string[] = result.results[0].elected;
  diary.check('three are elected', elected.length === 3, elected);
  const candidates = contest.posts[0]?.candidates ?? [];
  const winner = candidates.find(({ id }) => id === elected[0]);
  const loser = candidates.find(({ id }) => !elected.includes(id))?.person;
  if (winner === undefined || loser === null || loser === undefined) throw new Error('nobody lost');
  const message = {
    ...{ name: 'A candidate', email: 'candidate@campus.example', category: 'grievances' },
    ...{ electionId: contest.id, about: [winner.id] },
    message: 'Posters hung in the mess on the day of the vote.',
  };
  // Without a session it is taken as well, from nobody.
  await must(logIn(line, loser));
  const { contact } = await must(askAs(line, loser, 'createContact', { body: message }), 201);
  diary.did('Council 2026 was counted; who lost writes to the council about who won');

  await morning(stage, '2026-02-15T09:00');
  const ruling = {
    ...{ electionId: contest.id, kind: 'disqualify', nominationId: winner.id, answered: null },
    reason: 'The rules forbid posters there, and they hung there.',
  };
  await byTwo(stage, admin, askAs(line, council, 'createRuling', { body: ruling }));
  const params = { id: contact._id };
  const answer = { entryId: randomUUID(), text: 'You are right.' };
  await must(askAs(line, council, 'answerContact', { params, body: answer }));
  // An answer alone does not settle it, and what is not settled is not forgotten.
  await must(askAs(line, council, 'resolveContact', { params }));
  const after = await resultOf(stage, contest);
  const now: string[] = after.results[0].elected;
  diary.check('who was disqualified has no seat', !now.includes(winner.id), now);
  diary.check('the page has both counts', after.results[0].asCast !== undefined, after.results[0]);
  await checkCount(stage, contest);
  const [mine] = await must(askAs(line, loser, 'listMyMessages'));
  diary.check('who wrote reads the answer', mine?.answers.length === 1, mine);
  diary.did('the winner was disqualified; the election was counted again without the candidate');

  await morning(stage, '2026-02-20T09:00');
  const id = { id: contest.id };
  await byTwo(stage, admin, askAs(line, council, 'certifyElection', { params: id }));
  diary.did('Council 2026 was certified');
}
