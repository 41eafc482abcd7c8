import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officerElectionsQuery, voterSourcesQuery } from '../../officer-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSaveTyped, useSavedDraft } from '#web/app/saved-draft.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { useAddress } from '#web/kit/location.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { useReasonAsked } from '#web/proposals/proposing-form.tsx';
import { electionSchema, fieldOf, firstPart } from './check-election.ts';
import { CandidatesPart } from './candidates-part.tsx';
import { CheckStep } from './check-step.tsx';
import { ClearButton } from './clear-button.tsx';
import { ElectionFields } from './election-fields.tsx';
import type { ElectionValues } from './election-values.ts';
import { usualValues } from './election-values.ts';
import { bodyOf } from './settings-codec.ts';
import type { KeptDraft } from './kept-values.ts';
import { KeptValues, keptOf, textOf, withKeys } from './kept-values.ts';
import { formActs, formBody, FormPart, OpenPartContext } from './form-part.tsx';
import { PublishedCard } from './published-card.tsx';
import type { Sources } from './says.ts';
import { peopleIn, refusedLines, useEntering } from './use-entering.ts';
import type { RefusedLine } from '#web/nominations/dashboard/entered-lines.ts';
import { CallError } from '#web/kit/call-error.ts';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import type { StartGiven } from './starts.ts';
import { lastHeld, newestFirst, startingFrom, starts } from './starts.ts';

/** A new election: filled in, checked, published, or saved as a draft. */
export function CreateElection() {
  return (
    <LoadedList query={useQuery(voterSourcesQuery)} failed={text.loadFailed}>
      {(sources) => <Begun sources={sources} />}
    </LoadedList>
  );
}

/** The form with what this device keeps of it; a draft that cannot be read is thrown away first. */
function Begun({ sources }: { sources: Sources }) {
  const personId = useViewer().viewer?._id ?? '';
  const saved = useSavedDraft(draftKeys.election(personId), KeptValues, 'device');
  const candidates = useEntering(personId);
  if (saved.draft.isUnreadable !== true && candidates.isUnreadable !== true) {
    return <Form sources={sources} saved={saved} candidates={candidates} />;
  }
  const discard = () => {
    saved.clear();
    candidates.clear();
  };
  return (
    <div className={formBody}>
      <p role="status">{text.otherDraft}</p>
      <Button kind="outline" className="justify-self-start" onClick={discard}>
        {text.discardDraft}
      </Button>
    </div>
  );
}

type Answered = Reply<'createElection'>;
interface MadeNow {
  election: Answered['election'];
  entered: NonNullable<Answered['entered']>;
  isDraft: boolean;
  /** It was made by an earlier press, which sent something else. */
  isEarlier: boolean;
  height: number;
}

interface FormProps {
  sources: Sources;
  saved: ReturnType<typeof useSavedDraft<KeptDraft>>;
  candidates: ReturnType<typeof useEntering>;
}

function Form({ sources, saved, candidates }: FormProps) {
  const timeZone = useTimeZone();
  const format = useNumberFormat();
  const address = useAddress();
  const create = useCall('createElection');
  const upload = useImageUpload();
  const { entering, setEntering } = candidates;
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const [lacksTick, setLacksTick] = useState(false);
  const sentOther = useRef(false);
  const [usual] = useState(() => usualValues(sources, serverNow(), timeZone));
  const [begun] = useState(() => {
    const { version: _version, ...kept } = saved.draft;
    return withKeys({ ...usual, ...kept });
  });
  const [isChecking, setChecking] = useState(false);
  const [open, setOpen] = useState('');
  const [made, setMade] = useState<MadeNow | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const checkButton = useRef<HTMLButtonElement>(null);
  const reason = useReasonAsked({ proposes: isChecking, missing: proposalMessages.reasonMissing });
  const form = useCallForm(
    electionSchema({ now: serverNow, timeZone, format, reason }),
    begun,
    // The save below checks all fields, for they depend on each other.
    { reValidateMode: 'onSubmit' },
  );
  const { change } = saved;
  const { isSubmitted } = form.formState;
  const save = useCallback(
    (values: ElectionValues) => {
      change(keptOf(values, usual));
      if (isSubmitted) void form.trigger();
    },
    [change, form, isSubmitted, usual],
  );
  useSaveTyped(form, save);

  const fill = (values: ElectionValues) => {
    setOpen('');
    form.reset(withKeys(values), { keepDefaultValues: true });
    change(keptOf(values, usual));
  };
  const goBack = (hasWrongCandidates: boolean) => {
    flushSync(() => {
      setChecking(false);
      if (hasWrongCandidates) setOpen('candidates');
      setLacksTick(hasWrongCandidates);
    });
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? checkButton.current)?.focus();
  };
  /** Nothing goes on while a picture is uploaded; the first press shows what would be published. */
  const send = async (values: ElectionValues) => {
    if (upload.progress !== null) return null;
    if (!values.draft && !isChecking) {
      setChecking(true);
      return null;
    }
    const people = peopleIn(values, entering);
    const kept = peopleIn(values, candidates.kept);
    const { key, isOther } = candidates.press(textOf([bodyOf(values, timeZone, 0), kept]));
    sentOther.current = isOther;
    setRefused([]);
    const body = { ...bodyOf(values, timeZone, serverNow()), ...people };
    return create.mutateAsync({ body, idempotencyKey: key });
  };
  const takeRefusal = (refusal: unknown) => {
    if (isRefusal(refusal)) candidates.release();
    const lines = refusedLines(refusal, form.getValues());
    const isUnticked = refusal instanceof CallError && 'haveAgreed' in refusal.fields;
    if (lines === null && !isUnticked) return false;
    setLacksTick(isUnticked);
    setRefused(lines ?? []);
    setChecking(false);
    setOpen('candidates');
    // Its sentence is said above the form.
    return false;
  };
  const finish = (answer: Answered | null, values: ElectionValues) => {
    if (answer === null) return;
    // The specification does not say what the answer holds.
    const { election, entered = [], isRepeated }: Partial<Answered> = answer;
    saved.forget();
    candidates.forget();
    // Somebody has left the form while it was sent.
    if (box.current === null) return;
    if (election === undefined) {
      address.replace({ section: 'election-list' });
      return;
    }
    const isEarlier = isRepeated === true && sentOther.current;
    if (values.draft && !isEarlier) {
      address.replace({ section: 'election-list' }, { created: election._id });
      return;
    }
    const height = box.current.offsetHeight;
    const isDraft = values.draft && election.state === 'draft';
    setMade({ election, entered, isDraft, isEarlier, height });
  };

  useEffect(() => {
    if (refused.length === 0) return;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  if (made !== null) return <PublishedCard {...made} />;
  const { isSubmitting } = form.formState;
  const isBusy = isSubmitting || upload.progress !== null;
  return (
    <div ref={box}>
      <CallForm
        form={form}
        send={send}
        onDone={finish}
        failed={text.createFailed}
        onRefused={takeRefusal}
        kept={text.keptAll}
        fieldOf={fieldOf}
        isBeside
        onWrong={(fields) => {
          if (fields.every((field) => field === 'reason')) return;
          setChecking(false);
          setOpen((part) => firstPart(fields, form.getValues()) || part);
        }}
        submit={text.publish}
        className={formBody}
        row={() =>
          !isChecking && (
            <div className={formActs}>
              {!saved.isSaved && <p className="w-full text-ui text-ink-2">{text.notKept}</p>}
              <Button
                type="submit"
                size="large"
                ref={checkButton}
                isPending={isBusy}
                onClick={() => form.setValue('draft', false)}
              >
                {text.check}
              </Button>
              <Button
                type="submit"
                kind="ghost"
                isPending={isBusy}
                onClick={() => form.setValue('draft', true)}
              >
                {text.saveDraft}
              </Button>
              {!saved.isEmpty && (
                <ClearButton
                  onClear={() => {
                    saved.clear();
                    candidates.clear();
                    setRefused([]);
                    setOpen('');
                    form.reset(usual);
                  }}
                />
              )}
            </div>
          )
        }
      >
        {isChecking ? (
          <CheckStep
            values={form.getValues()}
            sources={sources}
            asksReason={reason !== null}
            entering={entering}
            isPending={isSubmitting}
            onBack={goBack}
          />
        ) : (
          <>
            <StartFrom
              onStart={(from, start) => {
                const { name, positions } = form.getValues();
                fill(from({ usual, name, positions }));
                // Its classes first; who has one alone keeps the line.
                if (start === 'class-representative') setOpen('each');
              }}
            />
            <ElectionFields
              sources={sources}
              upload={upload}
              // An upload may end after somebody has left the form; the draft has its picture then.
              onImage={(imageUrl) => change(keptOf({ ...form.getValues(), imageUrl }, usual))}
              open={open}
              onOpen={setOpen}
              candidates={
                <CandidatesPart
                  entering={entering}
                  refused={refused}
                  onEntering={setEntering}
                  lacksTick={lacksTick}
                />
              }
            />
          </>
        )}
      </CallForm>
    </div>
  );
}

/** The server said no, so nothing was made; without an answer it may have been. */
const isRefusal = (problem: unknown) =>
  problem instanceof CallError && problem.status >= 400 && problem.status < 500;

interface StartFromProps {
  /** Gives what fills the form, of the usual values and the name that was typed. */
  onStart: (
    from: (given: Pick<StartGiven, 'usual' | 'name' | 'positions'>) => ElectionValues,
    start: string,
  ) => void;
}

/** What the form is filled with before somebody types: behind a link, as most begin with an empty one. */
function StartFrom({ onStart }: StartFromProps) {
  const [open, setOpen] = useState('');
  const elections = useQuery(officerElectionsQuery).data?.elections ?? [];
  const start = (chosen: string) =>
    onStart((given) => startingFrom(chosen, { ...given, elections }), chosen);
  return (
    <OpenPartContext value={{ open, onOpen: setOpen }}>
      <FormPart id="start" change={text.template}>
        <Field label={text.start}>
          {(control) => (
            <Select
              {...control}
              defaultValue="empty"
              onChange={(event) => start(event.target.value)}
            >
              {starts.map(
                (one) =>
                  (one !== 'last-year' || lastHeld(elections) !== undefined) && (
                    <option key={one} value={one}>
                      {text.starts[one]}
                    </option>
                  ),
              )}
              {elections.length > 0 && (
                <optgroup label={text.rulesOf}>
                  {newestFirst(elections).map(({ _id, name }) => (
                    <option key={_id} value={_id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </Select>
          )}
        </Field>
      </FormPart>
    </OpenPartContext>
  );
}
