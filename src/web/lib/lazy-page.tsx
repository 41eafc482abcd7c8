import type { ComponentType, ReactNode } from 'react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { messages } from '#web/messages/en/site.ts';
import { loadAgain } from './load-again.ts';

/**
 * Milliseconds: how long the page before stays in place, when to say that it is slow, and when to
 * give up (spec 9: 120 seconds).
 */
const patience = 400;
const slowAfter = 10_000;
const failsAfter = 120_000;

type State =
  | { status: 'idle' | 'loading' | 'waiting' | 'slow' | 'failed' }
  | { status: 'ready'; Page: ComponentType };

export interface LazyPage {
  (): ReactNode;
  /** Fetches the page ahead of time: on hover, before hydration, on the server. */
  preload: () => Promise<void>;
  /** The same, but done after a moment even when the page is not. */
  preloadSoon: () => Promise<void>;
}

/** How a part of a page waits for its file, and what is said when that does not come. */
interface PartLooks {
  className: string;
  skeleton: ReactNode;
  failed: string;
}

/**
 * A page in a file of its own. Slow loading says so after 10 s, gives up after 120 s (spec 9),
 * and Try again really asks for the file again. With looks it is a part of a page: the rest of the
 * page stays when its file fails.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  looks?: PartLooks,
): LazyPage {
  let state: State = { status: 'idle' };
  let tries = 0;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const start = (): Promise<void> => (running = attempt());
  const attempt = async (): Promise<void> => {
    if (state.status === 'ready') return;
    const isFirst = tries++ === 0;
    const turn = tries;
    change({ status: 'loading' });
    // Late answers of an earlier try are welcome; its failures are not news.
    const isReady = () => state.status === 'ready';
    const isCurrent = () => turn === tries && !isReady();
    const waiting = setTimeout(() => isCurrent() && change({ status: 'waiting' }), patience);
    const slow = setTimeout(() => isCurrent() && change({ status: 'slow' }), slowAfter);
    const limit = setTimeout(() => isCurrent() && change({ status: 'failed' }), failsAfter);
    try {
      const module = await (isFirst ? load() : loadAgain(load, turn));
      if (!isReady()) change({ status: 'ready', Page: pick(module) });
    } catch {
      if (isCurrent()) change({ status: 'failed' });
    } finally {
      clearTimeout(waiting);
      clearTimeout(slow);
      clearTimeout(limit);
    }
  };

  function Page() {
    const current = useSyncExternalStore(
      subscribe,
      () => state,
      () => state,
    );
    const isIdle = current.status === 'idle';
    useLayoutEffect(() => {
      if (isIdle) void start();
    }, [isIdle]);
    if (current.status === 'ready') return <current.Page />;
    if (current.status === 'failed') return <Failed looks={looks} onRetry={start} />;
    // A page that comes quickly is swapped in at once, without a skeleton between.
    if (isIdle || (current.status === 'loading' && looks === undefined)) return null;
    return <Waiting looks={looks} isSlow={current.status === 'slow'} onRetry={start} />;
  }
  const preload = async () => {
    await (running ?? start());
    // Nobody has seen it fail: whoever comes to the page gets a try of their own.
    if (state.status === 'failed' && listeners.size === 0) {
      running = undefined;
      change({ status: 'idle' });
    }
  };
  const preloadSoon = async () => {
    if (state.status !== 'ready') await Promise.race([preload(), wait(patience)]);
  };
  return Object.assign(Page, { preload, preloadSoon });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

interface LooksProps {
  looks: PartLooks | undefined;
  onRetry: () => Promise<void>;
}

const pageSkeleton = (
  <SkeletonGroup className="skeleton-list">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="card" />
  </SkeletonGroup>
);

const pagePlace = 'wrap page-waiting';

function Waiting({ looks, isSlow, onRetry }: LooksProps & { isSlow: boolean }) {
  return (
    <div className={looks === undefined ? pagePlace : undefined}>
      {looks?.skeleton ?? pageSkeleton}
      {isSlow && (
        <div className={looks?.className}>
          <p className="slow-note mt-6" role="status">
            <span>{messages.lazy.slow}</span>
            <Button kind="outline" size="small" onClick={onRetry}>
              {messages.errors.tryAgain}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

function Failed({ looks, onRetry }: LooksProps) {
  return (
    <div className={looks?.className ?? pagePlace}>
      <ErrorBlock
        title={looks?.failed ?? messages.lazy.failed}
        level={looks === undefined ? 2 : 3}
        onRetry={onRetry}
      >
        <Button kind="ghost" onClick={() => window.location.reload()}>
          {messages.lazy.reload}
        </Button>
      </ErrorBlock>
    </div>
  );
}
