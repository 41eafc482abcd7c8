import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { changedField } from '#web/app/draft-fields.ts';
import type { FormSettings } from './settings-schema.ts';

/** The settings that were changed and not saved yet; values that no longer fit are left out. */
export const SettingsChanges = z.object({
  universityName: changedField(z.string()),
  timeZone: changedField(z.string()),
  enrollmentPrefix: changedField(z.string()),
  logoUrl: changedField(z.string()),
  about: changedField(z.string()),
  isWinnerEmailHidden: changedField(z.boolean()),
  officersNeedSecondFactor: changedField(z.boolean()),
  appealDays: changedField(z.number()),
  keepDays: changedField(
    z.object({
      messages: z.number(),
      emails: z.number(),
      notices: z.number(),
      unusedAccounts: z.number(),
      voters: z.number(),
    }),
  ),
  replyTo: changedField(z.string()),
  social: changedField(
    z.object({
      instagram: z.string(),
      linkedin: z.string(),
      youtube: z.string(),
      email: z.string(),
    }),
  ),
  initiatives: changedField(
    z.array(z.object({ imageUrl: z.string(), caption: z.string() })).check(z.length(3)),
  ),
} satisfies Record<keyof FormSettings, ZodMiniType>);

export function isSame(one: FormSettings, two: FormSettings): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
