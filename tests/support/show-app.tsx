import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/app/query-client.ts';
// There at once: what is read late would be read in the next test.
import '#web/app/readings.ts';
import { routesOver } from '#web/app/routes.tsx';
import { announceSessionEnd } from '#web/kit/refusal.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { campus, campusSettings } from './campus-sample.ts';
import { nobodyNamed } from './audience-sample.ts';
import { brokenServer, fakeServer, noNetwork, refuse } from './fake-server.ts';
import type { Answers, FakeServer } from './fake-server.ts';
import { show } from './show.tsx';
import { me } from './viewer-sample.ts';

/** An address, or one with what the page before it left in the history. */
type To = string | { pathname: string; state: HistoryState };

/** What every page reads, on a campus where nothing has happened. */
const usual: Answers = {
  readCampus: campus,
  readCampusSettings: campusSettings,
  readMe: me(null),
  // Asked wherever a log-in takes long: on a busy machine each does.
  readLogInLine: { waiting: 0 },
  listElections: () => ({ elections: [], asOf: new Date().toISOString() }),
  listResults: [],
  listMyBallots: [],
  listMyNominations: [],
  listMyCandidacies: [],
  listMyMessages: [],
  listRulings: { rulings: [], sanctions: [] },
  readAudience: nobodyNamed,
  listEvents: { events: [] },
  listMembers: [],
  listTerms: { current: 2026, members: [] },
  // The browser suggests no passkey to a test.
  startPasskeyLogIn: refuse('passkeys-need-address'),
};

/** The whole app at an address, over a server that gives these answers and what every page reads. */
export function showApp(address: To, answers: Answers = {}): FakeServer {
  const server = fakeServer({ ...usual, ...answers });
  const client = createQueryClient(announceSessionEnd);
  const router = createMemoryRouter(routesOver(client), { initialEntries: [address] });
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  return server;
}

export const main = page.getByRole('main');

const message = 'Please wait a moment.';
/** What may go wrong with any form: its name, the answer, and what the page then says. */
export const troubles = (unsent: string) =>
  [
    ['too many at once', refuse('too-many-requests', { message }), message],
    ['a server that fails', brokenServer, 'Ouch'],
    ['no network', noNetwork, unsent],
  ] as const;
