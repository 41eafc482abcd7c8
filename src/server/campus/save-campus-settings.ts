import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import type { CampusSettings, CampusSettingsChange } from '#contract/campus-settings.ts';
import { handle } from '../http/bind.ts';
import { record } from '../platform/record.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { lockSettings, updateSettings } from './store.ts';

/** Changes what is given of the settings; two admins who save at once do not undo each other. */
export const saveCampusSettings = handle(api.saveCampusSettings, async ({ actor, body, ctx }) => {
  const settings = await ctx.transact(async (tx) => {
    const changed = apply(await lockSettings(tx, ctx.config.timeZone), body);
    await findUploads(tx, {
      logoUrl: changed.logoUrl,
      ...Object.fromEntries(
        changed.initiatives.map(({ imageUrl }, at) => [`initiatives.${at}.imageUrl`, imageUrl]),
      ),
    });
    await updateSettings(tx, changed);
    await record(tx, {
      actorId: actor.id,
      act: 'campus.settings',
      objectId: actor.id,
      detail: Object.keys(body).join(', '),
    });
    await ctx.live.announce(tx, { kind: 'campus' });
    // Results show or hide an address by a setting.
    await ctx.live.announce(tx, { kind: 'elections' });
    return changed;
  });
  ctx.campus.forget();
  return { settings, message: answers.settingsSaved };
});

function apply(settings: CampusSettings, change: CampusSettingsChange): CampusSettings {
  return {
    universityName: change.universityName ?? settings.universityName,
    timeZone: change.timeZone ?? settings.timeZone,
    enrollmentPrefix: change.enrollmentPrefix ?? settings.enrollmentPrefix,
    logoUrl: change.logoUrl ?? settings.logoUrl,
    about: change.about ?? settings.about,
    isWinnerEmailHidden: change.isWinnerEmailHidden ?? settings.isWinnerEmailHidden,
    social: {
      instagram: change.social?.instagram ?? settings.social.instagram,
      linkedin: change.social?.linkedin ?? settings.social.linkedin,
      youtube: change.social?.youtube ?? settings.social.youtube,
      email: change.social?.email ?? settings.social.email,
    },
    initiatives: change.initiatives ?? settings.initiatives,
  };
}
