import type { PointerEvent, RefObject } from 'react';
import { useState } from 'react';

interface Drag {
  id: string;
  /** The place at which it would be let go, counted from 0. */
  to: number;
}

/**
 * Dragging a row of a list to another place, beside the buttons and keys that do the same. Nothing moves
 * before the row is let go: a drag that is broken off leaves everything as it was.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = () => setDrag(null);
  const placeAt = (height: number) => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => height < row.getBoundingClientRect().bottom);
    return below === -1 ? rows.length - 1 : below;
  };
  return {
    /** Of what a row is dragged by. */
    handleOf: (id: string) => ({
      onPointerDown: ({ button, pointerId, isPrimary }: PointerEvent) => {
        if (button !== 0 || !isPrimary) return;
        // The list stays where it is, whatever becomes of the row.
        list.current?.setPointerCapture(pointerId);
        setDrag({ id, to: ids.indexOf(id) });
      },
    }),
    listProps: {
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (drag === null) return;
        const to = placeAt(clientY);
        if (to === drag.to) return;
        setDrag({ ...drag, to });
        list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (drag === null) return;
        stop();
        const [from, to] = [ids.indexOf(drag.id), placeAt(clientY)];
        if (from !== -1 && from !== to) onDrop(drag.id, to);
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    },
    /** How a row looks while one is dragged. */
    rowProps: (id: string, place: number) => {
      if (drag === null) return {};
      if (id === drag.id) return { 'data-dragged': '' };
      if (place !== drag.to) return {};
      return { 'data-drop': place < ids.indexOf(drag.id) ? 'before' : 'after' };
    },
  };
}
