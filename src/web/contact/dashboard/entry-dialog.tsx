import { useState } from 'react';
import { z } from 'zod/mini';
import type { OfficerContact } from '#contract/contact.ts';
import { contactLimits, entryMissing } from '#core/contact/contact-request.ts';
import { longText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { CheckField } from '#web/kit/check-field.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextArea } from '#web/kit/text-area.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

const text = dashboardMessages.contacts;

/** An answer leaves by e-mail; a note is for officers. */
export type EntryKind = 'answer' | 'note';

const looks = {
  answer: {
    title: text.answerTitle,
    label: text.answerLabel,
    submit: text.sendAnswer,
    failed: text.answerFailed,
  },
  note: {
    title: text.noteTitle,
    label: text.noteLabel,
    submit: text.keepNote,
    failed: text.noteFailed,
  },
};

interface EntryDialogProps {
  contact: OfficerContact;
  kind: EntryKind;
  isOpen: boolean;
  onClose: () => void;
}

/** Answers a message by e-mail, or keeps a note with it. */
export function EntryDialog({ contact, kind, isOpen, onClose }: EntryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={looks[kind].title(contact.name)}
      lede={kind === 'answer' ? text.answerText(contact.email) : text.noteText}
      startsAt="field"
    >
      <EntryForm contact={contact} kind={kind} onDone={onClose} />
    </Dialog>
  );
}

const Entry = z.object({
  text: longText(contactLimits.answer, entryMissing),
  isResolved: z.boolean(),
});

interface EntryFormProps {
  contact: OfficerContact;
  kind: EntryKind;
  onDone: () => void;
}

function EntryForm({ contact, kind, onDone }: EntryFormProps) {
  const look = looks[kind];
  const answer = useCall('answerContact');
  const note = useCall('noteContact');
  // One name for this answer, however often it is sent: it is kept and mailed once.
  const [entryId] = useState(() => crypto.randomUUID());
  const form = useCallForm(Entry, { text: '', isResolved: true });
  const typed = form.watch('text');
  const params = { id: contact._id };
  const send = ({ isResolved, ...entry }: z.output<typeof Entry>): Promise<{ message: string }> =>
    kind === 'answer'
      ? answer.mutateAsync({ params, body: { entryId, isResolved, ...entry } })
      : note.mutateAsync({ params, body: { entryId, ...entry } });
  return (
    <CallForm
      form={form}
      send={send}
      failed={look.failed}
      submit={look.submit}
      isDirty={typed.trim() !== ''}
      onDone={onDone}
    >
      <blockquote
        dir="auto"
        className="max-h-40 overflow-y-auto border-s-3 border-line ps-3 text-ui whitespace-pre-line wrap-anywhere text-ink-2"
      >
        {contact.message}
      </blockquote>
      <TextField
        as={TextArea}
        name="text"
        label={look.label}
        rows={6}
        length={typed.length}
        maxLength={contactLimits.answer}
      />
      {kind === 'answer' && <CheckField name="isResolved">{text.answerResolves}</CheckField>}
    </CallForm>
  );
}
