import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { findSettings, noSettings } from './store.ts';

/** The settings that the pages show. */
export const readCampusSettings = handle(api.readCampusSettings, async ({ ctx }) => {
  const settings = await findSettings(ctx.db);
  return settings ?? { ...noSettings, timeZone: ctx.config.timeZone };
});
