import { z } from 'zod';
import { retentionLimits, retentionSentence } from '../core/campus/retention.ts';
import {
  enrollmentPrefixPattern,
  isWebAddress,
  settingsLimits,
  settingsSentences,
} from '../core/campus/settings.ts';
import { isTimeZone } from '../core/campus/time-zone.ts';
import { sentences } from '../core/sentences.ts';
import { emailLength, textSentences } from '../core/text.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText, optionalLine, optionalText } from './fields.ts';
import { routes } from './routes.ts';
import { MaybeUploadedImage } from './uploads.ts';

const all = sentences.fillAllFields;

/** An https address of at most 300 characters, or '' for none. */
const WebAddress = optionalLine(settingsLimits.address).refine(
  (text) => text === '' || isWebAddress(text),
  settingsSentences.address,
);
const MaybeEmail = optionalLine(emailLength).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  textSentences.notEmail,
);
/** The addresses of the council's social profiles; '' for one that it does not have. */
const Social = z.object({
  instagram: WebAddress,
  linkedin: WebAddress,
  youtube: WebAddress,
  email: MaybeEmail,
});

/** The name of a time zone. */
export const TimeZone = z
  .string({ error: settingsSentences.timeZone })
  .trim()
  .refine(isTimeZone, settingsSentences.timeZone)
  .describe('IANA name; screens show every time in it');

const days = z
  .int(retentionSentence)
  .min(retentionLimits.least, retentionSentence)
  .max(retentionLimits.most, retentionSentence);

/** For how many days what is kept that names people. */
const KeepDays = z.object({
  messages: days.describe('Settled messages, since the last word'),
  emails: days.describe('E-mails, since they left or were given up'),
  notices: days.describe('What happened with an account'),
  unusedAccounts: days.describe('Accounts of students that nobody confirmed or used'),
  voters: days.describe('Who voted, and voter lists, after an election is certified'),
});

/** The settings of the campus. Admins change them, everybody reads them. */
export const CampusSettings = z
  .object({
    universityName: lineOfText(settingsLimits.universityName, all),
    timeZone: TimeZone,
    enrollmentPrefix: z
      .string({ error: settingsSentences.enrollmentPrefix })
      .trim()
      .regex(enrollmentPrefixPattern, settingsSentences.enrollmentPrefix)
      .describe('The first four digits of the enrollment numbers'),
    logoUrl: MaybeUploadedImage,
    about: optionalText(settingsLimits.about).describe('The statement under About the Council'),
    isWinnerEmailHidden: z
      .boolean({ error: 'Choose yes or no' })
      .describe('True when results do not show the e-mail address of winners'),
    officersNeedSecondFactor: z
      .boolean({ error: 'Choose yes or no' })
      .describe('True when every officer needs a second step at the log-in'),
    appealDays: z
      .int(settingsSentences.appealDays)
      .min(0, settingsSentences.appealDays)
      .max(settingsLimits.appealDays, settingsSentences.appealDays)
      .describe('For how many days after the close voters may appeal'),
    replyTo: MaybeEmail.describe('Where replies to answers of the council go; empty for none'),
    keepDays: KeepDays.describe('For how many days what is kept'),
    social: Social,
    needsTwoOfficers: z
      .boolean({ error: 'Choose yes or no' })
      .describe('True when what cannot be undone needs two officers'),
    initiatives: z
      .array(
        z.object({ imageUrl: MaybeUploadedImage, caption: optionalLine(settingsLimits.caption) }),
      )
      .length(3, 'The home page shows three initiatives'),
  })
  .meta({ id: 'CampusSettings', description: 'The settings of the campus' });
export type CampusSettings = z.output<typeof CampusSettings>;

/** A change of the settings. A field that is left out keeps its value. */
export const CampusSettingsChange = CampusSettings.extend({
  social: Social.partial(),
  keepDays: KeepDays.partial(),
})
  .partial()
  .extend({
    reason: optionalLine(300)
      .optional()
      .describe('Why the rule of two officers is turned off; officers read it'),
  })
  .meta({
    id: 'CampusSettingsChange',
    description: 'A change of the settings; a field that is left out keeps its value',
  });
export type CampusSettingsChange = z.output<typeof CampusSettingsChange>;

/** The calls that read and change the settings of the campus. */
export const campusSettings = {
  readCampusSettings: endpoint({
    ...routes.readCampusSettings,
    access: 'any',
    summary: 'The settings of the campus',
    reply: CampusSettings,
  }),
  saveCampusSettings: endpoint({
    ...routes.saveCampusSettings,
    access: 'admin',
    summary: 'Change settings of the campus; a field that is left out keeps its value',
    body: CampusSettingsChange,
    reply: z.object({ settings: CampusSettings, message: z.string() }),
    proposes: true,
    refuses: ['reauth-required', 'second-factor-first', 'proposal-waits'],
  }),
};
