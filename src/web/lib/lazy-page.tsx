import type { ComponentType, ReactNode } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { words } from '#web/words/words.ts';

/** Milliseconds: when to say that it is slow, and when to give up (spec 9: 120 seconds). */
const slowAfter = 10_000;
const failsAfter = 120_000;

type State =
  | { status: 'idle' | 'loading' | 'slow' | 'failed' }
  | { status: 'ready'; Page: ComponentType };

export interface LazyPage {
  (): ReactNode;
  /** Fetches the page ahead of time: on hover, before hydration, on the server. */
  preload: () => Promise<void>;
}

/**
 * A page in a file of its own. Slow loading says so after 10 s, gives up after 120 s (spec 9),
 * and Try again really asks for the file again.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyPage {
  let state: State = { status: 'idle' };
  let tries = 0;
  const listeners = new Set<() => void>();
  const change = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const start = async (): Promise<void> => {
    if (state.status === 'ready') return;
    const isFirst = tries++ === 0;
    const turn = tries;
    change({ status: 'loading' });
    // Late answers of an earlier try are welcome; its failures are not news.
    const isReady = () => state.status === 'ready';
    const isCurrent = () => turn === tries && !isReady();
    const slow = setTimeout(() => isCurrent() && change({ status: 'slow' }), slowAfter);
    const limit = setTimeout(() => isCurrent() && change({ status: 'failed' }), failsAfter);
    try {
      const module = await (isFirst ? load() : loadAgain(load, turn));
      if (!isReady()) change({ status: 'ready', Page: pick(module) });
    } catch {
      if (isCurrent()) change({ status: 'failed' });
    } finally {
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
    useEffect(() => {
      if (state.status === 'idle') void start();
    }, []);
    if (current.status === 'ready') return <current.Page />;
    if (current.status === 'failed') return <PageFailed onRetry={start} />;
    return <PageWaiting isSlow={current.status === 'slow'} onRetry={start} />;
  }
  const preload = async () => {
    if (state.status === 'idle') await start();
  };
  return Object.assign(Page, { preload });
}

/**
 * Browsers remember a file that failed, and join a request that hangs: asking for the same address
 * is no second try. The same file under an address they have not seen is one; it stands in the
 * source of the loader, or in the error of the last resort.
 */
async function loadAgain<Module>(load: () => Promise<Module>, turn: number): Promise<Module> {
  const written = /import\(\s*["'`]([^"'`]+\.[jt]sx?)["'`]/.exec(load.toString())?.[1];
  if (written !== undefined) return await importFresh(written, turn);
  try {
    return await load();
  } catch (problem) {
    const named = /https?:\/\/[^\s'"]+\.[jt]sx?\b/.exec(String(problem))?.[0];
    if (named === undefined) throw problem;
    return await importFresh(named, turn);
  }
}

async function importFresh<Module>(address: string, turn: number): Promise<Module> {
  const url = new URL(address, import.meta.url);
  if (url.origin !== window.location.origin) throw new Error(`${url.origin} is not this site`);
  url.searchParams.set('again', String(turn));
  return (await import(/* @vite-ignore */ url.href)) as Module;
}

interface RetryProps {
  onRetry: () => Promise<void>;
}

function PageWaiting({ isSlow, onRetry }: RetryProps & { isSlow: boolean }) {
  return (
    <div className="wrap page-waiting">
      <SkeletonGroup className="skeleton-list">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="card" />
      </SkeletonGroup>
      {isSlow && (
        <p className="slow-note mt-6" role="status">
          {words.lazy.slow}
          <Button kind="outline" size="small" onClick={onRetry}>
            {words.errors.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}

function PageFailed({ onRetry }: RetryProps) {
  return (
    <div className="wrap page-waiting">
      <ErrorBlock title={words.lazy.failed} onRetry={onRetry}>
        <Button kind="ghost" onClick={() => window.location.reload()}>
          {words.lazy.reload}
        </Button>
      </ErrorBlock>
    </div>
  );
}
