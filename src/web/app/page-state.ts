// The state that the server sends with a rendered page, in a block of JSON.
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { RenderedPage } from './rendered-page.ts';

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
