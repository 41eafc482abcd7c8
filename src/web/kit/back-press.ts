// Back, on a phone above all, belongs to the dialog in front. The first dialog puts an entry into the history that is like
// the page's own; whoever goes back from it has asked to close the dialog. The entry stays after the dialog: it serves the
// next one, and Back passes over it. So nothing goes back by itself while another page is on its way.
import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const layers: (() => void)[] = [];
let isWatched = false;

interface EntryState {
  /** The router's number of an entry; that of the dialogs has the page's own. */
  idx?: number;
  isOfDialogs?: boolean;
}

const stateNow = () => history.state as EntryState | null;

/** While it is open, Back asks the last that was opened, and leads nowhere. */
export function useBackPress(isOpen: boolean, onBack: () => void): void {
  const press = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = () => press();
    layers.push(layer);
    const state = stateNow();
    if (isWatched && state?.isOfDialogs !== true) {
      history.pushState({ ...state, isOfDialogs: true }, '');
    }
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen]);
}

/**
 * Once, before there is a router, which would hear of Back first. What it returns is to be called whenever the router has
 * changed something.
 */
export function watchBackPresses(): () => void {
  isWatched = true;
  const placeNow = () => stateNow()?.idx ?? location.href;
  let place = placeNow();
  addEventListener('popstate', (event) => {
    const former = place;
    place = placeNow();
    if (place !== former) return;
    // From one entry of a page to its other one: the router has nothing to show.
    event.stopImmediatePropagation();
    if (stateNow()?.isOfDialogs === true) return;
    const layer = layers.at(-1);
    if (layer === undefined) {
      history.back();
      return;
    }
    flushSync(layer);
    // It asks whether something may be lost, it has gone a step back, or another one is open below it.
    if (layers.length > 0) history.forward();
  });
  return () => {
    place = placeNow();
  };
}
