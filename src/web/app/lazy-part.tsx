import type { ComponentType, ReactNode } from 'react';
import { Component, Suspense, createElement, lazy, useState } from 'react';
import { notify } from '#web/kit/notify.ts';
import { messages } from '#texts/en/site.ts';
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
  let loaded: ComponentType<Props> | undefined;
  const fetchIt = () =>
    (running ??= load().then(
      (file) => (loaded = file),
      (problem: unknown) => {
        running = undefined;
        throw new MissingFile(problem);
      },
    ));
  return {
    fetchIt,
    preload: () => void fetchIt().catch(() => {}),
    // A lazy component remembers that it failed, so each try gets a new one.
    anew: () => lazy(async () => ({ default: await fetchIt() })),
    /** Undefined until the file is here. */
    loaded: () => loaded,
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

/** What stands around a part in a file of its own: the rest of the page stays when its file fails. */
function AroundPart({ looks, children }: { looks: PartLooks; children: ReactNode }) {
  // Browsers remember that a file failed until the page is loaded again.
  const retry = () => window.location.reload();
  const given = { className: looks.className, title: looks.failed, onRetry: retry };
  return (
    <FileBoundary failed={<LoadFailed {...given} />}>
      <Suspense fallback={<Waiting skeleton={looks.skeleton} {...given} />}>{children}</Suspense>
    </FileBoundary>
  );
}

/** A part of a page in a file of its own, which is fetched when the part is first shown. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  looks: PartLooks,
): ComponentType<Props> {
  const file = fetchedOnce(load);
  return function LazyPart(props: Props) {
    const [Part] = useState(() => file.anew());
    return (
      <AroundPart looks={looks}>{createElement(Part as ComponentType<Props>, props)}</AroundPart>
    );
  };
}

/** How to fetch the parts that the server may have drawn, by name. */
const drawnFiles = new Map<string, () => Promise<unknown>>();

/**
 * A part that the server draws with its page, in a file of its own: `name` is where it stands in
 * src/web. A page that was drawn with it asks for it ahead (`rendered-pages.ts`), and hydrates once it
 * is here; other pages never fetch it.
 */
export function drawnPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  looks: PartLooks,
): ComponentType<Props> {
  const file = fetchedOnce(load);
  drawnFiles.set(name, file.fetchIt);
  return function DrawnPart(props: Props) {
    const [here] = useState(file.loaded);
    const [Later] = useState(() => file.anew() as ComponentType<Props>);
    return (
      <div className="contents" data-part={name}>
        {here === undefined ? (
          <AroundPart looks={looks}>{createElement(Later, props)}</AroundPart>
        ) : (
          // Without a boundary: what is inside of one hydrates later, and newer data may be there by then.
          createElement(here, props)
        )}
      </div>
    );
  };
}

/** Fetches all of them: the server draws none of them later than its page. */
export async function fetchAllParts(): Promise<void> {
  await Promise.all(Array.from(drawnFiles.values(), async (fetchIt) => fetchIt()));
}

/** Fetches the files of what the server drew: with them hydration finds the same page. */
export async function fetchDrawnParts(root: HTMLElement): Promise<void> {
  const names = Array.from(root.querySelectorAll<HTMLElement>('[data-part]'), (part) => {
    return part.dataset['part'] ?? '';
  });
  await Promise.all(names.map(async (name) => drawnFiles.get(name)?.()));
}

interface Asked {
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog in a file of its own, loaded when it is opened, or earlier by `preload`. When the file
 * cannot be loaded it says so and closes. `StandIn` is there until the file is: the button of a menu.
 */
export function lazyDialog<Props extends Asked>(
  load: () => Promise<ComponentType<Props>>,
  isSelected: (props: Props) => boolean = ({ isOpen }) => isOpen === true,
  StandIn?: ComponentType<Props>,
) {
  const file = fetchedOnce(load);
  function LazyDialog(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const isMissing = Part === null && isSelected(props);
    if (isMissing) setPart(() => file.anew());
    const standIn = StandIn === undefined ? null : createElement(StandIn, props);
    if (Part === null) return standIn;
    const giveUp = () => {
      setPart(null);
      const action = { label: messages.lazy.reload, onPress: () => window.location.reload() };
      notify.error(messages.errors.network, { action });
      props.onClose();
    };
    return (
      <FileBoundary failed={standIn} onFail={giveUp}>
        <Suspense fallback={standIn}>{createElement(Part, props)}</Suspense>
      </FileBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: file.preload });
}

/**
 * For what opens a dialog, or stands around that: its file is fetched when it is pointed at, touched or
 * focused. A page that is only read never fetches it.
 */
export function fetchWhenReached({ preload }: { preload: () => void }) {
  return { onPointerEnter: preload, onFocus: preload };
}
