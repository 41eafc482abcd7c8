import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { CampusSettings, CampusSettingsChange } from '#contract/campus-settings.ts';
import {
  requireFreshLogIn,
  requireOwnFactor,
} from '../accounts/second-factor/require-fresh-log-in.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { lockSettings, updateSettings } from './store.ts';

/** Changes what is given of the settings; two admins who save at once do not undo each other. */
export async function saveCampusSettings(
  services: Services,
  actor: Actor,
  input: Input<'saveCampusSettings'>,
) {
  const settings = await services.transact(async (tx) => {
    const former = await lockSettings(tx, services.config.timeZone);
    const changed = apply(former, input);
    if (changed.officersNeedSecondFactor !== former.officersNeedSecondFactor) {
      await requireFreshLogIn(tx, actor);
      if (changed.officersNeedSecondFactor) await requireOwnFactor(tx, actor);
    }
    if (former.needsTwoOfficers && !changed.needsTwoOfficers) {
      await askSecondOfficer(tx, actor, turningOff(input.reason));
    }
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
      detail: wordsOf(input, former, changed),
    });
    await services.live.announce(tx, { kind: 'campus' });
    // Results show or hide an address by a setting.
    await services.live.announce(tx, { kind: 'elections' });
    return changed;
  });
  services.campus.forget();
  return { settings, message: answers.settingsSaved };
}

const turningOff = (reason = ''): PlannedAct => ({
  act: 'campus.two-officers-off',
  on: {},
  objectKey: 'campus',
  electionId: null,
  subject: 'The rule of two officers',
  what: 'From then on one officer alone can do what needs two officers now.',
  reason,
});

/** Which settings were given, and what became of the rule that others rely on. */
function wordsOf(
  { reason, ...given }: Input<'saveCampusSettings'>,
  before: CampusSettings,
  { needsTwoOfficers }: CampusSettings,
): string {
  const fields = Object.keys(given).join(', ');
  if (before.needsTwoOfficers === needsTwoOfficers) return fields;
  const rule = `two officers ${needsTwoOfficers ? 'on' : 'off'}`;
  return [fields, rule, reason ?? ''].filter((words) => words !== '').join(': ');
}

function apply(settings: CampusSettings, change: CampusSettingsChange): CampusSettings {
  return {
    universityName: change.universityName ?? settings.universityName,
    timeZone: change.timeZone ?? settings.timeZone,
    enrollmentPrefix: change.enrollmentPrefix ?? settings.enrollmentPrefix,
    logoUrl: change.logoUrl ?? settings.logoUrl,
    about: change.about ?? settings.about,
    isWinnerEmailHidden: change.isWinnerEmailHidden ?? settings.isWinnerEmailHidden,
    officersNeedSecondFactor: change.officersNeedSecondFactor ?? settings.officersNeedSecondFactor,
    appealDays: change.appealDays ?? settings.appealDays,
    replyTo: change.replyTo ?? settings.replyTo,
    needsTwoOfficers: change.needsTwoOfficers ?? settings.needsTwoOfficers,
    keepDays: { ...settings.keepDays, ...given(change.keepDays) },
    social: {
      instagram: change.social?.instagram ?? settings.social.instagram,
      linkedin: change.social?.linkedin ?? settings.social.linkedin,
      youtube: change.social?.youtube ?? settings.social.youtube,
      email: change.social?.email ?? settings.social.email,
    },
    initiatives: change.initiatives ?? settings.initiatives,
  };
}

/** What of it has a value. */
const given = (change: CampusSettingsChange['keepDays'] = {}) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
