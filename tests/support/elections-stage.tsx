import { blankTexts } from '#core/elections/nomination.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
// The elections page in a real browser over a pretended server: what it is asked is kept, what it
// answers can be changed while the page stands.
import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import type { MyBallot, Receipt } from '#contract/ballot-shapes.ts';
import type { LiveEvents } from '#contract/live.ts';
import { serverTimeHeader } from '#contract/routes.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { pagePaths } from '#core/page-paths.ts';
import { ElectionPage } from '#web/pages/election/election-page.tsx';
import { ElectionsPage } from '#web/pages/elections/elections-page.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { MemoryRouter } from './memory-router.tsx';
import { show } from './show.tsx';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export const student: User = {
  _id: 'student',
  name: 'Ishaan Verma',
  email: 'ishaan@campus.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS230001',
  verified: true,
};

type Counts = Record<string, Record<string, number | null>>;

/** An election that is open now, from counts by candidate by position. */
export function electionOf(counts: Counts, given: Partial<Election> = {}): Election {
  return {
    _id: 'election',
    name: 'Council Election',
    description: '',
    startDate: at(-1),
    endDate: at(24),
    nominationsCloseAt: at(24),
    imageUrl: '',
    standings: 'live',
    standingsBatch: null,
    isSealed: true,
    state: 'published',
    rehearsal: false,
    addedAfterOpening: 0,
    rules: usualRules,
    changes: [],
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    mailDomains: [],
    positions: Object.keys(counts).map((title) => ({ _id: `at ${title}`, title })),
    nominations: Object.entries(counts).flatMap(([position, candidates]) =>
      Object.entries(candidates).map(([name, votes]) => ({
        _id: `as ${name}`,
        positionId: `at ${position}`,
        position,
        votes,
        nominee: { _id: `is ${name}`, name, profileImg: '' },
        ...blankTexts,
        hasLeft: false,
      })),
    ),
    ...given,
  };
}

export const closedDates = { startDate: at(-48), endDate: at(-1), nominationsCloseAt: at(-48) };

/** What a voter may do, as the server says it. */
export function ballotOf(election: Election, given: Partial<MyBallot> = {}): MyBallot {
  const yes = { isAllowed: true, why: null, message: null };
  return {
    electionId: election._id,
    orderSeed: 'seed',
    vote: yes,
    barrier: null,
    otherPositions: [],
    nominate: yes,
    receipts: [],
    numberVoted: [],
    nominations: [],
    ...given,
  };
}

/** A receipt as the server gives it. */
export function receiptOf(election: Election, named: string) {
  const position = election.positions.find(({ _id }) => _id === named)?.title ?? named;
  return {
    code: 'BCDF-2345',
    electionId: election._id,
    positionId: `at ${position}`,
    position,
  };
}

/** A ballot's answer when every vote of it counts. */
export function recordedAll(election: Election | undefined, votes: { position: string }[]) {
  if (election === undefined) throw new Error('no such election');
  return {
    message: 'Vote successful',
    votes: votes.map(({ position }) => ({
      position,
      receipt: receiptOf(election, position),
      refusal: null,
    })),
  };
}

interface Sent {
  body: Record<string, string>;
  key: string | null;
}

interface SentBallot {
  body: { userId: string; votes: { position: string; candidateId: string }[] };
  key: string | null;
}

export interface Stage {
  viewer: User | null;
  elections: Election[];
  ballots: MyBallot[];
  results: ElectionResults[];
  turnout?: Reply<'readTurnout'>;
  /** When the server pretends to have read the counts. */
  serverTime: string;
  /** What POST /vote/add answers; a rejection is a network that is gone. */
  answerVote: (sent: Sent) => Promise<Response>;
  votes: Sent[];
  /** What POST /vote/add-all answers. */
  answerBallot: (sent: SentBallot) => Promise<Response>;
  filled: SentBallot[];
  /** What POST /email/send answers. */
  answerEmail: (letter: Record<string, string>) => Response;
  letters: Record<string, string>[];
  /** How often the list and the results were read. */
  readElections: number;
  readResults: number;
  nominations: Record<string, string>[];
  /** What every other call answers, by its method and its path below /api. */
  answers: Record<string, (body: Record<string, string>) => Response>;
  /** Counts as the stream tells them. */
  tell: (standings: LiveEvents['standings']) => void;
  /** Loads the page once more in the same browser session. */
  visitAgain: () => void;
}

const site = {
  universityName: 'Sarovar University',
  timeZone: 'Asia/Kolkata',
  needsSetUp: false,
};

class PretendedStream extends EventTarget {
  close(): void {}
}

/** Shows the page over a server that knows this; nobody is signed in unless told. */
export function showElections(given: Partial<Stage>, address = '/elections'): Stage {
  const stream = new PretendedStream();
  const stage: Stage = {
    viewer: null,
    elections: [],
    ballots: [],
    results: [],
    serverTime: new Date().toISOString(),
    votes: [],
    filled: [],
    answerBallot: async ({ body }) => Response.json(recordedAll(stage.elections[0], body.votes)),
    answerEmail: () => Response.json({ message: 'queued' }),
    letters: [],
    readElections: 0,
    readResults: 0,
    nominations: [],
    answers: {},
    answerVote: async ({ body }) => {
      const election = stage.elections.find(({ _id }) => _id === body['electionId']);
      if (election === undefined) throw new Error('no such election');
      const receipt = receiptOf(election, body['position'] ?? '');
      return Response.json({ message: 'Vote successful', receipt });
    },
    tell: (standings) => {
      stream.dispatchEvent(new MessageEvent('standings', { data: JSON.stringify(standings) }));
    },
    visitAgain: () => {},
    ...given,
  };
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        return stream;
      }
    },
  );
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => answer(stage, url, init));
  if (stage.viewer !== null) localStorage.setItem('user', JSON.stringify(stage.viewer));
  const rerender = show(visit(address));
  stage.visitAgain = () => rerender(visit(address));
  return stage;
}

let visits = 0;

/** The page as it stands after a reload: nothing is kept but what the browser keeps. */
function visit(address: string) {
  visits += 1;
  return (
    <QueryClientProvider key={visits} client={createQueryClient(() => {})}>
      <MemoryRouter at={address} path={pagePaths.election}>
        {address === pagePaths.elections ? <ElectionsPage /> : <ElectionPage />}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

async function answer(stage: Stage, url: string, init: RequestInit): Promise<Response> {
  const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
  switch (url) {
    case '/api/campus':
      return Response.json(site);
    case '/api/user/me':
      return Response.json({ user: stage.viewer });
    case '/api/election/get-all':
      stage.readElections += 1;
      return Response.json(
        { elections: stage.elections, asOf: stage.serverTime },
        { headers: { [serverTimeHeader]: String(Date.parse(stage.serverTime)) } },
      );
    case '/api/election/mine':
      return Response.json(stage.ballots);
    case '/api/election/get-results':
      stage.readResults += 1;
      return Response.json(stage.results);
    case '/api/vote/add': {
      const sent = { body, key: new Headers(init.headers).get('idempotency-key') };
      stage.votes.push(sent);
      return await remember(stage, await stage.answerVote(sent));
    }
    case '/api/vote/add-all': {
      const sent = { body, key: new Headers(init.headers).get('idempotency-key') };
      stage.filled.push(sent);
      return await remember(stage, await stage.answerBallot(sent));
    }
    case '/api/email/send':
      stage.letters.push(body);
      return stage.answerEmail(body);
    case '/api/nomination/create':
      stage.nominations.push(body);
      return Response.json({ message: 'done', nomination: {} }, { status: 201 });
    case '/api/nomination/mine':
      return Response.json([]);
    case `/api/election/turnout/${stage.elections[0]?._id}`:
      return Response.json(stage.turnout ?? {}, { status: stage.turnout ? 200 : 503 });
    default: {
      const known = stage.answers[`${init.method ?? 'GET'} ${url.replace('/api', '')}`];
      if (known !== undefined) return known(body);
      return Response.json({ error: 'not_found', message: `No ${url}` }, { status: 404 });
    }
  }
}

/** Whoever asks for their ballots after a vote finds its receipt there. */
async function remember(stage: Stage, response: Response): Promise<Response> {
  if (!response.ok) return response;
  const reply: { receipt?: Receipt; votes?: { receipt: Receipt | null }[] } = await response
    .clone()
    .json();
  const receipts = [reply, ...(reply.votes ?? [])].flatMap(({ receipt }) => receipt ?? []);
  stage.ballots = stage.ballots.map((ballot) => ({
    ...ballot,
    receipts: [
      ...ballot.receipts,
      ...receipts.filter(({ electionId }) => electionId === ballot.electionId),
    ],
  }));
  return response;
}

/** A refusal as the server sends it. */
export function refusal(status: number, reason: string, message: string): Response {
  return Response.json({ error: 'code', reason, message }, { status });
}

afterEach(() => {
  toast.remove();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
