import { Clock, ShieldAlert, Stamp } from 'lucide-react';
import { serverNow, useServerTime } from '#web/app/server-clock.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { rulingsId } from '#web/complaints/election-complaints.tsx';
import { useReadElections } from '#web/elections/queries.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { electionPath } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';
import type { Standing } from './standing.ts';
import { standingOf } from './standing.ts';

const icons = { brand: Clock, success: Stamp, danger: ShieldAlert };

interface StandingLineProps {
  election: Election;
  result: ElectionResults;
}

/** How the election stands, above its winners: what is final, and what is still open. */
export function StandingLine({ election, result }: StandingLineProps) {
  const timeZone = useTimeZone();
  const elections = useReadElections();
  const told = { election, result, elections, timeZone };
  const sentence = useServerTime((now) => standingOf({ ...told, now })?.sentence ?? '');
  if (sentence === '') return null;
  const tone: Standing['tone'] = standingOf({ ...told, now: serverNow() })?.tone ?? 'brand';
  const answers = result.afterClose?.answers.length ?? 0;
  const { followedBy = [] } = election;
  return (
    <Notice tone={tone} icon={icons[tone]} className="beside-sheet:hidden" data-standing>
      <div className="min-w-0 wrap-anywhere">
        <p className="max-w-(--measure) font-semibold">{sentence}</p>
        {followedBy.map(({ as, electionId, name, position }) => (
          <p key={electionId}>
            <bdi>{position}</bdi>: {outcomeMessages.followed[as]},{' '}
            <Link to={electionPath(electionId)} className="type-link min-h-11">
              <bdi>{name}</bdi>
            </Link>
          </p>
        ))}
        {answers > 0 && (
          <p>
            <Link to={`#${rulingsId}`} className="type-link min-h-11">
              {closedElectionMessages.answered(answers)}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
