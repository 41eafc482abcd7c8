import { Check, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { checkEventDraft, eventLimits } from '#core/events/event-draft.ts';
import { eventTypes } from '#core/events/event-type.ts';
import type { Event } from '#contract/events.ts';
import { ImagePicker } from '#web/uploads/image-picker.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { CallError, sentenceOf, Told } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { checkedBy } from '#web/app/form-schema.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { notify } from '#web/kit/notify.ts';
import { Fold } from '#web/kit/fold.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { messages } from '#texts/en/site.ts';
import { EventTimeFields } from './event-date-fields.tsx';
import {
  EventDraft,
  EventFields,
  datesOf,
  draftIn,
  draftOf,
  payloadOf,
} from './event-form-values.ts';
import { useCreateEvent, useEditEvent } from './queries.ts';

const text = eventsMessages;

/** What the form is for: a new event, an event that there is, or a new one like it. */
export type EventTask =
  | { kind: 'add' }
  | { kind: 'edit'; event: Event }
  | { kind: 'duplicate'; event: Event };

/** Where what was typed is kept. A new event has one place, whatever it was copied from. */
export const draftKeyOf = (task: EventTask): string =>
  task.kind === 'edit' ? `${draftKeys.event}:${task.event._id}` : draftKeys.event;

interface EventFormProps {
  task: EventTask;
  onSaved: (event: Event | null) => void;
}

/** The fields of an event; a chosen image is uploaded first, then the event sent. */
export function EventForm({ task, onSaved }: EventFormProps) {
  const { draft, change, forget, isEmpty } = useSavedDraft(draftKeyOf(task), EventDraft);
  const timeZone = useTimeZone();
  const { upload, progress } = useImageUpload();
  const create = useCreateEvent();
  const edit = useEditEvent();
  const [start] = useState(() => startOf(task, timeZone));
  const [keptUrl, setKeptUrl] = useState(start.imageUrl);
  const checked = EventFields.check(
    checkedBy((event) => {
      // An event that there is may have been made without a picture.
      const needsNone = task.kind === 'edit' && start.imageUrl === '';
      const hasImage = event.image !== null || keptUrl !== '' || needsNone;
      const { imageUrl, ...wrong } = checkEventDraft(
        { ...event, ...datesOf(event, timeZone), hasImage },
        timeZone,
      );
      return { ...wrong, ...(imageUrl !== undefined && { image: imageUrl }) };
    }),
  );
  const form = useCallForm(checked, { ...(isEmpty ? start.draft : draft), image: null });
  const { errors, isSubmitted } = form.formState;
  const [image, description] = form.watch(['image', 'description']);
  const filled = form.watch(inFold);
  const isMoreNeeded = filled.some((one) => one !== '');
  const save = useCallback((values: EventFields) => change(draftIn(values)), [change]);
  useSaveTyped(form, save);

  const setImage = (file: File | null) =>
    form.setValue('image', file, { shouldValidate: isSubmitted });
  /** Why it failed stands with the picture. */
  const addressOf = async (file: File | null) =>
    file === null
      ? keptUrl
      : upload(file).catch((refusal: unknown) => {
          form.setError('image', { message: sentenceOf(refusal, messages.errors.advice) });
          throw new Told(messages.fixed.imageUploadFailed);
        });
  const send = async (values: EventFields): Promise<Partial<Reply<'createEvent'>>> => {
    const { image: file, title, description: about, place, link, type } = values;
    const imageUrl = await addressOf(file);
    const body = { title, description: about, ...datesOf(values, timeZone), place, link, type };
    return notify.whileSlow(
      text.saving,
      task.kind === 'edit'
        ? edit.mutateAsync({
            params: { id: task.event._id },
            body: imageUrl === '' ? body : { ...body, imageUrl },
          })
        : create.mutateAsync({ body: { ...payloadOf(body), imageUrl } }),
    );
  };
  const sentenceFor = (refusal: unknown) =>
    task.kind === 'edit' || refusal instanceof Told
      ? sentenceOf(refusal, text.editFailed)
      : messages.fixed.eventCreateFailed;

  return (
    <CallForm
      form={form}
      send={send}
      failed={sentenceFor}
      isToasted
      {...(task.kind !== 'edit' && { done: messages.fixed.eventCreated })}
      onDone={({ event }) => {
        forget();
        onSaved(event ?? null);
      }}
      onRefused={(refusal) => {
        const ofImage = refusal instanceof CallError ? refusal.fields['imageUrl'] : undefined;
        if (ofImage !== undefined) form.setError('image', { message: ofImage });
        return false;
      }}
      isDirty={!isEmpty || image !== null || keptUrl !== start.imageUrl}
      submit={task.kind === 'edit' ? text.save : text.add}
      look={{ icon: icons[task.kind] }}
    >
      <TextField
        name="title"
        label={text.fields.title}
        maxLength={eventLimits.title}
        autoComplete="off"
      />
      <TextField
        as={TextArea}
        name="description"
        label={text.fields.description}
        length={description.length}
        maxLength={eventLimits.description}
      />
      <div className="grid grid-cols-2 items-start gap-5 max-sm:gap-3">
        <TextField name="date" label={text.fields.date} type="date" />
        <SelectField name="type" label={text.fields.type}>
          {eventTypes.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <ImagePicker
        label={text.fields.image}
        error={errors.image?.message}
        isLow
        file={image}
        imageUrl={image === null ? keptUrl : ''}
        progress={progress}
        onChoose={setImage}
        onRemove={() => {
          setKeptUrl('');
          setImage(null);
        }}
      />
      <Fold title={text.more} level={3} isNeeded={isMoreNeeded}>
        <div className="grid gap-5">
          <EventTimeFields />
          <TextField
            name="place"
            label={text.fields.place}
            isOptional
            maxLength={eventLimits.place}
            autoComplete="off"
          />
          <TextField
            name="link"
            label={text.fields.link}
            hint={text.fields.linkHint}
            isOptional
            type="url"
            maxLength={eventLimits.link}
            autoComplete="off"
          />
        </div>
      </Fold>
    </CallForm>
  );
}

/** What the specification has no field for. */
const inFold = ['time', 'endDate', 'endTime', 'place', 'link'] as const;

const icons = {
  add: <Plus size={20} strokeWidth={1.75} aria-hidden />,
  duplicate: <Plus size={20} strokeWidth={1.75} aria-hidden />,
  edit: <Check size={20} strokeWidth={1.75} aria-hidden />,
};

/** What stands in the fields at first. A copy needs another date. */
function startOf(task: EventTask, timeZone: string): { draft: EventDraft; imageUrl: string } {
  if (task.kind === 'add') return { draft: EventDraft.parse({}), imageUrl: '' };
  const draft = draftOf(task.event, timeZone);
  const isCopy = task.kind === 'duplicate';
  const undated = { ...draft, date: '', endDate: '' };
  return { draft: isCopy ? undated : draft, imageUrl: task.event.imageUrl };
}
