import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { ErrorBlock } from '#web/kit/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { useIsSlow } from '#web/kit/use-is-slow.ts';
import { messages } from '#texts/en/site.ts';

/** Milliseconds: when to show that it loads, to say that it is slow, to give up. */
export const shownAfter = 400;
const slowAfter = 10_000;
const failsAfter = 120_000;

const pagePlace = 'wrap page-alone';

interface FailedProps {
  className?: string;
  /** What could not be loaded; without it, the page. */
  title?: string;
  onRetry: () => void;
}

/** In place of a page, or of a part of one, whose file could not be loaded. */
export function LoadFailed({ className = pagePlace, title, onRetry }: FailedProps) {
  return (
    <div className={className}>
      <ErrorBlock
        title={title ?? messages.lazy.failed}
        level={title === undefined ? 2 : 3}
        onRetry={onRetry}
      >
        <Button kind="ghost" onClick={() => window.location.reload()}>
          {messages.lazy.reload}
        </Button>
      </ErrorBlock>
    </div>
  );
}

interface WaitingProps extends FailedProps {
  skeleton: ReactNode;
}

/** In place of a file that loads: says after 10 s that it is slow, and gives up after 120 s. */
export function Waiting({ skeleton, className, title, onRetry }: WaitingProps) {
  const isSlow = useIsSlow(true, slowAfter);
  const hasFailed = useIsSlow(true, failsAfter);
  const isPart = title !== undefined;
  if (hasFailed) {
    return <LoadFailed {...{ ...(isPart && { className, title }) }} onRetry={onRetry} />;
  }
  return (
    // The foot of the page is not seen before the page is, and then pushed away.
    <div className={isPart ? undefined : `${pagePlace} min-h-svh!`}>
      {skeleton}
      {isSlow && (
        <div className={className}>
          <p className="mt-6 flex flex-wrap items-center gap-3 text-ink-2" role="status">
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

/** In place of the page at `href` while it loads; empty for a moment. */
export function PageWaiting({ href }: { href?: string }) {
  const isShown = useIsSlow(true, href === undefined ? shownAfter : 0);
  if (!isShown) return null;
  const retry = () => {
    if (href === undefined) window.location.reload();
    else window.location.assign(href);
  };
  return (
    <Waiting
      skeleton={
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="card" />
        </SkeletonGroup>
      }
      onRetry={retry}
    />
  );
}
