import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { fromLocalTime, toLocalTime } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { checkedBy, lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { labelOf, announcedActs } from './announced-acts.ts';
import type { AnnouncedAct } from './announced-acts.ts';

const text = electionActs;
const reasonLength = 300;
const hour = 3_600_000;

interface ActDialogProps {
  act: AnnouncedAct;
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason of an act that voters meet, and does it. */
export function ActDialog(props: ActDialogProps) {
  const { act, election, isOpen, onClose } = props;
  const note = noteOf(useOfficersNeeded());
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={text[act].title(election.name)}
      lede={note === null ? text[act].text : `${text[act].text} ${note}`}
      onClose={onClose}
    >
      <ActForm {...props} />
    </Dialog>
  );
}

const ActFields = z.object({
  endDate: z.string(),
  movesEnd: z.boolean(),
  reason: lineOfText(reasonLength),
});

function ActForm({ act, election, onClose }: ActDialogProps) {
  const timeZone = useTimeZone();
  const send = useSend(act, election._id);
  const needed = useOfficersNeeded();
  const end = Date.parse(election.endDate);
  const form = useCallForm(
    ActFields.check(
      checkedBy(({ endDate, reason }) => {
        const chosen = Date.parse(fromLocalTime(endDate, timeZone) ?? '');
        return {
          ...(act === 'extend' && !(chosen > end) && { endDate: text.extend.laterOnly }),
          ...(reason === '' && { reason: text.reasonMissing }),
        };
      }),
    ),
    {
      endDate: act === 'extend' ? toLocalTime(new Date(end + hour).toISOString(), timeZone) : '',
      movesEnd: true,
      reason: '',
    },
  );
  return (
    <CallForm
      form={form}
      send={(given) => send({ ...given, endDate: fromLocalTime(given.endDate, timeZone) ?? '' })}
      failed={text.failed}
      onDone={onClose}
      submit={proposed(needed, labelOf(act))}
      kind={announcedActs[act].isFinal ? 'delete' : 'primary'}
      keep={{ label: text.keep, onKeep: onClose }}
    >
      {act === 'extend' && (
        <TextField
          name="endDate"
          label={text.extend.newEnd}
          hint={text.extend.now(shortMoment(election.endDate, timeZone))}
          type="datetime-local"
        />
      )}
      {act === 'resume' && (
        <div>
          <CheckField name="movesEnd">{text.resume.movesEnd}</CheckField>
          <p className="type-meta">{text.resume.movesEndHint}</p>
        </div>
      )}
      <TextField
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        maxLength={reasonLength}
        autoComplete="off"
      />
    </CallForm>
  );
}

type Given = z.output<typeof ActFields>;

function useSend(act: AnnouncedAct, id: string): (given: Given) => Promise<{ message: string }> {
  const extend = useCall('extendElection');
  const resume = useCall('resumeElection');
  const close = useCall('closeElectionNow');
  const pause = useCall('pauseElection');
  const cancel = useCall('cancelElection');
  const toDraft = useCall('returnElectionToDraft');
  const params = { id };
  return ({ reason, endDate, movesEnd }): Promise<{ message: string }> => {
    if (act === 'extend') return extend.mutateAsync({ params, body: { endDate, reason } });
    if (act === 'resume') return resume.mutateAsync({ params, body: { movesEnd, reason } });
    return { close, pause, cancel, toDraft }[act].mutateAsync({ params, body: { reason } });
  };
}
