import { useState } from 'react';
import type { EventType } from '#core/events/event-type.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { messages } from '#texts/en/site.ts';
import { CategoryFilter } from './category-filter.tsx';
import { EventCard } from './event-card.tsx';
import { EventGrid } from './event-layout.tsx';
import type { EventListProps } from './upcoming-events.tsx';

const text = eventsMessages;
const step = 12;

interface PastEventsProps extends EventListProps {
  type: EventType;
  hasOther: boolean;
  onType: (type: EventType) => void;
}

/** Past events, one category at a time. */
export function PastEvents({ events, type, hasOther, newId, onType, onAct }: PastEventsProps) {
  return (
    <section className="wrap section-tight [section+&]:pt-0" aria-labelledby="past-events">
      <div className="section-head mb-5 items-baseline">
        <h2 className="type-h2" id="past-events">
          {text.past}
        </h2>
        <p className="type-meta tabular-nums" role="status">
          {text.count(events.length)}
        </p>
      </div>
      <CategoryFilter type={type} hasOther={hasOther} onType={onType} />
      {events.length === 0 ? (
        <EmptyState title={messages.fixed.noEvents} />
      ) : (
        <List key={type} events={events} newId={newId} onAct={onAct} />
      )}
    </section>
  );
}

function List({ events, newId, onAct }: EventListProps) {
  const [limit, setLimit] = useState(step);
  const place = events.findIndex(({ _id }) => _id === newId);
  const shown = events.slice(0, Math.max(limit, place + 1));
  return (
    <>
      <EventGrid>
        {shown.map((event) => (
          <EventCard key={event._id} event={event} isNew={event._id === newId} onAct={onAct} />
        ))}
      </EventGrid>
      {shown.length < events.length && (
        <p className="mt-8">
          <Button kind="outline" onClick={() => setLimit(shown.length + step)}>
            {text.showMore}
          </Button>
        </p>
      )}
    </>
  );
}
