import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { tidyLine } from '#core/accounts/enrollment-number.ts';
import { formatProblem } from '#core/accounts/number-format.ts';
import { isWebAddress, settingsLimits, settingsSentences } from '#core/campus/settings.ts';
import type { SettingsPageName } from '#core/page-paths.ts';
import { formSettings, forSettings } from '#core/campus/setting-list.ts';
import type { FormSetting, PlainSetting } from '#core/campus/setting-list.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { Stays } from './moved-elections.tsx';
import type { FormFields } from '#web/app/form-schema.ts';
import { lineOfText, optionalEmail, optionalLine, optionalText } from '#web/app/form-schema.ts';

/** An https address; '' for none. */
const webAddress = optionalLine(settingsLimits.address).check(
  z.refine((text) => text === '' || isWebAddress(text), settingsSentences.address),
);

function schemaOf(setting: PlainSetting): ZodMiniType {
  if (setting.kind === 'yes-no') return z.boolean();
  if (setting.kind === 'email') return optionalEmail();
  if (setting.kind === 'address') return webAddress;
  if (setting.kind === 'languages') return z.array(z.string());
  if (setting.kind === 'text') return optionalText(setting.most);
  if (setting.kind === 'line') return optionalLine(setting.most);
  const { wrong, least, most } = setting;
  return z.number(wrong).check(z.int(wrong), z.minimum(least, wrong), z.maximum(most, wrong));
}
const listed = forSettings(formSettings, schemaOf, (group) => z.object(group)) as {
  [S in FormSetting]: ZodMiniType<CampusSettings[S], CampusSettings[S]>;
};

/** What the form changes: the rule of two officers is turned on and off by itself. */
export type FormSettings = Omit<CampusSettings, 'needsTwoOfficers'>;

/** The settings as the form begins with them. */
export function toForm(settings: CampusSettings): FormSettings {
  const { needsTwoOfficers: _, ...rest } = settings;
  return rest;
}

/** The form of the settings. Only the server knows its time zones and its pictures. */
export const Settings = z.object({
  universityName: lineOfText(settingsLimits.universityName, settingsSentences.universityName),
  timeZone: z.string(),
  numberFormats: z.array(z.string()).check(({ value, issues }) => {
    const problem = formatProblem(value.map(tidyLine));
    if (problem === null) return;
    const path = problem.at === null ? [] : [problem.at];
    issues.push({ code: 'custom', input: value, path, message: problem.why });
  }),
  logoUrl: z.string(),
  ...listed,
  initiatives: z.array(
    z.object({ imageUrl: z.string(), caption: optionalLine(settingsLimits.caption) }),
  ),
} satisfies FormFields<'saveCampusSettings', 'needsTwoOfficers' | 'reason' | 'stays'>);

/** What each page of the settings holds. */
const heldBy: Record<SettingsPageName, readonly (keyof FormSettings)[]> = {
  campus: ['universityName', 'timeZone', 'languages'],
  home: ['logoUrl', 'about', 'initiatives', 'social'],
  elections: [
    ...(['isWinnerEmailHidden', 'councilDecidesNominations'] as const),
    ...(['listEmails', 'replyTo'] as const),
  ],
  accounts: ['officersNeedSecondFactor', 'accountsFromList', 'helpDesk', 'numberFormats'],
  kept: ['keepDays'],
};

/** Of these settings, those that a page holds. */
export function heldOf<Values extends Partial<FormSettings>>(
  page: SettingsPageName,
  values: Values,
): Partial<FormSettings> {
  return Object.fromEntries(heldBy[page].map((name) => [name, values[name]]));
}

/** The form of one page: what the others hold is neither checked nor sent. */
export function settingsOf(page: SettingsPageName): typeof Settings {
  const shape = heldBy[page].map((name) => [name, Settings.shape[name]]);
  // Of another time zone it is asked beside what elections keep.
  const asked = page === 'campus' ? { stays: Stays } : {};
  return z.object({ ...Object.fromEntries(shape), ...asked }) as unknown as typeof Settings;
}
