import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { listPendingRows } from './nomination-store.ts';
import { presentPendingNomination } from './present.ts';

/** Nominations that wait for the admin, oldest first. */
export const listPendingNominations = handle(api.listPendingNominations, async ({ ctx }) =>
  (await listPendingRows(ctx.db)).map(presentPendingNomination),
);
