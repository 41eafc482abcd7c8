import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isClean } from '#core/kernel/field-errors.ts';
import { useCreateElection } from '#web/elections/officer-queries.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSavedDraft } from '#web/app/saved-draft.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import type { Problem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { useAddress } from '../use-address.ts';
import { OrganizeForm } from './organize-form.tsx';
import type { OrganizeErrors, OrganizePart } from './organize-draft.ts';
import { checkDraft, OrganizeDraft, toNewElection } from './organize-draft.ts';
import { OrganizeReview } from './organize-review.tsx';
import type { GivenRoll } from './parse-roll.ts';

/** A new election: filled in, looked over, created. */
export function OrganizeElection() {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const address = useAddress();
  const saved = useSavedDraft(draftKeys.election(viewer?._id ?? ''), OrganizeDraft, 'device');
  const { draft } = saved;
  const [roll, setRoll] = useState<GivenRoll | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  // From the first press on Review on, every field says at once what is wrong with it.
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const [refused, setRefused] = useState<OrganizeErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = useCreateElection();
  const box = useRef<HTMLDivElement>(null);
  const at = { now: checkedAt ?? 0, timeZone };
  const errors = checkedAt === null ? {} : { ...checkDraft(draft, roll, at), ...refused };

  const showFirstError = (wrong: OrganizeErrors) => {
    const [first] = Object.values(wrong);
    if (first !== undefined) notify.refused(first);
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const review = (whole: typeof draft) => {
    const now = serverNow();
    const wrong = checkDraft(whole, roll, { now, timeZone });
    flushSync(() => {
      setRefused({});
      setProblem(null);
      setCheckedAt(now);
      if (isClean(wrong)) setReviewing(true);
    });
    if (isClean(wrong)) notify.takeBack();
    else showFirstError(wrong);
  };
  const edit = (part: OrganizePart) => {
    flushSync(() => setReviewing(false));
    const target = box.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  const send = async () => {
    setProblem(null);
    try {
      const { election, message } = await create.mutateAsync(toNewElection(draft, roll, timeZone));
      saved.forget();
      notify.success(message);
      address.replace({ section: 'election-list' }, { created: election._id });
    } catch (refusal) {
      const text = sentenceOf(refusal, dashboardMessages.organize.createFailed);
      const fields = refusal instanceof CallError ? fieldErrorsOf(refusal.fields) : {};
      notify.refused(text);
      if (isClean(fields)) setProblem({ text });
      else {
        flushSync(() => {
          setRefused(fields);
          setReviewing(false);
        });
        showFirstError(fields);
      }
    }
  };

  useEffect(() => {
    if (isReviewing) box.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [isReviewing]);

  return (
    <div ref={box}>
      {isReviewing ? (
        <OrganizeReview
          draft={draft}
          roll={roll}
          problem={problem}
          onEdit={edit}
          onBack={() => edit('details')}
          onCreate={send}
        />
      ) : (
        <OrganizeForm
          draft={draft}
          roll={roll}
          errors={errors}
          isEmpty={saved.isEmpty}
          isKept={saved.isSaved}
          onChange={(part) => {
            // What the server refused is judged anew once something was changed.
            setRefused({});
            saved.change(part);
          }}
          onRoll={setRoll}
          onClear={() => {
            saved.clear();
            setRoll(null);
            setCheckedAt(null);
            setRefused({});
          }}
          onReview={review}
        />
      )}
    </div>
  );
}

/** The server's sentences beside our fields; nested ones go to the field that holds them. */
function fieldErrorsOf(fields: Record<string, string>): OrganizeErrors {
  const errors: OrganizeErrors = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const [name = '', inner = ''] = path.split('.');
    if (name === 'electorate') {
      if (inner === 'branches' || inner === 'years') errors[inner] ??= sentence;
      else errors.roll ??= sentence;
    } else if (
      name === 'name' ||
      name === 'description' ||
      name === 'imageUrl' ||
      name === 'startDate' ||
      name === 'endDate' ||
      name === 'nominationsCloseAt' ||
      name === 'positions'
    ) {
      errors[name] ??= sentence;
    }
  }
  return errors;
}
