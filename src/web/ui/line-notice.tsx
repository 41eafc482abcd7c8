import { Users } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { LinePlace } from '#web/app/use-line.ts';
import { messages } from '#web/messages/en/site.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const text = messages.line;

/** The place in a line, the time until one's turn, and the way out; nothing while nobody waits. */
export function LineNotice({ place, onLeave }: { place: LinePlace | null; onLeave: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {place !== null && <Waiting {...place} onLeave={onLeave} />}
    </div>
  );
}

function Waiting({ place, seconds, onLeave }: LinePlace & { onLeave: () => void }) {
  const id = useId();
  const [longest] = useState(seconds);
  const left = useCountdown(seconds);
  return (
    <Notice icon={Users}>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <p className="font-semibold" id={id}>
          {text.place(place)}
        </p>
        <p>{text.why}</p>
        {/* Read out with a new place, and not with every second. */}
        <div aria-live="off" className="grid grid-cols-1 gap-1">
          <progress
            className="h-2 w-full accent-brand"
            max={Math.max(1, longest)}
            value={Math.max(0, longest - left)}
            aria-labelledby={id}
          />
          <p className="type-meta tabular-nums">{text.time(left)}</p>
        </div>
        <Button kind="outline" size="small" className="justify-self-start" onClick={onLeave}>
          {text.leave}
        </Button>
      </div>
    </Notice>
  );
}

/** Counts seconds down to one, from what was said last. */
function useCountdown(seconds: number): number {
  const [said, setSaid] = useState({ seconds, left: seconds });
  // A new answer counts from there.
  if (said.seconds !== seconds) setSaid({ seconds, left: seconds });
  useEffect(() => {
    const counting = setInterval(
      () => setSaid((was) => ({ ...was, left: Math.max(1, was.left - 1) })),
      1_000,
    );
    return () => clearInterval(counting);
  }, []);
  return said.left;
}
