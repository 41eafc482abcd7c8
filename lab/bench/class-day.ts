// A campus whose classes elect people of their own, all on one day, by the calls that people make.
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { createVoters, writeCampus } from '../load/campus.ts';
import type { Person } from '../load/campus.ts';
import { voteFor } from '../load/requests.ts';
import type { Task } from '../load/load-process.ts';
import type { Fixture, ServerProcess } from './fixture.ts';

/** How the classes of a campus are made. */
export interface ClassPlan {
  classes: number;
  /** The posts of each class; each has three candidates, and only the class votes. */
  posts: readonly string[];
  /** How many of a class vote. */
  voting: number;
  /** In how many posts the first two candidates get the same number of votes. */
  ties: number;
}

export const classSize = 60;
const standing = 3;
const password = 'none';

/** A server with the election of such a campus, and who is in which class. */
export interface ClassDay {
  server: ServerProcess;
  admin: Person;
  classes: Person[][];
  election: Election;
}

/** Makes a call as somebody; throws where it is refused. */
export async function ask<Reply = unknown>(
  { server }: Pick<ClassDay, 'server'>,
  who: Person | null,
  call: keyof typeof routes,
  { id = '', body }: { id?: string; body?: object } = {},
): Promise<Reply> {
  const { method, path } = routes[call];
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path.replace(':id', id)}`, {
    method,
    headers: {
      ...(who === null ? {} : { cookie: `hustings=${who.token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Reply;
}

const classNames = (count: number) =>
  Array.from({ length: count }, (_, at) => `Class ${String(at + 1).padStart(3, '0')}`);

/** Imports the list, and organises the election with all its candidates in one call. */
export async function openClassDay(
  fixture: Fixture,
  server: ServerProcess,
  plan: ClassPlan,
): Promise<ClassDay> {
  const { admin } = await writeCampus(fixture, { voters: 0, positions: 1 });
  const people = await createVoters(fixture.pool, plan.classes * classSize, password);
  const names = classNames(plan.classes);
  const { rows } = await fixture.pool.query<{
    id: string;
    number: string;
    name: string;
    email: string;
  }>(
    `update accounts set proved_at = now(), proved_how = 'address' where id = any($1)
     returning id, enrollment_number as number, name, email`,
    [people.map(({ id }) => id)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const lines = people.map(({ id }, at) => {
    const { number = '', name = '', email = '' } = known.get(id) ?? {};
    return [number, name, email, names[Math.floor(at / classSize)]].join(',');
  });
  const list = { text: ['Number,Name,Email,Section', ...lines].join('\n'), fileName: 'list.csv' };
  const { stamp } = await ask<{ stamp: string }>({ server }, admin, 'previewVoterList', {
    body: list,
  });
  await ask({ server }, admin, 'importVoterList', { body: { ...list, stamp } });
  const classes = names.map((_, at) => people.slice(at * classSize, (at + 1) * classSize));
  const posts = names.flatMap((name, at) =>
    plan.posts.map((post, place) => ({
      title: `${post} ${name}`,
      limits: { groups: [`Section: ${name}`] },
      lines: (classes[at] ?? [])
        .slice(place * standing, (place + 1) * standing)
        .map(({ id }) => known.get(id)?.number ?? ''),
    })),
  );
  const startDate = new Date(Date.now() + 3_000);
  const body: BodyOfCall<'createElection'> = {
    name: 'Class representatives',
    description: 'Each class elects its own.',
    startDate: startDate.toISOString(),
    endDate: new Date(Date.now() + 3_600_000).toISOString(),
    positions: posts.map(({ title, limits }) => ({ title, limits })),
    voters: 'proved',
    rules: { complaints: { hours: 0, after: 'close' } },
    candidates: posts.map(({ title, lines: of }) => ({ position: title, lines: of })),
    haveAgreed: true,
  };
  const { election } = await ask<{ election: Election }>({ server }, admin, 'createElection', {
    body,
  });
  await wait(Math.max(0, startDate.getTime() - Date.now()) + 500);
  return { server, admin, classes, election };
}

/** The votes of the day: who votes, and for whom. */
export const votesOf = (day: ClassDay, plan: ClassPlan): Task[] =>
  day.election.positions.flatMap((position, at) =>
    votesOfClass(day, position, day.classes[Math.floor(at / plan.posts.length)] ?? [], {
      voting: plan.voting,
      isTied: at < plan.ties,
    }),
  );

/** A class votes for a post: the first candidate wins, or shares the first place with the second one. */
export function votesOfClass(
  { election }: Pick<ClassDay, 'election'>,
  position: Pick<Election['positions'][number], '_id' | 'title'>,
  people: readonly Person[],
  { voting, isTied }: { voting: number; isTied: boolean },
): Task[] {
  const candidates = election.nominations.filter(({ positionId }) => positionId === position._id);
  // In a tie the last voter of an odd number stays at home.
  const voters = people.slice(0, isTied ? voting - (voting % 2) : voting);
  return voters.map((voter, at) => {
    const candidate = candidates[isTied ? at % 2 : Math.max(0, (at % 4) - 1)];
    if (candidate === undefined) throw new Error(`nobody stands for ${position.title}`);
    return { requests: [voteFor(voter, election._id, position._id, candidate._id)] };
  });
}

/** Ends voting and waits until everybody reads the result. */
export async function closeDay(day: ClassDay): Promise<{ ms: number; result: ElectionResults }> {
  const began = performance.now();
  const id = day.election._id;
  await ask(day, day.admin, 'closeElectionNow', { id, body: { reason: 'Everybody has voted.' } });
  for (;;) {
    const results = await ask<ElectionResults[]>(day, null, 'listResults');
    const result = results.find(({ electionId }) => electionId === id);
    if (result?.recountKit != null) return { ms: performance.now() - began, result };
    await wait(50);
  }
}
