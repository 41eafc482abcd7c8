import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { toLocalTime } from '#core/campus/time-zone.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { readViewerAgain } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useCallForm } from '#web/kit/call-form.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import {
  OnlyWhereTwo,
  ProposedReason,
  ProposingForm,
  useReasonAsked,
} from '#web/proposals/proposing-form.tsx';
import { handOverMessages } from '#texts/en/hand-over.ts';
import { messages } from '#texts/en/site.ts';
import type { Successor } from './successors.tsx';
import { RoleLinks } from './role-links.tsx';
import { Successors } from './successors.tsx';

const text = handOverMessages;

interface HandOverDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Hands the campus over to next year's officers: who comes, who leaves, and what stays open. After one that makes links
 * it shows them, and no form that could hand over once more.
 */
export function HandOverDialog({ isOpen, onClose }: HandOverDialogProps) {
  const query = useQuery({
    queryKey: ['officers', 'hand-over'],
    queryFn: () => call('readHandOver'),
    enabled: isOpen,
  });
  const [successors, setSuccessors] = useState<readonly Successor[]>([]);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [made, setMade] = useState<'links' | 'proposed' | null>(null);
  const close = () => {
    setMade(null);
    setSuccessors([]);
    setLeaving([]);
    onClose();
  };
  const finish = (waits: boolean) => {
    if (!successors.some(({ userId }) => userId === null)) return close();
    setSuccessors([]);
    setLeaving([]);
    setMade(waits ? 'proposed' : 'links');
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.title}
      size="wide"
      isDirty={successors.length > 0 || leaving.length > 0}
    >
      <LoadedList query={query} failed={text.loadFailed}>
        {(state) => (
          <div className="mt-4 grid grid-cols-1 gap-6">
            {(made !== null || state.links.length > 0) && (
              <RoleLinks links={state.links} waits={made === 'proposed'} />
            )}
            {made === null && (
              <>
                <section className="grid grid-cols-1 gap-4">
                  <h3 className="type-h3">{text.successors}</h3>
                  <Successors chosen={successors} onChange={setSuccessors} />
                </section>
                <section className="grid grid-cols-1 gap-2">
                  <h3 className="type-h3">{text.leaving}</h3>
                  <p className="type-meta">{text.leavingText}</p>
                  <Leaving officers={state.officers} chosen={leaving} onChange={setLeaving} />
                </section>
                <Form state={state} successors={successors} leaving={leaving} onDone={finish} />
              </>
            )}
          </div>
        )}
      </LoadedList>
    </Dialog>
  );
}

interface LeavingProps {
  officers: Reply<'readHandOver'>['officers'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Leaving({ officers, chosen, onChange }: LeavingProps) {
  return (
    <div className="grid">
      {officers.map(({ _id, name, role }) => (
        <Checkbox
          key={_id}
          checked={chosen.includes(_id)}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id),
            )
          }
        >
          {name} · {messages.roles[role]}
        </Checkbox>
      ))}
    </div>
  );
}

interface FormProps {
  state: Reply<'readHandOver'>;
  successors: readonly Successor[];
  leaving: readonly string[];
  /** Whether it waits for another officer now. */
  onDone: (waits: boolean) => void;
}

/** The new term, what is left open, and the press that does it all. */
function Form({ state, successors, leaving, onDone }: FormProps) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const [isNewTerm, setNewTerm] = useState(true);
  const handOver = useCall('handOver', { onSuccess: () => readViewerAgain(client) });
  const missing = useReasonAsked({
    proposes: true,
    access: 'admin',
    missing: reasonMissing.officers,
  });
  const schema = z.object({
    reason: missing === null ? optionalReason() : reasonFor('officers'),
    lastDay: z.string(),
    leavingOn: z.string(),
  });
  const form = useCallForm(schema, {
    reason: '',
    lastDay: inAYear(toLocalTime(new Date(serverNow()).toISOString(), timeZone)),
    leavingOn: '',
  });
  const send = ({ reason, lastDay, leavingOn }: z.infer<typeof schema>) =>
    handOver.mutateAsync({
      body: {
        successors: successors.flatMap((one) =>
          one.userId === null
            ? []
            : [{ userId: one.userId, role: one.role, lastDay: lastDay || null }],
        ),
        links: successors.flatMap(({ userId, role }) =>
          userId === null ? [{ role, lastDay: lastDay || null }] : [],
        ),
        leaving: [...leaving],
        leavingOn: leavingOn || null,
        ...(isNewTerm && { newTerm: state.term + 1 }),
        ...(reason !== '' && { reason }),
      },
    });
  return (
    <ProposingForm
      form={form}
      send={send}
      failed={text.failed}
      onDone={(answer) => onDone('proposal' in answer)}
      submit={text.confirm}
      proposes
      access="admin"
      className="grid grid-cols-1 gap-4"
    >
      {successors.length > 0 && (
        <TextField
          name="lastDay"
          label={text.lastDay}
          hint={text.lastDayText}
          type="date"
          isOptional
        />
      )}
      {leaving.length > 0 && (
        <TextField
          name="leavingOn"
          label={text.leavingOn}
          hint={text.leavingOnText}
          type="date"
          isOptional
        />
      )}
      <div>
        <Checkbox checked={isNewTerm} onChange={(event) => setNewTerm(event.target.checked)}>
          {text.newTerm(state.term + 1)}
        </Checkbox>
        <p className="type-meta ps-10.5">{text.newTermText}</p>
      </div>
      <Open open={state.open} />
      <p className="type-meta">
        {text.once} <OnlyWhereTwo access="admin">{text.atOnce}</OnlyWhereTwo>
      </p>
      {missing !== null && <ProposedReason proposes access="admin" />}
    </ProposingForm>
  );
}

/** The day before this one of next year: a year in office is usual, and can be changed or emptied. */
const inAYear = (today: string) => {
  const day = new Date(`${Number(today.slice(0, 4)) + 1}${today.slice(4, 10)}T00:00Z`);
  return new Date(day.getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10);
};

const items = ['accounts', 'members', 'nominations', 'messages', 'elections'] as const;

/** What the officers of now leave open. */
function Open({ open }: Pick<Reply<'readHandOver'>, 'open'>) {
  const left = items.filter((item) => open[item] > 0);
  return (
    <section className="rounded-control border border-line px-4 py-3.5">
      <h3 className="font-semibold">{text.openTitle}</h3>
      {left.length === 0 ? (
        <p className="text-ink-2">{text.nothingOpen}</p>
      ) : (
        <ul className="mt-1 list-disc ps-5">
          {left.map((item) => (
            <li key={item}>{text.openItems[item](open[item])}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
