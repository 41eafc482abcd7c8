import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';

/** What every page needs to know of the campus. */
export const readCampus = handle(api.readCampus, async ({ ctx }) => {
  const { universityName, timeZone } = await ctx.campus.settings();
  return {
    universityName,
    timeZone,
    needsSetUp: !(await ctx.campus.isSetUp()),
    serverTime: new Date(ctx.clock.now()).toISOString(),
  };
});
