import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** True while the browser knows that it has no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** Says that the network is gone; it lies at the foot, so that nothing moves. */
export function OfflineBar({ text }: { text: string }) {
  return (
    <div className="offline-bar" role="status">
      <WifiOff size={20} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
