import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { reloadPage } from '#web/app/reload.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { eventsMessages } from '#web/messages/en/events.ts';
import { messages } from '#web/messages/en/site.ts';
import { useDeleteEvent } from './queries.ts';

const text = eventsMessages;

interface DeleteEventDialogProps {
  /** The event to delete; null while the dialog is closed. */
  event: Event | null;
  onClose: () => void;
}

/** Asks, deletes, and loads the page again. */
export function DeleteEventDialog({ event, onClose }: DeleteEventDialogProps) {
  const { mutateAsync, isPending } = useDeleteEvent();
  const [hasFailed, setFailed] = useState(false);
  // Its name stays on the screen while the dialog closes.
  const [named, setNamed] = useState(event);
  if (event !== null && event !== named) setNamed(event);

  const close = () => {
    setFailed(false);
    onClose();
  };
  const confirm = async () => {
    if (event === null) return;
    setFailed(false);
    try {
      await mutateAsync(event._id);
    } catch {
      setFailed(true);
      notify.refused(messages.fixed.eventDeleteFailed);
      return;
    }
    notify.success(messages.fixed.eventDeleted);
    close();
    reloadPage();
  };
  return (
    <ConfirmDialog
      isOpen={event !== null}
      title={text.deleteTitle(named?.title ?? '')}
      text={text.deleteText}
      confirmLabel={text.delete}
      error={hasFailed ? messages.fixed.eventDeleteFailed : undefined}
      isPending={isPending}
      onKeep={close}
      onConfirm={confirm}
    />
  );
}
