import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '#web/app.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { announceSessionEnd } from '#web/lib/session-end.ts';
import type { Arrival } from '#web/paths.ts';
import { MemoryRouter } from './memory-router.tsx';
import { show } from './show.tsx';

/** One call the page made: "POST /user/login" and its body. */
export interface Made {
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
export function showApp(address: To, answers: Record<string, Answer> = {}): Made[] {
  const made: Made[] = [];
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
  show(
    <QueryClientProvider client={createQueryClient(announceSessionEnd)}>
      <MemoryRouter at={address}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return made;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});
