import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';

/** The settings that the pages show; none of them is a secret. */
export const readCampusSettings = handle(api.readCampusSettings, async ({ ctx }) =>
  ctx.campus.settings(),
);
