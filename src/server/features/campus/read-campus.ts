import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { isSetUp } from '../accounts/create-first-admin.ts';
import { findCampus, unnamedUniversity } from './store.ts';

/** What every page needs to know of the campus. */
export const readCampus = handle(api.readCampus, async ({ ctx }) => {
  const campus = await findCampus(ctx.db);
  return {
    universityName: campus?.universityName ?? unnamedUniversity,
    timeZone: campus?.timeZone ?? ctx.config.timeZone,
    needsSetUp: !(await isSetUp(ctx.db)),
    serverTime: new Date(ctx.clock.now()).toISOString(),
  };
});
