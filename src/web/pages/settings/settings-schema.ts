import { z } from 'zod/mini';
import { retentionLimits, retentionSentence } from '#core/campus/retention.ts';
import {
  enrollmentPrefixPattern,
  isWebAddress,
  settingsLimits,
  settingsSentences,
} from '#core/campus/settings.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { emailAddress, lineOfText, longText } from '#web/app/form-schema.ts';
import { messages } from '#web/messages/en/site.ts';

/** An https address; '' for none. */
const webAddress = lineOfText(settingsLimits.address).check(
  z.refine((text) => text === '' || isWebAddress(text), settingsSentences.address),
);

const days = z
  .number(retentionSentence)
  .check(
    z.int(retentionSentence),
    z.minimum(retentionLimits.least, retentionSentence),
    z.maximum(retentionLimits.most, retentionSentence),
  );

/** What the form changes: the rule of two officers is turned on and off by itself. */
export type FormSettings = Omit<CampusSettings, 'needsTwoOfficers'>;

/** The form of the settings. Only the server knows its time zones and its pictures. */
export const Settings = z.object({
  universityName: lineOfText(settingsLimits.universityName).check(
    z.minLength(1, messages.fixed.fillAllFields),
  ),
  timeZone: z.string(),
  enrollmentPrefix: z
    .string()
    .check(z.trim(), z.regex(enrollmentPrefixPattern, settingsSentences.enrollmentPrefix)),
  logoUrl: z.string(),
  about: longText(settingsLimits.about),
  isWinnerEmailHidden: z.boolean(),
  officersNeedSecondFactor: z.boolean(),
  appealDays: z
    .number(settingsSentences.appealDays)
    .check(
      z.int(settingsSentences.appealDays),
      z.minimum(0, settingsSentences.appealDays),
      z.maximum(settingsLimits.appealDays, settingsSentences.appealDays),
    ),
  keepDays: z.object({
    messages: days,
    emails: days,
    notices: days,
    unusedAccounts: days,
    voters: days,
  }),
  replyTo: emailAddress(),
  social: z.object({
    instagram: webAddress,
    linkedin: webAddress,
    youtube: webAddress,
    email: emailAddress(),
  }),
  initiatives: z.array(
    z.object({ imageUrl: z.string(), caption: lineOfText(settingsLimits.caption) }),
  ),
} satisfies FormFields<'saveCampusSettings', 'needsTwoOfficers' | 'reason'>);
