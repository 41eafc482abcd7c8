import { CopyPlus, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '#contract/events.ts';
import { Menu } from '#web/kit/menu.tsx';
import { eventsMessages } from '#texts/en/events.ts';

const text = eventsMessages;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What staff can do with one event. */
export type EventAct = (act: 'edit' | 'duplicate' | 'delete', event: Event) => void;

export interface EventMenuProps {
  event: Event;
  icon: ReactNode;
  className: string;
  onAct: EventAct;
}

/** What staff seldom do with an event, behind one button on its card; Delete stands beside it. */
export function EventMenu({ event, icon: sign, className, onAct }: EventMenuProps) {
  return (
    <Menu
      label={text.moreOf(event.title)}
      icon={sign}
      className={className}
      isOpenAtFirst
      items={[
        {
          id: 'edit',
          label: text.edit,
          icon: <Pencil {...icon} />,
          onSelect: () => onAct('edit', event),
        },
        {
          id: 'duplicate',
          label: text.duplicate,
          icon: <CopyPlus {...icon} />,
          onSelect: () => onAct('duplicate', event),
        },
      ]}
    />
  );
}
