import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { forgetDraft } from '#web/app/saved-draft.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import type { EventTask } from './event-form.tsx';
import { EventForm, draftKeyOf } from './event-form.tsx';

interface EventDialogProps {
  /** What the form is for; null while the dialog is closed. */
  task: EventTask | null;
  onClose: () => void;
  onSaved: (event: Event) => void;
}

/** A sheet from the side with the form; what was typed is not lost by accident. */
export function EventDialog({ task, onClose, onSaved }: EventDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isPending, setPending] = useState(false);
  // The form stays on the screen while the sheet closes.
  const [shown, setShown] = useState(task);
  if (task !== null && task !== shown) setShown(task);
  const close = () => {
    setDirty(false);
    setPending(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={task !== null}
      variant="side"
      title={shown?.kind === 'edit' ? eventsMessages.edit : eventsMessages.add}
      startsAt="field"
      isDirty={isDirty}
      isPending={isPending}
      onClose={() => {
        // Closed on purpose: what was typed was discarded.
        if (shown !== null) forgetDraft(draftKeyOf(shown));
        close();
      }}
    >
      {shown !== null && (
        <EventForm
          task={shown}
          onDirty={setDirty}
          onPending={setPending}
          onSaved={(event) => {
            close();
            onSaved(event);
          }}
        />
      )}
    </Dialog>
  );
}
