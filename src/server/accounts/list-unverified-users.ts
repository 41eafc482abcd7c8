import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { presentPendingUser } from './view.ts';
import { listUnverified } from './store.ts';

/** The accounts that wait for an admin, oldest first. */
export const listUnverifiedUsers = handle(api.listUnverifiedUsers, async ({ ctx }) =>
  (await listUnverified(ctx.db)).map(presentPendingUser),
);
