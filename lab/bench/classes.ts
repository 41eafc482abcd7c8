import { setTimeout as wait } from 'node:timers/promises';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { electionPath, pagePaths } from '#core/page-paths.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { verify } from '#tests/support/verifier.ts';
import type { Task } from '../load/load-process.ts';
import { get, post } from '../load/requests.ts';
import { runLoad } from '../load/run-load.ts';
import { quantile } from '../load/statistics.ts';
import { ask, closeDay, openClassDay, votesOf, votesOfClass } from './class-day.ts';
import type { ClassDay, ClassPlan } from './class-day.ts';
import { openFixture } from './fixture.ts';
import { cpuSpent } from './processes.ts';
import { table } from './report.ts';

const few: ClassPlan = {
  classes: 1,
  posts: ['Chair', 'Secretary', 'Treasurer'],
  voting: 60,
  ties: 0,
};
const many: ClassPlan = {
  classes: 120,
  posts: ['Representative', 'Deputy'],
  voting: 21,
  ties: 60,
};
const votesPerSecond = 5_000 / 600;
const votedAgain = 8;
const browsers = 20;

type Figures = Record<string, number>;

/** (10) 120 classes with two posts each, beside one class with three: the same votes a second in both. */
export async function benchClasses(): Promise<string> {
  const ofFew = await play(few);
  const ofMany = await play(many);
  const rows = Object.entries(ofFew.figures).map(([name, small]) => {
    const large = ofMany.figures[name] ?? Number.NaN;
    return [name, small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)];
  });
  return [
    '## Classes',
    '',
    `${many.classes} classes with ${many.posts.length} posts of three candidates each, beside one class with ${few.posts.length} posts;`,
    `${Math.round(votesPerSecond * 60)} votes a minute in both, while pages and the list of elections are read.`,
    '',
    table(['', 'Few', 'Many', 'Ratio'], rows),
    '',
    ...ofMany.told,
  ].join('\n');
}

async function play(plan: ClassPlan): Promise<{ figures: Figures; told: string[] }> {
  const fixture = await openFixture();
  const mail = await startMailServer();
  try {
    const server = await fixture.startServer({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Council <council@campus.example>',
    });
    const began = performance.now();
    const day = await openClassDay(fixture, server, plan);
    const figures: Figures = { 'Organised, ms': performance.now() - began };
    const votes = votesOf(day, plan);
    const cpu = () => cpuSpent(server.pid()) + cpuSpent(fixture.postgresPid, true);
    const before = cpu();
    const [cast, pages, lists] = await readWhile(day, votes);
    if (cast.statuses['200'] !== votes.length) {
      throw new Error(`votes were refused: ${JSON.stringify(cast.statuses)}`);
    }
    figures['A vote, p99 ms'] = quantile(cast.latencies, 0.99);
    figures['A page, p99 ms'] = quantile(pages.latencies, 0.99);
    figures['get-all, p99 ms'] = quantile(lists.latencies, 0.99);
    figures['CPU per vote, with the reading, ms'] = (cpu() - before) / votes.length;
    const closed = await closeDay(day);
    figures['Closed and read, ms'] = closed.ms;
    figures['A congratulation call, p99 ms'] = await congratulate(day, closed.result);
    const told = plan === many ? await settle(day, closed.result) : [];
    return { figures, told };
  } finally {
    await fixture.close();
    await mail.close();
  }
}

/** Votes at their rate, and for as long two readers of the pages and of the list. */
function readWhile({ server, election }: ClassDay, votes: Task[]) {
  const { port } = server;
  const during = (votes.length / votesPerSecond) * 1_000;
  const reading = (paths: readonly string[]) =>
    runLoad({
      port,
      clients: 2,
      tasks: paths.map((path) => ({ requests: [get(path)] })),
      perSecond: 10,
      during,
    });
  return Promise.all([
    runLoad({ port, clients: 32, tasks: votes, perSecond: votesPerSecond }),
    reading([pagePaths.home, pagePaths.elections, electionPath(election._id)]),
    reading(['/api/election/get-all']),
  ]);
}

/** What the browsers of some voters ask for once the results are there: an e-mail to each winner. */
async function congratulate(
  { server, classes }: ClassDay,
  { name, results }: ElectionResults,
): Promise<number> {
  const asked = results.flatMap(({ position, candidates, elected }) =>
    candidates
      .filter(({ _id }) => elected.includes(_id))
      .map(({ student }) => ({
        email: student.email,
        subject: 'Congratulations',
        body: `${student.name} won ${position} in ${name}`,
      })),
  );
  const people = classes.flat().slice(0, browsers);
  const tasks = people.flatMap(({ token }) =>
    asked.map((body) => ({ requests: [post('/api/email/send', body, { token })] })),
  );
  const { statuses, latencies } = await runLoad({
    port: server.port,
    clients: 2 * browsers,
    tasks,
  });
  if (tasks.length === 0 || statuses['200'] !== tasks.length) {
    throw new Error(`congratulations were refused: ${JSON.stringify(statuses)}`);
  }
  return quantile(latencies, 0.99);
}

/** A draw for the ties, posts that are voted again, the certificate, and the kit by the public verifier. */
async function settle(day: ClassDay, result: ElectionResults): Promise<string[]> {
  const { admin, election } = day;
  const id = election._id;
  const tied = result.results.filter(({ tie }) => tie);
  if (tied.length !== many.ties) throw new Error(`${tied.length} posts are tied`);
  await ask(day, admin, 'enterDraw', {
    id,
    body: { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer' },
  });
  const again = result.results.filter(({ tie }) => !tie).slice(0, votedAgain);
  for (const { positionId } of again) {
    const reason = 'The poll was disturbed.';
    const body = { electionId: id, position: positionId, kind: 'void', reason };
    await ask(day, admin, 'createRuling', { body });
  }
  await voteAgain(
    day,
    again.map(({ positionId }) => positionId),
  );
  await ask(day, admin, 'certifyElection', { id });
  const kit = Buffer.from(
    await (await fetch(`${urlOf(day)}/api/election/recount-kit/${id}`)).arrayBuffer(),
  );
  const { code, output } = verify(kit);
  // 3: everything holds, and nobody gave a hash to compare it with.
  if (code !== 3) throw new Error(`the kit does not hold: ${output}`);
  return [
    `${tied.length} ties were decided by one draw, ${again.length} void posts were voted again in one election, and it was certified.`,
    `The kit has ${(kit.byteLength / 1_000).toFixed(0)} kB, and the public verifier says that all holds.`,
  ];
}

const urlOf = ({ server }: ClassDay) => `http://127.0.0.1:${server.port}`;

/** The void posts are voted again in one election, by those who may, and counted. */
async function voteAgain(day: ClassDay, positionIds: readonly string[]): Promise<void> {
  const { admin, election, classes } = day;
  const { election: draft } = await ask<{ election: Election }>(day, admin, 'voteAgain', {
    id: election._id,
    body: { positionIds },
  });
  const startDate = new Date(Date.now() + 3_000);
  const dates = {
    startDate: startDate.toISOString(),
    endDate: new Date(Date.now() + 3_600_000).toISOString(),
    nominationsCloseAt: startDate.toISOString(),
  };
  await ask(day, admin, 'editElection', { id: draft._id, body: dates });
  const { election: second } = await ask<{ election: Election }>(day, admin, 'publishElection', {
    id: draft._id,
  });
  await wait(Math.max(0, startDate.getTime() - Date.now()) + 500);
  const placeOf = new Map(election.positions.map(({ title }, at) => [title, at]));
  const again = { ...day, election: second };
  const votes = second.positions.flatMap((position) => {
    const place = Math.floor((placeOf.get(position.title) ?? 0) / many.posts.length);
    return votesOfClass(again, position, classes[place] ?? [], { voting: 5, isTied: false });
  });
  const { statuses } = await runLoad({ port: day.server.port, clients: 8, tasks: votes });
  if (statuses['200'] !== votes.length) {
    throw new Error(`votes were refused: ${JSON.stringify(statuses)}`);
  }
  await closeDay(again);
}
