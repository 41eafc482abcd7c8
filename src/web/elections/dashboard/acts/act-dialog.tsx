import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { fromLocalTime, toFormTime } from '#core/campus/time-zone.ts';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { candidateLimits, isPerson } from '#core/elections/nomination.ts';
import { apartLine } from '#web/nominations/apart-line.ts';
import { lineOfText, optionalLine } from '#web/app/form-schema.ts';
import { SelectField } from '#web/kit/select.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { useCall } from '#web/app/use-call.ts';
import { shortMoment } from '../../moments.ts';
import { usePhase } from '../../use-phase.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { RulingAct } from '../../ruling-act.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { ballotName } from '#texts/entry-name.ts';
import { MomentField } from '../moment-field.tsx';
import { asksOf, isFinal, labelOf } from './menu-acts.ts';
import type { AnnouncedAct } from './menu-acts.ts';

const text = electionActs;
const hour = 3_600_000;

interface ActDialogProps {
  act: AnnouncedAct;
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** The question of each act that voters meet: a reason that they read, and what else it needs. */
export function ActDialog(props: ActDialogProps) {
  if (props.act === 'extend') return <Extend {...props} act="extend" />;
  if (props.act === 'correctName') return <CorrectName {...props} act="correctName" />;
  if (props.act === 'resume') return <Resume {...props} act="resume" />;
  if (props.act === 'rule') return <RulingAct {...props} />;
  return <Plain {...props} act={props.act} />;
}

type DialogOf<Act extends AnnouncedAct> = Omit<ActDialogProps, 'act'> & { act: Act };

const asked = ({ act, election, isOpen, onClose }: ActDialogProps) =>
  ({
    isOpen,
    onClose,
    title: text[act].title(election.name),
    text: text[act].text,
    confirm: labelOf(act),
    confirmKind: isFinal(act) ? 'delete' : 'primary',
    keepLabel: text.keep,
    proposes: 'officers',
    ...asksOf(act, election),
    reader: 'voters',
    hint: text.reasonHint,
    failed: text.failed,
  }) as const;

function Plain(
  props: DialogOf<Exclude<AnnouncedAct, 'extend' | 'correctName' | 'resume' | 'rule'>>,
) {
  const close = useCall('closeElectionNow');
  const pause = useCall('pauseElection');
  const cancel = useCall('cancelElection');
  const toDraft = useCall('returnElectionToDraft');
  const { mutateAsync } = { close, pause, cancel, toDraft }[props.act];
  const params = { id: props.election._id };
  return (
    <ReasonedAct {...asked(props)} act={(reason) => mutateAsync({ params, body: { reason } })} />
  );
}

function Extend(props: DialogOf<'extend'>) {
  const { _id: id, endDate } = props.election;
  const timeZone = useTimeZone();
  const extend = useCall('extendElection');
  const end = Date.parse(endDate);
  const momentOf = (typed: string) => fromLocalTime(typed, timeZone) ?? '';
  const isLater = (typed: string) => Date.parse(momentOf(typed)) > end;
  return (
    <ReasonedAct
      {...asked(props)}
      act={(reason, given) =>
        extend.mutateAsync({
          params: { id },
          body: { endDate: momentOf(given.endDate), reason },
        })
      }
      also={{
        schemas: { endDate: z.string().check(z.refine(isLater, text.extend.laterOnly)) },
        values: { endDate: toFormTime(new Date(end + hour).toISOString(), timeZone) },
        fields: (
          <MomentField
            name="endDate"
            label={text.extend.newEnd}
            hint={text.extend.now(shortMoment(endDate, timeZone))}
          />
        ),
      }}
    />
  );
}

function CorrectName(props: DialogOf<'correctName'>) {
  const { _id: id, positions, nominations } = props.election;
  const correct = useCall('correctCandidateName');
  const words = text.correctName;
  // Before the opening who has an account writes their own.
  const isBefore = usePhase(props.election) === 'upcoming';
  const people = positions.flatMap(({ _id, title }) =>
    nominations
      .filter((candidate) => candidate.positionId === _id && isPerson(candidate))
      .filter(({ withoutAccount }) => !isBefore || withoutAccount === true)
      .map(({ _id: value, nominee }) => ({
        value,
        label: words.candidate(title, ballotName(nominee)),
      })),
  );
  return (
    <ReasonedAct
      {...asked(props)}
      act={(reason, { nominationId, name, apart }) => {
        const typed = { ...(name !== '' && { name }), ...(apart !== '' && { apart }) };
        return correct.mutateAsync({ params: { id }, body: { nominationId, ...typed, reason } });
      }}
      also={{
        schemas: {
          nominationId: lineOfText(100, words.missing),
          name: optionalLine(accountLimits.name),
          apart: apartLine(),
        },
        values: { nominationId: '', name: '', apart: '' },
        fields: (
          <>
            <SelectField name="nominationId" label={words.whose}>
              <option value="">{words.choose}</option>
              {people.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField name="name" label={words.name} isOptional maxLength={accountLimits.name} />
            <TextField
              name="apart"
              label={words.apart}
              hint={words.apartHint}
              isOptional
              maxLength={candidateLimits.apart}
            />
          </>
        ),
      }}
    />
  );
}

function Resume(props: DialogOf<'resume'>) {
  const resume = useCall('resumeElection');
  const params = { id: props.election._id };
  return (
    <ReasonedAct
      {...asked(props)}
      act={(reason, { movesEnd }) => resume.mutateAsync({ params, body: { movesEnd, reason } })}
      also={{
        schemas: { movesEnd: z.boolean() },
        values: { movesEnd: true },
        fields: (
          <CheckField name="movesEnd" hint={text.resume.movesEndHint}>
            {text.resume.movesEnd}
          </CheckField>
        ),
      }}
    />
  );
}
