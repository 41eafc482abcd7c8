import { useState } from 'react';
import { electionLimits } from '#core/elections/election-draft.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { BannerPreview } from './banner-preview.tsx';
import { DateFields } from './date-fields.tsx';
import { ImageField } from './image-field.tsx';
import type { OrganizeDraft, OrganizeErrors } from './organize-draft.ts';
import { actionBar, columns, partTitle } from './organize-looks.ts';
import type { GivenRoll } from './parse-roll.ts';
import { addTitle, PositionsField } from './positions-field.tsx';
import { VotingFields } from './voting-fields.tsx';

const formPart = 'grid grid-cols-1 scroll-mt-[calc(var(--bar-height)+24px)] gap-4.5';

interface OrganizeFormProps {
  draft: OrganizeDraft;
  roll: GivenRoll | null;
  errors: OrganizeErrors;
  isEmpty: boolean;
  isKept: boolean;
  onChange: (part: Partial<OrganizeDraft>) => void;
  onRoll: (roll: GivenRoll | null) => void;
  onClear: () => void;
  /** Gets the draft as it is once a position that stands in the field is taken over. */
  onReview: (draft: OrganizeDraft) => void;
}

export function OrganizeForm(props: OrganizeFormProps) {
  const { draft, roll, errors, isKept, onChange, onRoll, onClear, onReview } = props;
  const [newPosition, setNewPosition] = useState('');
  const [isAsking, setAsking] = useState(false);
  const text = dashboardMessages.organize;
  const upload = useImageUpload();
  const isEmpty = props.isEmpty && roll === null && newPosition === '';

  const review = () => {
    // A title that was typed and not added was meant.
    const positions = addTitle(draft.positions, newPosition);
    if (positions === null) return onReview(draft);
    onChange({ positions });
    setNewPosition('');
    return onReview({ ...draft, positions });
  };

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field sends, too; the picture is still on its way then.
          if (upload.progress === null) review();
        }}
      >
        <div className={columns}>
          <div className="grid grid-cols-1 content-start gap-9">
            <section className={formPart} data-part="details">
              <h3 className={partTitle}>{text.details}</h3>
              <Field label={text.name} error={errors.name}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={draft.name}
                    maxLength={electionLimits.name}
                    autoComplete="off"
                    onChange={(event) => onChange({ name: event.target.value })}
                  />
                )}
              </Field>
              <Field label={text.description} error={errors.description}>
                {(control) => (
                  <TextArea
                    {...control}
                    value={draft.description}
                    maxLength={electionLimits.description}
                    onChange={(event) => onChange({ description: event.target.value })}
                  />
                )}
              </Field>
              <ImageField
                imageUrl={draft.imageUrl}
                error={errors.imageUrl}
                upload={upload}
                onChange={(imageUrl) => onChange({ imageUrl })}
              />
            </section>
            <section className={formPart} data-part="dates">
              <h3 className={partTitle}>{text.dates}</h3>
              <DateFields draft={draft} errors={errors} onChange={onChange} />
            </section>
            <section className={formPart} data-part="positions">
              <h3 className={partTitle}>{text.positions}</h3>
              <PositionsField
                titles={draft.positions}
                error={errors.positions}
                newTitle={newPosition}
                onNewTitle={setNewPosition}
                onChange={(positions) => onChange({ positions })}
              />
            </section>
            <section className={formPart} data-part="voting">
              <h3 className={partTitle}>{text.voting}</h3>
              <VotingFields
                draft={draft}
                roll={roll}
                errors={errors}
                onChange={onChange}
                onRoll={onRoll}
              />
            </section>
          </div>
          <BannerPreview draft={draft} />
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
