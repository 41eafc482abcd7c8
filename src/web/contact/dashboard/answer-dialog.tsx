import { useState } from 'react';
import { z } from 'zod/mini';
import type { OfficerContact } from '#contract/contact.ts';
import { contactLimits, answerMissing } from '#core/contact/contact-request.ts';
import { longText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { CheckField } from '#web/kit/check-field.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

const text = dashboardMessages.contacts;

interface AnswerDialogProps {
  contact: OfficerContact;
  isOpen: boolean;
  onClose: () => void;
}

/** Answers a message by e-mail. */
export function AnswerDialog({ contact, isOpen, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.answerTitle(contact.name)}
      lede={text.answerText(contact.email)}
      startsAt="field"
    >
      <AnswerForm contact={contact} onDone={onClose} />
    </Dialog>
  );
}

const Answer = z.object({
  text: longText(contactLimits.answer, answerMissing),
  isResolved: z.boolean(),
});

function AnswerForm({ contact, onDone }: { contact: OfficerContact; onDone: () => void }) {
  const answer = useCall('answerContact');
  // One name for this answer, however often it is sent: it is kept and mailed once.
  const [entryId] = useState(() => crypto.randomUUID());
  const form = useCallForm(Answer, { text: '', isResolved: true });
  const typed = form.watch('text');
  return (
    <CallForm
      form={form}
      send={(body) =>
        answer.mutateAsync({ params: { id: contact._id }, body: { entryId, ...body } })
      }
      failed={text.answerFailed}
      submit={text.sendAnswer}
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
        label={text.answerLabel}
        rows={6}
        length={typed.length}
        maxLength={contactLimits.answer}
      />
      <CheckField name="isResolved">{text.answerResolves}</CheckField>
    </CallForm>
  );
}
