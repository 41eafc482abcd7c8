import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { isWebAddress, settingsSentences } from '#core/campus/settings.ts';
import { candidateLimits } from '#core/elections/nomination.ts';
import { lineOfText, longText } from '#web/app/form-schema.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';

const text = nominationMessages.fields;

/** The fields of a form with what a candidate says; each may be left empty. */
export const candidateSchema = {
  statement: longText(candidateLimits.statement),
  imageUrl: z.string(),
  link: lineOfText(candidateLimits.link).check(
    z.refine((link) => link === '' || isWebAddress(link), settingsSentences.address),
  ),
};

type Error = { message?: string | undefined } | undefined;

interface CandidateFieldsProps {
  statement: { field: UseFormRegisterReturn; length: number; error: Error };
  image: { imageUrl: string; error: Error; onChange: (imageUrl: string) => void };
  link: { field: UseFormRegisterReturn; error: Error };
  upload: ImageUpload;
}

/** Statement, photo and link of a candidate. */
export function CandidateFields({ statement, image, link, upload }: CandidateFieldsProps) {
  return (
    <>
      <Field
        label={text.statement}
        hint={text.statementHint}
        error={statement.error?.message}
        isOptional
      >
        {(control) => (
          <TextArea
            {...control}
            {...statement.field}
            length={statement.length}
            maxLength={candidateLimits.statement}
          />
        )}
      </Field>
      <ImageField
        label={text.photo}
        hint={text.photoHint}
        imageUrl={image.imageUrl}
        error={image.error?.message}
        upload={upload}
        onChange={image.onChange}
      />
      <Field label={text.link} hint={text.linkHint} error={link.error?.message} isOptional>
        {(control) => (
          <TextInput
            {...control}
            {...link.field}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={candidateLimits.link}
          />
        )}
      </Field>
    </>
  );
}
