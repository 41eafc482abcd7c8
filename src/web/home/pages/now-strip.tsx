import { ArrowUpRight, CalendarClock, CalendarDays, KeyRound, MessageCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBannerDate, formatEventDate } from '#core/campus/dates.ts';
import { votesLeft } from '#core/elections/votes-left.ts';
import { upcomingEvents } from '#core/events/timeline.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Event } from '#contract/events.ts';
import { useElections, useMyBallots } from '#web/elections/queries.ts';
import { useOwnOrder } from '#web/elections/use-own-order.ts';
import { useEvents } from '#web/events/queries.ts';
import { useLastStart } from '#web/events/queries.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { contactPath, electionPath, paths } from '#web/app/paths.ts';
import { nearMoment } from '#web/elections/moments.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Chip, StatusDot } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { row } from '#texts/formats.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { phaseMessages } from '#texts/en/phase.ts';
import { eventsMessages } from '#texts/en/events.ts';
import { homeMessages } from '#texts/en/home.ts';
import { messages } from '#texts/en/site.ts';
import { electionsToCome } from './elections-to-come.ts';

const text = homeMessages;
const tile =
  'relative grid min-h-31 content-start justify-items-start gap-1.5 border-line px-7 py-6 ' +
  'not-first:border-t max-md:min-h-0 max-md:px-5.5 max-md:py-4.5 ' +
  'md:not-first:border-s md:not-first:border-t-0';

/** What is on now. A tile without data is left out. */
export function NowStrip() {
  const campus = useCampus();
  return (
    <section className="wrap relative z-2 -mt-19" aria-label={text.now}>
      <div className="sheet grid overflow-hidden border-transparent shadow-e2 md:auto-cols-[1fr] md:grid-flow-col md:has-[>:nth-child(3)]:grid-cols-[1.25fr_1fr_1fr] dark:border-line">
        {campus?.needsSetUp === true && (
          <Tile
            to={paths.setUp}
            eyebrow={<Eyebrow icon={KeyRound}>{text.setUp.eyebrow}</Eyebrow>}
            title={text.setUp.title}
            line={text.setUp.text}
          />
        )}
        <Loaded query={useElections()} failed={() => null} waiting={<Waiting />}>
          {({ elections }) => <ElectionTileFor elections={elections} />}
        </Loaded>
        <Loaded query={useEvents()} failed={() => null} waiting={<Waiting />}>
          {({ events }) => <NextEventTile events={events} />}
        </Loaded>
        <Tile
          to={contactPath('grievances')}
          eyebrow={<Eyebrow icon={MessageCircle}>{text.grievance.eyebrow}</Eyebrow>}
          title={text.grievance.title}
          line={text.grievance.text}
        />
      </div>
    </section>
  );
}

interface TileProps {
  className?: string;
  to: string;
  eyebrow: ReactNode;
  title: string;
  line: ReactNode;
  /** The one thing to do, where there is one. */
  act?: string | undefined;
}

function Tile({ className = '', to, eyebrow, title, line, act }: TileProps) {
  return (
    <Link
      to={to}
      className={`${tile} ${className} no-underline transition-colors duration-quick hover:bg-[color-mix(in_oklab,var(--brand)_4%,var(--surface))] focus-visible:rounded-sheet focus-visible:-outline-offset-5`}
    >
      <span className="me-7 flex *:min-h-7">{eyebrow}</span>
      <b className="type-h3 pe-7 wrap-anywhere">
        <bdi>{title}</bdi>
      </b>
      <span className="text-ui leading-meta text-ink-2 tabular-nums">{line}</span>
      {act === undefined ? (
        <ArrowUpRight
          className="absolute end-6 top-6.5 text-ink-3"
          data-slot="arrow"
          size={20}
          strokeWidth={1.75}
          aria-hidden
        />
      ) : (
        <span
          className={`absolute end-6 top-4.5 min-h-9! max-md:end-5 ${buttonClass({ kind: 'primary', size: 'small' })}`}
          data-act
        >
          {act}
        </span>
      )}
    </Link>
  );
}

function Eyebrow({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="type-eyebrow">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </span>
  );
}

function Waiting({ className = '' }: { className?: string }) {
  return (
    <SkeletonGroup className={`${tile} ${className}`.trim()}>
      <Skeleton className="w-[70%]" />
      <Skeleton className="w-[70%]" />
      <Skeleton className="w-[70%]" />
    </SkeletonGroup>
  );
}

/** What concerns its reader first; until that is known the tile keeps its room. */
function ElectionTileFor({ elections }: { elections: readonly Election[] }) {
  const ids = useServerTime((now) =>
    electionsToCome(elections, now)
      .map(({ _id }) => _id)
      .join(' '),
  );
  const toCome = ids.split(' ').flatMap((id) => elections.filter(({ _id }) => _id === id));
  const { ordered, isReader, isWaiting } = useOwnOrder(toCome);
  const hasChoice = isReader && toCome.length > 1;
  if (hasChoice && isWaiting) return <Waiting className={readersRoom} />;
  const [first] = ordered;
  return first === undefined ? null : (
    <ElectionTile election={first.election} className={hasChoice ? readersRoom : ''} />
  );
}

/** On a phone: what comes below does not move. */
const readersRoom = 'max-md:min-h-40!';

function ElectionTile({ election, className }: { election: Election; className: string }) {
  const { _id, name, startDate, endDate, positions } = election;
  const timeZone = useTimeZone();
  const { viewer } = useViewer();
  const ballot = useMyBallots().data?.find(({ electionId }) => electionId === _id);
  const votes = ballot === undefined ? 0 : votesLeft(election, ballot);
  const isOpen = useServerTime((now) => Date.parse(startDate) <= now);
  const mayVote = isOpen && (viewer === null || votes > 0);
  const cast = isOpen ? mostVotedIn(election) : null;
  const left = useServerTime((now) =>
    isOpen
      ? phaseMessages.closesIn(Date.parse(endDate) - now)
      : phaseMessages.opensIn(Date.parse(startDate) - now),
  );
  return (
    <Tile
      className={className}
      to={electionPath(_id)}
      eyebrow={
        isOpen ? (
          <Chip tone="success" icon={<StatusDot isLive />}>
            {phaseMessages.words.open}
          </Chip>
        ) : (
          <Eyebrow icon={CalendarClock}>
            {phaseMessages.opens(formatBannerDate(startDate, timeZone))}
          </Eyebrow>
        )
      }
      title={name}
      act={mayVote ? electionsMessages.candidates.vote : undefined}
      line={
        votes > 0 && viewer !== null ? (
          <b className="font-semibold text-brand-ink">
            {ballot?.receipts.length === 0
              ? text.voteWaits(viewer.name, left)
              : text.votesLeft(votes, left)}
          </b>
        ) : (
          [
            isOpen ? row([left, nearMoment(endDate, timeZone)]) : left,
            cast === null
              ? messages.counts.positions(positions.length)
              : text.votesFor(cast.votes, cast.title),
          ].join(' · ')
        )
      }
    />
  );
}

/** The position with the most votes so far, each person having one for it; null while nothing is counted. */
function mostVotedIn({ positions, nominations }: Election) {
  const votesFor = (id: string) =>
    nominations
      .filter(({ positionId }) => positionId === id)
      .reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  const [first] = positions
    .filter(({ maxChoices = 1 }) => maxChoices === 1)
    .map(({ _id, title }) => ({ title, votes: votesFor(_id) }))
    .toSorted((a, b) => b.votes - a.votes);
  return first === undefined || first.votes === 0 ? null : first;
}

function NextEventTile({ events }: { events: readonly Event[] }) {
  const timeZone = useTimeZone();
  const lastStart = useLastStart(events);
  const [next] = upcomingEvents(events, lastStart);
  if (next === undefined) return null;
  return (
    <Tile
      to={paths.events}
      eyebrow={<Eyebrow icon={CalendarDays}>{text.nextEvent}</Eyebrow>}
      title={next.title}
      line={`${formatEventDate(next.date, timeZone)} · ${eventsMessages.types[next.type]}`}
    />
  );
}
