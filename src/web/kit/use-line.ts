import { useEffect, useRef, useState } from 'react';
import { messages } from '#texts/en/site.ts';
import { CallError } from './call-error.ts';

/** A wait until the next try, as the server said last. */
export interface Wait {
  seconds: number;
  /** How many tries were too early. */
  tries: number;
}

/**
 * Waits while many people of one network do the same: the call is sent again when the server said that
 * it may be, until it is let through. What was typed stays where it is.
 */
export function useLine() {
  const [wait, setWait] = useState<Wait | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function inLine<T>(make: () => Promise<T>): Promise<T> {
    const { signal } = (leaving.current = new AbortController());
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await make();
        } catch (problem) {
          if (!(problem instanceof CallError) || problem.reason !== 'many-at-once') throw problem;
          const seconds = problem.retryAfter ?? 2;
          setWait({ seconds, tries });
          await pause(seconds * 1_000, signal);
        }
      }
    } finally {
      setWait(null);
    }
  }

  return { wait, inLine, leave: () => leaving.current?.abort() };
}

/** Who leaves is told so, in the words of a refusal. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A little later than asked, so that those who were told at once do not come back at once.
    const timer = setTimeout(resolve, milliseconds + Math.random() * 400);
    const leave = () => {
      clearTimeout(timer);
      reject(new CallError(messages.line.left, { status: 429, error: 'too_many_requests' }));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
