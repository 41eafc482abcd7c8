import { useEffect, useState } from 'react';
import { storedText } from '#web/app/stored-text.ts';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { shownAtFirst } from './waiting-things.tsx';

// Most dashboards have as much waiting as the last time, so the room that is kept is the room that is needed.
const lastRows = storedText('waiting-rows');
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

/** Keeps in this browser how many rows waited; null while nobody knows. */
export function useRowsRemembered(count: number | null): void {
  useEffect(() => {
    if (count !== null) lastRows.write(count === 0 ? null : String(count));
  }, [count]);
}

/** The room of what waits, of as many rows as waited the last time. */
export function WaitingRoom() {
  const [count] = useState(() => Number(lastRows.read() ?? 0) || 0);
  if (count === 0) return null;
  const rows = Array.from({ length: Math.min(count, shownAtFirst) }, (_, row) => row);
  return (
    <SkeletonGroup className="sheet mb-5 overflow-hidden *:border-b *:border-line">
      {rows.map((row) => (
        <div key={row} className="flex min-h-15 items-center px-4 max-md:min-h-22">
          <Skeleton />
        </div>
      ))}
      {count > shownAtFirst && <div className="min-h-11" />}
    </SkeletonGroup>
  );
}
