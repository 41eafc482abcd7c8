import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { presentMember } from './present.ts';
import { listVerified } from './store.ts';

/** The verified members; the page groups them by committee. */
export const listMembers = handle(api.listMembers, async ({ ctx }) =>
  (await listVerified(ctx.db)).map(presentMember),
);
