import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { checkedBy, notifyFirst, resolverOf } from '#web/app/form-schema.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { useAddress } from '#web/app/use-address.ts';
import { OrganizeForm } from './organize-form.tsx';
import type { OrganizePart } from './organize-draft.ts';
import {
  checkFields,
  draftOf,
  fieldsOf,
  OrganizeDraft,
  OrganizeFields,
  toNewElection,
} from './organize-draft.ts';
import { OrganizeReview } from './organize-review.tsx';
import { suggestedVoters, votersOf } from './organize-voters.ts';
import { wrongFields } from './wrong-fields.ts';

const text = dashboardMessages.organize;
const nothing = fieldsOf(OrganizeDraft.parse({}));

/** A new election: filled in, looked over, created, or saved as a draft. */
export function CreateElection() {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const format = useNumberFormat();
  const address = useAddress();
  const saved = useSavedDraft(draftKeys.election(viewer?._id ?? ''), OrganizeDraft, 'device');
  const { change } = saved;
  const [reviewed, setReviewed] = useState<OrganizeFields | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = useCall('createElection');
  const needed = useOfficersNeeded();
  const suggested = suggestedVoters(useQuery(voterSourcesQuery).data);
  const box = useRef<HTMLDivElement>(null);
  // A draft may be unfinished.
  const [isForDraft, setForDraft] = useState(false);
  const form = useForm({
    defaultValues: fieldsOf(saved.draft),
    resolver: resolverOf(
      OrganizeFields.check(
        checkedBy((fields) => ({
          ...checkFields(fields, {
            now: isForDraft ? null : serverNow(),
            timeZone,
            format,
            suggested,
          }),
          ...(needed !== null &&
            !isForDraft &&
            fields.reason.trim() === '' && { reason: proposalMessages.reasonMissing }),
        })),
      ),
    ),
    // The save below checks all fields, for they depend on each other.
    reValidateMode: 'onSubmit',
    // Positions, roll and image have no field that the form could focus by itself.
    shouldFocusError: false,
  });
  const { isSubmitted } = form.formState;
  const save = useCallback(
    (fields: OrganizeFields) => {
      change(draftOf(fields));
      if (isSubmitted) void form.trigger();
    },
    [change, form, isSubmitted],
  );
  useSaveTyped(form, save);

  const focusFirstWrong = () =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const review = () => {
    // The check of this very press goes by it.
    flushSync(() => setForDraft(false));
    return form.handleSubmit(
      (fields) => {
        setProblem(null);
        setReviewed({ ...fields, voters: votersOf(fields, suggested) });
      },
      (wrong) => {
        notifyFirst(wrong);
        focusFirstWrong();
      },
    )();
  };
  const edit = (part: OrganizePart) => {
    flushSync(() => setReviewed(null));
    const target = box.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  const saveDraft = () => {
    flushSync(() => setForDraft(true));
    return form.handleSubmit(
      (fields) => send({ ...fields, voters: votersOf(fields, suggested) }, true),
      (wrong) => {
        notifyFirst(wrong);
        focusFirstWrong();
      },
    )();
  };
  const send = async (fields: OrganizeFields, isDraft = false) => {
    setProblem(null);
    try {
      // The specification does not say what the answer holds.
      const created: Partial<Reply<'createElection'>> = await notify.whileSlow(
        text.creating,
        create.mutateAsync({
          body: {
            ...toNewElection(fields, timeZone),
            ...(isDraft && { draft: true }),
            ...(needed !== null && !isDraft && { reason: fields.reason.trim() }),
          },
        }),
      );
      saved.forget();
      notify.success(created.message ?? text.created);
      address.replace({ section: 'election-list' }, { created: created.election?._id });
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.createFailed);
      const wrong = wrongFields(refusal);
      notify.refused([...wrong.values()][0] ?? sentence);
      if (wrong.size === 0) setProblem({ text: sentence });
      else {
        // Rendered at once: the next frame looks for the field that is wrong.
        flushSync(() => setReviewed(null));
        flushSync(() => {
          for (const [field, message] of wrong) form.setError(field, { type: 'server', message });
        });
        focusFirstWrong();
      }
    }
  };

  const reasonField = (
    <Field
      label={electionActs.reason}
      hint={[proposalMessages.reasonHint, noteOf(needed)].join(' ')}
      error={form.formState.errors.reason?.message}
    >
      {(control) => (
        <TextInput {...control} {...form.register('reason')} maxLength={300} autoComplete="off" />
      )}
    </Field>
  );

  useEffect(() => {
    if (reviewed !== null) box.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [reviewed]);

  return (
    <div ref={box}>
      {reviewed === null ? (
        <OrganizeForm
          form={form}
          isEmpty={saved.isEmpty}
          status={saved.isSaved ? text.kept : text.notKept}
          // An upload may end after somebody has left the form; the draft has its picture then.
          onImage={(imageUrl) => change({ imageUrl })}
          onClear={() => {
            saved.clear();
            form.reset(nothing);
          }}
          reason={needed === null ? null : reasonField}
          onReview={() => void review()}
          onDraft={() => void saveDraft()}
        />
      ) : (
        <OrganizeReview
          fields={reviewed}
          problem={problem}
          onEdit={edit}
          onBack={() => edit('details')}
          createLabel={proposed(needed, text.create)}
          onCreate={() => send(reviewed)}
        />
      )}
    </div>
  );
}
