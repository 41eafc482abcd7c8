import { Check, Clock, X } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { phaseOf } from '#core/elections/phase.ts';
import type { Election, MyBallot } from '#contract/election-shapes.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { useNavigate } from 'react-router';
import { useLocation } from '#web/app/location.ts';
import { draftText } from '#web/app/draft-fields.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, notifyFirst, resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { forgetDraft, useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { forgetViewer, useViewer } from '#web/app/session.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import { useCreateNomination, useMyBallots } from '#web/elections/queries.ts';

const text = electionsMessages.nominations;

const NominationDraft = z.object({
  electionId: draftText,
  position: draftText,
});

const Nomination = z.object({
  electionId: z.string(),
  position: z.string(),
} satisfies FormFields<'createNomination', 'userId' | 'statement' | 'imageUrl' | 'link'>);
type Nomination = z.output<typeof Nomination>;

interface NominationDialogProps {
  isOpen: boolean;
  elections: readonly Election[];
  onClose: () => void;
}

/** The form to stand for a position, and the state of earlier requests. */
export function NominationDialog({ isOpen, elections, onClose }: NominationDialogProps) {
  const [isPending, setPending] = useState(false);
  const close = () => {
    forgetDraft(draftKeys.nomination);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.title}
      startsAt="field"
      isPending={isPending}
    >
      <NominationForm elections={elections} onPending={setPending} onDone={close} />
    </Dialog>
  );
}

interface NominationFormProps {
  elections: readonly Election[];
  onPending: (isPending: boolean) => void;
  onDone: () => void;
}

function NominationForm({ elections, onPending, onDone }: NominationFormProps) {
  const { viewer } = useViewer();
  const { data: ballots } = useMyBallots();
  const create = useCreateNomination();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const { draft, change } = useSavedDraft(draftKeys.nomination, NominationDraft);
  const [problem, setProblem] = useState<string | null>(null);
  // Closed elections take no nominations, and old ones would hide the current one.
  const now = serverNow();
  const offered = elections.filter((one) => phaseOf(one, now) !== 'closed');
  const electionOf = (id: string) => offered.find(({ _id }) => _id === id);
  const form = useForm({
    defaultValues: draft,
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
  const electionId = form.watch('electionId');
  const election = electionOf(electionId);
  const ballot = ballots?.find((one) => one.electionId === electionId);
  const obstacle = ballot?.nominate.isAllowed === false ? ballot.nominate.message : null;

  const fail = (sentence: string) => {
    setProblem(sentence);
    notify.refused(sentence);
  };
  const toLogIn = () => {
    const state: Arrival = { from: pathname + search };
    void navigate(paths.login, { state, viewTransition: true });
  };
  const stand = async (nomination: Nomination, userId: string) => {
    setProblem(null);
    onPending(true);
    try {
      await create.mutateAsync({ ...nomination, userId });
      notify.success(messages.fixed.nominationSuccessful);
      notify.plain(text.review);
      onDone();
    } catch (error) {
      const isOut = error instanceof CallError && error.status === 401;
      if (isOut) forgetViewer(client);
      showFieldErrors(error, ['electionId', 'position'], form.setError);
      fail(
        isOut ? messages.fixed.loginToNominate : sentenceOf(error, messages.fixed.nominationFailed),
      );
    } finally {
      onPending(false);
    }
  };
  const submitOnce = useOneAtATime(() => {
    if (viewer === null) return fail(messages.fixed.loginToNominate);
    return form.handleSubmit(
      (nomination) => stand(nomination, viewer._id),
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
    <form className={dialogBody} noValidate onSubmit={onSubmit}>
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
      {obstacle !== null && problem === null && <Notice icon={null}>{obstacle}</Notice>}
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
      <Button type="submit" size="large" isPending={create.isPending}>
        {text.submit}
      </Button>
      <OwnNominations elections={elections} ballots={ballots ?? []} />
    </form>
  );
}

interface OwnNominationsProps {
  elections: readonly Election[];
  ballots: readonly MyBallot[];
}

function OwnNominations({ elections, ballots }: OwnNominationsProps) {
  const own = ballots.flatMap(({ electionId, nominations }) => {
    const name = elections.find(({ _id }) => _id === electionId)?.name ?? '';
    return nominations.map((one) => ({ ...one, election: name }));
  });
  if (own.length === 0) return null;
  const tones = {
    pending: 'warning',
    accepted: 'success',
    rejected: 'danger',
    withdrawn: 'neutral',
    removed: 'danger',
  } as const;
  return (
    <section className="border-t border-line pt-4.5" aria-labelledby="own-nominations">
      <h3 className="text-ui leading-body font-semibold" id="own-nominations">
        {text.mine}
      </h3>
      <ul>
        {own.map(({ _id, position, status, election }) => (
          <li key={_id} className="flex items-center justify-between gap-3 py-2">
            <span className="grid text-ui leading-label text-ink-2 wrap-anywhere">
              <b className="font-semibold text-ink">
                <bdi>{position}</bdi>
              </b>
              <span>
                <bdi>{election}</bdi>
              </span>
            </span>
            <Chip tone={tones[status]} icon={icons[status]}>
              {text.status[status]}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons = {
  pending: <Clock size={14} strokeWidth={2.25} aria-hidden />,
  accepted: <Check size={14} strokeWidth={2.5} aria-hidden />,
  rejected: <X size={14} strokeWidth={2.5} aria-hidden />,
  withdrawn: <X size={14} strokeWidth={2.5} aria-hidden />,
  removed: <X size={14} strokeWidth={2.5} aria-hidden />,
};
