import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { readPage } from '../platform/read-page.ts';
import type { Services } from '../services.ts';
import { listImports } from './import-store.ts';
import { countGroups, listAsked } from './store.ts';
import { presentImport, presentVoter } from './view.ts';

const size = 25;

/** A voter list, a page at a time; one behind the last is the last. */
export async function listVoters({ db }: Services, _actor: Actor, input: Input<'listVoters'>) {
  const { search, group, electionId = null } = input;
  const { rows, ...found } = await readPage({ page: input.page, size }, (part) =>
    listAsked(db, { list: electionId, search, group }, part),
  );
  return {
    voters: rows.map(presentVoter),
    ...found,
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
