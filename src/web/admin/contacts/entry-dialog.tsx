import { useState } from 'react';
import type { OfficerContact } from '#contract/contact.ts';
import { contactLimits } from '#core/contact/contact-request.ts';
import { useAddToContact } from '#web/contact/officer-queries.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';

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
  const look = looks[kind];
  const add = useAddToContact(kind === 'answer' ? 'answerContact' : 'noteContact');
  // One name for this answer, however often it is sent: it is kept and mailed once.
  const [entryId, setEntryId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [isResolved, setResolved] = useState(true);
  const [error, setError] = useState<string>();

  const send = async () => {
    setError(undefined);
    const body = { entryId, text: typed, ...(kind === 'answer' && { isResolved }) };
    try {
      notify.success((await add.mutateAsync({ id: contact._id, ...body })).message);
      setTyped('');
      setEntryId(crypto.randomUUID());
      onClose();
    } catch (problem) {
      const sentence =
        (problem instanceof CallError ? problem.fields['text'] : undefined) ??
        sentenceOf(problem, look.failed);
      notify.refused(sentence);
      setError(sentence);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={look.title(contact.name)}
      lede={kind === 'answer' ? text.answerText(contact.email) : text.noteText}
      startsAt="field"
      isPending={add.isPending}
      isDirty={typed.trim() !== ''}
    >
      <form
        className={dialogBody}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) void send();
        }}
      >
        <blockquote className="max-h-40 overflow-y-auto border-s-3 border-line ps-3 text-ui whitespace-pre-line wrap-anywhere text-ink-2">
          {contact.message}
        </blockquote>
        <Field label={look.label} error={error}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              value={typed}
              length={typed.length}
              maxLength={contactLimits.answer}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {kind === 'answer' && (
          <Checkbox checked={isResolved} onChange={(event) => setResolved(event.target.checked)}>
            {text.answerResolves}
          </Checkbox>
        )}
        <Button type="submit" size="large" isPending={add.isPending}>
          {look.submit}
        </Button>
      </form>
    </Dialog>
  );
}
