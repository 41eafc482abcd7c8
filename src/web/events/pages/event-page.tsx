import { ArrowLeft, CalendarPlus, ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { formatEventDate } from '#core/campus/dates.ts';
import { isUpcoming } from '#core/events/timeline.ts';
import type { Event } from '#contract/events.ts';
import { EventFacts } from '../event-facts.tsx';
import { EventIllustration } from '../event-illustration.tsx';
import { EventsSkeleton } from '../event-layout.tsx';
import { useEvents, useLastStart } from '../queries.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { eventPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyFrame } from '#web/kit/empty-state.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { messages } from '#texts/en/site.ts';
import { row } from '#texts/formats.ts';

const text = eventsMessages;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** /events/:eventId: one event whole, to be shared and put into a calendar. */
export function EventPage() {
  const { eventId } = useParams();
  return (
    <div className="below-bar page-end">
      <Loaded
        query={useEvents()}
        failed={messages.fixed.eventsLoadFailed}
        waiting={<EventsSkeleton />}
        className="wrap section-tight"
      >
        {({ events }) => {
          const event = events.find(({ _id }) => _id === eventId);
          return event === undefined ? <UnknownEvent /> : <WholeEvent event={event} />;
        }}
      </Loaded>
    </div>
  );
}

function WholeEvent({ event }: { event: Event }) {
  const lastStart = useLastStart([event]);
  const timeZone = useTimeZone();
  return (
    <article className="wrap section-tight">
      <Link to={paths.events} className="type-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft {...icon} />
        {text.backToAll}
      </Link>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <div className="poster aspect-16/9 max-w-[560px]">
          <EventIllustration event={event} sizes="(min-width: 600px) 560px, 100vw" isFirst />
        </div>
        <div className="grid min-w-0 gap-4">
          <PageHeading
            title={messages.title.of(event.title)}
            description={describe(event, timeZone)}
            {...(event.imageUrl !== '' && { image: event.imageUrl })}
            className="type-h1 wrap-anywhere"
          >
            <bdi>{event.title}</bdi>
          </PageHeading>
          <EventFacts event={event} hasTimes />
          <p className="max-w-prose leading-body wrap-anywhere whitespace-pre-line">
            <bdi>{event.description}</bdi>
          </p>
          <div className="flex flex-wrap gap-2.5">
            {event.link !== '' && (
              <a
                href={event.link}
                target="_blank"
                rel="noopener nofollow ugc"
                className={buttonClass({})}
              >
                <ExternalLink {...icon} />
                {text.link}
              </a>
            )}
            {isUpcoming(event, lastStart) && (
              <a
                href={`${eventPath(event._id)}/calendar.ics`}
                className={buttonClass({ kind: 'outline' })}
              >
                <CalendarPlus {...icon} />
                {text.calendar}
              </a>
            )}
            <ShareButton name={event.title} path={eventPath(event._id)} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** What a link to the event says of it elsewhere: when and where, then what it is. */
function describe({ date, place, description }: Event, timeZone: string): string {
  const when = formatEventDate(date, timeZone);
  const where = place === '' ? when : row([when, place]);
  return `${where}${messages.fullStop} ${description.replaceAll(/\s+/g, ' ')}`.slice(0, 200);
}

function UnknownEvent() {
  return (
    <div className="wrap page-alone">
      <EmptyFrame>
        <PageHeading title={messages.title.of(text.unknownTitle)} className="type-h1">
          {text.unknownTitle}
        </PageHeading>
        <p className="text-ink-2">{text.unknownText}</p>
        <Link to={paths.events} className={`${buttonClass({})} mt-3`}>
          {text.backToAll}
        </Link>
      </EmptyFrame>
    </div>
  );
}
