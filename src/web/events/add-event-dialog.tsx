import { useState } from 'react';
import type { Event } from '#contract/events.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { forgetDraft } from '#web/app/saved-draft.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import { AddEventForm } from './add-event-form.tsx';

interface AddEventDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (event: Event) => void;
}

/** A sheet from the side with the form; what was typed is not lost by accident. */
export function AddEventDialog({ isOpen, onClose, onAdded }: AddEventDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isPending, setPending] = useState(false);
  const close = () => {
    setDirty(false);
    setPending(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      variant="side"
      title={eventsMessages.add}
      startsAt="field"
      isDirty={isDirty}
      isPending={isPending}
      onClose={() => {
        // Closed on purpose: what was typed was discarded.
        forgetDraft(draftKeys.event);
        close();
      }}
    >
      <AddEventForm
        onDirty={setDirty}
        onPending={setPending}
        onAdded={(event) => {
          close();
          onAdded(event);
        }}
      />
    </Dialog>
  );
}
