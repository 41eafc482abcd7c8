import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import { complaintRulings } from '#core/elections/complaint.ts';
import type { Appeal } from '#contract/outcomes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { chosen, longText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { complaintMessages } from '#web/messages/en/complaints.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { settleMessages } from '#web/messages/en/settle.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { shortMoment } from '../moments.ts';
import { appealsQuery } from '../settle/queries.ts';
import { DueLine } from './due-line.tsx';

const text = settleMessages;
const words = complaintMessages.officers;

interface OfficersComplaintsProps {
  electionId: string;
  /** How the heading stands among those of the page. */
  level?: 2 | 3;
}

/** The complaints about an election with their words, those that wait for a ruling first. */
export function OfficersComplaints({ electionId, level = 3 }: OfficersComplaintsProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby="appeals-title" className="grid gap-3">
      <Title className={level === 2 ? 'type-h3' : 'font-semibold'} id="appeals-title" tabIndex={-1}>
        {words.title}
      </Title>
      <Loaded query={useQuery(appealsQuery(electionId))} failed={text.failed} waiting={<Spinner />}>
        {(appeals) => (
          <>
            {appeals.length === 0 && <p className="text-ui text-ink-2">{text.noAppeals}</p>}
            <ul className="grid gap-4">
              {appeals.map((appeal) => (
                <li key={appeal._id} className="border-t border-line pt-3">
                  <Complaint complaint={appeal} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

const Ruling = z.object({
  ruling: chosen(complaintRulings, words.missing),
  text: longText(appealLimits.text, appealSentences.answer),
} satisfies FormFields<'answerAppeal'>);

function RulingForm({ complaintId }: { complaintId: string }) {
  const answer = useCall('answerAppeal');
  const form = useCallForm(Ruling, { ruling: '', text: '' });
  return (
    <CallForm
      form={form}
      send={(body) => answer.mutateAsync({ params: { id: complaintId }, body })}
      failed={text.sendFailed}
      submit={text.publish}
      kind="outline"
      className="grid max-w-[68ch] gap-3"
      row={(button) => <div>{button}</div>}
    >
      <SelectField name="ruling" label={words.ruling}>
        <option value="">{words.choose}</option>
        {complaintRulings.map((ruling) => (
          <option key={ruling} value={ruling}>
            {words.rulings[ruling]}
          </option>
        ))}
      </SelectField>
      <TextField as={TextArea} name="text" label={text.answer} maxLength={appealLimits.text} />
    </CallForm>
  );
}

function Complaint({ complaint }: { complaint: Appeal }) {
  const timeZone = useTimeZone();
  const { number, subject, by, madeAt, about, of, isHidden, ruling, answer, reply } = complaint;
  const { states, about: kinds } = complaintMessages.page;
  const titleId = useId();
  const when = shortMoment(madeAt, timeZone);
  return (
    // Each of several forms says which complaint it is about.
    <div role="group" aria-labelledby={titleId} className="grid gap-2">
      <p className="text-ui font-semibold wrap-anywhere" id={titleId}>
        {outcomeMessages.answer(number)}
        {!isHidden && (
          <>
            : <bdi>{subject}</bdi>
          </>
        )}
      </p>
      <p className="text-ui wrap-anywhere text-ink-2">
        {isHidden ? when : words.by(text.by(by), when)}
      </p>
      {isHidden ? (
        <p className="text-ui">{words.hidden}</p>
      ) : (
        <>
          <p className="text-ui wrap-anywhere text-ink-2">{words.of(kinds[about], of)}</p>
          <p className="max-w-[68ch] text-ui wrap-anywhere whitespace-pre-line">
            <bdi>{complaint.text}</bdi>
          </p>
        </>
      )}
      {reply !== null && (
        <p className="max-w-[68ch] text-ui wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{words.reply}:</b> <bdi>{reply}</bdi>
        </p>
      )}
      {answer === null ? (
        <>
          <p className="text-ui">
            <DueLine dueAt={complaint.dueAt} />
          </p>
          {!isHidden && <RulingForm complaintId={complaint._id} />}
        </>
      ) : (
        <p className="max-w-[68ch] border-s-2 border-line ps-3 text-ui wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{states[ruling ?? 'answered']}.</b> <bdi>{answer}</bdi>
        </p>
      )}
    </div>
  );
}
