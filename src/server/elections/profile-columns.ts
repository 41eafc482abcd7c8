import type { BallotTexts, CandidateTexts } from '#core/elections/nomination.ts';
import { blankBallotTexts, blankTexts } from '#core/elections/nomination.ts';
import type { CandidateWords, Translations } from '#core/elections/translations.ts';
import { areSameTranslations } from '#core/elections/translations.ts';

/** What a candidate says, by its columns in nominations and nomination_edits. */
export interface CandidateProfile extends CandidateTexts {
  photo_upload_id: string | null;
  /** The same in other languages. */
  translations: Translations<CandidateWords>;
}

/** What stands where nobody says anything. */
export const blankProfile: CandidateProfile = {
  ...blankTexts,
  photo_upload_id: null,
  translations: {},
};

/**
 * Every query that reads, writes, copies or erases what a candidate says goes by these lists
 * (docs/developers/add-a-field.md).
 */
export const profileTexts = Object.keys(blankTexts) as (keyof CandidateTexts)[];
/** The part of the texts that stands on the ballot, and so in the answers that everybody reads often. */
export const ballotTexts = Object.keys(blankBallotTexts) as (keyof BallotTexts)[];
export const profileColumns = Object.keys(blankProfile) as (keyof CandidateProfile)[];

/** The texts of a profile out of something larger; what is missing is empty. */
export function textsOf(from: { [C in keyof CandidateTexts]?: string | undefined }) {
  const texts = profileTexts.map((one) => [one, from[one] ?? '']);
  return Object.fromEntries(texts) as CandidateTexts;
}

/** The texts of the ballot out of something larger. */
export function ballotTextsOf(from: BallotTexts) {
  return Object.fromEntries(ballotTexts.map((one) => [one, from[one]])) as unknown as BallotTexts;
}

/** The columns of a profile out of something larger. */
export function profileOf(from: CandidateProfile): CandidateProfile {
  const { photo_upload_id, translations } = from;
  return { ...textsOf(from), photo_upload_id, translations };
}

export const isSameProfile = (a: CandidateProfile, b: CandidateProfile): boolean =>
  profileColumns.every((one) => one === 'translations' || a[one] === b[one]) &&
  areSameTranslations(a.translations, b.translations);
