// The dashboard in a real browser, over a server that lives in the page: it answers the officers'
// calls from memory and refuses what it is told to refuse.
import { usualFormat } from '#core/accounts/number-format.ts';
import { usualRetention } from '#core/campus/retention.ts';
import type { Burst } from '#contract/campus.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PendingUser, User } from '#contract/accounts.ts';
import { serverTimeHeader } from '#contract/routes.ts';
import type { Lack } from '#core/elections/readiness.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { EmailQueue } from '#contract/campus.ts';
import type { EmailTrouble } from '#contract/failing-emails.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import { errorStatus } from '#contract/error-status.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { useLocation } from '#web/app/location.ts';
import { paths } from '#web/paths.ts';
import { DashboardPage } from '#web/pages/dashboard/dashboard-page.tsx';
import { MessagesPage } from '#web/pages/messages/messages-page.tsx';
import { PeoplePage } from '#web/pages/people/people-page.tsx';
import { ServerPage } from '#web/pages/server/server-page.tsx';
import { VotersPage } from '#web/pages/voters/voters-page.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { electionAnswer, now } from './dashboard-elections.ts';
import type { PendingNomination } from './pending-people.ts';
import { newId } from './pending-people.ts';
import { proposalAnswer } from './dashboard-proposals.ts';
import { MemoryRouter } from './memory-router.tsx';
import { noListEmails } from './no-list-emails.ts';
import { show } from './show.tsx';

export { pendingNomination, pendingUser } from './pending-people.ts';

type Health = Omit<Reply<'health'>, 'status' | 'releaseMark'>;
export interface DashboardServer extends Health {
  viewer: User | null;
  nominations: PendingNomination[];
  edits: Reply<'listNominationEdits'>;
  lookAlikes: Reply<'listLookAlikes'>;
  /** Whom officers entered, and the link that asking again gives; '' where an e-mail leaves. */
  entered: Reply<'listEntered'>;
  enteredLink: string;
  /** What is answered to lines that are entered. */
  enterReply: Omit<Reply<'enterCandidates'>, 'message'>;
  /** What is answered to lines that are looked up. */
  findReply: Reply<'findCandidates'>;
  users: PendingUser[];
  elections: Election[];
  /** Whether somebody has voted in the election that is edited. */
  hasBallots: boolean;
  voterSources: Reply<'readVoterSources'>;
  ruleSets: Reply<'listRuleSets'>['ruleSets'];
  listEmails: Reply<'readListEmails'>;
  /** What elections are missing, by their ids, and what is known of the campus. */
  lacks: Map<string, Lack[]>;
  care: Reply<'listReadiness'>['campus'];
  letters: EmailQueue;
  trouble: EmailTrouble;
  bursts: Burst[];
  /** What waits about numbers; what is left out is empty. */
  office: Partial<Reply<'readNumberOffice'>>;
  waiting: Reply<'listProposals'>;
  /** What waits for this officer. */
  things: Reply<'listWaiting'>['things'];
  /** What the university is called; '' while nobody has said. */
  universityName: string;
  system: Reply<'readSystem'>;
  /** Says by it that elections changed. */
  stream: EventTarget;
  /** "POST /nomination/accept/<id>", in the order in which they came. */
  calls: string[];
  /** The body of the last call that had one. */
  body: unknown;
  /** Refuses calls whose "METHOD /path" begins so, until it is told `null`. */
  refuse: (call: string, refusal: Refusal | null, fields?: Record<string, string>) => void;
  /** Gives the network a fault for calls that begin so. */
  break: (call: string) => void;
  /** Keeps the answer of calls that begin so back until then. */
  hold: (call: string, until: Promise<void>) => void;
}

export function startDashboard(role: Role | null = 'admin'): DashboardServer {
  const refused = new Map<string, { refusal: Refusal; fields: Record<string, string> }>();
  const broken = new Set<string>();
  const kept = new Map<string, Promise<void>>();
  const decided = new Map<string, PendingNomination | PendingUser>();
  const dashboard: DashboardServer = {
    viewer:
      role === null
        ? null
        : {
            _id: newId(),
            name: 'Leela Krishnan',
            email: 'leela@campus.test',
            role,
            profileImg: '',
            enrollmentNumber: null,
            verified: true,
          },
    nominations: [],
    edits: [],
    lookAlikes: [],
    entered: [],
    enteredLink: '',
    enterReply: { entered: [], problems: [] },
    findReply: { people: [], problems: [] },
    users: [],
    elections: [],
    hasBallots: false,
    listEmails: noListEmails,
    voterSources: { hasMailServer: false, listed: 0, withAddress: 0, groups: [], accounts: 0 },
    ruleSets: [],
    lacks: new Map(),
    care: {
      hasMailServer: true,
      hasSignOn: false,
      officers: 2,
      officersWithoutStep: 0,
      needsSecondStep: true,
      needsTwoOfficers: true,
      councilDecides: false,
      backupAt: now,
      keysSavedAt: now,
    },
    bursts: [],
    office: {},
    things: [],
    waiting: { proposals: [], needed: { officers: null, admin: null } },
    letters: { delivery: 'smtp', folder: null, waiting: 0, isLate: false, sent: 0, stuck: [] },
    trouble: {
      delivery: 'smtp',
      waiting: 0,
      failed: 0,
      oldestSeconds: 0,
      isLate: false,
      failing: [],
      failures: [],
      unnamed: { waiting: 0, failed: 0 },
      mailings: [],
    },
    universityName: 'Sarovar University',
    missingKeys: [],
    keyFiles: { isForeign: false, unsaved: [], writtenBack: [], advice: null },
    alteredStandings: [],
    failedCloses: [],
    heldCloses: [],
    resultsInDoubt: [],
    clocks: { apartMs: 0, isApart: false, jump: null },
    system: { version: '9.8.7', findings: [], keyFiles: [] },
    stream: Object.assign(new EventTarget(), { close: () => {} }),
    calls: [],
    body: undefined,
    refuse(call, refusal, fields = {}) {
      if (refusal === null) refused.delete(call);
      else refused.set(call, { refusal, fields });
    },
    break: (call) => void broken.add(call),
    hold: (call, until) => void kept.set(call, until),
  };

  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        return dashboard.stream;
      }
    },
  );
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const call = `${init?.method ?? 'GET'} ${(typeof address === 'string' ? address : '').replace(/^\/api/, '')}`;
    dashboard.calls.push(call);
    // A look-up changes nothing, and comes whenever a screen wants it.
    const isLookUp = call.endsWith('/nomination/find');
    if (typeof init?.body === 'string' && !isLookUp) dashboard.body = JSON.parse(init.body);
    // An answer never comes in the same breath.
    await [...kept].find(([one]) => call.startsWith(one))?.[1];
    if ([...broken].some((one) => call.startsWith(one))) throw new TypeError('Failed to fetch');
    const no = [...refused].find(([one]) => call.startsWith(one))?.[1];
    if (no === undefined) {
      const headers = { [serverTimeHeader]: String(now) };
      return Response.json(answer(call), { headers });
    }
    const [error, message] = refusals[no.refusal];
    return Response.json(
      { error, message, reason: no.refusal, fields: no.fields },
      { status: errorStatus[error] },
    );
  });

  const take = <T extends { _id: string }>(list: T[], id: string): T => {
    const item = list.find((one) => one._id === id);
    if (item === undefined) throw new Error(`There is no ${id}`);
    return item;
  };
  const answer = (call: string): unknown => {
    if (call === 'GET /health') {
      const { missingKeys, keyFiles, alteredStandings, clocks } = dashboard;
      const isWhole = missingKeys.length === 0 && alteredStandings.length === 0;
      return {
        status: isWhole ? 'ok' : 'degraded',
        missingKeys,
        keyFiles,
        alteredStandings,
        failedCloses: dashboard.failedCloses,
        heldCloses: dashboard.heldCloses,
        resultsInDoubt: dashboard.resultsInDoubt,
        clocks,
      };
    }
    const [, path = '', id = ''] = /^\w+ (\/[\w-]+\/[\w-]+)\/?(.*)$/.exec(call) ?? [];
    const message = 'Done';
    if (path.startsWith('/proposal/')) return proposalAnswer(dashboard, { path, id });
    if (path === '/election/list-emails') return dashboard.listEmails;
    if (path.startsWith('/election/')) return electionAnswer(dashboard, { call, path, id });
    switch (path) {
      case '/user/me':
        return { user: dashboard.viewer };
      case '/campus/letters':
        return id === '' ? dashboard.letters : { message };
      case '/campus/emails':
        if (id === '') return dashboard.trouble;
        if (id !== 'test') return { message, emails: 1 };
        return { message, isTaken: false, reason: 'log-in', said: '535 Wrong password' };
      case '/campus/key-file-destroyed':
        dashboard.system.keyFiles = dashboard.system.keyFiles.filter((one) => one.id !== id);
        return { message };
      case '/campus/system':
        return dashboard.system;
      case '/campus/bursts':
        return { bursts: dashboard.bursts };
      case '/nomination/pending':
        return dashboard.nominations;
      case '/nomination/edits':
        return dashboard.edits;
      case '/nomination/look-alikes':
        return dashboard.lookAlikes;
      case '/nomination/find':
        return dashboard.findReply;
      case '/nomination/enter':
        return { ...dashboard.enterReply, message };
      case '/nomination/entered':
        return dashboard.entered;
      case '/nomination/ask-again':
        return { link: dashboard.enteredLink, message };
      case '/nomination/take-back':
        dashboard.entered = dashboard.entered.filter(({ _id }) => _id !== id);
        return { message };
      case '/nomination/remove':
        dashboard.elections = dashboard.elections.map((one) => ({
          ...one,
          nominations: one.nominations.filter(({ _id }) => encodeURIComponent(_id) !== id),
        }));
        return { nomination: {}, message };
      case '/nomination/accept-edit':
      case '/nomination/reject-edit':
        dashboard.edits = dashboard.edits.filter((one) => one._id !== id);
        return { nomination: {}, message };
      case '/nomination/accept':
      case '/nomination/reject': {
        decided.set(id, take(dashboard.nominations, id));
        dashboard.nominations = dashboard.nominations.filter((one) => one._id !== id);
        return { nomination: decided.get(id), message };
      }
      case '/nomination/reopen': {
        const nomination = decided.get(id) as PendingNomination;
        dashboard.nominations = [...dashboard.nominations, nomination].toSorted((a, b) =>
          a.requestedAt < b.requestedAt ? -1 : 1,
        );
        return { nomination, message };
      }
      case '/record/get-all':
        return {
          ...{ entries: [], head: null, older: null, total: 0, page: 1, pages: 1 },
          ...{ isGuarded: true, hasWitnesses: true },
        };
      case '/waiting/get-all':
        return { things: dashboard.things };
      case '/number/office':
        return { lost: [], disputes: [], codes: 0, ...dashboard.office };
      case '/user/unverified':
        return dashboard.users;
      case '/member/unverified':
      case '/contact/get-all':
        return [];
      case '/user/verify':
      case '/user/delete': {
        decided.set(id, take(dashboard.users, id));
        dashboard.users = dashboard.users.filter((one) => one._id !== id);
        return { user: decided.get(id), message };
      }
      case '/user/unverify': {
        const user = decided.get(id) as PendingUser;
        dashboard.users = [...dashboard.users, user];
        return { user, message };
      }
      case '/campus/settings': {
        // Reading changes nothing, whatever was sent before.
        const sent = call.startsWith('PUT') ? dashboard.body : {};
        const { universityName = dashboard.universityName } = (sent ?? {}) as {
          universityName?: string;
        };
        dashboard.universityName = universityName;
        const settings = {
          universityName,
          timeZone: 'Asia/Kolkata',
          enrollmentPrefix: '0177',
          numberFormat: { pieces: [...usualFormat.pieces], example: '0177CS240001' },
          logoUrl: '',
          about: '',
          isWinnerEmailHidden: false,
          councilDecidesNominations: dashboard.care.councilDecides,
          enteredStand: false,
          officersNeedSecondFactor: false,
          appealDays: 3,
          listEmails: { nominations: true, opens: true, closes: true },
          accountsFromList: false,
          keepDays: usualRetention,
          needsTwoOfficers: false,
          social: { instagram: '', linkedin: '', youtube: '', email: '' },
          initiatives: [],
        };
        return call.startsWith('PUT') ? { settings, message } : settings;
      }
      default:
        return {
          universityName: dashboard.universityName,
          timeZone: 'Asia/Kolkata',
          needsSetUp: false,
        };
    }
  };
  return dashboard;
}

/** A sentence in a toast; the live regions say it as well. */
export const inToast = (text: string) =>
  page.getByRole('region', { name: 'Notifications, Alt+T' }).getByText(text, { exact: true });

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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toast.remove();
  localStorage.clear();
});
