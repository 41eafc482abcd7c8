import { CalendarClock } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { addedTimeMessages as text } from '#texts/en/added-time.ts';
import { Notice } from '#web/kit/notice.tsx';
import { shortMoment } from './moments.ts';
import { useMyBallots } from './queries.ts';
import { useIsOverForOthers, usePhase } from './use-phase.ts';

type Told = Partial<Pick<Election, '_id' | 'addedTime' | 'endDate' | 'state'>>;

/** That some who could not vote have more time, and until when, while anybody can vote. */
export function AddedTimeNotice({ election }: { election: Told }) {
  const { _id: id, addedTime, endDate, state } = election;
  if (addedTime === undefined || endDate === undefined || state !== 'published') return null;
  return <Added id={id ?? ''} addedTime={addedTime} endDate={endDate} />;
}

interface AddedProps {
  id: string;
  addedTime: NonNullable<Election['addedTime']>;
  endDate: string;
}

function Added({ id, addedTime, endDate }: AddedProps) {
  const timeZone = useTimeZone();
  const own = useMyBallots().data?.find(({ electionId }) => electionId === id);
  const isOverForOthers = useIsOverForOthers({ addedTime, endDate });
  const isClosed = usePhase({ startDate: addedTime.othersEndDate, endDate }) === 'closed';
  if (isClosed) return null;
  const { people, othersEndDate } = addedTime;
  const [until, othersEnd] = [shortMoment(endDate, timeZone), shortMoment(othersEndDate, timeZone)];
  const look = { tone: 'warning', icon: CalendarClock, role: 'status' } as const;
  if (own?.votesOn === true) {
    return (
      <Notice {...look} title={text.yours(until)}>
        <p>{text.yoursText(othersEnd)}</p>
      </Notice>
    );
  }
  return (
    <Notice {...look} title={isOverForOthers ? text.ended : text.coming(othersEnd)}>
      <p>{isOverForOthers ? text.endedText(people, until) : text.comingText(people, until)}</p>
    </Notice>
  );
}
