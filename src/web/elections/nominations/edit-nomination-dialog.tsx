import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { MyNomination } from '#contract/nominations.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { notifyFirst, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { CandidateFields, candidateSchema } from './candidate-fields.tsx';
import { useEditNomination } from './queries.ts';

const text = nominationMessages.edit;

const Edit = z.object(candidateSchema satisfies FormFields<'editNomination'>);

interface EditNominationDialogProps {
  nomination: MyNomination;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes what one says as a candidate. After acceptance the change waits for an admin. */
export function EditNominationDialog({ nomination, isOpen, onClose }: EditNominationDialogProps) {
  const { position, status, edit } = nomination;
  const { statement, imageUrl, link } = edit ?? nomination;
  const send = useEditNomination(nomination._id);
  const upload = useImageUpload();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { statement, imageUrl, link },
    resolver: resolverOf(Edit),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [typed, picture] = form.watch(['statement', 'imageUrl']);
  const save = form.handleSubmit(async (profile) => {
    setProblem(null);
    try {
      const reply = await send.mutateAsync(profile);
      notify.success(reply.message);
      onClose();
    } catch (refusal) {
      showFieldErrors(refusal, ['statement', 'imageUrl', 'link'], form.setError);
      const sentence = sentenceOf(refusal, text.failed);
      notify.refused(sentence);
      setProblem({ text: sentence });
    }
  }, notifyFirst);
  return (
    <Dialog
      isOpen={isOpen}
      title={text.title(position)}
      lede={status === 'accepted' ? text.accepted : text.pending}
      startsAt="field"
      isDirty={isDirty}
      isPending={isSubmitting}
      onClose={onClose}
    >
      <form
        className={dialogBody}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }}
      >
        <FormProblem problem={problem} />
        <CandidateFields
          statement={{
            field: form.register('statement'),
            length: typed.length,
            error: errors.statement,
          }}
          image={{
            imageUrl: picture,
            error: errors.imageUrl,
            onChange: (address) => form.setValue('imageUrl', address, { shouldDirty: true }),
          }}
          link={{ field: form.register('link'), error: errors.link }}
          upload={upload}
        />
        <Button
          type="submit"
          size="large"
          isPending={isSubmitting}
          aria-disabled={upload.progress !== null || undefined}
        >
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
