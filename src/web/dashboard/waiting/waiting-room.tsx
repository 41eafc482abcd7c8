import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { storedText } from '#web/app/stored-text.ts';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

// Most dashboards have waiting what they had the last time, so the room that is kept is the room that is needed.
const lastHeight = storedText('waiting-height');
const firstVisitMs = 1_500;

interface Room {
  /** How high what waits was the last time; null where it was never seen in this browser. */
  height: number | null;
  /** What stands below it is shown: it would not be where it stays, and nobody waits long for that. */
  isSettled: boolean;
  /** Whether what comes now must not move what stands below it. */
  isHeld: boolean;
}

/** The room of what waits. Where nobody knows how much that is, what stands below comes with it, or after a moment. */
export function useRoom(isTold: boolean): Room {
  const [height] = useState(readHeight);
  const [isLate, setLate] = useState(false);
  // Once it was told, or could not be, asking again hides nothing: what is hidden loses the focus.
  const [wasTold, setWasTold] = useState(isTold);
  if (isTold && !wasTold) setWasTold(true);
  useEffect(() => {
    if (isTold || height !== null) return;
    const timer = setTimeout(() => setLate(true), firstVisitMs);
    return () => clearTimeout(timer);
  }, [isTold, height]);
  return {
    height,
    isSettled: isTold || wasTold || isLate || height !== null,
    isHeld: isLate || height !== null,
  };
}

function readHeight(): number | null {
  const text = lastHeight.read();
  return text === null ? null : Number(text) || 0;
}

interface WaitingRoomProps {
  /** At least so high. */
  height: number;
  /** How much waits; null while nobody has told. */
  count: number | null;
  children: ReactNode;
}

/** Keeps in this browser how high is what waits, for the next visit, and until then the room of the last one. */
export function WaitingRoom({ height, count, children }: WaitingRoomProps) {
  const things = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === null) return;
    lastHeight.write(String(things.current?.getBoundingClientRect().height ?? 0));
  }, [count]);
  return (
    <div style={{ minBlockSize: height }}>
      {count === null && height > 0 ? (
        <SkeletonGroup className="sheet flex items-center px-4 py-6">
          <Skeleton />
        </SkeletonGroup>
      ) : (
        // Its last margin is a part of its height.
        <div ref={things} className="flow-root">
          {children}
        </div>
      )}
    </div>
  );
}
