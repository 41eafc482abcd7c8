import { useNavigate } from 'react-router';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { noVoteReasons, whyMessages } from '#texts/en/why-not-vote.ts';

/** What each of several elections would say again: that a visitor logs in first. */
export function OnceAbove() {
  const { viewer, isKnown } = useViewer();
  const navigate = useNavigate();
  if (viewer !== null || !isKnown) return null;
  const logIn = () => {
    const state: HistoryState = { from: paths.elections };
    void navigate(paths.login, { state, viewTransition: true });
  };
  return (
    <div className="wrap my-1.5 beside-sheet:hidden" data-once>
      <Notice icon={null} className="items-center! py-1.5!">
        <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
          <p className="font-medium">{noVoteReasons['signed-out']}</p>
          <Button size="small" className="min-h-11!" onClick={logIn}>
            {whyMessages.logIn}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
