import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Wait } from './use-line.ts';
import { messages } from '#texts/en/site.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const text = messages.line;

/** That many do the same, the time until it is sent again, and the way out; nothing while nobody waits. */
export function LineNotice({ wait, onLeave }: { wait: Wait | null; onLeave: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {wait !== null && <Waiting {...wait} onLeave={onLeave} />}
    </div>
  );
}

function Waiting({ seconds, tries, onLeave }: Wait & { onLeave: () => void }) {
  return (
    <Notice icon={Users}>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <p className="font-semibold">{text.title}</p>
        <p>{text.why}</p>
        {/* Not read out with every second. */}
        <p aria-live="off" className="type-meta tabular-nums">
          <Countdown key={tries} seconds={seconds} />
        </p>
        <Button kind="outline" size="small" className="justify-self-start" onClick={onLeave}>
          {text.leave}
        </Button>
      </div>
    </Notice>
  );
}

/** Counts seconds down to one. */
function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const counting = setInterval(() => setLeft((was) => Math.max(1, was - 1)), 1_000);
    return () => clearInterval(counting);
  }, []);
  return text.time(left);
}
