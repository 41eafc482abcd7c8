import type { ReactNode, RefObject } from 'react';
import { use, useEffect, useState } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { whenIdle } from '#web/kit/when-idle.ts';

/** When a part of a rendered page is hydrated. */
export interface Turn {
  /** Null for a part that is hydrated with the page. */
  comes: Promise<void> | null;
  take: () => void;
}

/** What has come: `use` reads it without waiting, and is asked in each rendering. */
const arrived: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });

function newTurn(isAtOnce: boolean): Turn {
  const { promise, resolve: take } = Promise.withResolvers<void>();
  return { comes: isAtOnce ? null : promise, take };
}

/** Parts that wait; one of them has its turn whenever the browser has nothing else to do. */
const line: Turn[] = [];
let isGoing = false;

function goOn(): void {
  isGoing = line.length > 0;
  if (!isGoing) return;
  const takeNext = () => {
    line.shift()?.take();
    goOn();
  };
  whenIdle(takeNext, { latest: 0, otherwise: 50 });
}

/**
 * The turn of a part in `box`: at once, as soon as the part is near, or else in the line, which begins once `isReady`.
 * Whoever reaches for it takes it before.
 */
export function useTurn(
  box: RefObject<Element | null>,
  { isAtOnce, isReady }: { isAtOnce: boolean; isReady: boolean },
): Turn {
  const [turn] = useState(() => newTurn(isAtOnce));
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) turn.take();
      },
      { rootMargin: '50%' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, turn]);
  useEffect(() => {
    if (!isReady) return;
    line.push(turn);
    if (!isGoing) goOn();
    return () => {
      if (line.includes(turn)) line.splice(line.indexOf(turn), 1);
    };
  }, [isReady, turn]);
  return turn;
}

/**
 * What the server rendered stays as it is until its turn; hydrated all at once, thirty elections would keep a phone
 * from answering for seconds. It needs a boundary around it. What the browser renders itself waits for nothing.
 */
export function InTurn({ turn, children }: { turn: Turn; children: ReactNode }) {
  const isHydrated = useHydrated();
  const isHere = isHydrated || import.meta.env.SSR;
  use(isHere || turn.comes === null ? arrived : turn.comes);
  return children;
}
