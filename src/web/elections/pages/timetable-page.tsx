import { releaseMessages } from '#texts/en/release.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { formatEventDate, formatTime, formatZone } from '#core/campus/dates.ts';
import { timetableOf } from '#core/elections/timetable.ts';
import type { TimetableRow } from '#core/elections/timetable.ts';
import { timetablePath } from '#core/page-paths.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { datedDay } from '../moments.ts';
import { useElections, useResults } from '../queries.ts';
import { useLiveElections } from '../use-live-elections.ts';
import { NotFoundPage } from '#web/app/not-found/not-found-page.tsx';
import { electionPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { messages } from '#texts/en/site.ts';
import { timetableMessages as text } from '#texts/en/timetable.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { useViewer } from '#web/app/session.ts';
import { row } from '#texts/formats.ts';

/** /elections/:electionId/timetable: what comes when in an election, on the screen and on paper. */
export function TimetablePage() {
  const { electionId } = useParams();
  const query = useElections();
  useLiveElections();
  const election = query.data?.elections.find(({ _id }) => _id === electionId);
  if (query.data !== undefined && election === undefined) return <NotFoundPage />;
  return (
    <div className="below-bar page-end">
      <Loaded
        query={query}
        failed={text.loadFailed}
        waiting={
          <div className="wrap pt-8">
            <Skeleton shape="title" />
          </div>
        }
        className="wrap pt-8"
      >
        {() => election !== undefined && <Timetable election={election} />}
      </Loaded>
    </div>
  );
}

function Timetable({ election }: { election: Election }) {
  const campus = useCampus();
  const timeZone = useTimeZone();
  const { _id: id, name, state, startDate } = election;
  const rows = useRows(election);
  const hasOfficersPart = useHasOfficersPart();
  const [isForOfficers, setForOfficers] = useState(false);
  const print = (forOfficers: boolean) => {
    // On the page before the browser looks at it.
    flushSync(() => setForOfficers(forOfficers));
    window.print();
    setForOfficers(false);
  };
  const asOf = useServerTime((now) => {
    const iso = new Date(now).toISOString();
    return row([formatEventDate(iso, timeZone), formatTime(iso, timeZone)]);
  });
  return (
    <article className="wrap pt-4">
      <Link to={electionPath(id)} className="type-link min-h-11 print:hidden">
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        <bdi>{name}</bdi>
      </Link>
      <p className="hidden print:block">{campus?.universityName || messages.product.name}</p>
      <header className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-4">
        <PageHeading
          className="type-h1 wrap-anywhere"
          title={messages.title.of(text.titleOf(name))}
          description={text.description(name)}
        >
          {text.title}
          <span className="hidden print:inline">
            {': '}
            <bdi>{name}</bdi>
          </span>
        </PageHeading>
        <p className="flex flex-wrap gap-2.5 print:hidden">
          <Button
            kind="outline"
            icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => print(false)}
          >
            {text.print}
          </Button>
          {hasOfficersPart && (
            <Button
              kind="outline"
              icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => print(true)}
            >
              {text.printForOfficers}
            </Button>
          )}
          <ShareButton name={text.titleOf(name)} path={timetablePath(id)} />
        </p>
      </header>
      {state === 'cancelled' && <Notice>{text.cancelled}</Notice>}
      {state === 'paused' && (
        <div className="mb-4">
          <Notice tone="warning">{text.paused}</Notice>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <Rows
            rows={rows}
            timeZone={timeZone}
            hasWithdrawals={election.withdrawalsCloseAt !== undefined}
            isReleased={election.resultsAt === 'release'}
          />
          <DueList electionId={id} isForOfficers={isForOfficers} />
          <p className="mt-4 text-ui text-ink-2">
            {text.zone(row([timeZone.replaceAll('_', ' '), formatZone(startDate, timeZone)]))}
            <span className="hidden print:inline">
              {' '}
              {text.asOf(asOf)}
              {messages.fullStop}
            </span>
          </p>
        </>
      )}
    </article>
  );
}

/** The rows of now; they move on by the server's clock. */
function useRows(election: Election): TimetableRow[] {
  const { data: results = [] } = useResults();
  const closed = results.find(({ electionId }) => electionId === election._id)?.afterClose ?? null;
  const made = useServerTime((now) => JSON.stringify(timetableOf({ election, closed }, now)));
  return JSON.parse(made) as TimetableRow[];
}

const cell =
  'px-(--table-edge) py-3 text-start align-top max-md:px-1.5 max-md:first:ps-(--table-edge) max-md:last:pe-(--table-edge)';

/** On a phone wide enough for a day and its month in one line. */
const moment = `${cell} max-md:min-w-23 max-md:text-ui max-md:last:min-w-25`;

interface RowsProps {
  rows: readonly TimetableRow[];
  timeZone: string;
  /** Whether withdrawals close at a moment of their own. */
  hasWithdrawals: boolean;
  /** Whether officers release the results. */
  isReleased: boolean;
}

function Rows({ rows, timeZone, hasWithdrawals, isReleased }: RowsProps) {
  return (
    <div className="sheet overflow-hidden [--table-edge:28px] max-md:[--table-edge:14px] print:[--table-edge:8pt]">
      <table className="w-full border-collapse">
        <thead className="text-ui text-ink-2">
          <tr>
            <th className={`${cell} font-medium`} scope="col">
              {text.step}
            </th>
            <th className={`${cell} font-medium`} scope="col">
              {text.from}
            </th>
            <th className={`${cell} font-medium`} scope="col">
              {text.until}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr
              key={line.step}
              className="break-inside-avoid border-t border-line"
              {...(line.state === 'now' && { 'aria-current': 'step' as const })}
            >
              <th className={`${cell} font-normal wrap-anywhere`} scope="row">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {text.steps[line.step].label}
                  <State state={line.state} />
                </span>
                <span className="mt-1 block text-ui text-ink-2">
                  {textOf(line, { hasWithdrawals, isReleased })}
                </span>
              </th>
              <td className={moment}>
                <Moment iso={line.from} timeZone={timeZone} />
              </td>
              <td className={moment}>
                <Moment iso={line.until} timeZone={timeZone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What happens in a step. */
function textOf(
  { step, state, until }: TimetableRow,
  { hasWithdrawals, isReleased }: Pick<RowsProps, 'hasWithdrawals' | 'isReleased'>,
): string {
  if (step === 'results' && isReleased && state !== 'over') return releaseMessages.timetable;
  if (step === 'withdrawals' && hasWithdrawals) return text.onlyWithdraw;
  if (step === 'withdrawals' && until === null) return text.untilFirstVote;
  return step === 'certification' && state === 'over' ? text.certified : text.steps[step].text;
}

/** What is later has no chip: it is the rest. */
function State({ state }: { state: TimetableRow['state'] }) {
  if (state === 'later') return null;
  return (
    <Chip tone={state === 'now' ? 'success' : state === 'next' ? 'brand' : 'neutral'}>
      {text.states[state]}
    </Chip>
  );
}

function Moment({ iso, timeZone }: { iso: string | null; timeZone: string }) {
  if (iso === null) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{text.noTime}</span>
      </span>
    );
  }
  return (
    <time dateTime={iso} className="tabular-nums">
      {datedDay(iso, timeZone)}
      <span className="block font-semibold whitespace-nowrap">{formatTime(iso, timeZone)}</span>
    </time>
  );
}

/** Only officers load it. */
const OfficersDue = lazy(async () => ({
  default: (await import('./officers-due.tsx')).OfficersDue,
}));

/** True for who reads and prints what officers have to do as well. */
function useHasOfficersPart(): boolean {
  const { viewer } = useViewer();
  return viewer !== null && isOfficer(viewer.role);
}

interface DueListProps {
  electionId: string;
  /** The print for everybody leaves out what is for officers. */
  isForOfficers: boolean;
}

/** For officers what they have to do. */
function DueList({ electionId, isForOfficers }: DueListProps) {
  if (!useHasOfficersPart()) return null;
  return (
    <div className={isForOfficers ? '' : 'print:hidden'}>
      <Suspense fallback={null}>
        <OfficersDue electionId={electionId} />
      </Suspense>
    </div>
  );
}
