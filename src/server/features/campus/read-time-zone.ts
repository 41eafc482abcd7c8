import type { Context } from '../../context.ts';
import { findCampus } from './store.ts';

/** The zone in which the campus reads its clocks. */
export async function readTimeZone(ctx: Pick<Context, 'db' | 'config'>): Promise<string> {
  return (await findCampus(ctx.db))?.timeZone ?? ctx.config.timeZone;
}
