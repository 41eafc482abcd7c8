import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { appealSentences, noteLength } from '#core/elections/appeal.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextField } from '#web/kit/text-field.tsx';

const text = settleMessages;

/** Lets officers say something on the page of an election that cannot change any more. */
export function NoteButton({ election }: { election: Election }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button kind="outline" onClick={() => setOpen(true)}>
        <MessageSquarePlus size={20} strokeWidth={1.75} aria-hidden />
        {text.note}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.noteTitle(election.name)}
        lede={text.noteText}
        startsAt="field"
      >
        <NoteForm electionId={election._id} onDone={close} />
      </Dialog>
    </div>
  );
}

const Note = z.object({
  text: lineOfText(noteLength, appealSentences.note),
} satisfies FormFields<'addNote'>);

function NoteForm({ electionId, onDone }: { electionId: string; onDone: () => void }) {
  const add = useCall('addNote');
  const form = useCallForm(Note, { text: '' });
  return (
    <CallForm
      form={form}
      send={(body) => add.mutateAsync({ params: { id: electionId }, body })}
      failed={text.sendFailed}
      submit={text.note}
      onDone={onDone}
    >
      <TextField name="text" label={text.noteLabel} maxLength={noteLength} autoComplete="off" />
    </CallForm>
  );
}
