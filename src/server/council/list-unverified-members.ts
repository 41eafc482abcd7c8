import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { presentPendingMember } from './view.ts';
import { listVerified, listWaiting } from './store.ts';

/** Proposals that wait for the desk, oldest first, with who holds each post now. */
export const listUnverifiedMembers = handle(api.listUnverifiedMembers, async ({ actor, ctx }) => {
  const [waiting, verified] = await Promise.all([listWaiting(ctx.db), listVerified(ctx.db)]);
  return waiting.map((row) => presentPendingMember(row, verified, actor.id));
});
