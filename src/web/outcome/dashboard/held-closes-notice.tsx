import { Scale } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { Link } from '#web/app/link.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import type { HeldElection } from '../held/settle-held-dialog.tsx';
import { heldCloseMessages as text } from '#texts/en/held-close.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

const SettleHeldDialog = lazyDialog(
  async () => (await import('../held/settle-held-dialog.tsx')).SettleHeldDialog,
);

/** The elections that wait for a decision of an admin, who makes it here. */
export function HeldClosesNotice({ held }: { held: readonly HeldElection[] }) {
  // The button that decided leaves with its election.
  const box = useKeptFocus();
  // The last one stays while its dialog closes.
  const [asked, setAsked] = useState<{ held: HeldElection; isOpen: boolean } | null>(null);
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  return (
    <div ref={box}>
      {held.length > 0 && (
        <DashboardNotice
          tone="danger"
          icon={Scale}
          id="held-closes"
          title={text.noticeTitle(held.length)}
        >
          <p>{text.noticeText(held.length)}</p>
          <ul className="my-2 grid gap-2">
            {held.map((one) => (
              <li
                key={one.electionId}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere"
              >
                <Link
                  className="type-link inline-flex min-h-11 items-center font-semibold"
                  to={electionPath(one.electionId)}
                >
                  <bdi>{one.election}</bdi>
                </Link>
                <Button
                  kind="outline"
                  size="small"
                  aria-label={text.decideFor(one.election)}
                  onClick={() => setAsked({ held: one, isOpen: true })}
                >
                  {text.decide}
                </Button>
              </li>
            ))}
          </ul>
          <p>{text.waits}</p>
        </DashboardNotice>
      )}
      {asked !== null && (
        <SettleHeldDialog held={asked.held} isOpen={asked.isOpen} onClose={close} />
      )}
    </div>
  );
}
