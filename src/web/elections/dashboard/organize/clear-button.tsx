import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

const text = dashboardMessages.organize;

interface ClearButtonProps {
  onClear: () => void;
}

/** Empties the form, and asks first. */
export function ClearButton({ onClear }: ClearButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {text.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.clearTitle}
        text={text.clearText}
        confirmLabel={text.clear}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      />
    </>
  );
}
