import { useEffect, useEffectEvent, useState } from 'react';
import { useMyBallots } from '#web/elections/queries.ts';
import { logOut, useViewer } from '#web/app/session.ts';
import { pollingTableMessages as text } from '#texts/en/polling-table.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';

const afterVoteS = 20;
const afterIdleS = 30;
const idleMs = 90_000;

/** Logs a voter out of a shared device after their vote, or when they left it. */
export function PollingBar() {
  const { viewer } = useViewer();
  return (
    <aside
      aria-label={text.bar}
      className="fixed inset-x-0 bottom-0 z-70 border-t border-line-strong bg-surface py-2.5 shadow-e3 print:hidden"
    >
      <div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {viewer === null ? <p>{text.waiting}</p> : <LoggedIn key={viewer._id} name={viewer.name} />}
      </div>
    </aside>
  );
}

function LoggedIn({ name }: { name: string }) {
  const votes = useMyBallots().data?.flatMap(({ receipts }) => receipts).length;
  const [atLogIn, setAtLogIn] = useState<number>();
  if (votes !== undefined && atLogIn === undefined) setAtLogIn(votes);
  const hasVoted = votes !== undefined && atLogIn !== undefined && votes > atLogIn;
  const { isIdle, stay } = useIdle();
  // One more vote begins the time anew.
  if (hasVoted) return <Leaving key={votes} reason={text.recorded} seconds={afterVoteS} />;
  if (isIdle) return <Leaving reason={text.idle} seconds={afterIdleS} onStay={stay} />;
  return (
    <>
      <p>{text.loggedIn(name)}</p>
      <Button kind="outline" onClick={leave}>
        {text.logOut}
      </Button>
    </>
  );
}

interface LeavingProps {
  reason: string;
  seconds: number;
  onStay?: () => void;
}

function Leaving({ reason, seconds, onStay }: LeavingProps) {
  const [left, setLeft] = useState(seconds);
  const tick = useEffectEvent(() => {
    // When the server cannot be reached it tries again every second.
    if (left <= 1) void leave();
    setLeft(Math.max(0, left - 1));
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p role="status">
        <b className="font-semibold">{reason}</b>{' '}
        <span aria-hidden className="tabular-nums">
          {text.seconds(left)}
        </span>
      </p>
      <div className="flex gap-2.5">
        {onStay !== undefined && (
          <Button kind="outline" onClick={onStay}>
            {text.stay}
          </Button>
        )}
        <Button onClick={leave}>{text.logOut}</Button>
      </div>
    </>
  );
}

const leave = (): Promise<void> =>
  logOut().catch(() => void notify.error(text.failed, { id: 'polling-table' }));

/** Whether nobody pressed anything for a while. */
function useIdle() {
  const [isIdle, setIdle] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), idleMs);
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }, [turn]);
  const stay = () => {
    setIdle(false);
    setTurn((before) => before + 1);
  };
  return { isIdle, stay };
}
