import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { forgetDraft } from '#web/app/saved-draft.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import type { EventTask } from '../event-form.tsx';
import { EventForm, draftKeyOf } from '../event-form.tsx';

interface EventDialogProps {
  /** What the form is for; null while the dialog is closed. */
  task: EventTask | null;
  onClose: () => void;
  /** With the event as it was saved, where the answer holds it. */
  onSaved: (event: Event | null) => void;
}

/** A sheet from the side with the form; what was typed is not lost by accident. */
export function EventDialog({ task, onClose, onSaved }: EventDialogProps) {
  // The form stays on the screen while the sheet closes.
  const [shown, setShown] = useState(task);
  if (task !== null && task !== shown) setShown(task);
  return (
    <Dialog
      isOpen={task !== null}
      variant="side"
      title={shown?.kind === 'edit' ? eventsMessages.edit : eventsMessages.add}
      startsAt="field"
      onClose={() => {
        // Closed on purpose: what was typed was discarded.
        if (shown !== null) forgetDraft(draftKeyOf(shown));
        onClose();
      }}
    >
      {shown !== null && (
        <EventForm
          task={shown}
          onSaved={(event) => {
            onClose();
            onSaved(event);
          }}
        />
      )}
    </Dialog>
  );
}
