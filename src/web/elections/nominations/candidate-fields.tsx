import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { isWebAddress, settingsSentences } from '#core/campus/settings.ts';
import { candidateLimits } from '#core/elections/nomination.ts';
import { optionalLine, optionalText } from '#web/app/form-schema.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';

const text = nominationMessages.fields;

/** The fields of a form with what a candidate says; each may be left empty. */
export const candidateSchema = {
  statement: optionalText(candidateLimits.statement),
  imageUrl: z.string(),
  link: optionalLine(candidateLimits.link).check(
    z.refine((link) => link === '' || isWebAddress(link), settingsSentences.address),
  ),
};

interface Candidate {
  statement: string;
  imageUrl: string;
}

/** Statement, photo and link of a candidate, in the form around them. */
export function CandidateFields({ upload }: { upload: ImageUpload }) {
  const statement = useWatch<Candidate, 'statement'>({ name: 'statement' });
  const { field, fieldState } = useController<Candidate, 'imageUrl'>({ name: 'imageUrl' });
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
      <ImageField
        label={text.photo}
        hint={text.photoHint}
        imageUrl={field.value}
        error={fieldState.error?.message}
        upload={upload}
        onChange={field.onChange}
      />
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
    </>
  );
}
