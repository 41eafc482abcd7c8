import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { record } from '../../platform/record.ts';
import { saveSettings } from './store.ts';

/** Changes the settings of the campus, all at once. */
export const saveCampusSettings = handle(api.saveCampusSettings, async ({ actor, body, ctx }) => {
  await ctx.transact(async (tx) => {
    await saveSettings(tx, body);
    await record(tx, { actorId: actor.id, act: 'campus.settings', objectId: actor.id });
    await ctx.live.announce(tx, { kind: 'elections' });
  });
  return { settings: body, message: answers.settingsSaved };
});
