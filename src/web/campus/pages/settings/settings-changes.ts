import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { formSettings, forSettings } from '#core/campus/setting-list.ts';
import type { FormSetting } from '#core/campus/setting-list.ts';
import { changedField } from '#web/app/draft-fields.ts';
import type { FormSettings } from './settings-schema.ts';

const stored = {
  'yes-no': z.boolean(),
  number: z.number(),
  text: z.string(),
  line: z.string(),
  email: z.string(),
  address: z.string(),
  languages: z.array(z.string()),
};
const listed = forSettings<ZodMiniType, ZodMiniType>(
  formSettings,
  ({ kind }) => stored[kind],
  (group) => z.object(group),
);
/** The settings of the list, each there once it was changed. */
const changedOfList = Object.fromEntries(
  formSettings.map((name) => [name, changedField(listed[name] ?? z.never())]),
) as { [S in FormSetting]: ReturnType<typeof changedField<ZodMiniType<FormSettings[S]>>> };

/** The settings that were changed and not saved yet; values that no longer fit are left out. */
export const SettingsChanges = z.object({
  universityName: changedField(z.string()),
  timeZone: changedField(z.string()),
  numberFormats: changedField(z.array(z.string())),
  logoUrl: changedField(z.string()),
  ...changedOfList,
  initiatives: changedField(
    z.array(z.object({ imageUrl: z.string(), caption: z.string() })).check(z.length(3)),
  ),
} satisfies Record<keyof FormSettings, ZodMiniType>);

export function isSame(one: FormSettings, two: FormSettings): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
