import { api } from '#contract/api.ts';
import { prepare } from '../http/bind.ts';

/** The settings that the pages show; none of them is a secret. */
export const readCampusSettings = prepare(api.readCampusSettings, {
  after: ['campus'],
  make: async ({ ctx }) => ({ reply: await ctx.campus.settings() }),
});
