import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { formSwitches, ofSwitches } from '#core/campus/switches.ts';
import { changedField } from '#web/app/draft-fields.ts';
import type { FormSettings } from './settings-schema.ts';

/** The settings that were changed and not saved yet; values that no longer fit are left out. */
export const SettingsChanges = z.object({
  universityName: changedField(z.string()),
  timeZone: changedField(z.string()),
  numberFormat: changedField(
    z.object({
      pieces: z.array(
        z.union([
          z.object({ kind: z.literal('text'), text: z.string() }),
          z.object({
            kind: z.literal('letters'),
            length: z.number(),
            means: z.optional(z.literal('branch')),
          }),
          z.object({
            kind: z.literal('digits'),
            length: z.number(),
            means: z.optional(z.enum(['branch', 'year'])),
          }),
        ]),
      ),
      example: z.string(),
    }),
  ),
  logoUrl: changedField(z.string()),
  about: changedField(z.string()),
  ...ofSwitches(formSwitches, () => changedField(z.boolean())),
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
  listEmails: changedField(
    z.object({ nominations: z.boolean(), opens: z.boolean(), closes: z.boolean() }),
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

/** A number that was only tried is no change. */
const stored = (settings: FormSettings) => ({
  ...settings,
  numberFormat: settings.numberFormat.pieces,
});

export function isSame(one: FormSettings, two: FormSettings): boolean {
  return JSON.stringify(stored(one)) === JSON.stringify(stored(two));
}
