import { useState } from 'react';
import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { checkElectionDraft, electionLimits, missingName } from '#core/elections/election-draft.ts';
import { usualDates } from '#core/elections/usual-dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { organize } from '#texts/en/organize.ts';
import { DateFields } from '../organize/date-fields.tsx';
import { datesOf } from '../organize/election-values.ts';

const text = electionActs.copies;

export type Copy = 'duplicate' | 'rehearse';

interface CopyDialogProps {
  isOpen: boolean;
  as: Copy;
  election: Election;
  onClose: () => void;
}

/** A copy of an election, or a rehearsal of it: asks what it is called and when it is. */
export function CopyDialog({ isOpen, as, election, onClose }: CopyDialogProps) {
  const { title, text: lede } = text[as];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title(election.name)}
      lede={lede}
      startsAt="field"
    >
      <CopyForm as={as} election={election} onDone={onClose} />
    </Dialog>
  );
}

const Shape = z.object({
  name: lineOfText(electionLimits.name, missingName),
  startDate: z.string(),
  endDate: z.string(),
  nominationsCloseAt: z.string(),
});

/** What is wrong with the dates is what would be wrong with them when it is published. */
const copySchema = (timeZone: string) =>
  Shape.check(
    z.check<z.output<typeof Shape>>(({ value, issues }) => {
      const draft = { ...value, ...datesOf(value, timeZone), description: '' };
      const { startDate, endDate, nominationsCloseAt } = checkElectionDraft(
        { ...draft, positions: [] },
        serverNow(),
      );
      const wrong = { startDate, endDate, nominationsCloseAt };
      for (const [field, message] of Object.entries(wrong)) {
        if (message === undefined) continue;
        issues.push({ code: 'custom', input: value, path: [field], message });
      }
    }),
  );

function CopyForm({
  as,
  election,
  onDone,
}: Pick<CopyDialogProps, 'as' | 'election'> & { onDone: () => void }) {
  const timeZone = useTimeZone();
  const duplicate = useCall('duplicateElection');
  const [usual] = useState(() => usualDates(serverNow(), timeZone));
  const form = useCallForm(copySchema(timeZone), {
    name: text[as].name(election.name).slice(0, electionLimits.name),
    startDate: usual.opens,
    endDate: usual.closes,
    nominationsCloseAt: usual.nominationsClose,
  });
  return (
    <CallForm
      form={form}
      send={(values) => {
        const { startDate, endDate, nominationsCloseAt } = datesOf(values, timeZone);
        return duplicate.mutateAsync({
          params: { id: election._id },
          body: {
            ...(as === 'rehearse' && { rehearsal: true }),
            name: values.name,
            startDate,
            endDate,
            ...(nominationsCloseAt !== '' && { nominationsCloseAt }),
          },
        });
      }}
      done={text.done}
      onDone={onDone}
      failed={electionActs.failed}
      isBeside
      submit={text.submit}
    >
      <TextField
        name="name"
        label={organize.name}
        maxLength={electionLimits.name}
        autoComplete="off"
      />
      <DateFields
        isNew
        isCopy
        isVotedFor={election.positions.some(({ kind }) => kind !== 'question')}
      />
    </CallForm>
  );
}
