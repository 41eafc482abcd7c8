import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { listImports } from './import-store.ts';
import { countGroups, listAsked } from './store.ts';
import { presentImport, presentVoter } from './view.ts';

const size = 25;

/** A voter list, a page at a time; one behind the last is the last. */
export async function listVoters({ db }: Services, _actor: Actor, input: Input<'listVoters'>) {
  const { search, group, electionId = null } = input;
  const read = (page: number) =>
    listAsked(db, { list: electionId, search, group }, { from: (page - 1) * size, size });
  let { page } = input;
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (page > pages) {
    page = pages;
    found = await read(page);
  }
  return {
    voters: found.rows.map(presentVoter),
    total: found.total,
    page,
    pages,
    ...(await countGroups(db, electionId)),
  };
}

/** The imports of a list, newest first. */
export async function listVoterListImports(
  { db }: Services,
  _actor: Actor,
  { electionId }: Input<'listVoterListImports'>,
) {
  return (await listImports(db, electionId ?? null)).map(presentImport);
}
