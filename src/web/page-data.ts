// What the server knew when it drew this page: it stands in the page, and the first queries are
// answered from it.
import type { QueryClient } from '@tanstack/react-query';
import { campusSettingsKey } from './features/campus/queries.ts';
import { membersKey } from './features/council/queries.ts';
import { electionsKey, resultsKey } from './features/elections/queries.ts';
import { holdElections } from './features/elections/standings-patch.ts';
import { eventsKey } from './features/events/queries.ts';
import type { Reply } from './lib/call.ts';
import { campusKey } from './lib/campus.ts';

type Reading =
  | 'readCampus'
  | 'readCampusSettings'
  | 'listEvents'
  | 'listMembers'
  | 'listElections'
  | 'listResults';

export interface PageData {
  /** The server's clock when it rendered the page: hydration begins with the same times. */
  renderedAt: number;
  replies: { [Name in Reading]?: Reply<Name> };
}

/** Where the data stands in the page; the server writes it there (src/server/draw-pages.ts). */
const place = 'page-data';

/** Takes the data out of the page; undefined where the server drew nothing. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(place)?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageData);
}

/** Puts the data where the pages look for it. It is read again as soon as they are there. */
export function seedQueries(client: QueryClient, { replies }: PageData): void {
  const put = (key: readonly unknown[], data: unknown) => {
    if (data !== undefined) client.setQueryData(key, data);
  };
  put(campusKey, replies.readCampus);
  put(campusSettingsKey, replies.readCampusSettings);
  put(eventsKey, replies.listEvents);
  put(membersKey, replies.listMembers);
  put(resultsKey, replies.listResults);
  if (replies.listElections !== undefined) {
    put(electionsKey, holdElections(replies.listElections, undefined));
  }
}
