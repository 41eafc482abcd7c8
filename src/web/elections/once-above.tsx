import { LogIn } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Election } from '#contract/election-shapes.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { LiveSwitch } from '#web/outcome/live-switch.tsx';
import { noVoteReasons, whyMessages } from '#texts/en/why-not-vote.ts';

interface OnceAboveProps {
  elections: readonly Election[];
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** What each of several elections would say again: that a visitor logs in first, and that counts move. */
export function OnceAbove({ elections, isHeld, onHold }: OnceAboveProps) {
  const { viewer, isKnown } = useViewer();
  const navigate = useNavigate();
  const isMoving = useServerTime((now) =>
    elections.some((one) => phaseOf(one, now) === 'open' && !areCountsHidden(one.standings, false)),
  );
  const logIn = () => {
    const state: HistoryState = { from: paths.elections };
    void navigate(paths.login, { state, viewTransition: true });
  };
  return (
    <div className="wrap my-3 grid gap-2 beside-sheet:hidden" data-once>
      {viewer === null && isKnown && (
        <Notice icon={LogIn} className="items-center! py-2!">
          <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
            <p className="font-medium">{noVoteReasons['signed-out']}</p>
            <Button size="small" className="min-h-11!" onClick={logIn}>
              {whyMessages.logIn}
            </Button>
          </div>
        </Notice>
      )}
      {isMoving && <LiveSwitch isPaused={isHeld} onPause={() => onHold(!isHeld)} />}
    </div>
  );
}
