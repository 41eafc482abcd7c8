// The one door to the router. Pages ask here where they are and where to go on to.
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as PlainLink, Router } from 'wouter';
import { navigate, useHistoryState, useLocationProperty } from 'wouter/use-browser-location';

/** Where somebody is: the address in its parts, and what the page before left in the history. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

interface Onward {
  replace?: boolean;
  state?: unknown;
}
export type Navigate = (to: string, onward?: Onward) => void;

const Here = createContext<{ place: Place; go: Navigate } | null>(null);

function useHere() {
  const here = useContext(Here);
  if (here === null) throw new Error('There is no router above this');
  return here;
}

export const useLocation = (): Place => useHere().place;
export const useNavigate = (): Navigate => useHere().go;
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** Takes an address of this site apart. */
export function placeAt(href: string, state: unknown): Place {
  const { pathname, search, hash } = new URL(href, 'http://here');
  return { pathname, search, hash, state };
}

function go(to: string, { replace = false, state = null }: Onward = {}): void {
  const { pathname, search, hash } = window.location;
  // A link to where one is already adds nothing to go back to.
  navigate(to, { replace: replace || to === pathname + search + hash, state });
}

/** What the history held when this document began: left by a document before it. */
export const stateAtLoad: unknown = typeof history === 'undefined' ? null : history.state;

const hrefHere = () => window.location.pathname + window.location.search + window.location.hash;

interface SiteRouterProps {
  /** The path alone: what is drawn ahead of time knows no query. */
  drawnPath: string;
  fetchPage: (pathname: string) => Promise<void>;
  children: ReactNode;
}

/** The router over the browser's own history. */
export function SiteRouter({ drawnPath, fetchPage, children }: SiteRouterProps) {
  const href = useLocationProperty(hrefHere, () => drawnPath);
  const state: unknown = useHistoryState();
  // The same place is the same object, or deferring it would never end.
  const place = useMemo(() => placeAt(href, state), [href, state]);
  return (
    <PlaceRouter place={place} go={go} fetchPage={fetchPage}>
      {children}
    </PlaceRouter>
  );
}

interface PlaceRouterProps {
  /** Fetches the page of a path, for as long as the one before it is to stay. */
  fetchPage?: (pathname: string) => Promise<void>;
  place: Place;
  go: Navigate;
  children: ReactNode;
}

/**
 * The router over any history. While the next page is fetched the one before it stays whole, and
 * the two cross-fade; within a page the place changes at once.
 */
export function PlaceRouter({ place, go, fetchPage = noWait, children }: PlaceRouterProps) {
  const [last, setLast] = useState(place);
  const shown = place.pathname === last.pathname ? place : last;
  useLayoutEffect(() => {
    if (place.pathname === last.pathname) return;
    let isWanted = true;
    void fetchPage(place.pathname).then(() => {
      if (isWanted) crossFade(() => flushSync(() => setLast(place)));
    });
    return () => {
      isWanted = false;
    };
  }, [place, last, fetchPage]);
  return (
    <Here value={{ place: shown, go }}>
      <Router hook={useWouterLocation}>{children}</Router>
    </Here>
  );
}

const noWait = () => Promise.resolve();

/** Draws the change between two pictures of the page, where the browser can. */
function crossFade(change: () => void): void {
  if (!('startViewTransition' in document) || document.visibilityState === 'hidden') {
    change();
    return;
  }
  const root = document.documentElement;
  root.classList.add('is-turning');
  const turn = document.startViewTransition(change);
  const end = () => root.classList.remove('is-turning');
  void turn.finished.then(end, end);
  // Cut short by the next change, or by a window that is out of sight.
  turn.ready.catch(() => {});
}

function useWouterLocation(): [string, Navigate] {
  const { place, go } = useHere();
  return [place.pathname, go];
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link inside this site; with a modifier key it is the browser's. */
export function Link(props: LinkProps) {
  return <PlainLink {...props} />;
}

/** A link that says when it leads to where one is. */
export function NavLink(props: LinkProps) {
  const isHere = useLocation().pathname === props.to;
  return <PlainLink {...props} aria-current={isHere ? 'page' : undefined} />;
}
