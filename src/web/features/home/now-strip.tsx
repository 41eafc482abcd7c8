import { ArrowUpRight, CalendarClock, CalendarDays, KeyRound, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBannerDate, formatEventDate } from '#core/campus/dates.ts';
import { upcomingEvents } from '#core/events/timeline.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Event } from '#contract/events.ts';
import { useElections } from '#web/features/elections/queries.ts';
import { useEvents } from '#web/features/events/queries.ts';
import { useLastDoor } from '#web/features/events/use-last-door.ts';
import { useCampus, useTimeZone } from '#web/lib/campus.ts';
import { Link } from '#web/lib/router.tsx';
import { useServerTime } from '#web/lib/server-clock.ts';
import { contactPath, electionPath, paths } from '#web/paths.ts';
import { Chip, StatusDot } from '#web/ui/chip.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { phaseWords } from '#web/words/phase.ts';
import { eventsWords } from '#web/words/events.ts';
import { homeWords } from '#web/words/home.ts';
import { words } from '#web/words/words.ts';
import { electionOfTheDay } from './election-of-the-day.ts';

const text = homeWords;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is on now. A tile whose data is not there, or does not come, is left out. */
export function NowStrip() {
  const elections = useElections();
  const events = useEvents();
  const campus = useCampus();
  return (
    <section className="wrap now-strip" aria-label={text.now}>
      <div className="sheet">
        {campus?.needsSetUp === true && (
          <Tile
            to={paths.setUp}
            eyebrow={
              <span className="eyebrow">
                <KeyRound {...icon} />
                {text.setUp.eyebrow}
              </span>
            }
            title={text.setUp.title}
            line={text.setUp.text}
          />
        )}
        {elections.isPending && <Waiting />}
        {elections.data !== undefined && <ElectionTileFor elections={elections.data.elections} />}
        {events.isPending && <Waiting />}
        {events.data !== undefined && <NextEventTile events={events.data.events} />}
        <Tile
          to={contactPath('grievances')}
          eyebrow={
            <span className="eyebrow">
              <MessageCircle {...icon} />
              {text.grievance.eyebrow}
            </span>
          }
          title={text.grievance.title}
          line={text.grievance.text}
        />
      </div>
    </section>
  );
}

interface TileProps {
  to: string;
  eyebrow: ReactNode;
  title: string;
  line: ReactNode;
}

function Tile({ to, eyebrow, title, line }: TileProps) {
  return (
    <Link to={to} className="now-tile">
      {eyebrow}
      <b>
        <bdi>{title}</bdi>
      </b>
      <span className="now-line">{line}</span>
      <ArrowUpRight className="now-arrow" size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="now-tile">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

function ElectionTileFor({ elections }: { elections: readonly Election[] }) {
  const id = useServerTime((now) => electionOfTheDay(elections, now)?._id ?? null);
  const election = elections.find(({ _id }) => _id === id);
  return election === undefined ? null : <ElectionTile election={election} />;
}

function ElectionTile({ election }: { election: Election }) {
  const { _id, name, startDate, endDate, positions } = election;
  const timeZone = useTimeZone();
  const isOpen = useServerTime((now) => Date.parse(startDate) <= now);
  const left = useServerTime((now) =>
    isOpen
      ? phaseWords.closesIn(Date.parse(endDate) - now)
      : phaseWords.opensIn(Date.parse(startDate) - now),
  );
  return (
    <Tile
      to={electionPath(_id)}
      eyebrow={
        isOpen ? (
          <Chip tone="success" icon={<StatusDot isLive />}>
            {phaseWords.open}
          </Chip>
        ) : (
          <span className="eyebrow">
            <CalendarClock {...icon} />
            {phaseWords.upcoming(formatBannerDate(startDate, timeZone))}
          </span>
        )
      }
      title={name}
      line={`${left} · ${words.counts.positions(positions.length)}`}
    />
  );
}

function NextEventTile({ events }: { events: readonly Event[] }) {
  const timeZone = useTimeZone();
  const door = useLastDoor(events);
  const [next] = upcomingEvents(events, door);
  if (next === undefined) return null;
  return (
    <Tile
      to={paths.events}
      eyebrow={
        <span className="eyebrow">
          <CalendarDays {...icon} />
          {text.nextEvent}
        </span>
      }
      title={next.title}
      line={`${formatEventDate(next.date, timeZone)} · ${eventsWords.types[next.type]}`}
    />
  );
}
