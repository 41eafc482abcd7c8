import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { needsReason } from '#core/elections/freezing.ts';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { checkedBy, notifyFirst, resolverOf } from '#web/app/form-schema.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { electionToEdit } from '#web/elections/officer-queries.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { LoadedList } from '#web/ui/list/loaded-list.tsx';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { ReadinessNotice } from '../readiness/readiness-notice.tsx';
import { readinessQuery } from '../readiness/queries.ts';
import { useAddress } from '#web/app/use-address.ts';
import { rulesToSend } from './organize-rules.ts';
import { fieldsOfElection, frozenParts, toEditedElection } from './edited-fields.ts';
import { checkFields, OrganizeFields } from './organize-draft.ts';
import { OrganizeForm } from './organize-form.tsx';
import { wrongFields } from './wrong-fields.ts';

/** An election in the form of a new one; what is fixed by then is shown and cannot be changed. */
export function EditElection({ id }: { id: string }) {
  return (
    <LoadedList query={useQuery(electionToEdit(id))} failed={messages.fixed.electionsLoadFailed}>
      {(given) => <Form given={given} />}
    </LoadedList>
  );
}

const text = dashboardMessages.organize;

function Form({ given }: { given: Reply<'readElectionToEdit'> }) {
  const { election, hasBallots } = given;
  const timeZone = useTimeZone();
  const format = useNumberFormat();
  const address = useAddress();
  const phase = usePhase(election);
  const edit = useCall('editElection');
  const [problem, setProblem] = useState<Problem | null>(null);
  // What is read again meanwhile does not change what somebody is writing.
  const [before] = useState(() => fieldsOfElection(election, timeZone));
  const box = useRef<HTMLDivElement>(null);
  const frozen = frozenParts({ phase, hasBallots, areVotesHidden: election.standings !== 'live' });
  const needed = useOfficersNeeded();
  const isBound = needed !== null && phase !== 'draft';
  const isReasonNeeded = isBound || needsReason(phase);
  const form = useForm({
    defaultValues: before,
    resolver: resolverOf(
      OrganizeFields.check(
        checkedBy((fields) => {
          // Dates that are fixed may be past.
          const at = frozen.dates === undefined ? serverNow() : -Infinity;
          const now = phase === 'draft' ? null : at;
          const hasRoll = election.electorate.kind === 'roll';
          return {
            ...checkFields(fields, { now, timeZone, format, hasRoll }),
            ...(isReasonNeeded &&
              fields.reason.trim() === '' && { reason: electionActs.reasonMissing }),
          };
        }),
      ),
    ),
    shouldFocusError: false,
  });
  const focusFirstWrong = () =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const found = useQuery(readinessQuery).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === election._id)?.lacks;
  const leave = () => address.replace({ section: 'election-list' });
  const save = () =>
    form.handleSubmit(
      async (fields) => {
        setProblem(null);
        try {
          const body = toEditedElection(fields, before, timeZone);
          // Whoever saves the form has seen the rule, and so has chosen it.
          const rules = lacks?.some(({ kind }) => kind === 'tie-rule-usual')
            ? { rules: rulesToSend(fields.outcome) }
            : {};
          const { message } = await edit.mutateAsync({
            params: { id: election._id },
            body: { ...rules, ...body },
          });
          notify.success(message);
          leave();
        } catch (refusal) {
          const sentence = sentenceOf(refusal, electionActs.failed);
          notify.refused(sentence);
          setProblem({ text: sentence });
          for (const [field, message] of wrongFields(refusal)) {
            form.setError(field, { type: 'server', message });
          }
        }
      },
      (wrong) => {
        notifyFirst(wrong);
        focusFirstWrong();
      },
    )();
  const reasonField = (
    <Field
      label={electionActs.reason}
      hint={[electionActs.reasonHint, isBound ? noteOf(needed) : null].join(' ').trim()}
      error={form.formState.errors.reason?.message}
    >
      {(control) => (
        <TextInput {...control} {...form.register('reason')} maxLength={300} autoComplete="off" />
      )}
    </Field>
  );
  return (
    <div ref={box} data-edited={election._id}>
      <h3 className="mx-5 mt-2 type-h3 wrap-anywhere">
        {text.editTitle} <bdi>{election.name}</bdi>
      </h3>
      <div className="mx-5 mt-3">
        <FormProblem problem={problem} />
      </div>
      <div className="mx-5 mt-3">
        {lacks !== undefined && <ReadinessNotice lacks={lacks} isPublished={phase !== 'draft'} />}
      </div>
      <OrganizeForm
        form={form}
        frozen={frozen}
        election={election}
        reason={isReasonNeeded ? reasonField : null}
        {...(isBound && { submitLabel: proposed(needed, text.save) })}
        status={text.editing}
        onImage={() => {}}
        onLeave={leave}
        onReview={() => void save()}
      />
    </div>
  );
}
