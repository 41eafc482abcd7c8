import { Plus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { formatZone } from '#core/campus/dates.ts';
import { checkEventDraft, eventLimits } from '#core/events/event-draft.ts';
import { eventMoment } from '#core/events/event-moment.ts';
import { eventTypes } from '#core/events/event-type.ts';
import type { Event } from '#contract/events.ts';
import { ImagePicker } from '#web/uploads/image-picker.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  lineOfText,
  longText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { useServerTime } from '#web/app/server-clock.ts';
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
import { useCreateEvent } from './queries.ts';

const text = eventsMessages;

/** What is stored of the form; `date` is on the campus's clock, as datetime-local. */
const EventDraft = z.object({
  title: draftText,
  description: draftText,
  date: draftText,
  // Without a choice it is the first type: the select is not required.
  type: draftField(z.enum(eventTypes), eventTypes[0]),
});

/** The image is a file until it is uploaded; the event then has its address. */
const NewEvent = z.object({
  title: lineOfText(eventLimits.title),
  description: longText(eventLimits.description),
  date: z.string(),
  type: z.enum(eventTypes),
  image: z.nullable(z.instanceof(File)),
} satisfies FormFields<'createEvent', 'imageUrl'> & { image: unknown });
type EventForm = z.output<typeof NewEvent>;

interface AddEventFormProps {
  onDirty: (isDirty: boolean) => void;
  onPending: (isPending: boolean) => void;
  onAdded: (event: Event) => void;
}

/** Title, description, date, type and an image; the image is uploaded first, then the event sent. */
export function AddEventForm({ onDirty, onPending, onAdded }: AddEventFormProps) {
  const { draft, change, forget, isEmpty } = useSavedDraft(draftKeys.event, EventDraft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const timeZone = useTimeZone();
  const { upload, progress } = useImageUpload();
  const create = useCreateEvent();
  const box = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: { ...draft, image: null },
    resolver: resolverOf(
      NewEvent.check(
        checkedBy((event) => {
          const hasImage = event.image !== null;
          const { imageUrl, ...wrong } = checkEventDraft({ ...event, hasImage }, timeZone);
          return { ...wrong, ...(imageUrl !== undefined && { image: imageUrl }) };
        }),
      ),
    ),
    // The picture has no field that the form could focus by itself.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [image, description] = form.watch(['image', 'description']);
  const save = useCallback(
    ({ title, description, date, type }: EventForm) => change({ title, description, date, type }),
    [change],
  );
  useSaveTyped(form, save);
  const isDirty = !isEmpty || image !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const setImage = (file: File | null) =>
    form.setValue('image', file, { shouldValidate: isSubmitted });
  const fail = (sentence: string) => {
    notify.refused(sentence);
    setProblem({ text: sentence });
  };
  const send = async ({ image: file, ...event }: EventForm) => {
    setProblem(null);
    if (file === null) return;
    let imageUrl: string;
    try {
      imageUrl = await upload(file);
    } catch (refusal) {
      form.setError('image', { message: sentenceOf(refusal, messages.errors.advice) });
      return fail(messages.fixed.imageUploadFailed);
    }
    try {
      const reply = await create.mutateAsync({ ...event, imageUrl });
      forget();
      notify.success(messages.fixed.eventCreated);
      onAdded(reply.event);
    } catch (refusal) {
      showFieldErrors(refusal, ['title', 'description', 'date'], form.setError);
      const ofImage = refusal instanceof CallError ? refusal.fields['imageUrl'] : undefined;
      if (ofImage !== undefined) form.setError('image', { message: ofImage });
      fail(messages.fixed.eventCreateFailed);
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
      <DateField
        value={form.watch('date')}
        error={errors.date?.message}
        field={form.register('date')}
      />
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
        progress={progress}
        onChoose={setImage}
        onRemove={() => setImage(null)}
      />
      <Button
        type="submit"
        size="large"
        isPending={isSubmitting}
        icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
      >
        {text.add}
      </Button>
    </form>
  );
}

interface DateFieldProps {
  value: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** A time on the campus's clock, whatever this device's time zone is. */
function DateField({ value, error, field }: DateFieldProps) {
  const timeZone = useTimeZone();
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(eventMoment(value, timeZone) ?? today, timeZone);
  return (
    <Field label={text.fields.date} hint={text.fields.zone(timeZone, offset)} error={error}>
      {(control) => <TextInput {...control} {...field} type="datetime-local" />}
    </Field>
  );
}
