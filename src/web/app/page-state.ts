// The state that the server sends with a rendered page, in a block of JSON.

import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import { createContext } from 'react';

/** Null where the server rendered nothing. */
export const RenderedPageContext = createContext<RenderedPage | null>(null);

export interface PageState extends RenderedPage {
  /** The address of the page, or the pattern of its route: for an id that the server did not know. */
  path: string;
  loaderData: NonNullable<HydrationState['loaderData']>;
  queries: DehydratedState;
}

/** The id of the block in the page. */
export const stateId = 'page-state';

/** Undefined where the server rendered nothing. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateId)?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageState);
}

/** What the server says about the page that it rendered; hydration begins with the same. */
export interface RenderedPage {
  /** The server's clock when it rendered; hydration shows times by it. */
  renderedAt: number;
  /** The request carried a session: the page says nothing about who reads it. */
  hasSession: boolean;
  /** Where people reach the site, such as https://council.example.edu; previews of links need it. */
  origin: string;
}
