import type { ComponentType, ReactNode } from 'react';
import { Component, Suspense, createElement, lazy, useEffect, useState } from 'react';
import { notify } from '#web/ui/notify.ts';
import { messages } from '#web/messages/en/site.ts';
import { LoadFailed, Waiting } from './page-waiting.tsx';

/** A file of ours that could not be loaded; the page says so in its place. */
class MissingFile extends Error {
  constructor(cause: unknown) {
    super('A file of the page did not come', { cause });
  }
}

/** For React's roots: a missing file is shown on the page, any other error in the console. */
export function reportCaught(problem: unknown): void {
  if (!(problem instanceof MissingFile)) console.error(problem);
}

/** A file that is fetched once, and again after it failed. */
function fetchedOnce<Props>(load: () => Promise<ComponentType<Props>>) {
  let running: Promise<ComponentType<Props>> | undefined;
  const fetchIt = () =>
    (running ??= load().catch((problem: unknown) => {
      running = undefined;
      throw new MissingFile(problem);
    }));
  return {
    preload: () => void fetchIt().catch(() => {}),
    // A lazy component remembers that it failed, so each try gets a new one.
    anew: () => lazy(async () => ({ default: await fetchIt() })),
  };
}

interface BoundaryProps {
  failed: ReactNode;
  onFail?: () => void;
  children: ReactNode;
}

/** Catches a missing file where it is used; other errors go on to the page's boundary. */
class FileBoundary extends Component<BoundaryProps, { problem: unknown }> {
  override state = { problem: null };

  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override componentDidCatch(problem: unknown) {
    if (problem instanceof MissingFile) this.props.onFail?.();
  }

  override render() {
    const problem: unknown = this.state.problem;
    if (problem === null) return this.props.children;
    if (!(problem instanceof MissingFile)) throw problem;
    return this.props.failed;
  }
}

/** What is shown while the file of a part loads, and when it cannot be loaded. */
interface PartLooks {
  className: string;
  skeleton: ReactNode;
  failed: string;
}

/** A part of a page in a file of its own: the rest of the page stays when its file fails. */
export function lazyPart(load: () => Promise<ComponentType>, looks: PartLooks): ComponentType {
  const file = fetchedOnce(load);
  return function LazyPart() {
    const [Part] = useState(file.anew);
    // Browsers remember that a file failed until the page is loaded again.
    const retry = () => window.location.reload();
    const given = { className: looks.className, title: looks.failed, onRetry: retry };
    return (
      <FileBoundary failed={<LoadFailed {...given} />}>
        <Suspense fallback={<Waiting skeleton={looks.skeleton} {...given} />}>
          <Part />
        </Suspense>
      </FileBoundary>
    );
  };
}

interface Asked {
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog in a file of its own, loaded when it is opened, or earlier by `preload`. When the file
 * cannot be loaded it says so and closes.
 */
export function lazyDialog<Props extends Asked>(
  load: () => Promise<ComponentType<Props>>,
  isSelected: (props: Props) => boolean = ({ isOpen }) => isOpen === true,
) {
  const file = fetchedOnce(load);
  function LazyDialog(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const isMissing = Part === null && isSelected(props);
    if (isMissing) setPart(file.anew);
    if (Part === null) return null;
    const giveUp = () => {
      setPart(null);
      const action = { label: messages.lazy.reload, onPress: () => window.location.reload() };
      notify.error(messages.errors.network, { action });
      props.onClose();
    };
    return (
      <FileBoundary failed={null} onFail={giveUp}>
        <Suspense>{createElement(Part, props)}</Suspense>
      </FileBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: file.preload });
}

/** Loads what will probably be needed, once the page is idle. */
export function usePreload({ preload }: { preload: () => void }, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 1000);
      return () => clearTimeout(timer);
    }
    const turn = requestIdleCallback(preload, { timeout: 5000 });
    return () => cancelIdleCallback(turn);
  }, [preload, isExpected]);
}
