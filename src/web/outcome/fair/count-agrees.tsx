import { cx } from 'class-variance-authority';
import { BadgeCheck, ShieldAlert, ShieldCheck } from 'lucide-react';
import { formatTime } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { hasDashboard } from '#core/accounts/role.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { buttonClass, wraps } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { fairMessages } from '#texts/en/fair.ts';
import { recountKitMessages } from '#texts/en/recount-kit.ts';
import { DisputedVotes } from '../disputed-votes.tsx';
import { DrawPart } from '../draw-part.tsx';
import { RecountKitPart } from '../recount-kit-part.tsx';
import { ResultFiles } from '../result-files.tsx';
import { hasOutcome } from '../winner-of.ts';
import { Question, answer } from './question.tsx';

const text = fairMessages.count;

/** Whether count and record agree, by how much each position was decided, and how to count it again. */
export function CountAgrees({ result }: { result: ElectionResults | undefined }) {
  if (result === undefined) {
    return (
      <Question title={text.title}>
        <p className={answer}>
          {text.notYet} {text.soon}
        </p>
      </Question>
    );
  }
  const { afterClose, recountKit: kit, results } = result;
  return (
    <Question title={text.title}>
      <Agreement kit={kit} />
      {kit !== null && !kit.isGuarded && <p className={answer}>{recountKitMessages.unguarded}</p>}
      {kit !== null && <CheckHere electionId={result.electionId} kit={kit} />}
      {afterClose !== undefined && (
        <ul className="grid gap-1">
          {results.filter(hasOutcome).map(({ positionId, position, margin }) => (
            <li key={positionId} className={answer}>
              {closedElectionMessages.margin(position, margin)}
            </li>
          ))}
        </ul>
      )}
      <DisputedVotes results={results} />
      {afterClose?.draw != null && <DrawPart draw={afterClose.draw} result={result} />}
      <Fold title={text.files} level={3}>
        <div className="grid grid-cols-1 gap-5">
          {kit !== null && <RecountKitPart result={result} kit={kit} />}
          <ResultFiles result={result} />
        </div>
      </Fold>
    </Question>
  );
}

type Kit = NonNullable<ElectionResults['recountKit']>;

function Agreement({ kit }: { kit: Kit | null }) {
  const timeZone = useTimeZone();
  const check = kit?.check ?? null;
  const dayOf = (moment: number | string) =>
    new Date(moment).toLocaleDateString('en-CA', { timeZone });
  const isToday = useServerTime((now) => check !== null && dayOf(now) === dayOf(check.checkedAt));
  if (check === null) return <p className={answer}>{kit === null ? text.noKit : text.unchecked}</p>;
  const { agrees, checkedAt } = check;
  const Icon = agrees ? BadgeCheck : ShieldAlert;
  return (
    <p className="flex max-w-(--measure) items-start gap-2">
      <Icon
        size={20}
        strokeWidth={1.75}
        className={cx('mt-0.5 flex-none', agrees ? 'text-success' : 'text-danger')}
        aria-hidden
      />
      {!agrees
        ? closedElectionMessages.doubt
        : isToday
          ? recountKitMessages.agreesToday(formatTime(checkedAt, timeZone))
          : recountKitMessages.agrees(shortMoment(checkedAt, timeZone))}
    </p>
  );
}

/** Nothing where the ballots are for officers alone and there are no rounds to check. */
function CheckHere({ electionId, kit }: { electionId: string; kit: Kit }) {
  const { viewer } = useViewer();
  const mayReadAll =
    kit.areBallotsHidden !== true || (viewer !== null && hasDashboard(viewer.role));
  if (!mayReadAll && kit.rounds === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Link
        to={`${paths.verify}?election=${encodeURIComponent(electionId)}`}
        className={cx(buttonClass({ kind: 'outline' }), wraps)}
      >
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
        {text.check}
      </Link>
      <span className="type-meta">{closedElectionMessages.nothingSent}</span>
    </p>
  );
}
