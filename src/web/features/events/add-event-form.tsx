import { Plus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { formatZone } from '#core/campus/dates.ts';
import { checkEventDraft, eventLimits } from '#core/events/event-draft.ts';
import { eventMoment } from '#core/events/event-moment.ts';
import { eventTypes } from '#core/events/event-type.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import type { Event } from '#contract/events.ts';
import { ImagePicker } from '#web/features/uploads/image-picker.tsx';
import { useImageUpload } from '#web/features/uploads/use-image-upload.ts';
import { CallError, sentenceOf } from '#web/lib/call-error.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { draftField, draftText } from '#web/lib/draft-fields.ts';
import { draftKeys } from '#web/lib/draft-keys.ts';
import { useSavedDraft } from '#web/lib/saved-draft.ts';
import { useServerTime } from '#web/lib/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import { messages } from '#web/messages/en/site.ts';
import { useCreateEvent } from './queries.ts';

const text = eventsMessages;

/** What the form of an event holds in words; `date` is the campus's clock, as datetime-local. */
const EventDraft = z.object({
  title: draftText,
  description: draftText,
  date: draftText,
  // Without a choice it is the first type: the select is not required (spec 5).
  type: draftField(z.enum(eventTypes), eventTypes[0]),
});

type Errors = ReturnType<typeof checkEventDraft>;

interface AddEventFormProps {
  onDirty: (isDirty: boolean) => void;
  onPending: (isPending: boolean) => void;
  onAdded: (event: Event) => void;
}

/** Title, description, date, type and an image; the image goes out first, then the event. */
export function AddEventForm({ onDirty, onPending, onAdded }: AddEventFormProps) {
  const saved = useSavedDraft(draftKeys.event, EventDraft);
  const { draft } = saved;
  const [image, setImage] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const timeZone = useTimeZone();
  const { upload, progress } = useImageUpload();
  const create = useCreateEvent();
  const isPending = progress !== null || create.isPending;
  const check = () => checkEventDraft({ ...draft, hasImage: image !== null }, timeZone);
  const errors: Errors = isChecked ? { ...check(), ...refused } : refused;

  const isDirty = !saved.isEmpty || image !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const change = (part: Partial<typeof draft>) => {
    setRefused({});
    saved.change(part);
  };
  const fail = (sentence: string, wrong: Errors) => {
    notify.refused(sentence);
    setRefused(wrong);
    setProblem({ text: sentence });
  };
  const send = async (file: File) => {
    let imageUrl: string;
    try {
      imageUrl = await upload(file);
    } catch (refusal) {
      const reason = sentenceOf(refusal, messages.errors.advice);
      return fail(messages.fixed.imageUploadFailed, { imageUrl: reason });
    }
    try {
      const { event } = await create.mutateAsync({ ...draft, imageUrl });
      saved.forget();
      notify.success(messages.fixed.eventCreated);
      return onAdded(event);
    } catch (refusal) {
      return fail(messages.fixed.eventCreateFailed, fieldErrorsOf(refusal));
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const wrong = check();
    flushSync(() => {
      setChecked(true);
      setRefused({});
      setProblem(null);
    });
    if (image === null || !isClean(wrong)) {
      const [first] = Object.values(wrong);
      if (first !== undefined) notify.refused(first);
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onPending(true);
    await send(image).finally(() => onPending(false));
  };

  return (
    <form className="dialog-body" noValidate ref={form} onSubmit={submit}>
      <FormProblem problem={problem} />
      <Field label={text.fields.title} error={errors.title}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={eventLimits.title}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.fields.description} error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.description}
            length={draft.description.length}
            maxLength={eventLimits.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <DateField value={draft.date} error={errors.date} onChange={(date) => change({ date })} />
      <Field label={text.fields.type}>
        {(control) => (
          <Select
            {...control}
            value={draft.type}
            onChange={(event) => {
              const type = eventTypes.find((one) => one === event.target.value);
              if (type !== undefined) change({ type });
            }}
          >
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
        error={errors.imageUrl}
        file={image}
        progress={progress}
        onChoose={(file) => {
          setImage(file);
          setRefused({});
        }}
        onRemove={() => setImage(null)}
      />
      <Button
        type="submit"
        size="large"
        isPending={isPending}
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
  onChange: (value: string) => void;
}

/** A time on the campus's clock, whatever the clock of this device says. */
function DateField({ value, error, onChange }: DateFieldProps) {
  const timeZone = useTimeZone();
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(eventMoment(value, timeZone) ?? today, timeZone);
  return (
    <Field label={text.fields.date} hint={text.fields.zone(timeZone, offset)} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The server's sentences for the fields that are ours. */
function fieldErrorsOf(refusal: unknown): Errors {
  if (!(refusal instanceof CallError)) return {};
  const names = ['title', 'description', 'date', 'imageUrl'] as const;
  const entries = names.flatMap((name) => {
    const sentence = refusal.fields[name];
    return sentence === undefined ? [] : [[name, sentence]];
  });
  return Object.fromEntries(entries) as Errors;
}
