import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { Button } from '#web/kit/button.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { calendarPath } from './queries.ts';
import { EventCard } from './event-card.tsx';
import type { EventLook } from './event-card.tsx';
import type { EventAct } from './event-menu.tsx';
import { EventGrid, EventRows, EventStage } from './event-layout.tsx';

const SubscribeDialog = lazyDialog(
  async () => (await import('./dialogs/subscribe-dialog.tsx')).SubscribeDialog,
);

const text = eventsMessages;
const shownFirst = 5;

export interface EventListProps {
  events: readonly Event[];
  /** The event that has just been added here. */
  newId: string | null;
  /** Gets what staff want to do with an event; null for everybody else. */
  onAct: EventAct | null;
}

/** Upcoming events: the next one large, the others beside it. Nothing without any. */
export function UpcomingEvents({ events, newId, onAct }: EventListProps) {
  const [isAll, setAll] = useState(false);
  const [first, ...others] = events;
  if (first === undefined) return null;
  // A new event further down must be rendered to take the focus.
  const showsAll = isAll || events.slice(shownFirst).some(({ _id }) => _id === newId);
  const beside = others.slice(0, shownFirst - 1);
  const below = showsAll ? others.slice(shownFirst - 1) : [];
  const card = (event: Event, look: EventLook) => (
    <EventCard
      key={event._id}
      event={event}
      look={look}
      isUpcoming
      isNew={event._id === newId}
      onAct={onAct}
    />
  );
  return (
    <section className="wrap section-tight" aria-labelledby="upcoming-events">
      <div className="section-head">
        <h2 className="type-h2" id="upcoming-events">
          {text.upcoming}
        </h2>
        <Subscribe />
      </div>
      {others.length === 0 && card(first, 'alone')}
      {others.length === 1 && <EventStage>{events.map((event) => card(event, 'pair'))}</EventStage>}
      {others.length > 1 && (
        <EventStage>
          {card(first, 'lead')}
          <EventRows>{beside.map((event) => card(event, 'row'))}</EventRows>
        </EventStage>
      )}
      {below.length > 0 && (
        <EventGrid className="mt-10">{below.map((event) => card(event, 'card'))}</EventGrid>
      )}
      {!showsAll && events.length > shownFirst && (
        <p className="mt-8">
          <Button kind="outline" onClick={() => setAll(true)}>
            {text.showAll(events.length)}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Without a script it is a link to the calendar itself. */
function Subscribe() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={calendarPath}
        aria-haspopup="dialog"
        className="type-link inline-flex min-h-11 items-center gap-2"
        onClick={(press) => {
          press.preventDefault();
          setOpen(true);
        }}
      >
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        {text.subscribe}
      </a>
      <SubscribeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
