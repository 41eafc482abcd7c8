import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { checkedBy, lineOfText, longText, resolverOf } from '#web/app/form-schema.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { useLine } from '#web/app/use-line.ts';
import { refreshElections, useMyBallots } from '#web/elections/queries.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const text = outcomeMessages.appeal;

/** For voters and candidates of the election, while its time for appeals lasts. */
export function AppealButton({ result }: { result: ElectionResults }) {
  const { viewer } = useViewer();
  const { data } = useMyBallots();
  const [isOpen, setOpen] = useState(false);
  const until = result.afterClose?.appealsUntil ?? '';
  const inTime = useServerTime((now) => now < Date.parse(until));
  const ballot = data?.find(({ electionId }) => electionId === result.electionId);
  const isVoter =
    ballot !== undefined &&
    (ballot.barrier === null || ballot.receipts.length > 0 || ballot.nominations.length > 0);
  if (viewer === null || !isVoter || !inTime || result.afterClose?.certifiedAt !== null)
    return null;
  return (
    <div className="beside-sheet:hidden">
      <Button
        kind="outline"
        icon={<MessageSquareWarning size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text.button}
      </Button>
      <ModalFrame
        isOpen={isOpen}
        title={text.title}
        lede={text.text}
        startsAt="field"
        hasCross={false}
        onAskToClose={() => setOpen(false)}
      >
        <AppealForm electionId={result.electionId} onClose={() => setOpen(false)} />
      </ModalFrame>
    </div>
  );
}

const AppealFields = z.object({ subject: lineOfText(120), text: longText(3_000) }).check(
  checkedBy(({ subject, text: body }) => ({
    ...(subject.trim() === '' && { subject: text.missing }),
    ...(body.trim() === '' && { text: text.missing }),
  })),
);

function AppealForm({ electionId, onClose }: { electionId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { place, inLine, leave } = useLine();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    defaultValues: { subject: '', text: '' },
    resolver: resolverOf(AppealFields),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (appeal) => {
    setProblem(null);
    try {
      const { message } = await inLine(() =>
        call('createAppeal', { body: { electionId, ...appeal } }),
      );
      notify.success(message);
      void refreshElections(client);
      onClose();
    } catch (refusal) {
      setProblem(sentenceOf(refusal, text.failed));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <div className={dialogBody}>
        <FormProblem problem={problem === null ? null : { text: problem }} />
        <Field label={text.subject} error={errors.subject?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('subject')}
              maxLength={120}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.body} error={errors.text?.message}>
          {(control) => <TextArea {...control} {...form.register('text')} maxLength={3_000} />}
        </Field>
        <LineNotice place={place} onLeave={leave} />
      </div>
      <DialogActs>
        <Button kind="ghost" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" isPending={isSubmitting}>
          {text.send}
        </Button>
      </DialogActs>
    </form>
  );
}
