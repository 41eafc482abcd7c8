import { vi } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made } from './campus.ts';

/** An election as the contract has it on the wire, as far as these tests read it. */
export type Election = Answer['body'];

/** A moment so many hours from now, ISO 8601 in UTC. */
function momentFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** An election with the fields of section 3, open since an hour ago unless told otherwise. */
export function electionToCreate(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Student Council 2027',
    description: 'Choose who speaks for you.',
    startDate: momentFromNow(-1),
    endDate: momentFromNow(1),
    imageUrl: '',
    positions: [{ title: 'President' }, { title: 'Vice President' }],
    ...changes,
  };
}

/** Makes it as the admin of the campus. */
export async function organise(
  campus: Campus,
  changes: Record<string, unknown> = {},
): Promise<Election> {
  return made(await campus.admin.post('/election/create', electionToCreate(changes))).election;
}

/** Nominates somebody for a position, by its title, and accepts it; gives the nomination. */
export async function stand(
  campus: Campus,
  { _id: electionId }: Election,
  { user, post }: Person,
  position = 'President',
): Promise<Answer['body']> {
  const body = { electionId, position, userId: user._id };
  const { nomination } = made(await post('/nomination/create', body));
  made(await campus.admin.post(`/nomination/accept/${nomination._id}`));
  return nomination;
}

/** Votes for a candidate, an account, with the payload of section 3. */
export function vote(
  { user, post }: Person,
  { _id: electionId }: Election,
  candidate: Person,
  position = 'President',
): Promise<Answer> {
  const candidateId = candidate.user._id;
  return post('/vote/add', { userId: user._id, electionId, position, candidateId });
}

/** Ends voting before its time, which is a call of the product's own, and gives the results. */
export async function resultsAfterClose(campus: Campus, election: Election): Promise<Election> {
  const reason = 'Everybody has voted.';
  made(await campus.admin.post(`/election/close/${election._id}`, { reason }));
  return resultsOf(campus, election);
}

/** The results of an election once the server has counted it. */
async function resultsOf(campus: Campus, { _id }: Election): Promise<Election> {
  const read = async () => {
    const results = made(await campus.visitor().get('/election/get-results'));
    return results.find((one: Election) => one.electionId === _id);
  };
  return vi.waitUntil(read, { timeout: 150_000, interval: 100 });
}

/** The election as visitors read it. */
export async function listed(campus: Campus, { _id }: Election): Promise<Election> {
  const { elections } = made(await campus.visitor().get('/election/get-all'));
  return elections.find((one: Election) => one._id === _id);
}
