import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { ruleSetMessages as text } from '#texts/en/rule-sets.ts';
import type { ElectionValues } from '../organize/election-values.ts';

const SaveRulesDialog = lazyDialog(
  async () => (await import('./save-rules-dialog.tsx')).SaveRulesDialog,
);

/** For admins: the rules of the form can start other elections. */
export function SaveRulesButton() {
  const { viewer } = useViewer();
  const { getValues } = useFormContext<ElectionValues>();
  const [isOpen, setOpen] = useState(false);
  if (viewer?.role !== 'admin') return null;
  return (
    <div>
      <Button kind="ghost" className="-ms-3.5" onClick={() => setOpen(true)}>
        {text.saveThese}
      </Button>
      <SaveRulesDialog isOpen={isOpen} onClose={() => setOpen(false)} values={() => getValues()} />
    </div>
  );
}
