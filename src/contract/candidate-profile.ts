import { z } from 'zod';
import { isWebAddress, settingsSentences } from '../core/campus/settings.ts';
import type { CandidateTexts } from '../core/elections/nomination.ts';
import { blankTexts, candidateLimits } from '../core/elections/nomination.ts';
import { optionalLine, optionalText } from './fields.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** What a candidate wants to say: a statement, a photo and a link; '' for each that is not given. */
export const Profile = z.object({
  statement: optionalText(candidateLimits.statement),
  imageUrl: MaybeUploadedImage,
  link: optionalLine(candidateLimits.link).refine(
    (text) => text === '' || isWebAddress(text),
    settingsSentences.address,
  ),
} satisfies Record<keyof CandidateTexts | 'imageUrl', z.ZodType>);

/** What a candidate says in words, wherever it is read; '' for what is not said. */
export const profileTexts = Object.fromEntries(
  Object.keys(blankTexts).map((name) => [name, z.string()]),
) as Record<keyof CandidateTexts, z.ZodString>;
