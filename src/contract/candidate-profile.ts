import { z } from 'zod';
import { isWebAddress, settingsSentences } from '../core/campus/settings.ts';
import type { BallotTexts, CandidateTexts } from '../core/elections/nomination.ts';
import { blankBallotTexts, blankTexts, candidateLimits } from '../core/elections/nomination.ts';
import { optionalLine, optionalText } from './fields.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** What a candidate wants to say: a statement, a photo, a link and a manifesto; '' for each that is not given. */
export const Profile = z.object({
  statement: optionalText(candidateLimits.statement),
  imageUrl: MaybeUploadedImage,
  link: optionalLine(candidateLimits.link).refine(
    (text) => text === '' || isWebAddress(text),
    settingsSentences.address,
  ),
  manifesto: optionalText(candidateLimits.manifesto),
} satisfies Record<keyof CandidateTexts | 'imageUrl', z.ZodType>);

const texts = (blanks: object) =>
  Object.fromEntries(Object.keys(blanks).map((name) => [name, z.string()]));

/** What a candidate says in words, as they and the officers read it; '' for what is not said. */
export const profileTexts = texts(blankTexts) as Record<keyof CandidateTexts, z.ZodString>;
/** The part of it that stands on the ballot. */
export const ballotTexts = texts(blankBallotTexts) as Record<keyof BallotTexts, z.ZodString>;
