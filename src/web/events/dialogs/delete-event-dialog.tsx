import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { reloadPage } from '#web/app/reload.ts';
import { useCall } from '#web/app/use-call.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { messages } from '#texts/en/site.ts';

const text = eventsMessages;

interface DeleteEventDialogProps {
  /** The event to delete; null while the dialog is closed. */
  event: Event | null;
  onClose: () => void;
}

/** Asks, deletes, and loads the page again. */
export function DeleteEventDialog({ event, onClose }: DeleteEventDialogProps) {
  const remove = useCall('deleteEvent');
  // Its name stays on the screen while the dialog closes.
  const [named, setNamed] = useState(event);
  if (event !== null && event !== named) setNamed(event);
  return (
    <AskedAct
      isOpen={event !== null}
      onClose={onClose}
      title={text.deleteTitle(named?.title ?? '')}
      text={text.deleteText}
      confirmLabel={text.delete}
      keepLabel={messages.dialog.keep}
      act={() => remove.mutateAsync({ params: { id: named?._id ?? '' } })}
      failed={() => messages.fixed.eventDeleteFailed}
      isToasted
      done={messages.fixed.eventDeleted}
      onDone={reloadPage}
    />
  );
}
