import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextArea } from '#web/kit/text-area.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { listEmailsMessages } from '#texts/en/list-emails.ts';
import { messages } from '#texts/en/site.ts';
import { listEmailsQuery } from './list-email-queries.ts';

const text = listEmailsMessages.dialog;
const Bounces = z.object({
  text: z.string().check(z.refine((typed) => typed.trim() !== '', messages.fields.empty)),
});

/** Addresses whose e-mails came back to the mailbox of the council: they join those not reached. */
export function BouncesForm({ electionId }: { electionId: string }) {
  const client = useQueryClient();
  const note = useCall('noteBounces', {
    onSuccess: ({ listEmails }) =>
      client.setQueryData(listEmailsQuery(electionId).queryKey, listEmails),
  });
  const form = useCallForm(Bounces, { text: '' });
  const [done, setDone] = useState<{ added: number; unknown: readonly string[] } | null>(null);
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{text.bounces}</summary>
      <CallForm
        form={form}
        send={(body) => {
          setDone(null);
          return note.mutateAsync({ params: { id: electionId }, body });
        }}
        failed={text.failed}
        done={null}
        onDone={(reply) => {
          setDone(reply);
          form.reset();
        }}
        submit={text.note}
        kind="outline"
        look={{ size: 'small' }}
        className="grid grid-cols-1 gap-3"
        row={(button) => <div>{button}</div>}
        after={
          <div role="status">
            {done !== null && (
              <>
                <p>{text.noted(done.added)}</p>
                {done.unknown.length > 0 && (
                  <p className="wrap-anywhere">{text.unknown(done.unknown)}</p>
                )}
              </>
            )}
          </div>
        }
      >
        <p className="text-ink-2">{text.bouncesText}</p>
        <TextField
          as={TextArea}
          name="text"
          label={text.addresses}
          spellCheck={false}
          autoComplete="off"
        />
      </CallForm>
    </details>
  );
}
