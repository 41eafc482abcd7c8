import type { Actor } from '#core/actor.ts';
import type { Input, Reply } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { listNotices } from './store.ts';

const size = 10;

/** What happened with the own account, a page at a time; a page behind the last is the last. */
export async function listOwnNotices(
  services: Services,
  actor: Actor,
  { page: asked }: Input<'listOwnNotices'>,
): Promise<Reply<'listOwnNotices'>> {
  const read = (page: number) =>
    listNotices(services.db, actor.id, { from: (page - 1) * size, size });
  let page = asked;
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (page > pages) {
    page = pages;
    found = await read(page);
  }
  return {
    notices: found.rows.map(({ id, kind, at, detail, electionId, election }) => ({
      _id: id,
      kind,
      at: at.toISOString(),
      detail,
      election: electionId === null ? null : { _id: electionId, name: election ?? '' },
    })),
    total: found.total,
    page,
    pages,
  };
}
