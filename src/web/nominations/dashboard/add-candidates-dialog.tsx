import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { useCall } from '#web/app/use-call.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { notify } from '#web/kit/notify.ts';
import { enteredMessages as text } from '#texts/en/entered.ts';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { CandidateTable } from './candidate-table/candidate-table.tsx';
import { AgreedTick, ConditionTicks, EnteredFields } from './entered-fields.tsx';
import { EnteredList } from './entered-list.tsx';
import type { EnteredLines, RefusedLine } from './entered-lines.ts';
import {
  asksSomewhere,
  enterableNow,
  countLines,
  entryOf,
  isByName,
  linesFor,
  linesOf,
  withNames,
} from './entered-lines.ts';
import { PublicationWaits } from '#web/proposals/publication-waits.tsx';
import { findQuery } from './queries.ts';

interface AddCandidatesDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Enters people as candidates of an election, and shows who was entered before. */
export function AddCandidatesDialog({ election, isOpen, onClose }: AddCandidatesDialogProps) {
  const campus = useQuery({ ...waitingQuery, enabled: isOpen }).data?.campus;
  const phase = usePhase(election);
  const told = campus?.hasMailServer === false ? text.toldByLink : text.told;
  const lede = asksSomewhere(election)
    ? text.withSupporters
    : phase === 'draft'
      ? text.standPublished
      : told;
  return (
    <Dialog
      isOpen={isOpen}
      title={text.addTo(election.name)}
      lede={lede}
      startsAt="field"
      size="wide"
      onClose={onClose}
    >
      {phase === 'draft' && <PublicationWaits electionId={election._id} />}
      <EnterForm election={election} />
      <EnteredList electionId={election._id} />
    </Dialog>
  );
}

const Entry = z.object({
  lines: z.custom<EnteredLines>(),
  checked: z.array(z.string()),
  haveAgreed: z.boolean().check(z.refine((isTicked) => isTicked, text.haveAgreedMissing)),
});

function EnterForm({ election }: { election: Election }) {
  const { _id: electionId, candidateConditions: conditions = [] } = election;
  const enter = useCall('enterCandidates');
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length === 0) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [refused]);
  const hasAll = (checked: readonly string[]) => conditions.every((one) => checked.includes(one));
  const form = useCallForm(
    Entry.check(
      z.refine(({ checked }) => hasAll(checked), {
        path: ['checked'],
        error: text.conditionsMissing,
      }),
    ),
    { lines: {}, checked: [], haveAgreed: false },
  );
  const { lines, checked, haveAgreed } = form.watch();
  const isOpen = usePhase(election) === 'open';
  const positions = enterableNow(election, isOpen).map(({ _id, title, limits }) => ({
    ...{ key: _id, title, groups: limits?.groups ?? [] },
  }));
  /** Whoever is unknown is entered by name where that stood beside the box before it was sent. */
  const withTold = (given: EnteredLines): EnteredLines => {
    const all = positions.flatMap(({ key }) => linesOf(linesFor(given, key)));
    const told = client.getQueryData(findQuery([...new Set(all)], electionId).queryKey);
    const names = told?.problems.filter(isByName).map(({ line }) => line) ?? [];
    return Object.fromEntries(
      positions.map(({ key }) => [key, withNames(linesFor(given, key), names)]),
    );
  };
  return (
    <CallForm
      form={form}
      send={(given) => {
        setRefused([]);
        const named = withTold(given.lines);
        return enter.mutateAsync({
          body: entryOf(electionId, positions, { ...given, lines: named }),
        });
      }}
      failed={text.failed}
      done={null}
      onDone={({ problems, message }) => {
        setRefused(problems.map(({ positionId: key, ...problem }) => ({ key, ...problem })));
        if (problems.length > 0) return;
        notify.success(message);
        form.reset({ lines: {}, checked: [], haveAgreed: false });
      }}
      submit={text.enter}
      kind="compact"
      isDisabled={countLines(positions, lines) === 0}
    >
      <div ref={box} className="grid grid-cols-1 gap-4.5">
        <CandidateTable
          positions={positions}
          of={{ electionId }}
          value={lines}
          onTake={(next) => form.setValue('lines', next, { shouldDirty: true })}
        />
        <EnteredFields
          positions={positions}
          value={lines}
          onChange={(next) => form.setValue('lines', next, { shouldDirty: true })}
          electionId={electionId}
          takesNames
          refused={refused}
        />
      </div>
      <ConditionTicks
        conditions={conditions}
        checked={checked}
        onChange={(next) =>
          form.setValue('checked', next, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        isRefused={form.formState.errors.checked !== undefined}
      />
      <AgreedTick
        haveAgreed={haveAgreed}
        onChange={(next) =>
          form.setValue('haveAgreed', next, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        isRefused={form.formState.errors.haveAgreed !== undefined}
      />
    </CallForm>
  );
}
