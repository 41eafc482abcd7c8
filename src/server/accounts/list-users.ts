import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { listAsked } from './list-store.ts';
import { presentManagedUser } from './view.ts';

const size = 25;

/** All accounts, a page at a time; one behind the last is the last. */
export async function listUsers(services: Services, _actor: Actor, input: Input<'listUsers'>) {
  const read = (page: number) => listAsked(services.db, input, { from: (page - 1) * size, size });
  let { page } = input;
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (page > pages) {
    page = pages;
    found = await read(page);
  }
  return { users: found.rows.map(presentManagedUser), total: found.total, page, pages };
}
