import { useState } from 'react';
import type { Sanction } from '#contract/sanctions.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { sanctionMessages as text } from '#texts/en/sanctions.ts';
import { Button } from '#web/kit/button.tsx';
import { sanctionSentence } from '#texts/ruling-words.ts';

const OverturnDialog = lazyDialog(
  async () => (await import('./overturn-dialog.tsx')).OverturnDialog,
);

/** Overturns a sanction that stands, with a reason that everybody reads. */
export function OverturnButton({ sanction }: { sanction: Sanction }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        size="small"
        aria-label={text.overturnOne(sanctionSentence(sanction))}
        onClick={() => setAsked(true)}
        {...fetchWhenReached(OverturnDialog)}
      >
        {text.overturn}
      </Button>
      <OverturnDialog sanction={sanction} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
