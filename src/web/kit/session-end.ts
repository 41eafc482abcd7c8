import { useEffect, useEffectEvent } from 'react';
import { CallError } from './call-error.ts';

/** Whether a call was refused because nobody is logged in any more; a wrong password is no such thing. */
export const isSessionEnd = (problem: unknown): boolean =>
  problem instanceof CallError && problem.status === 401 && problem.reason !== 'wrong-credentials';

// The server's 401 arrives in the query cache, outside of React; the router is inside.
const listeners = new Set<() => void>();

/** Says that a call was refused because the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function useSessionEnd(onEnd: () => void): void {
  const listener = useEffectEvent(onEnd);
  useEffect(() => {
    const listen = () => listener();
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}
