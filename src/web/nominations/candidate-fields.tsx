import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { isWebAddress, settingsSentences } from '#core/campus/settings.ts';
import type { CandidateTexts } from '#core/elections/nomination.ts';
import { blankTexts, candidateLimits } from '#core/elections/nomination.ts';
import { usualLine } from '#core/elections/told-apart.ts';
import { useViewer } from '#web/app/session.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';
import { optionalLine, optionalText } from '#web/app/form-schema.ts';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { useWritingLanguages, WordsInLanguages } from '#web/campus/words-in-languages.tsx';
import { otherLanguages } from '#texts/en/other-languages.ts';
import type { Language } from '#texts/languages.ts';
import { apartLine } from './apart-line.ts';

const text = nominationMessages.fields;

/** What a candidate says in a form. */
export type Said = CandidateTexts & { imageUrl: string; translations: Statements };
/** Their statement in other languages, by tag. */
type Statements = Record<string, { statement: string }>;

/** The fields of what a candidate says once: the one list of both forms. */
export const saidFields = [...Object.keys(blankTexts), 'imageUrl'] as Exclude<
  keyof Said,
  'translations'
>[];

/** What a candidate says, out of something larger. */
export const saidIn = ({ translations = {}, ...from }: SaidBefore): Said =>
  ({
    ...Object.fromEntries(saidFields.map((field) => [field, from[field]])),
    translations: Object.fromEntries(
      Object.entries(translations).map(([tag, { statement = '' }]) => [tag, { statement }]),
    ),
  }) as Said;

/** As it is answered: a language that has nothing is left out. */
type SaidBefore = Omit<Said, 'translations'> & {
  translations?: Record<string, { statement?: string | undefined }> | undefined;
};

/** The same in a stored draft. */
export const saidDraft = {
  ...(Object.fromEntries(saidFields.map((field) => [field, draftText])) as Record<
    (typeof saidFields)[number],
    typeof draftText
  >),
  translations: draftField(z.record(z.string(), z.object({ statement: z.string() })), {}),
};

/**
 * As it is sent: nothing stands in other languages where nothing stands in one, and what stands in a language that
 * has no field any more is left as it is.
 */
export function asSent<Values extends Said>(
  { translations, ...said }: Values,
  others: readonly Language[],
) {
  const entered = Object.fromEntries(
    others.flatMap(({ tag }) => (translations[tag] ? [[tag, translations[tag]]] : [])),
  );
  const isIn = said.statement !== '' && Object.keys(entered).length > 0;
  return { ...said, ...(isIn && { translations: entered }) };
}

/** An address as people say it: its https:// is added. */
const withScheme = (link: string) =>
  /^[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i.test(link) ? `https://${link}` : link;

/** The fields of a form with what a candidate says; each may be left empty. */
export const candidateSchema = {
  statement: optionalText(candidateLimits.statement),
  imageUrl: z.string(),
  link: optionalLine(candidateLimits.link).check(
    z.overwrite(withScheme),
    z.refine((link) => link === '' || isWebAddress(link), settingsSentences.address),
  ),
  manifesto: optionalText(candidateLimits.manifesto),
  apart: apartLine(),
  translations: z.record(
    z.string(),
    z.object({ statement: optionalText(candidateLimits.statement) }),
  ),
} satisfies Record<keyof Said, unknown>;

interface CandidateFieldsProps {
  /** The language of the election, which its candidates write in. */
  writtenIn: string | undefined;
  upload: ImageUpload;
  /** False where the form could not be sent: no photo is uploaded for it. */
  canUpload?: boolean;
}

/** What a candidate says, and what tells them apart from somebody of the same name, in the form around it. */
export function CandidateFields({ writtenIn, upload, canUpload = true }: CandidateFieldsProps) {
  const statement = useWatch<Said, 'statement'>({ name: 'statement' });
  const manifesto = useWatch<Said, 'manifesto'>({ name: 'manifesto' });
  const { others } = useWritingLanguages(writtenIn);
  const { viewer } = useViewer();
  const usual = usualLine(viewer?.enrollmentNumber ?? null, useNumberFormat());
  const { field, fieldState } = useController<Said, 'imageUrl'>({ name: 'imageUrl' });
  return (
    <>
      <TextField
        as={TextArea}
        name="statement"
        label={text.statement}
        hint={text.statementHint}
        isOptional
        length={statement.length}
        maxLength={candidateLimits.statement}
      />
      {statement !== '' && others.length > 0 && (
        <WordsInLanguages
          writtenIn={writtenIn}
          label={otherLanguages.statement}
          written={statement}
          hint={otherLanguages.statementHint}
          nameIn={(tag) => `translations.${tag}.statement`}
          maxLength={candidateLimits.statement}
          isLong
        />
      )}
      {canUpload && (
        <ImageField
          label={text.photo}
          hint={text.photoHint}
          imageUrl={field.value}
          error={fieldState.error?.message}
          upload={upload}
          onChange={field.onChange}
        />
      )}
      <TextField
        name="link"
        label={text.link}
        hint={text.linkHint}
        isOptional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={candidateLimits.link}
      />
      <TextField
        as={TextArea}
        name="manifesto"
        label={text.manifesto}
        hint={text.manifestoHint}
        isOptional
        length={manifesto.length}
        maxLength={candidateLimits.manifesto}
      />
      <TextField
        name="apart"
        label={text.apart}
        hint={text.apartHint(usual)}
        isOptional
        autoComplete="off"
        maxLength={candidateLimits.apart}
      />
    </>
  );
}
