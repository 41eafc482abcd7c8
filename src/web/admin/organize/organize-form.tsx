import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { electionLimits } from '#core/elections/election-draft.ts';
import { ImageField } from '#web/uploads/image-field.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { BannerPreview } from './banner-preview.tsx';
import { DateFields } from './date-fields.tsx';
import type { OrganizePartProps } from './organize-draft.ts';
import { actionBar, columns, partTitle } from './organize-looks.ts';
import { positionToAdd, PositionsField } from './positions-field.tsx';
import { VotingFields } from './voting-fields.tsx';

const text = dashboardMessages.organize;
const formPart = 'grid grid-cols-1 scroll-mt-[calc(var(--bar-height)+24px)] gap-4.5';

interface OrganizeFormProps extends OrganizePartProps {
  isEmpty: boolean;
  isKept: boolean;
  onImage: (imageUrl: string) => void;
  onClear: () => void;
  onReview: () => void;
}

export function OrganizeForm({
  form,
  isKept,
  onImage,
  onClear,
  onReview,
  ...rest
}: OrganizeFormProps) {
  const [newPosition, setNewPosition] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { errors } = useFormState({ control: form.control });
  const roll = useWatch({ control: form.control, name: 'roll' });
  const upload = useImageUpload();
  const isEmpty = rest.isEmpty && roll === null && newPosition === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter in a field submits, too, even while the picture is still uploaded.
    if (upload.progress !== null) return;
    // A title that was typed and not added was meant.
    const positions = form.getValues('positions');
    const added = positionToAdd(
      positions.map(({ title }) => title),
      newPosition,
    );
    if (added !== null) {
      form.setValue('positions', [...positions, added]);
      setNewPosition('');
    }
    onReview();
  };

  return (
    <>
      <form noValidate onSubmit={submit}>
        <div className={columns}>
          <div className="grid grid-cols-1 content-start gap-9">
            <section className={formPart} data-part="details">
              <h3 className={partTitle}>{text.details}</h3>
              <Field label={text.name} error={errors.name?.message}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('name')}
                    maxLength={electionLimits.name}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field label={text.description} error={errors.description?.message}>
                {(control) => (
                  <TextArea
                    {...control}
                    {...form.register('description')}
                    maxLength={electionLimits.description}
                  />
                )}
              </Field>
              <Controller
                control={form.control}
                name="imageUrl"
                render={({ field, fieldState }) => (
                  <ImageField
                    label={text.image}
                    imageUrl={field.value}
                    error={fieldState.error?.message}
                    upload={upload}
                    onChange={(imageUrl) => {
                      field.onChange(imageUrl);
                      onImage(imageUrl);
                    }}
                  />
                )}
              />
            </section>
            <section className={formPart} data-part="dates">
              <h3 className={partTitle}>{text.dates}</h3>
              <DateFields form={form} />
            </section>
            <section className={formPart} data-part="positions">
              <h3 className={partTitle}>{text.positions}</h3>
              <PositionsField form={form} newTitle={newPosition} onNewTitle={setNewPosition} />
            </section>
            <section className={formPart} data-part="voting">
              <h3 className={partTitle}>{text.voting}</h3>
              <VotingFields form={form} />
            </section>
          </div>
          <Preview form={form} />
        </div>
        <div className={actionBar}>
          <span className="text-ui text-ink-2">{isKept ? text.kept : text.notKept}</span>
          <span className="flex flex-wrap gap-2">
            <Button kind="ghost" aria-disabled={isEmpty} onClick={() => setAsking(true)}>
              {text.clear}
            </Button>
            <Button type="submit" isPending={upload.progress !== null}>
              {text.review}
            </Button>
          </span>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.clearTitle}
        text={text.clearText}
        confirmLabel={text.clear}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setNewPosition('');
          onClear();
        }}
      />
    </>
  );
}

/** Renders again with what is typed; the form around it does not. */
function Preview({ form }: OrganizePartProps) {
  const [name, imageUrl, opens, positions] = useWatch({
    control: form.control,
    name: ['name', 'imageUrl', 'opens', 'positions'],
  });
  return <BannerPreview fields={{ name, imageUrl, opens, positions }} />;
}
