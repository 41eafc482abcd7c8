import type { Context } from '../context.ts';
import { deleteExpired } from './expiry-store.ts';

/** Forgets sessions, links and counts that have run out; they are refused already. */
export async function forgetExpired(ctx: Pick<Context, 'transact'>): Promise<void> {
  await ctx.transact(deleteExpired);
}
