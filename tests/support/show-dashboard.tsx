// The dashboard in a real browser, over a server that lives in the page: it answers the officers'
// calls from memory and refuses what it is told to refuse.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { CallName } from '#contract/api.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Refusal } from '#core/refusal.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { useLocation } from '#web/kit/location.ts';
import { paths } from '#web/app/paths.ts';
import { DashboardPage } from '#web/dashboard/pages/dashboard-page.tsx';
import { ToDoPage } from '#web/dashboard/pages/to-do-page.tsx';
import { MessagesPage } from '#web/contact/pages/messages-page.tsx';
import { PeoplePage } from '#web/accounts/pages/people-page.tsx';
import { ServerPage } from '#web/campus/pages/server-page.tsx';
import { VotersPage } from '#web/voter-lists/pages/voters-page.tsx';
import { Toaster } from '#web/kit/toaster.tsx';
import { dashboardAnswers } from './dashboard-answers.ts';
import { now } from './dashboard-elections.ts';
import type { DashboardState } from './dashboard-state.ts';
import { quietDashboard } from './dashboard-state.ts';
import { fakeServer, noNetwork, refuse } from './fake-server.ts';
import type { Answers, Sent } from './fake-server.ts';
import { MemoryRouter } from './memory-router.tsx';
import { show } from './show.tsx';

export { pendingNomination, pendingUser } from './pending-people.ts';

/** How a call is refused. */
interface Refused {
  reason: Refusal;
  fields?: Record<string, string>;
  /** The only one that is refused; every one without it. */
  id?: string | undefined;
}

export interface DashboardServer extends DashboardState {
  /** "POST /nomination/accept/<id>", in the order in which they came. */
  readonly calls: string[];
  /** The body of the last call that had one. */
  readonly body: unknown;
  /** Refuses a call, until it is told `null`. */
  refuse: (call: CallName, reason: Refusal | null, more?: Omit<Refused, 'reason'>) => void;
  /** Gives the network a fault for a call. */
  break: (call: CallName) => void;
  /** Takes that fault away. */
  mend: (call: CallName) => void;
  /** The Idempotency-Keys of a call, in the order in which they came. */
  keysOf: (call: CallName) => (string | null)[];
  /** Keeps the answer of a call back until then. */
  hold: (call: CallName, until: Promise<void>) => void;
}

/** Look-ups with a body: they change nothing, and come whenever a screen wants them. */
const lookUps: ReadonlySet<string> = new Set(['findCandidates', 'countLimited']);

/** A call as the network shows it. */
function written({ call, params, query }: Sent): string {
  const { method, path } = api[call];
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return `${method} ${filled}${asked === '' ? '' : `?${asked}`}`;
}

export function startDashboard(role: Role | null = 'admin'): DashboardServer {
  const refused = new Map<CallName, Refused>();
  const broken = new Set<CallName>();
  const kept = new Map<CallName, Promise<void>>();
  const dashboard = quietDashboard(role);
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        return dashboard.stream;
      }
    },
  );
  const guarded = Object.entries(dashboardAnswers(dashboard)).map(([call, answer]) => [
    call,
    async (sent: Sent) => {
      await kept.get(sent.call);
      if (broken.has(sent.call)) return noNetwork();
      const no = refused.get(sent.call);
      if (no !== undefined && [undefined, sent.params.id].includes(no.id)) {
        return refuse(no.reason, no.fields === undefined ? {} : { fields: no.fields });
      }
      return typeof answer === 'function' ? answer(sent as never) : answer;
    },
  ]);
  const { made } = fakeServer(Object.fromEntries(guarded) as Answers, () => now);
  const server = {
    get calls() {
      return made.map(written);
    },
    get body() {
      return made.findLast(({ call, body }) => !lookUps.has(call) && body !== undefined)?.body;
    },
    refuse: (call, reason, more = {}) => {
      if (reason === null) refused.delete(call);
      else refused.set(call, { reason, ...more });
    },
    break: (call) => void broken.add(call),
    mend: (call) => void broken.delete(call),
    keysOf: (call) => made.filter((one) => one.call === call).map(({ key }) => key),
    hold: (call, until) => void kept.set(call, until),
  } satisfies Pick<
    DashboardServer,
    'calls' | 'body' | 'refuse' | 'break' | 'mend' | 'keysOf' | 'hold'
  >;
  // A spread or Object.assign would read `calls` and `body` once and for all.
  return Object.defineProperties(
    dashboard,
    Object.getOwnPropertyDescriptors(server),
  ) as DashboardServer;
}

/** What stands in the address, for tests that read it. */
export const address = { search: '' };

function Address() {
  const { search } = useLocation();
  useEffect(() => {
    Object.assign(address, { search });
  }, [search]);
  return null;
}

/** The dashboard and the pages below it. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  [paths.dashboard]: DashboardPage,
  [paths.toDo]: ToDoPage,
  [paths.people]: PeoplePage,
  [paths.voters]: VotersPage,
  [paths.messages]: MessagesPage,
  [paths.server]: ServerPage,
};

function Desk() {
  const Page = pages[useLocation().pathname];
  return Page === undefined ? null : <Page />;
}

/** Shows the dashboard at an address such as ?section=user-approval, or a page below it, such as /server. */
export function showDashboard(rest = ''): void {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at={`/dashboard${rest}`}>
        <Address />
        <Desk />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
