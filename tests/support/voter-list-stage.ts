import type { Actor, TestElection } from './factories.ts';
import { createActor, createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

export const number = (end: number) => `0177CS24${String(end).padStart(4, '0')}`;
export const line = (end: number, name = `Voter ${end}`) =>
  `${number(end)},${name},voter${end}@campus.example,CSE`;
export const fileOf = (...lines: string[]) => ['Number,Name,E-mail,Branch', ...lines].join('\n');

interface File {
  text: string;
  mode?: string;
  electionId?: string;
  columns?: object;
}

/** An officer with the calls about voter lists, and everybody else. */
export async function openVoterListStage() {
  const app: TestApp = await startTestApp();
  const council: Actor = await createActor(app, { role: 'council' });
  const preview = (file: File) => council.send('previewVoterList', { body: { ...file } });
  const load = async (file: File) => {
    const { stamp } = (await preview(file)).body;
    return council.send('importVoterList', {
      body: { fileName: 'students.csv', ...file, stamp },
    });
  };
  const listVoters = async (query: Record<string, string>) =>
    (await council.send('listVoters', { query })).body.voters as {
      _id: string;
      enrollmentNumber: string;
      name: string;
    }[];
  return {
    app,
    council,
    preview,
    /** Previews a file and imports it. */
    load,
    imported: async (file: File): Promise<string> => (await load(file)).body.import._id,
    undo: (id: string) => council.send('undoVoterListImport', { params: { id } }),
    /** A list as pairs of the end of the number and the name. */
    list: async (query: Record<string, string> = {}) =>
      (await listVoters(query)).map((one) => [Number(one.enrollmentNumber.slice(-4)), one.name]),
    idOf: async (end: number, query: Record<string, string> = {}) =>
      (await listVoters({ ...query, search: number(end) }))[0]?._id ?? '',
    /** An election that goes by the list of the campus. */
    async listed(given: Parameters<typeof createElection>[1] = {}): Promise<TestElection> {
      const election = await createElection(app.ctx, given);
      await app.ctx.pool.query("update elections set voters = 'listed' where id = $1", [
        election.id,
      ]);
      return election;
    },
    /** What everybody is told who asks for a number. */
    async check(id: string, end: number): Promise<boolean> {
      const body = { enrollmentNumber: number(end) };
      return (await app.send('checkVoterList', { params: { id }, body })).body.isOnList;
    },
    async reset() {
      await app.ctx.pool.query('delete from voter_list_entries; delete from voter_list_imports');
      await app.ctx.pool.query("update elections set state = 'cancelled'");
    },
    close: () => app.close(),
  };
}

export type VoterListStage = Awaited<ReturnType<typeof openVoterListStage>>;
