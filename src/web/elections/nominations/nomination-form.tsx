import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { phaseOf } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { draftText } from '#web/app/draft-fields.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, notifyFirst, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { useLocation } from '#web/app/location.ts';
import { useLine } from '#web/app/use-line.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { forgetViewer, useViewer } from '#web/app/session.ts';
import { useMyBallots } from '#web/elections/queries.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { messages } from '#web/messages/en/site.ts';
import { CandidateFields, candidateSchema } from './candidate-fields.tsx';
import { ConditionsNotice } from './condition-list.tsx';
import { useCreateNomination } from './queries.ts';

const text = electionsMessages.nominations;

const NominationDraft = z.object({
  electionId: draftText,
  position: draftText,
  statement: draftText,
  imageUrl: draftText,
  link: draftText,
});

const Nomination = z.object({
  electionId: z.string(),
  position: z.string(),
  ...candidateSchema,
} satisfies FormFields<'createNomination', 'userId'>);
type Nomination = z.output<typeof Nomination>;

interface NominationFormProps {
  elections: readonly Election[];
  /** One that is over and is asked for again: what was said then stands in the form. */
  again: MyNomination | null;
  onPending: (isPending: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Election, position, and what the candidate wants to say. */
export function NominationForm(props: NominationFormProps) {
  const { elections, again, onPending, onDirty, onDone } = props;
  const { viewer } = useViewer();
  const { data: ballots } = useMyBallots();
  const line = useLine();
  const create = useCreateNomination(line);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const upload = useImageUpload();
  const box = useRef<HTMLFormElement>(null);
  const { draft, change } = useSavedDraft(draftKeys.nomination, NominationDraft);
  const [problem, setProblem] = useState<string | null>(null);
  // Closed elections take no nominations, and old ones would hide the current one.
  const now = serverNow();
  const offered = elections.filter((one) => phaseOf(one, now) !== 'closed');
  const electionOf = (id: string) => offered.find(({ _id }) => _id === id);
  const form = useForm({
    defaultValues: again === null ? draft : valuesOf(again),
    resolver: resolverOf(
      Nomination.check(
        checkedBy((nomination) => {
          const missing = messages.fixed.selectElectionAndPosition;
          if (electionOf(nomination.electionId) === undefined) return { electionId: missing };
          return nomination.position === '' ? { position: missing } : {};
        }),
      ),
    ),
  });
  const { errors } = form.formState;
  useSaveTyped(form, change);
  const [electionId, statement, imageUrl, link] = form.watch([
    'electionId',
    'statement',
    'imageUrl',
    'link',
  ]);
  const election = electionOf(electionId);
  const conditions = election?.candidateConditions ?? [];
  const ballot = ballots?.find((one) => one.electionId === electionId);
  const obstacle = ballot?.nominate.isAllowed === false ? ballot.nominate.message : null;
  const isDirty = statement !== '' || imageUrl !== '' || link !== '';
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (again === null) return;
    change(valuesOf(again));
    box.current?.querySelector('textarea')?.focus();
  }, [again, change]);

  const fail = (sentence: string) => {
    setProblem(sentence);
    notify.refused(sentence);
  };
  const toLogIn = () => {
    const state: Arrival = { from: pathname + search };
    void navigate(paths.login, { state, viewTransition: true });
  };
  const send = async (nomination: Nomination, userId: string) => {
    setProblem(null);
    onPending(true);
    try {
      await create.mutateAsync({ ...filled(nomination), userId });
      notify.success(messages.fixed.nominationSuccessful);
      notify.plain(text.review);
      onDone();
    } catch (error) {
      const isOut = error instanceof CallError && error.status === 401;
      if (isOut) forgetViewer(client);
      const fields = ['electionId', 'position', 'statement', 'imageUrl', 'link'] as const;
      showFieldErrors(error, fields, form.setError);
      fail(
        isOut ? messages.fixed.loginToNominate : sentenceOf(error, messages.fixed.nominationFailed),
      );
    } finally {
      onPending(false);
    }
  };
  const submitOnce = useOneAtATime(() => {
    if (viewer === null) return fail(messages.fixed.loginToNominate);
    if (upload.progress !== null) return;
    return form.handleSubmit(
      (nomination) => send(nomination, viewer._id),
      (wrong) => {
        setProblem(null);
        notifyFirst(wrong);
      },
    )();
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submitOnce();
  };

  return (
    <form className={dialogBody} noValidate ref={box} onSubmit={onSubmit}>
      <Field
        label={text.election}
        {...(offered.length === 0 && { hint: text.noneOpen })}
        error={errors.electionId?.message}
      >
        {(control) => (
          <Select
            {...control}
            {...form.register('electionId', {
              onChange: () => {
                form.setValue('position', '');
                setProblem(null);
              },
            })}
          >
            <option value="">{text.chooseElection}</option>
            {offered.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={text.position}
        {...(election === undefined && { hint: text.electionFirst })}
        error={errors.position?.message}
      >
        {(control) => (
          <Select {...control} disabled={election === undefined} {...form.register('position')}>
            <option value="">{text.choosePosition}</option>
            {election?.positions.map(({ _id, title }) => (
              <option key={_id} value={title}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {conditions.length > 0 && <ConditionsNotice conditions={conditions} />}
      <CandidateFields
        statement={{
          field: form.register('statement'),
          length: statement.length,
          error: errors.statement,
        }}
        image={{
          imageUrl,
          error: errors.imageUrl,
          onChange: (address) => {
            form.setValue('imageUrl', address);
            change({ imageUrl: address });
          },
        }}
        link={{ field: form.register('link'), error: errors.link }}
        upload={upload}
      />
      {obstacle !== null && problem === null ? (
        <Notice icon={null}>{obstacle}</Notice>
      ) : (
        problem === null && <Notice>{nominationMessages.waits}</Notice>
      )}
      {problem !== null && (
        <Notice tone="danger" icon={null} role="alert">
          {problem}
        </Notice>
      )}
      {viewer === null && (
        <Button kind="outline" onClick={toLogIn}>
          {electionsMessages.notice.logIn}
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        isPending={create.isPending}
        aria-disabled={upload.progress !== null || undefined}
      >
        {text.submit}
      </Button>
      <LineNotice place={line.place} onLeave={line.leave} />
    </form>
  );
}

function valuesOf({ election, position, statement, imageUrl, link }: MyNomination): Nomination {
  return { electionId: election._id, position, statement, imageUrl, link };
}

/** What was left empty is not sent: the payload is that of the specification. */
function filled({ electionId, position, ...profile }: Nomination) {
  const said = Object.entries(profile).filter(([, value]) => value !== '');
  return { electionId, position, ...Object.fromEntries(said) };
}
