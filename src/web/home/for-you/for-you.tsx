import { changeText } from '#texts/election-line.ts';
import {
  Award,
  CalendarClock,
  LayoutDashboard,
  Megaphone,
  Trophy,
  UserPlus,
  Vote,
} from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { hasDashboard, isOfficer } from '#core/accounts/role.ts';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { forYou } from '#core/elections/for-you.ts';
import type { ForYou as Item } from '#core/elections/for-you.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { useMyCandidacies, useMyNominations } from '#web/nominations/queries.ts';
import { useMySupport } from '#web/nominations/supporters/queries.ts';
import { resultsQuery, useElections, useMyBallots } from '#web/elections/queries.ts';
import { electionPath, paths } from '#web/app/paths.ts';
import { forYouMessages } from '#texts/en/for-you.ts';
import { messages } from '#texts/en/site.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { AskedSupport, AskedItem } from './asked-support.tsx';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { row } from '#texts/formats.ts';

const text = forYouMessages;
const icons = {
  'vote-waits': Vote,
  nomination: Megaphone,
  change: CalendarClock,
  results: Award,
  won: Trophy,
};

interface ForYouProps {
  className?: string;
  /** The box around heading and list. */
  boxClass?: string;
  /** The way to their dashboard stands elsewhere beside it. */
  isBesideDashboard?: boolean;
  /** Called when somebody follows one of the links. */
  onLeave?: () => void;
}

/** What concerns the signed-in person, as the e-mails tell it. Nothing where there is nothing. */
export function ForYou(props: ForYouProps) {
  const { className = '', boxClass = '', isBesideDashboard = false, onLeave } = props;
  const { viewer } = useViewer();
  const isLed = !isBesideDashboard && viewer !== null && hasDashboard(viewer.role);
  const id = useId();
  const elections = useElections().data?.elections;
  const ballots = useMyBallots().data;
  const nominations = useMyNominations().data;
  const candidacies = useMyCandidacies().data ?? [];
  const support = useMySupport().data ?? [];
  // What is taken or answered leaves, with the button that has the focus.
  const box = useKeptFocus();
  const timeZone = useTimeZone();
  // By the minute, and at each close: a list that is made anew each second is read out anew.
  const ends = elections?.map(({ endDate }) => Date.parse(endDate)) ?? [];
  const moment = useServerTime((now) =>
    Math.max(now - (now % 60_000), ...ends.filter((end) => end <= now)),
  );
  // Read where there is a result to read of.
  const hasEnded = ends.some((end) => moment >= end);
  const results = useQuery({ ...resultsQuery, enabled: viewer !== null && hasEnded }).data;
  const known = {
    nominations: nominations ?? [],
    results: results ?? [],
    userId: viewer?._id ?? '',
  };
  const items =
    elections === undefined || ballots === undefined
      ? []
      : forYou({ elections, ballots, ...known }, moment);
  if (items.length + candidacies.length + support.length === 0 && !isLed) return null;
  return (
    <section ref={box} className={className} aria-labelledby={id}>
      <div className={boxClass}>
        <h2 id={id} className="type-h3" tabIndex={-1}>
          {text.title}
        </h2>
        <ul className="mt-2">
          {candidacies.map((one) => (
            <EnteredCandidacy key={one._id} candidacy={one} />
          ))}
          {support.map((one) => (
            <AskedSupport key={one._id} support={one} timeZone={timeZone} />
          ))}
          {isLed && (
            <Row
              to={paths.dashboard}
              icon={LayoutDashboard}
              title={messages.pages.dashboard}
              line={text.dashboard(isOfficer(viewer.role))}
            />
          )}
          {items.map((item, at) => (
            <Row
              key={at}
              to={electionPath(item.electionId)}
              icon={icons[item.kind]}
              {...wordsOf(item, timeZone)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RowProps {
  to: string;
  icon: LucideIcon;
  title: string;
  line: string;
  onLeave?: (() => void) | undefined;
}

function Row({ to, icon: Icon, title, line, onLeave }: RowProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={to}
        className="flex min-h-11 items-start gap-3 py-3 text-ink no-underline hover:text-brand-ink"
        {...(onLeave !== undefined && { onClick: onLeave })}
      >
        <Icon
          className="mt-0.5 flex-none text-brand-ink"
          size={20}
          strokeWidth={1.75}
          aria-hidden
        />
        <span className="min-w-0 wrap-anywhere">
          <b className="block font-semibold">
            <bdi>{title}</bdi>
          </b>
          {line !== '' && <span className="block text-ui text-ink-2">{line}</span>}
        </span>
      </Link>
    </li>
  );
}

function wordsOf(item: Item, timeZone: string): { title: string; line: string } {
  switch (item.kind) {
    case 'vote-waits': {
      const when = row([formatEventDate(item.until, timeZone), formatTime(item.until, timeZone)]);
      const title =
        item.cast === 0 ? text.voteWaits(item.election) : text.votesLeft(item.left, item.election);
      return { title, line: text.until(when) };
    }
    case 'nomination':
      return {
        title: text.nomination[item.status](item.position),
        line: item.reason === null ? item.election : text.council(item.reason),
      };
    case 'change':
      return {
        title: text.changed(item.election),
        line: [changeText(item, timeZone), item.reason === '' ? '' : text.council(item.reason)]
          .join(' ')
          .trim(),
      };
    case 'won':
      return { title: text.won(item.position), line: item.election };
    case 'results':
      return { title: text.results(item.election), line: formatEventDate(item.at, timeZone) };
  }
}

type Candidacy = Reply<'listMyCandidacies'>[number];

/** The candidacy of the viewer, who was entered without an account: it becomes theirs by one press. */
function EnteredCandidacy({ candidacy }: { candidacy: Candidacy }) {
  const { _id: id, position, election, name } = candidacy;
  const take = useCall('takeCandidacy');
  return (
    <AskedItem
      icon={UserPlus}
      title={text.entered(position)}
      line={text.enteredLine(name, election.name)}
    >
      <ActButton
        aria-label={text.takeOf(position)}
        act={() => take.mutateAsync({ params: { id } })}
        failed={text.takeFailed}
      >
        {text.take}
      </ActButton>
    </AskedItem>
  );
}
