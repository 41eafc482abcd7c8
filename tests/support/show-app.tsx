import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/app/query-client.ts';
import { routesOver } from '#web/routes.tsx';
import { announceSessionEnd } from '#web/app/session-end.ts';
import type { Arrival } from '#web/paths.ts';
import { show } from './show.tsx';

/** One call the page made: "POST /user/login" and its body. */
export interface MadeResponse {
  call: string;
  body: unknown;
}
/** An address, or one with what the page before it left in the history. */
type To = string | { pathname: string; state: Arrival };
type Answer = (body: unknown) => Response | Promise<Response>;

const usual: Record<string, Answer> = {
  'GET /campus': () =>
    Response.json({
      universityName: 'Sarovar University',
      timeZone: 'Asia/Kolkata',
      needsSetUp: false,
    }),
  'GET /user/me': () => Response.json({ user: null }),
};

/**
 * The whole app at an address, with a server that gives these answers (by method and path below
 * /api) and refuses every other call. Gives back what the page has sent.
 */
export function showApp(address: To, answers: Record<string, Answer> = {}): MadeResponse[] {
  const made: MadeResponse[] = [];
  const known = { ...usual, ...answers };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path.replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    made.push({ call, body });
    const answer = known[call];
    if (answer === undefined) {
      return Response.json({ error: 'not_found', message: call }, { status: 404 });
    }
    return await answer(body);
  });
  const client = createQueryClient(announceSessionEnd);
  const router = createMemoryRouter(routesOver(client), { initialEntries: [address] });
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  return made;
}

export const main = page.getByRole('main');
export const toasts = page.getByRole('region', { name: 'Notifications, Alt+T' });

/** An answer that says no. */
export const refuse = (status: number, body: object) => () => Response.json(body, { status });
export const brokenServer = refuse(500, { error: 'internal', message: 'Ouch' });
export const noNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** What may go wrong with any form: its name, the answer, and what the page then says. */
export const troubles = (unsent: string): [string, () => Response, string][] => {
  const message = 'Please wait a moment.';
  return [
    ['too many at once', refuse(429, { error: 'too_many_requests', message }), message],
    ['a server that fails', brokenServer, 'Ouch'],
    ['no network', noNetwork, unsent],
  ];
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toast.remove();
});
