import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { readPage } from '../platform/read-page.ts';
import type { Services } from '../services.ts';
import { listAsked } from '../accounts/list-store.ts';
import { presentManagedUser } from '../accounts/view.ts';

const size = 25;

/** All accounts, a page at a time; one behind the last is the last. */
export async function listUsers(services: Services, _actor: Actor, input: Input<'listUsers'>) {
  const { rows, ...found } = await readPage({ page: input.page, size }, (part) =>
    listAsked(services.db, input, part),
  );
  return { users: rows.map(presentManagedUser), ...found };
}
