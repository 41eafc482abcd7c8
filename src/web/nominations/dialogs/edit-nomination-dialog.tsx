import { z } from 'zod/mini';
import type { MyNomination } from '#contract/nominations.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { useWritingLanguages } from '#web/campus/words-in-languages.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { asSent, CandidateFields, candidateSchema, saidIn } from '../candidate-fields.tsx';

const text = nominationMessages.edit;

const Edit = z.object(candidateSchema satisfies FormFields<'editNomination'>);

interface EditNominationDialogProps {
  nomination: MyNomination;
  writtenIn: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes what one says as a candidate. After acceptance the change waits for an admin. */
export function EditNominationDialog(props: EditNominationDialogProps) {
  const { nomination, writtenIn, isOpen, onClose } = props;
  const { position, status } = nomination;
  return (
    <Dialog
      isOpen={isOpen}
      title={text.title(position)}
      lede={status === 'accepted' ? text.accepted : text.pending}
      startsAt="field"
      onClose={onClose}
    >
      <EditForm nomination={nomination} writtenIn={writtenIn} onDone={onClose} />
    </Dialog>
  );
}

type EditFormProps = Omit<EditNominationDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void };

function EditForm({ nomination, writtenIn, onDone }: EditFormProps) {
  const edit = useCall('editNomination');
  const upload = useImageUpload();
  const { others } = useWritingLanguages(writtenIn);
  const form = useCallForm(Edit, saidIn(nomination.edit ?? nomination));
  return (
    <CallForm
      form={form}
      send={(said) =>
        edit.mutateAsync({ params: { id: nomination._id }, body: asSent(said, others) })
      }
      failed={text.failed}
      onDone={onDone}
      submit={text.send}
      look={{ 'aria-disabled': upload.progress !== null || undefined }}
    >
      <CandidateFields writtenIn={writtenIn} upload={upload} />
    </CallForm>
  );
}
