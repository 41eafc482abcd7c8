import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Appeal } from '#contract/outcomes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { returningOfficerMessages } from '#texts/en/returning-officer.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Spinner } from '#web/kit/button.tsx';
import { shortMoment } from '#web/elections/moments.ts';
import { appealsQuery } from '#web/outcome/settle/queries.ts';
import { ComplaintFiles } from './complaint-files.tsx';
import { DueLine } from './due-line.tsx';
import type { Sanction } from '#contract/sanctions.ts';
import { OverturnButton } from './overturn-button.tsx';
import { RulingForm } from './ruling-form.tsx';
import { SanctionLine } from './sanction-line.tsx';

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
          <p className="max-w-(--measure) text-ui wrap-anywhere whitespace-pre-line">
            <bdi>{complaint.text}</bdi>
          </p>
          <ComplaintFiles number={number} files={complaint.files} isOfOthers />
        </>
      )}
      {reply !== null && (
        <p className="max-w-(--measure) text-ui wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{words.reply}:</b> <bdi>{reply}</bdi>
        </p>
      )}
      {answer === null ? (
        <>
          <p className="text-ui">
            <DueLine dueAt={complaint.dueAt} />
          </p>
          {complaint.mayRule && <RulingForm complaint={complaint} />}
          {!complaint.mayRule && !isHidden && (
            <p className="text-ui">{returningOfficerMessages.ruling}</p>
          )}
        </>
      ) : (
        <p className="max-w-(--measure) border-s-2 border-line ps-3 text-ui wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{states[ruling ?? 'answered']}.</b> <bdi>{answer}</bdi>
        </p>
      )}
      {complaint.sanctions.map((sanction) => (
        <div key={sanction._id} className="grid justify-items-start gap-2">
          <SanctionLine sanction={sanction} />
          {!isHidden && canBeOverturned(sanction) && <OverturnButton sanction={sanction} />}
        </div>
      ))}
    </div>
  );
}

/** Added time is taken back in the menu of the election. */
const canBeOverturned = ({ kind, overturned }: Sanction) =>
  kind !== 'added-time' && overturned === null;
