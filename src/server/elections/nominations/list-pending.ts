import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { listPendingRows } from './store.ts';
import { presentPendingNomination } from '../view.ts';

/** Nominations that wait for the admin, oldest first. */
export const listPendingNominations = handle(api.listPendingNominations, async ({ ctx }) =>
  (await listPendingRows(ctx.db)).map(presentPendingNomination),
);
