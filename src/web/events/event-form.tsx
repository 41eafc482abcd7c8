import { Check, Plus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkEventDraft, eventLimits } from '#core/events/event-draft.ts';
import { eventTypes } from '#core/events/event-type.ts';
import type { Event } from '#contract/events.ts';
import { ImagePicker } from '#web/uploads/image-picker.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { checkedBy, notifyFirst, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import { messages } from '#web/messages/en/site.ts';
import { EventDateFields } from './event-date-fields.tsx';
import { EventDraft, EventFields, datesOf, draftIn, draftOf } from './event-form-values.ts';
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
  onDirty: (isDirty: boolean) => void;
  onPending: (isPending: boolean) => void;
  onSaved: (event: Event) => void;
}

/** The fields of an event; a chosen image is uploaded first, then the event sent. */
export function EventForm({ task, onDirty, onPending, onSaved }: EventFormProps) {
  const { draft, change, forget, isEmpty } = useSavedDraft(draftKeyOf(task), EventDraft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const timeZone = useTimeZone();
  const { upload, progress } = useImageUpload();
  const create = useCreateEvent();
  const edit = useEditEvent();
  const box = useRef<HTMLFormElement>(null);
  const [start] = useState(() => startOf(task, timeZone));
  const [keptUrl, setKeptUrl] = useState(start.imageUrl);
  const form = useForm<EventFields>({
    defaultValues: { ...(isEmpty ? start.draft : draft), image: null },
    resolver: resolverOf(
      EventFields.check(
        checkedBy((event) => {
          // An event that there is may have been made without a picture.
          const needsNone = task.kind === 'edit' && start.imageUrl === '';
          const hasImage = event.image !== null || keptUrl !== '' || needsNone;
          const checked = { ...event, ...datesOf(event), hasImage };
          const { imageUrl, ...wrong } = checkEventDraft(checked, timeZone);
          return { ...wrong, ...(imageUrl !== undefined && { image: imageUrl }) };
        }),
      ),
    ),
    // The picture has no field that the form could focus by itself.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [image, description] = form.watch(['image', 'description']);
  const save = useCallback((values: EventFields) => change(draftIn(values)), [change]);
  useSaveTyped(form, save);
  const isDirty = !isEmpty || image !== null || keptUrl !== start.imageUrl;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const setImage = (file: File | null) =>
    form.setValue('image', file, { shouldValidate: isSubmitted });
  const fail = (sentence: string) => {
    notify.refused(sentence);
    setProblem({ text: sentence });
  };
  const send = async (values: EventFields) => {
    const { image: file, title, description, place, link, type } = values;
    setProblem(null);
    let imageUrl = keptUrl;
    try {
      if (file !== null) imageUrl = await upload(file);
    } catch (refusal) {
      form.setError('image', { message: sentenceOf(refusal, messages.errors.advice) });
      return fail(messages.fixed.imageUploadFailed);
    }
    try {
      const body = { title, description, ...datesOf(values), place, link, type };
      const sent =
        task.kind === 'edit'
          ? edit.mutateAsync({
              id: task.event._id,
              body: imageUrl === '' ? body : { ...body, imageUrl },
            })
          : create.mutateAsync({ ...body, imageUrl });
      const reply = await notify.whileSlow(text.saving, sent);
      forget();
      notify.success(task.kind === 'edit' ? reply.message : messages.fixed.eventCreated);
      onSaved(reply.event);
    } catch (refusal) {
      // The page says once that the session has ended, and leads to log-in.
      if (refusal instanceof CallError && refusal.status === 401) return;
      showFieldErrors(refusal, sentFields, form.setError);
      const ofImage = refusal instanceof CallError ? refusal.fields['imageUrl'] : undefined;
      if (ofImage !== undefined) form.setError('image', { message: ofImage });
      fail(
        task.kind === 'edit'
          ? sentenceOf(refusal, text.editFailed)
          : messages.fixed.eventCreateFailed,
      );
    }
  };
  const submitOnce = useOneAtATime(
    form.handleSubmit(
      async (event) => {
        onPending(true);
        await send(event).finally(() => onPending(false));
      },
      (wrong) => {
        setProblem(null);
        notifyFirst(wrong);
        requestAnimationFrame(() =>
          box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
      },
    ),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitOnce();
  };

  return (
    <form className={dialogBody} noValidate ref={box} onSubmit={submit}>
      <FormProblem problem={problem} />
      <Field label={text.fields.title} error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('title')}
            maxLength={eventLimits.title}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.fields.description} error={errors.description?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('description')}
            length={description.length}
            maxLength={eventLimits.description}
          />
        )}
      </Field>
      <EventDateFields form={form} />
      <Field label={text.fields.place} isOptional error={errors.place?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('place')}
            maxLength={eventLimits.place}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={text.fields.link}
        hint={text.fields.linkHint}
        isOptional
        error={errors.link?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('link')}
            type="url"
            maxLength={eventLimits.link}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.fields.type}>
        {(control) => (
          <Select {...control} {...form.register('type')}>
            {eventTypes.map((type) => (
              <option key={type} value={type}>
                {text.types[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ImagePicker
        label={text.fields.image}
        error={errors.image?.message}
        file={image}
        imageUrl={image === null ? keptUrl : ''}
        progress={progress}
        onChoose={setImage}
        onRemove={() => {
          setKeptUrl('');
          setImage(null);
        }}
      />
      <Button type="submit" size="large" isPending={isSubmitting} icon={icons[task.kind]}>
        {task.kind === 'edit' ? text.save : text.add}
      </Button>
    </form>
  );
}

const sentFields = ['title', 'description', 'date', 'endDate', 'place', 'link'] as const;
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
