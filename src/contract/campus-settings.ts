import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { tidyLine } from '../core/accounts/enrollment-number.ts';
import { formatLimits, formatSentences } from '../core/accounts/number-format.ts';
import {
  isWebAddress,
  languagePattern,
  settingsLimits,
  settingsSentences,
} from '../core/campus/settings.ts';
import { forSettings, groupNames, settingNames } from '../core/campus/setting-list.ts';
import type {
  GroupName,
  PlainSetting,
  SettingName,
  settingList,
} from '../core/campus/setting-list.ts';
import { isTimeZone } from '../core/campus/time-zone.ts';
import { emailLength, isEmailAddress, textSentences } from '../core/text.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { Id, lineOfText, optionalLine, optionalReason, optionalText } from './fields.ts';
import { routes } from './routes.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** An https address of at most 300 characters, or '' for none. */
const WebAddress = optionalLine(settingsLimits.address).refine(
  (text) => text === '' || isWebAddress(text),
  settingsSentences.address,
);
const MaybeEmail = optionalLine(emailLength).refine(
  (text) => text === '' || isEmailAddress(text),
  textSentences.notEmail,
);

/** The name of a time zone. */
export const TimeZone = z
  .string({ error: settingsSentences.timeZone })
  .trim()
  .refine(isTimeZone, settingsSentences.timeZone)
  .describe('IANA name; screens show every time in it');

/** Which languages there are, each release says: a release of later has more, and one of before fewer. */
const Languages = z
  .array(
    z
      .string({ error: settingsSentences.languages })
      .regex(languagePattern, settingsSentences.languages),
    settingsSentences.languages,
  )
  .min(1, settingsSentences.languages)
  .max(settingsLimits.languages, settingsSentences.languages);

const NumberFormats = z
  .array(
    z
      .string(formatSentences.text)
      .max(formatLimits.written, formatSentences.long)
      .overwrite(tidyLine),
  )
  .min(1, formatSentences.none)
  .max(formatLimits.lines, formatSentences.lines)
  .describe(
    'How the enrollment numbers are made, one line or several; the first that fits a number decides. # is a digit, @ a letter, * either, [branch:…] and [year:…] stand around what says these, everything else stands for itself',
  );

function schemaOf(setting: PlainSetting) {
  if (setting.kind === 'yes-no') return z.boolean({ error: wrong('choose-yes-or-no') });
  if (setting.kind === 'email') return MaybeEmail;
  if (setting.kind === 'address') return WebAddress;
  if (setting.kind === 'languages') return Languages;
  if (setting.kind === 'text') return optionalText(setting.most);
  if (setting.kind === 'line') return optionalLine(setting.most);
  return z.int(setting.wrong).min(setting.least, setting.wrong).max(setting.most, setting.wrong);
}
type SchemaOf<S> = S extends { of: infer Group }
  ? z.ZodObject<{ -readonly [Name in keyof Group]: SchemaOf<Group[Name]> }>
  : S extends { kind: 'yes-no' }
    ? z.ZodBoolean
    : S extends { kind: 'number' }
      ? z.ZodInt
      : S extends { kind: 'languages' }
        ? typeof Languages
        : z.ZodString;

/** The settings of the list, each with its schema. */
const listed = forSettings(
  settingNames,
  (setting) => schemaOf(setting).describe(setting.means),
  (group, means) => z.object(group).describe(means),
) as { [S in SettingName]: SchemaOf<(typeof settingList)[S]> };
/** In a change each value of a group can be left out as well. */
const changedGroups = Object.fromEntries(
  groupNames.map((name) => [name, listed[name].partial()]),
) as { [G in GroupName]: ReturnType<(typeof listed)[G]['partial']> };

/** The settings of the campus. Admins change them, everybody reads them. */
export const CampusSettings = z
  .object({
    universityName: optionalLine(settingsLimits.universityName).describe(
      'Empty until an admin has named it',
    ),
    timeZone: TimeZone,
    numberFormats: NumberFormats,
    logoUrl: MaybeUploadedImage,
    ...listed,
    initiatives: z
      .array(
        z.object({ imageUrl: MaybeUploadedImage, caption: optionalLine(settingsLimits.caption) }),
      )
      .length(3, wrong('home-page-shows-three-initiatives')),
  })
  .meta({ id: 'CampusSettings', description: 'The settings of the campus' });
export type CampusSettings = z.output<typeof CampusSettings>;

/** A change of the settings. A field that is left out keeps its value. */
export const CampusSettingsChange = CampusSettings.extend({
  ...changedGroups,
  universityName: lineOfText(settingsLimits.universityName, settingsSentences.universityName),
})
  .partial()
  .extend({
    reason: optionalReason()
      .optional()
      .describe(
        'Why the rule of two officers is turned off, which officers read, or why clock times stay, which voters read',
      ),
    stays: z
      .record(Id, z.enum(['moments', 'clock']))
      .optional()
      .describe(
        'With another time zone: what stays of each election, by its id; one that is not named keeps its moments',
      ),
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
    done: answers.settingsSaved,
    refuses: [
      'second-factor-first',
      'number-format-in-use',
      'accounts-by-list-now',
      'unknown-election',
      'election-frozen',
      'election-certified',
      'held-for-reading',
    ],
  }),
};
