// March to July: a certificate runs out, all officers hand over, what was kept long enough is forgotten, and
// somebody who was never there finds everything.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contest } from './contest.ts';
import type { Human } from './people.ts';
import { ask, askAs, must } from './people.ts';
import type { Stage } from './stage.ts';
import { certify, command, holds, morning } from './stage.ts';
import { proveAddress } from './summer.ts';
import { checkCount, contestOf, resultOf } from './votes.ts';
import { byTwo } from './winter.ts';

const root = path.resolve(import.meta.dirname, '../..');

export async function playSpring(stage: Stage): Promise<void> {
  await ranOut(stage);
  await handedOver(stage);
  await forgotten(stage);
  await found(stage);
}

/** The certificate of the mail server has really run out, until somebody renews it. */
async function ranOut(stage: Stage): Promise<void> {
  const { diary, line, admin, mail } = stage;
  await morning(stage, '2026-03-20T09:00');
  const taken = mail.taken.length;
  const failed = await must(askAs(line, admin, 'sendTestEmail'));
  diary.check('an e-mail meets the certificate', failed.isTaken === false, failed);
  diary.check('the admin reads why', /certificate/i.test(JSON.stringify(failed)), failed);
  const doctor = await command(stage, 'doctor');
  diary.check('the doctor names the certificate', /certificate/i.test(doctor.said), doctor.said);
  mail.renew(certify(stage, 365));
  diary.check('nothing left without encryption', mail.taken.length === taken);
  diary.did('the certificate of the mail server ran out, and was renewed');

  await morning(stage, '2026-03-21T09:00');
  const passed = await must(askAs(line, admin, 'sendTestEmail'));
  diary.check('with the renewed one e-mails leave', passed.isTaken === true, passed);
}

/** All officers leave, and three students who were none come. */
async function handedOver(stage: Stage): Promise<void> {
  const { diary, line, admin, students, officers } = stage;
  await morning(stage, '2026-05-04T09:00');
  const [next, second, third] = students.slice(500, 503);
  if (next === undefined || second === undefined || third === undefined) throw new Error('nobody');
  const successors = [
    { userId: next.id, role: 'admin' },
    { userId: second.id, role: 'council' },
    { userId: third.id, role: 'council' },
  ];
  for (const one of [next, second, third]) await proveAddress(stage, one);
  const leaving = officers.map(({ id }) => id);
  const [, ben = admin] = officers;
  const { term } = await must(askAs(line, admin, 'readHandOver'));
  const body = { successors, leaving, newTerm: term + 1, reason: 'The new year.' };
  await byTwo(stage, ben, askAs(line, admin, 'handOver', { body }));
  for (const one of officers) {
    const { status } = await ask(line, one, 'listContacts');
    diary.check(`${one.name} has no rights any more`, status === 401 || status === 403, status);
  }
  const become = (who: Human, role: Human['role']): Human => {
    who.role = role;
    who.cookie = '';
    return who;
  };
  stage.officers = [become(next, 'admin'), become(second, 'council'), become(third, 'council')];
  stage.admin = next;
  stage.council = second;
  diary.did('all three officers handed over to three who were none');
}

/** Half a year after the autumn nobody knows any more who voted in it. */
async function forgotten(stage: Stage): Promise<void> {
  const { diary, line, admin, students } = stage;
  const autumn = contestOf(stage, 'Class CS 22');
  const voter = students.find(({ id }) => autumn.cast.has(id));
  if (voter === undefined) throw new Error('nobody voted in autumn');
  const votedIn = async (): Promise<string[]> => {
    const { voted } = await must(askAs(line, voter, 'readOwnData'));
    return voted.map(({ election }: { election: string }) => election);
  };
  const before = await votedIn();
  diary.check('in May their own data says where they voted', before.includes(autumn.name), before);
  await must(askAs(line, admin, 'saveCampusSettings', { body: { keepDays: { messages: 90 } } }));

  await morning(stage, '2026-07-06T09:00', { hasBackup: false });
  await holds(stage, 'who voted in autumn is forgotten', async () => {
    const now = await votedIn();
    return !now.includes(autumn.name);
  });
  await holds(stage, 'the settled message of October is forgotten', async () => {
    const messages = await must(askAs(line, stage.admin, 'listContacts'));
    return messages.length === 0;
  });
  diary.did('votes of autumn and a message of October are forgotten');
}

/** The new admin, who was never there, walks through everything; every result counts again. */
async function found(stage: Stage): Promise<void> {
  const { diary, line, admin, dataDir } = stage;
  const { elections } = await must(askAs(line, admin, 'listElections'));
  const names = new Set(elections.map(({ name }: { name: string }) => name));
  diary.check(
    'all nine elections are there',
    stage.contests.every(({ name }) => names.has(name)),
  );
  for (const contest of stage.contests) {
    await checkCount(stage, contest);
    await countAgain(stage, contest);
  }
  const { entries } = await must(askAs(line, admin, 'listRecord'));
  diary.check('the record is there', entries.length > 0, entries);
  const { sanctions } = await must(
    ask(line, null, 'listRulings', { params: { id: contestOf(stage, 'Council 2026').id } }),
  );
  diary.check('the ruling of February is there', sanctions.length === 1, sanctions);
  const handOver = await must(askAs(line, admin, 'readHandOver'));
  diary.check('the officers are the new ones', handOver.officers.length === 3, handOver.officers);
  for (const call of [
    'listUsers',
    'readSystem',
    'readUnsentEmails',
    'listProposals',
    'listWaiting',
    'listTerms',
  ] as const) {
    const { status } = await askAs(line, admin, call);
    diary.check(`${call} answers the new admin`, status === 200, status);
  }
  // The machine was off for two months: the doctor says so, and what it advises helps.
  const late = await command(stage, 'doctor');
  diary.check(
    'the doctor knows how old the backup is',
    /PROBLEM +backup/.test(late.said),
    late.said,
  );
  const backup = await command(stage, 'backup');
  diary.check('a backup is taken', backup.code === 0, backup.said);
  const doctor = await command(stage, 'doctor');
  diary.check('the doctor sees no problem', !/PROBLEM/.test(doctor.said), doctor.said);
  const record = await command(stage, 'verify-record');
  diary.check('the record verifies', record.code === 0, record.said);
  const megabytes = sizeOf(dataDir) / 1e6;
  const most = mostMegabytes();
  diary.check(`the folder is no larger than ${most} MB`, megabytes <= most, megabytes);
  diary.did(
    `the new admin found all; ${stage.contests.length} results counted again; the record verifies; the folder has ${Math.round(megabytes)} MB`,
  );
}

/** With the program that everybody can download, where the release that closed it made a kit. */
async function countAgain(stage: Stage, contest: Contest): Promise<void> {
  const { line, admin, folder, diary } = stage;
  const { recountKit } = await resultOf(stage, contest);
  const reply = await askAs(line, admin, 'readRecountKit', { params: { id: contest.id } });
  if (recountKit === null) {
    // 0.1.0 knew no kits.
    return diary.check(
      `${contest.name}, without a kit, is of 0.1.0`,
      contest.name === 'Council 2025',
      reply,
    );
  }
  const file = path.join(folder, 'kit.json');
  writeFileSync(file, reply.text);
  const verifier = path.join(root, 'public/verify-kit.mjs');
  const args = [verifier, file, '--sha256', recountKit.sha256];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  diary.check(`${contest.name} counts again`, status === 0, `${status} ${stdout}${stderr}`);
}

/** What docs/scale.md says that the folder of such a campus takes after a year. */
function mostMegabytes(): number {
  const text = readFileSync(path.join(root, 'docs/scale.md'), 'utf8');
  const [, said] = /a campus of 2,000 after a year has (\d+) MB/i.exec(text) ?? [];
  return Number(said ?? 0);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
}
