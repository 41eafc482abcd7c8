import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const movement = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Animates the children of a list to their new places when their order changes. Mark each with
 * data-flip={id}. With reduced motion nothing is animated.
 */
export function useFlip<T extends HTMLElement>(order: readonly string[]): RefObject<T | null> {
  const list = useRef<T>(null);
  const places = useRef(new Map<string, number>());
  const orderText = order.join(' ');
  useLayoutEffect(() => {
    const children = [...(list.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])];
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = places.current;
    places.current = new Map(
      children.map((child) => [child.dataset['flip'] ?? '', child.offsetTop]),
    );
    if (isStill) return;
    for (const child of children) {
      const from = before.get(child.dataset['flip'] ?? '');
      const distance = from === undefined ? 0 : from - child.offsetTop;
      if (distance === 0) continue;
      child.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], movement);
    }
  }, [orderText]);
  return list;
}
