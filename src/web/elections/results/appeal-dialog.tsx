import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { lineOfText, longText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useLine } from '#web/app/use-line.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const text = outcomeMessages.appeal;

interface AppealDialogProps {
  electionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for an appeal against the result of an election, and sends it to the officers. */
export function AppealDialog({ electionId, isOpen, onClose }: AppealDialogProps) {
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={text.title}
      lede={text.text}
      onClose={onClose}
    >
      <AppealForm electionId={electionId} onClose={onClose} />
    </Dialog>
  );
}

const AppealFields = z.object({
  subject: lineOfText(appealLimits.subject, appealSentences.subject),
  text: longText(appealLimits.text, appealSentences.text),
} satisfies FormFields<'createAppeal', 'electionId'>);

function AppealForm({ electionId, onClose }: { electionId: string; onClose: () => void }) {
  const { wait, inLine, leave } = useLine();
  const create = useCall('createAppeal', { via: inLine });
  const form = useCallForm(AppealFields, { subject: '', text: '' });
  return (
    <CallForm
      form={form}
      send={(appeal) => create.mutateAsync({ body: { electionId, ...appeal } })}
      failed={text.failed}
      onDone={onClose}
      submit={text.send}
      keep={{ label: text.keep, onKeep: onClose }}
    >
      <TextField
        name="subject"
        label={text.subject}
        maxLength={appealLimits.subject}
        autoComplete="off"
      />
      <TextField as={TextArea} name="text" label={text.body} maxLength={appealLimits.text} />
      <LineNotice wait={wait} onLeave={leave} />
    </CallForm>
  );
}
