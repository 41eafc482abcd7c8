import { z } from 'zod';
import { isTimeZone } from '../core/campus/time-zone.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText, optionalLine, optionalText } from './fields.ts';
import { routes } from './routes.ts';
import { MaybeUploadedImage } from './uploads.ts';

const all = sentences.fillAllFields;

// A name before an @ passes for the host it is not.
const webAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/;
const WebAddress = optionalLine(300).refine(
  (text) => text === '' || webAddress.test(text),
  'Enter an address that begins with https://',
);
const Social = z.object({
  instagram: WebAddress,
  linkedin: WebAddress,
  youtube: WebAddress,
  email: optionalLine(254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter a valid e-mail address',
  ),
});

/** What an admin may set for the whole campus; every default makes a fine site. */
export const CampusSettings = z
  .object({
    universityName: lineOfText(120, all),
    timeZone: z
      .string({ error: 'Choose a time zone such as Asia/Kolkata' })
      .trim()
      .refine(isTimeZone, 'Choose a time zone such as Asia/Kolkata'),
    enrollmentPrefix: z
      .string({ error: 'Enter four digits' })
      .trim()
      .regex(/^[0-9]{4}$/, 'Enter four digits'),
    logoUrl: MaybeUploadedImage,
    about: optionalText(600).describe('The statement under About the Council'),
    isWinnerEmailHidden: z.boolean({ error: 'Choose yes or no' }),
    social: Social,
    initiatives: z
      .array(z.object({ imageUrl: MaybeUploadedImage, caption: optionalLine(80) }))
      .length(3, 'The home page shows three initiatives'),
  })
  .meta({ id: 'CampusSettings' });
export type CampusSettings = z.output<typeof CampusSettings>;

/** Changes of the settings: what is left out stays as it is. */
export const CampusSettingsChange = CampusSettings.extend({ social: Social.partial() })
  .partial()
  .meta({ id: 'CampusSettingsChange' });
export type CampusSettingsChange = z.output<typeof CampusSettingsChange>;

export const campusSettings = {
  readCampusSettings: endpoint({
    ...routes.readCampusSettings,
    access: 'any',
    summary: 'The settings of the campus that its pages show',
    reply: CampusSettings,
  }),
  saveCampusSettings: endpoint({
    ...routes.saveCampusSettings,
    access: 'admin',
    summary: 'Change settings of the campus; what is left out stays as it is',
    body: CampusSettingsChange,
    reply: z.object({ settings: CampusSettings, message: z.string() }),
  }),
};
