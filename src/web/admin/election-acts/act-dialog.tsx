import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { fromLocalTime, toLocalTime } from '#core/campus/time-zone.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { checkedBy, lineOfText, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { useElectionAct } from '#web/elections/officer-queries.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { labelOf, reasonedActs } from './reasoned-acts.ts';
import type { ReasonedAct } from './reasoned-acts.ts';

const text = electionActs;
const reasonLength = 300;
const hour = 3_600_000;

interface ActDialogProps {
  act: ReasonedAct;
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason of an act that voters meet, and does it. */
export function ActDialog(props: ActDialogProps) {
  const { act, election, isOpen, onClose } = props;
  const note = noteOf(useOfficersNeeded());
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={text[act].title(election.name)}
      lede={note === null ? text[act].text : `${text[act].text} ${note}`}
      onClose={onClose}
    >
      <ActForm {...props} />
    </Dialog>
  );
}

const ActFields = z.object({
  endDate: z.string(),
  movesEnd: z.boolean(),
  reason: lineOfText(reasonLength),
});

function ActForm({ act, election, onClose }: ActDialogProps) {
  const timeZone = useTimeZone();
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = useSend(act, election._id);
  const needed = useOfficersNeeded();
  const end = Date.parse(election.endDate);
  const form = useForm({
    defaultValues: {
      endDate: act === 'extend' ? toLocalTime(new Date(end + hour).toISOString(), timeZone) : '',
      movesEnd: true,
      reason: '',
    },
    resolver: resolverOf(
      ActFields.check(
        checkedBy(({ endDate, reason }) => {
          const chosen = Date.parse(fromLocalTime(endDate, timeZone) ?? '');
          return {
            ...(act === 'extend' && !(chosen > end) && { endDate: text.extend.laterOnly }),
            ...(reason === '' && { reason: text.reasonMissing }),
          };
        }),
      ),
    ),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ endDate, movesEnd, reason }) => {
    setProblem(null);
    try {
      const moment = fromLocalTime(endDate, timeZone) ?? '';
      const { message } = await send({ endDate: moment, movesEnd, reason });
      notify.success(message);
      onClose();
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.failed) });
      showFieldErrors(refusal, ['endDate', 'reason'], form.setError);
    }
  });

  return (
    <DialogForm
      isDirty={isDirty}
      isPending={isSubmitting}
      problem={problem}
      keepLabel={text.keep}
      confirmLabel={proposed(needed, labelOf(act))}
      confirmKind={reasonedActs[act].isFinal ? 'delete' : 'primary'}
      onKeep={onClose}
      onSubmit={() => submit()}
    >
      {act === 'extend' && (
        <Field
          label={text.extend.newEnd}
          hint={text.extend.now(shortMoment(election.endDate, timeZone))}
          error={errors.endDate?.message}
        >
          {(control) => (
            <TextInput {...control} {...form.register('endDate')} type="datetime-local" />
          )}
        </Field>
      )}
      {act === 'resume' && (
        <div>
          <Controller
            control={form.control}
            name="movesEnd"
            render={({ field: { value, onChange } }) => (
              <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
                {text.resume.movesEnd}
              </Checkbox>
            )}
          />
          <p className="type-meta">{text.resume.movesEndHint}</p>
        </div>
      )}
      <Field label={text.reason} hint={text.reasonHint} error={errors.reason?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('reason')}
            maxLength={reasonLength}
            autoComplete="off"
          />
        )}
      </Field>
    </DialogForm>
  );
}

interface Given {
  endDate: string;
  movesEnd: boolean;
  reason: string;
}

function useSend(act: ReasonedAct, id: string): (given: Given) => Promise<{ message: string }> {
  const extend = useElectionAct('extendElection');
  const resume = useElectionAct('resumeElection');
  const close = useElectionAct('closeElectionNow');
  const pause = useElectionAct('pauseElection');
  const cancel = useElectionAct('cancelElection');
  const toDraft = useElectionAct('returnElectionToDraft');
  return ({ reason, endDate, movesEnd }) => {
    if (act === 'extend') return extend.mutateAsync({ id, endDate, reason });
    if (act === 'resume') return resume.mutateAsync({ id, movesEnd, reason });
    return { close, pause, cancel, toDraft }[act].mutateAsync({ id, reason });
  };
}
