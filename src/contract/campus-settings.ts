import { z } from 'zod';
import { isTimeZone } from '../core/campus/time-zone.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText, longText } from './fields.ts';
import { routes } from './routes.ts';
import { UploadedImage } from './uploads.ts';

const Web = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) => text === '' || /^https:\/\/[^\s]+$/.test(text),
    'Enter an address that begins with https://',
  );
const all = sentences.fillAllFields;

/** What an admin may set for the whole campus; every default makes a fine site. */
export const CampusSettings = z
  .object({
    universityName: lineOfText(120, all),
    timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as Asia/Kolkata'),
    enrollmentPrefix: z.string().regex(/^[0-9]{4}$/, 'Four digits'),
    logoUrl: z.literal('').or(UploadedImage),
    about: z.literal('').or(longText(600, all)).describe('The statement under About the Council'),
    isWinnerEmailHidden: z.boolean(),
    social: z.object({
      instagram: Web,
      linkedin: Web,
      youtube: Web,
      email: z.literal('').or(z.email()),
    }),
    initiatives: z
      .array(
        z.object({ imageUrl: z.literal('').or(UploadedImage), caption: z.string().trim().max(80) }),
      )
      .length(3, 'The home page shows three initiatives'),
  })
  .meta({ id: 'CampusSettings' });
export type CampusSettings = z.output<typeof CampusSettings>;

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
    summary: 'Change the settings of the campus',
    body: CampusSettings,
    reply: z.object({ settings: CampusSettings, message: z.string() }),
  }),
};
