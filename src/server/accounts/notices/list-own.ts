import type { Actor } from '#core/actor.ts';
import type { Input, Reply } from '#contract/api.ts';
import { readPage } from '../../platform/read-page.ts';
import type { Services } from '../../services.ts';
import { listNotices } from './store.ts';
import { presentNotice } from './view.ts';

const size = 10;

/** What happened with the own account, a page at a time; a page behind the last is the last. */
export async function listOwnNotices(
  services: Services,
  actor: Actor,
  { page }: Input<'listOwnNotices'>,
): Promise<Reply<'listOwnNotices'>> {
  const { rows, ...found } = await readPage({ page, size }, (part) =>
    listNotices(services.db, actor.id, part),
  );
  return {
    notices: rows.map(presentNotice),
    ...found,
  };
}
