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

/** Says that the network is gone. It is fixed at the bottom, so that nothing moves. */
export function OfflineBar({ text }: { text: string }) {
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-55 flex items-center justify-center gap-2.5 border-t border-warning/30 bg-warning-soft px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] text-ui leading-label font-medium text-warning"
      role="status"
      data-offline
    >
      <WifiOff className="flex-none" size={20} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
