import { z } from 'zod';
import { isVisible, textSentences } from '../core/text.ts';
import { isWebAddress, settingsSentences } from '../core/campus/settings.ts';
import type { BallotTexts, CandidateTexts } from '../core/elections/nomination.ts';
import { blankBallotTexts, blankTexts, candidateLimits } from '../core/elections/nomination.ts';
import { apartProblem } from '../core/elections/told-apart.ts';
import { optionalLine, optionalText } from './fields.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** The line under the name where somebody else has the same; '' for branch and year. */
export const ApartLine = optionalLine(candidateLimits.apart).check(({ value, issues }) => {
  const message = apartProblem(value);
  if (message !== null) issues.push({ code: 'custom', input: value, message });
});

/** The same where an officer writes it for them. */
export const OfficersLine = ApartLine.min(1, textSentences.empty).refine(
  isVisible,
  textSentences.empty,
);

/**
 * What a candidate wants to say: a statement, a photo, a link, a manifesto and what tells them apart; '' for each that
 * is not given.
 */
export const Profile = z.object({
  statement: optionalText(candidateLimits.statement),
  imageUrl: MaybeUploadedImage,
  link: optionalLine(candidateLimits.link).refine(
    (text) => text === '' || isWebAddress(text),
    settingsSentences.address,
  ),
  manifesto: optionalText(candidateLimits.manifesto),
  apart: ApartLine,
} satisfies Record<keyof CandidateTexts | 'imageUrl', z.ZodType>);

const texts = (blanks: object) =>
  Object.fromEntries(Object.keys(blanks).map((name) => [name, z.string()]));

/** What a candidate says in words, as they and the officers read it; '' for what is not said. */
export const profileTexts = texts(blankTexts) as Record<keyof CandidateTexts, z.ZodString>;
/** The part of it that stands on the ballot. */
export const ballotTexts = texts(blankBallotTexts) as Record<keyof BallotTexts, z.ZodString>;
