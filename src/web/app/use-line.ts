import { useEffect, useRef, useState } from 'react';
import { messages } from '#web/messages/en/site.ts';
import { CallError } from './call-error.ts';

/** Where somebody stands, as the server said last. */
export interface LinePlace {
  place: number;
  seconds: number;
}

/**
 * Waits in the line in which the server has people of one network take turns: the same call finds its
 * place again, so it is repeated until it is let through. What was typed stays where it is.
 */
export function useLine() {
  const [place, setPlace] = useState<LinePlace | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function inLine<T>(make: () => Promise<T>): Promise<T> {
    const { signal } = (leaving.current = new AbortController());
    try {
      for (;;) {
        try {
          return await make();
        } catch (problem) {
          const line = problem instanceof CallError ? problem.line : undefined;
          if (!(problem instanceof CallError) || line === undefined) throw problem;
          setPlace(line);
          await pause((problem.retryAfter ?? line.seconds) * 1_000, signal);
        }
      }
    } finally {
      setPlace(null);
    }
  }

  return { place, inLine, leave: () => leaving.current?.abort() };
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
