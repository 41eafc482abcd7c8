import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { Button } from '#web/ui/button.tsx';
import { eventsWords } from '#web/words/events.ts';
import { EventCard } from './event-card.tsx';

const text = eventsWords;
const shownFirst = 5;

export interface EventListProps {
  events: readonly Event[];
  /** The event that has just been added here. */
  newId: string | null;
  onDelete: ((event: Event) => void) | null;
}

/** What comes: the next event large, the others beside it. Nothing at all without any (spec 2). */
export function UpcomingEvents({ events, newId, onDelete }: EventListProps) {
  const [isAll, setAll] = useState(false);
  const [first, ...others] = events;
  if (first === undefined) return null;
  // A new event further down must be there to take the focus.
  const showsAll = isAll || events.slice(shownFirst).some(({ _id }) => _id === newId);
  const beside = others.slice(0, shownFirst - 1);
  const below = showsAll ? others.slice(shownFirst - 1) : [];
  const card = (event: Event, look: 'lead' | 'card' | 'row') => (
    <EventCard
      key={event._id}
      event={event}
      look={look}
      isUpcoming
      isNew={event._id === newId}
      onDelete={onDelete}
    />
  );
  const layout = ['event-alone', 'event-pair'][others.length] ?? 'event-stage';
  return (
    <section className="wrap section-tight" aria-labelledby="upcoming-events">
      <div className="section-head">
        <h2 className="h2" id="upcoming-events">
          {text.upcoming}
        </h2>
      </div>
      <div className={layout}>
        {card(first, 'lead')}
        {others.length === 1 && beside.map((event) => card(event, 'lead'))}
        {others.length > 1 && (
          <div className="event-rows">{beside.map((event) => card(event, 'row'))}</div>
        )}
      </div>
      {below.length > 0 && (
        <div className="event-grid">{below.map((event) => card(event, 'card'))}</div>
      )}
      {!showsAll && events.length > shownFirst && (
        <p className="event-foot">
          <Button kind="outline" onClick={() => setAll(true)}>
            {text.showAll(events.length)}
          </Button>
        </p>
      )}
    </section>
  );
}
