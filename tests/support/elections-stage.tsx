import { nobodyNamed } from './audience-sample.ts';
import { blankBallotTexts } from '#core/elections/nomination.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
// The elections page in a real browser over a pretended server: what it is asked is kept, what it
// answers can be changed while the page stands.
import { QueryClientProvider } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { CallName } from '#contract/api.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import type { MyBallot, Receipt } from '#contract/ballot-shapes.ts';
import type { LiveEvents } from '#contract/live.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { pagePaths } from '#core/page-paths.ts';
import { ElectionPage } from '#web/elections/pages/election-page.tsx';
import { ElectionsPage } from '#web/elections/pages/elections-page.tsx';
import { FairPage } from '#web/outcome/pages/fair-page.tsx';
import { Toaster } from '#web/kit/toaster.tsx';
import { campus, campusSettings } from './campus-sample.ts';
import { Failure, fakeServer, silentServer } from './fake-server.ts';
import type { Answered, Answers, Sent } from './fake-server.ts';
import { MemoryRouter } from './memory-router.tsx';
import { pendingNomination } from './pending-people.ts';
import { show } from './show.tsx';
import { me } from './viewer-sample.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

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
    writtenIn: 'en',
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
        ...blankBallotTexts,
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

export interface Stage {
  viewer: User | null;
  elections: Election[];
  ballots: MyBallot[];
  results: ElectionResults[];
  turnout?: Reply<'readTurnout'>;
  /** When the server pretends to have read the counts. */
  serverTime: string;
  /** What a vote is answered; a rejection is a network that is gone. */
  answerVote: (sent: Sent<'castVote'>) => Answered<'castVote'>;
  votes: Sent<'castVote'>[];
  /** The same of a whole ballot. */
  answerBallot: (sent: Sent<'castBallot'>) => Answered<'castBallot'>;
  filled: Sent<'castBallot'>[];
  /** The same of an e-mail to a winner. */
  answerEmail: (sent: Sent<'sendEmail'>) => Answered<'sendEmail'>;
  emails: Sent<'sendEmail'>['body'][];
  /** How often the list and the results were read. */
  readElections: number;
  readResults: number;
  nominations: Sent<'createNomination'>['body'][];
  /** What every other call is answered. */
  answers: Answers;
  /** Counts as the stream tells them. */
  tell: (standings: LiveEvents['standings']) => void;
  /** Loads the page once more in the same browser session. */
  visitAgain: () => void;
}

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
    answerBallot: ({ body }) => recordedAll(stage.elections[0], body.votes),
    answerEmail: () => ({ message: 'queued' }),
    emails: [],
    readElections: 0,
    readResults: 0,
    nominations: [],
    answers: {},
    answerVote: ({ body }) => {
      const election = stage.elections.find(({ _id }) => _id === body.electionId);
      if (election === undefined) throw new Error('no such election');
      return { message: 'Vote successful', receipt: receiptOf(election, body.position) };
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
  const isList = (call: CallName) => call === 'listElections';
  fakeServer({ ...answersOf(stage), ...stage.answers }, (call) =>
    isList(call) ? Date.parse(stage.serverTime) : null,
  );
  if (stage.viewer !== null) localStorage.setItem('user', JSON.stringify(stage.viewer));
  const rerender = show(visit(address));
  stage.visitAgain = () => rerender(visit(address));
  return stage;
}

let visits = 0;

/** The page as it stands after a reload: nothing is kept but what the browser keeps. */
function visit(address: string) {
  visits += 1;
  const isFair = address.endsWith('/fair');
  return (
    <QueryClientProvider key={visits} client={createQueryClient(() => {})}>
      <MemoryRouter at={address} path={isFair ? pagePaths.fair : pagePaths.election}>
        {address === pagePaths.elections ? (
          <ElectionsPage />
        ) : isFair ? (
          <FairPage />
        ) : (
          <ElectionPage />
        )}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

function answersOf(stage: Stage): Answers {
  return {
    readCampus: campus,
    readCampusSettings: campusSettings,
    readMe: () => me(stage.viewer),
    listElections: () => {
      stage.readElections += 1;
      return { elections: stage.elections, asOf: stage.serverTime };
    },
    listMyBallots: () => stage.ballots,
    listResults: () => {
      stage.readResults += 1;
      return stage.results;
    },
    castVote: async (sent) => {
      stage.votes.push(sent);
      const answer = await stage.answerVote(sent);
      if (!(answer instanceof Failure)) remember(stage, [answer.receipt]);
      return answer;
    },
    castBallot: async (sent) => {
      stage.filled.push(sent);
      const answer = await stage.answerBallot(sent);
      if (!(answer instanceof Failure))
        remember(
          stage,
          answer.votes.map(({ receipt }) => receipt),
        );
      return answer;
    },
    sendEmail: (sent) => {
      stage.emails.push(sent.body);
      return stage.answerEmail(sent);
    },
    createNomination: ({ body }) => {
      stage.nominations.push(body);
      return { message: 'done', nomination: pendingNomination('Ishaan Verma') };
    },
    listMyNominations: [],
    listMyCandidacies: [],
    listRulings: { rulings: [], sanctions: [] },
    readAudience: nobodyNamed,
    listProposals: nothingWaits(),
    readTurnout: () => stage.turnout ?? silentServer,
  };
}

/** Whoever asks for their ballots after a vote finds its receipt there. */
function remember(stage: Stage, given: (Receipt | null)[]): void {
  const receipts = given.flatMap((one) => one ?? []);
  stage.ballots = stage.ballots.map((ballot) => ({
    ...ballot,
    receipts: [
      ...ballot.receipts,
      ...receipts.filter(({ electionId }) => electionId === ballot.electionId),
    ],
  }));
}
