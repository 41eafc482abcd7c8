import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { readViewerAgain } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { useCallForm } from '#web/kit/call-form.tsx';
import { CheckField } from '#web/kit/check-field.tsx';
import { OnlyWhereTwo, ProposedReason, ProposingForm } from '#web/proposals/proposing-form.tsx';
import { optionalReason } from '#web/app/form-schema.ts';
import { z } from 'zod/mini';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { handOverMessages } from '#texts/en/hand-over.ts';
import { messages } from '#texts/en/site.ts';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import type { Successor } from './successors.tsx';
import { Successors } from './successors.tsx';

const text = handOverMessages;
const Confirming = z.object({ confirmsAtOnce: z.boolean(), reason: optionalReason() });

interface HandOverDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Hands the campus over to next year's officers: who comes, who leaves, and what stays open. */
export function HandOverDialog({ isOpen, onClose }: HandOverDialogProps) {
  const query = useQuery({
    queryKey: ['officers', 'hand-over'],
    queryFn: () => call('readHandOver'),
    enabled: isOpen,
  });
  const [step, setStep] = useState(1);
  const title = [text.successors, text.leaving, text.check][step - 1] ?? text.title;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      lede={text.step(step)}
      size="wide"
      isDirty={step > 1}
    >
      <LoadedList query={query} failed={text.loadFailed}>
        {(state) => (
          <Steps
            state={state}
            step={step}
            onStep={setStep}
            onDone={() => {
              setStep(1);
              onClose();
            }}
          />
        )}
      </LoadedList>
    </Dialog>
  );
}

interface StepsProps {
  state: Reply<'readHandOver'>;
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
}

function Steps({ state, step, onStep, onDone }: StepsProps) {
  const client = useQueryClient();
  const [successors, setSuccessors] = useState<readonly Successor[]>([]);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [isNewTerm, setNewTerm] = useState(true);
  const handOver = useCall('handOver', { onSuccess: () => readViewerAgain(client) });
  const form = useCallForm(Confirming, { confirmsAtOnce: false, reason: '' });
  const confirmsAtOnce = form.watch('confirmsAtOnce');
  const send = (given: z.output<typeof Confirming>) =>
    handOver.mutateAsync({
      body: {
        successors: successors.flatMap((one) =>
          one.userId === null ? [] : [{ userId: one.userId, role: one.role }],
        ),
        invited: successors.flatMap((one) =>
          one.userId === null ? [{ email: one.name, role: one.role }] : [],
        ),
        leaving: [...leaving],
        ...(isNewTerm && { newTerm: state.term + 1 }),
        ...(given.confirmsAtOnce && given),
      },
    });
  if (step === 3) {
    return (
      <ProposingForm
        form={form}
        send={send}
        failed={text.failed}
        onDone={onDone}
        submit={text.confirm}
        proposes={confirmsAtOnce}
        keep={{ label: text.back, onKeep: () => onStep(2) }}
        className="mt-4 grid grid-cols-1 gap-4"
      >
        <Check
          state={state}
          successors={successors}
          leaving={leaving}
          isNewTerm={isNewTerm}
          onNewTerm={setNewTerm}
        />
        <OnlyWhereTwo access="admin">
          <CheckField name="confirmsAtOnce" hint={text.confirmsAtOnceText}>
            {text.confirmsAtOnce}
          </CheckField>
          {confirmsAtOnce && <ProposedReason proposes />}
        </OnlyWhereTwo>
      </ProposingForm>
    );
  }
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {step === 1 && <Successors chosen={successors} onChange={setSuccessors} />}
      {step === 2 && (
        <>
          <p className="type-meta">{text.leavingText}</p>
          <div className="grid">
            {state.officers.map(({ _id, name, role }) => (
              <Checkbox
                key={_id}
                checked={leaving.includes(_id)}
                onChange={(event) =>
                  setLeaving(
                    event.target.checked ? [...leaving, _id] : leaving.filter((one) => one !== _id),
                  )
                }
              >
                {name} · {messages.roles[role]}
              </Checkbox>
            ))}
          </div>
        </>
      )}
      <DialogActs>
        {step > 1 && (
          <Button kind="outline" onClick={() => onStep(step - 1)}>
            {text.back}
          </Button>
        )}
        <Button onClick={() => onStep(step + 1)}>{text.next}</Button>
      </DialogActs>
    </div>
  );
}

interface CheckProps {
  state: Reply<'readHandOver'>;
  successors: readonly Successor[];
  leaving: readonly string[];
  isNewTerm: boolean;
  onNewTerm: (isNewTerm: boolean) => void;
}

const items = ['accounts', 'members', 'nominations', 'messages', 'elections'] as const;

function Check({ state, successors, leaving, isNewTerm, onNewTerm }: CheckProps) {
  const leavers = state.officers.filter(({ _id }) => leaving.includes(_id));
  const open = items.filter((item) => state.open[item] > 0);
  return (
    <>
      <ul className="grid gap-1">
        <li>
          {successors.length === 0
            ? text.nobodyComes
            : text.come(successors.map(({ name, role }) => `${name} (${messages.roles[role]})`))}
        </li>
        <li>
          {leavers.length === 0 ? text.nobodyLeaves : text.leave(leavers.map(({ name }) => name))}
        </li>
      </ul>
      <div>
        <Checkbox checked={isNewTerm} onChange={(event) => onNewTerm(event.target.checked)}>
          {text.newTerm(state.term + 1)}
        </Checkbox>
        <p className="type-meta ps-10.5">{text.newTermText}</p>
      </div>
      <section className="rounded-control border border-line px-4 py-3.5">
        <h3 className="font-semibold">{text.openTitle}</h3>
        {open.length === 0 ? (
          <p className="text-ink-2">{text.nothingOpen}</p>
        ) : (
          <ul className="mt-1 list-disc ps-5">
            {open.map((item) => (
              <li key={item}>{text.openItems[item](state.open[item])}</li>
            ))}
          </ul>
        )}
      </section>
      <p className="type-meta">{text.once}</p>
    </>
  );
}
