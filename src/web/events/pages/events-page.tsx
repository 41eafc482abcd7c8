import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isStaff } from '#core/accounts/role.ts';
import type { EventType } from '#core/events/event-type.ts';
import { eventFilters, eventTypes } from '#core/events/event-type.ts';
import { isUpcoming, pastEvents, upcomingEvents } from '#core/events/timeline.ts';
import type { Event } from '#contract/events.ts';
import type { EventTask } from '../event-form.tsx';
import type { EventAct } from '../event-menu.tsx';
import { EventsSkeleton } from '../event-layout.tsx';
import { PastEvents } from '../past-events.tsx';
import { useEvents, useLastStart } from '../queries.ts';
import { UpcomingEvents } from '../upcoming-events.tsx';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useIsBackAtDraft } from '#web/app/saved-draft.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { useLocation, useSearchParams } from '#web/kit/location.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { FloatingButton } from '#web/kit/floating-button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Banner } from '#web/kit/hero.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';

const text = eventsMessages;
const newEvent: EventTask = { kind: 'add' };

const EventDialog = lazyDialog(
  async () => (await import('../dialogs/event-dialog.tsx')).EventDialog,
  ({ task }) => task !== null,
);
const DeleteEventDialog = lazyDialog(
  async () => (await import('../dialogs/delete-event-dialog.tsx')).DeleteEventDialog,
  ({ event }) => event !== null,
);

/** /events: upcoming events, and past ones by category. Staff add and delete. */
export function EventsPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <p className="text-lede font-semibold">{text.eyebrow}</p>{' '}
        <PageHeading
          title={messages.title.of(messages.pages.events)}
          description={descriptionsMessages.events}
          className="type-display-l"
        >
          {text.title}
        </PageHeading>
      </Banner>
      <Loaded
        query={useEvents()}
        failed={messages.fixed.eventsLoadFailed}
        waiting={<EventsSkeleton />}
        className="wrap section-tight"
      >
        {({ events }) => <Timeline events={events} />}
      </Loaded>
    </div>
  );
}

function Timeline({ events }: { events: readonly Event[] }) {
  const { viewer } = useViewer();
  const [type, setType] = useChosenType();
  const [doomed, setDoomed] = useState<Event | null>(null);
  const isBack = useIsBackAtDraft(draftKeys.event);
  const [asked, setTask] = useState<EventTask | null>();
  const task = asked === undefined && isBack ? newEvent : (asked ?? null);
  const [newId, setNewId] = useState<string | null>(null);
  const lastStart = useLastStart(events);
  const mayChange = viewer !== null && isStaff(viewer.role);
  const act: EventAct = (what, event) => {
    if (what === 'delete') setDoomed(event);
    else setTask({ kind: what, event });
  };
  const lists = { newId, onAct: mayChange ? act : null };

  const showSaved = (event: Event | null) => {
    if (event === null) return;
    setNewId(event._id);
    if (!isUpcoming(event, serverNow())) setType(event.type);
  };
  return (
    <>
      <UpcomingEvents {...lists} events={upcomingEvents(events, lastStart)} />
      <PastEvents
        {...lists}
        events={pastEvents(events, type, lastStart)}
        type={type}
        hasOther={type === 'other' || pastEvents(events, 'other', lastStart).length > 0}
        onType={(chosen) => {
          setNewId(null);
          setType(chosen);
        }}
      />
      {mayChange && (
        <>
          <FloatingButton
            isTab
            label={text.add}
            icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
            {...fetchWhenReached(EventDialog)}
            onClick={() => setTask(newEvent)}
          />
          <EventDialog task={task} onClose={() => setTask(null)} onSaved={showSaved} />
          <DeleteEventDialog event={doomed} onClose={() => setDoomed(null)} />
        </>
      )}
    </>
  );
}

/** The category in the address, so that it can be shared; cultural without one. */
function useChosenType(): [EventType, (type: EventType) => void] {
  const search = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const chosen = eventTypes.find((one) => one === search.get('type')) ?? eventFilters[0];
  const choose = (type: EventType) => {
    const next = new URLSearchParams(search);
    next.set('type', type);
    void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}
