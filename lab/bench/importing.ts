import { cpuSpent } from './processes.ts';
import { table } from './report.ts';
import { createVoters } from '../load/campus.ts';
import { median } from '../load/statistics.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { openFixture } from './fixture.ts';

const voters = 100_000;
const rounds = 3;
const branches = ['CS', 'EC', 'ME', 'CE', 'EE', 'IT', 'BT', 'CH', 'AU', 'MT'];

/** What one step of an import took. */
interface Cost {
  ms: number;
  cpuMs: number;
}

/** (7) A voter list as long as one may be: checked, imported, and corrected in every line. */
export async function benchImporting(): Promise<string> {
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < rounds; round += 1) {
    const fixture = await openFixture();
    try {
      await measure(fixture, costs);
    } finally {
      await fixture.close();
    }
  }
  return [
    '## Importing a voter list',
    '',
    `${voters.toLocaleString('en')} lines with number, name, e-mail and branch, over HTTP as the form sends them; CPU of server`,
    `and PostgreSQL. Median of ${rounds} rounds, each on a fresh database.`,
    '',
    table(
      ['Step', 'Seconds', 'CPU seconds'],
      [...costs].map(([step, taken]) => [
        step,
        (median(taken.map(({ ms }) => ms)) / 1_000).toFixed(1),
        (median(taken.map(({ cpuMs }) => cpuMs)) / 1_000).toFixed(1),
      ]),
    ),
  ].join('\n');
}

async function measure(fixture: Fixture, costs: Map<string, Cost[]>): Promise<void> {
  const server = await fixture.startServer();
  const [officer] = await createVoters(fixture.pool, 1);
  if (officer === undefined) throw new Error('nobody is there');
  await fixture.pool.query(`update accounts set role = 'council' where id = $1`, [officer.id]);
  const send = (path: string, body: object) => ask(server, officer.token, path, body);
  const take = async <Reply>(step: string, work: () => Promise<Reply>): Promise<Reply> => {
    const both = () => cpuSpent(server.pid()) + cpuSpent(fixture.postgresPid, true);
    const [cpuBefore, began] = [both(), performance.now()];
    const reply = await work();
    const cost = { ms: performance.now() - began, cpuMs: both() - cpuBefore };
    costs.set(step, [...(costs.get(step) ?? []), cost]);
    return reply;
  };
  for (const [name, word] of [
    ['first import', 'Student'],
    ['correction of every line', 'Corrected'],
  ] as const) {
    const file = { text: listOf(word), fileName: 'students.csv', mode: 'add' };
    const { stamp } = await take(`Preview of the ${name}`, () => send('preview', file));
    const done = await take(`The ${name}`, () => send('import', { ...file, stamp }));
    const { added, changed } = done['import'] as { added: number; changed: number };
    if (added + changed !== voters) throw new Error(`only ${added} added, ${changed} corrected`);
  }
}

/** As an office exports it. */
function listOf(word: string): string {
  const perBranch = voters / branches.length;
  const lines = branches.flatMap((branch) =>
    Array.from({ length: perBranch }, (_, at) => {
      const number = `0177${branch}24${String(at).padStart(4, '0')}`;
      return `${number},${word} ${branch} ${at},${number.toLowerCase()}@campus.example,${branch}`;
    }),
  );
  return ['Roll No,Name,E-mail,Branch', ...lines].join('\n');
}

async function ask(
  { port }: ServerProcess,
  token: string,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/voter-list/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `hustings=${token}` },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}
