import type { ReactNode, SubmitEvent } from 'react';
import { useState } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { ImageField } from '#web/uploads/image-field.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { PreviewDialog } from '../election-acts/preview-dialog.tsx';
import type { Previewed } from '../election-acts/preview-dialog.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { ClearButton } from './clear-button.tsx';
import { DateFields } from './date-fields.tsx';
import { FrozenPart } from './frozen-part.tsx';
import type { OrganizeFields, OrganizePartProps } from './organize-draft.ts';
import { linesOf } from './organize-voters.ts';
import { actionBar, columns, partTitle } from './organize-looks.ts';
import { positionToAdd, PositionsField } from './positions-field.tsx';
import { VotingFields } from './voting-fields.tsx';

const text = dashboardMessages.organize;
const formPart = 'grid grid-cols-1 scroll-mt-[calc(var(--bar-height)+24px)] gap-4.5';

interface OrganizeFormProps extends OrganizePartProps {
  /** What becomes of what is typed. */
  status: string;
  /** The election that is edited; none for a new one. */
  election?: Election;
  /** The field for the reason, where voters have to be told. */
  reason?: ReactNode;
  /** What the button says that goes on, where it is not what it always is. */
  submitLabel?: string;
  isEmpty?: boolean;
  onImage: (imageUrl: string) => void;
  onClear?: () => void;
  onDraft?: () => void;
  /** Leaves an edit. */
  onLeave?: () => void;
  onReview: () => void;
}

/** The fields of an election, new or not. */
export function OrganizeForm(props: OrganizeFormProps) {
  const { form, frozen = {}, election, status, reason, onImage, onReview } = props;
  const { onClear, onDraft, onLeave } = props;
  const [newPosition, setNewPosition] = useState('');
  const [isPreviewed, setPreviewed] = useState(false);
  const { errors } = useFormState({ control: form.control });
  const roll = useWatch({ control: form.control, name: 'roll' });
  const upload = useImageUpload();
  const isEmpty = props.isEmpty === true && roll === null && newPosition === '';

  /** A title that was typed and not added was meant. Nothing goes on while a picture is uploaded. */
  const withAll = (goOn: () => void) => {
    if (upload.progress !== null) return;
    const positions = form.getValues('positions');
    const added = positionToAdd(
      positions.map(({ title }) => title),
      newPosition,
    );
    if (added !== null) {
      form.setValue('positions', [...positions, added]);
      setNewPosition('');
    }
    goOn();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    withAll(onReview);
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
              <Field label={text.description} isOptional error={errors.description?.message}>
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
              <FrozenPart why={frozen.dates} className={formPart}>
                <DateFields form={form} isNew={election === undefined} />
              </FrozenPart>
            </section>
            <section className={formPart} data-part="positions">
              <h3 className={partTitle}>{text.positions}</h3>
              <FrozenPart why={frozen.titles} className={formPart}>
                <PositionsField
                  form={form}
                  frozen={frozen}
                  newTitle={newPosition}
                  onNewTitle={setNewPosition}
                />
              </FrozenPart>
            </section>
            <section className={formPart} data-part="voting">
              <h3 className={partTitle}>{text.voting}</h3>
              <VotingFields form={form} frozen={frozen} election={election} />
              {election === undefined && <RehearsalField form={form} />}
            </section>
            {reason !== undefined && reason !== null && (
              <section className={formPart}>{reason}</section>
            )}
          </div>
          <Preview form={form} />
        </div>
        <div className={actionBar}>
          <span className="text-ui text-ink-2">{status}</span>
          <span className="flex flex-wrap gap-2">
            {onClear !== undefined && (
              <ClearButton
                isEmpty={isEmpty}
                onClear={() => {
                  setNewPosition('');
                  onClear();
                }}
              />
            )}
            {onLeave !== undefined && (
              <Button kind="ghost" onClick={onLeave}>
                {electionActs.keep}
              </Button>
            )}
            <Button kind="outline" onClick={() => withAll(() => setPreviewed(true))}>
              {electionActs.preview}
            </Button>
            {onDraft !== undefined && (
              <Button kind="outline" onClick={() => withAll(onDraft)}>
                {text.saveDraft}
              </Button>
            )}
            <Button type="submit" isPending={upload.progress !== null}>
              {props.submitLabel ?? (election === undefined ? text.review : text.save)}
            </Button>
          </span>
        </div>
      </form>
      <PreviewDialog
        election={previewOf(form.getValues(), election)}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
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

function RehearsalField({ form }: OrganizePartProps) {
  return (
    <div>
      <Controller
        control={form.control}
        name="rehearsal"
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
            {text.rehearsal}
          </Checkbox>
        )}
      />
      <p className="type-meta">{text.rehearsalHint}</p>
    </div>
  );
}

/** The election as its voters would see it, from what is in the form. */
function previewOf(fields: OrganizeFields, election: Election | undefined): Previewed {
  return {
    _id: election?._id ?? '',
    name: fields.name.trim() || text.previewName,
    description: fields.description,
    positions: fields.positions.map(({ _id, title, limits }) => ({
      _id: _id ?? title,
      title,
      ...(limits !== undefined && { limits }),
    })),
    nominations: election?.nominations ?? [],
    changes: election?.changes ?? [],
    candidateConditions: linesOf(fields.conditions),
    rehearsal: fields.rehearsal,
    state: 'published',
  };
}
