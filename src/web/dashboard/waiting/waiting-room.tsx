import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { storedText } from '#web/app/stored-text.ts';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

// Most dashboards have waiting what they had the last time, so the room that is kept is the room that is needed.
const lastHeight = storedText('waiting-height');
const keptMs = 1_500;

/** `kept` until it is told what waits, `gone` where nobody told it in a second and a half, else `used`. */
export function useKeptRoom(isTold: boolean): 'kept' | 'gone' | 'used' {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => setLate(true), keptMs);
    return () => clearTimeout(timer);
  }, [isTold]);
  if (isLate) return 'gone';
  return isTold ? 'used' : 'kept';
}

/** Keeps in this browser how high is what waits, for the next visit; it is measured on the element of the ref. */
export function useHeightRemembered(count: number | null): RefObject<HTMLDivElement | null> {
  const things = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === null) return;
    const height = things.current?.getBoundingClientRect().height ?? 0;
    lastHeight.write(height === 0 ? null : String(height));
  }, [count]);
  return things;
}

/** The room of what waits, as high as the last time. */
export function WaitingRoom() {
  const [height] = useState(() => Number(lastHeight.read() ?? 0) || 0);
  if (height === 0) return null;
  return (
    <SkeletonGroup className="mb-5">
      <div className="sheet flex items-center px-4" style={{ blockSize: height }}>
        <Skeleton />
      </div>
    </SkeletonGroup>
  );
}
