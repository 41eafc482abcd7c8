import type { ComponentType } from 'react';
import { createElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notify } from '#web/ui/notify.ts';
import { messages } from '#web/messages/en/site.ts';
import { loadAgain } from './load-again.ts';

interface Asked {
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog in a file of its own, which comes when it is opened or ahead of that by `preload`. One
 * whose file does not come says so and closes: the next press tries again.
 */
export function onDemand<Props extends Asked, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  isAsked: (props: Props) => boolean = ({ isOpen }) => isOpen === true,
) {
  let Part: ComponentType<Props> | null = null;
  let running: Promise<boolean> | undefined;
  let tries = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const attempt = async (): Promise<boolean> => {
    tries += 1;
    try {
      Part = pick(await (tries === 1 ? load() : loadAgain(load, tries)));
      for (const listener of listeners) listener();
      return true;
    } catch {
      running = undefined;
      return false;
    }
  };
  const preload = () => (running ??= attempt());

  function OnDemand(props: Props) {
    const Here = useSyncExternalStore(
      subscribe,
      () => Part,
      () => null,
    );
    const isMissing = isAsked(props) && Here === null;
    const giveUp = useEffectEvent(() => {
      notify.error(messages.errors.network);
      props.onClose();
    });
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      void preload().then((isHere) => {
        if (isWanted && !isHere) giveUp();
      });
      return () => {
        isWanted = false;
      };
    }, [isMissing]);
    return Here === null ? null : createElement(Here, props);
  }
  return Object.assign(OnDemand, { preload });
}

interface Preloaded {
  preload: () => Promise<unknown>;
}

/** Fetches what will be asked for, once the page has come to rest. */
export function usePreload(part: Preloaded, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    const fetchIt = () => void part.preload();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt, 1000);
      return () => clearTimeout(timer);
    }
    const turn = requestIdleCallback(fetchIt, { timeout: 5000 });
    return () => cancelIdleCallback(turn);
  }, [part, isExpected]);
}
