import { api } from '#contract/api.ts';
import { prepare } from '../http/bind.ts';

/** What every page needs to know of the campus. */
export const readCampus = prepare(api.readCampus, {
  after: ['campus'],
  async make({ ctx }) {
    const { universityName, timeZone } = await ctx.campus.settings();
    return { reply: { universityName, timeZone, needsSetUp: !(await ctx.campus.isSetUp()) } };
  },
});
