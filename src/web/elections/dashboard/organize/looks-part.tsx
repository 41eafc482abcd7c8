import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { ImageField } from '#web/uploads/image-field.tsx';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/kit/button.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { organize as text } from '#texts/en/organize.ts';
import { PreviewDialog } from '../acts/preview-dialog.tsx';
import type { Previewed } from '../acts/preview-dialog.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { ElectionValues } from './election-values.ts';
import { isLimited } from '#core/elections/electorate.ts';
import { FormPart } from './form-part.tsx';

interface LooksPartProps {
  election: Election | undefined;
  upload: ImageUpload;
  onImage: (imageUrl: string) => void;
}

/** What an election says of itself, its picture, and what voters see of all that. */
export function LooksPart({ election, upload, onImage }: LooksPartProps) {
  const { getValues, setValue, formState } = useFormContext<ElectionValues>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [description, imageUrl] = useWatch<ElectionValues, ['description', 'imageUrl']>({
    name: ['description', 'imageUrl'],
  });
  const isEmpty = description === '' && imageUrl === '';
  return (
    <FormPart id="looks" change={isEmpty ? text.looks : text.changeLooks}>
      <TextField
        name="description"
        as={TextArea}
        label={text.description}
        isOptional
        maxLength={electionLimits.description}
      />
      <ImageField
        label={text.image}
        imageUrl={imageUrl}
        error={formState.errors.imageUrl?.message}
        upload={upload}
        onChange={(next) => {
          setValue('imageUrl', next, { shouldDirty: true });
          onImage(next);
        }}
      />
      <Banner />
      <Button kind="outline" className="justify-self-start" onClick={() => setPreviewed(true)}>
        {electionActs.preview}
      </Button>
      <PreviewDialog
        election={previewOf(getValues(), election)}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
    </FormPart>
  );
}

function Banner() {
  const [name, imageUrl, startDate, positions] = useWatch<
    ElectionValues,
    ['name', 'imageUrl', 'startDate', 'positions']
  >({ name: ['name', 'imageUrl', 'startDate', 'positions'] });
  const count = writtenPositions(positions).length;
  return <BannerPreview name={name} imageUrl={imageUrl} opens={startDate} positions={count} />;
}

/** The election as its voters would see it, from what is in the form. */
function previewOf(values: ElectionValues, election: Election | undefined): Previewed {
  return {
    _id: election?._id ?? '',
    name: values.name.trim() || text.previewName,
    description: values.description,
    positions: writtenPositions(values.positions).map(({ _id, title, limits }) => ({
      _id: _id ?? title,
      title,
      ...(isLimited(limits) && { limits }),
    })),
    nominations: election?.nominations ?? [],
    changes: election?.changes ?? [],
    candidateConditions: values.candidateConditions,
    rehearsal: values.rehearsal,
    state: 'published',
  };
}
