import { api } from '#contract/api.ts';
import { prepare } from '../http/bind.ts';
import { presentMember } from './view.ts';
import { listVerified } from './store.ts';

/** The verified members; the page groups them by committee. */
export const listMembers = prepare(api.listMembers, {
  after: ['members'],
  make: async ({ ctx }) => ({ reply: (await listVerified(ctx.db)).map(presentMember) }),
});
