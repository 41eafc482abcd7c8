// What is done in one tab is read again in the others, without a reload. They are told what to read, not what it says.
import type { QueryKey } from '@tanstack/react-query';

const channel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hustings');

/** Lets the other tabs of this browser read these queries again. */
export function tellOtherTabs(queryKey: QueryKey): void {
  const opened = channel();
  opened?.postMessage(queryKey);
  opened?.close();
}

/** Listens for what another tab names; until the returned function is called. */
export function onNamedElsewhere(listener: (queryKey: QueryKey) => void): () => void {
  const opened = channel();
  opened?.addEventListener('message', ({ data }: MessageEvent<QueryKey>) => listener(data));
  return () => opened?.close();
}
