import { expect, test } from 'vitest';
import { forYou } from './for-you.ts';

const now = Date.parse('2027-03-10T12:00:00.000Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const anElection = (given: object = {}) => ({
  _id: 'e',
  name: 'Council',
  startDate: inDays(-1),
  endDate: inDays(1),
  state: 'published' as const,
  changes: [],
  nominations: [{ positionId: 'p' }, { positionId: 'q' }],
  ...given,
});
const ballot = (given: object = {}) => ({
  electionId: 'e',
  vote: { isAllowed: true },
  barrier: null,
  otherPositions: [],
  numberVoted: [],
  receipts: [],
  ...given,
});
const none = { elections: [], ballots: [], nominations: [] };
const named = { electionId: 'e', election: 'Council' };

test('a vote waits until it is cast, where somebody can be voted for', () => {
  const elections = [anElection()];
  expect(forYou({ ...none, elections, ballots: [ballot()] }, now)).toEqual([
    { ...named, kind: 'vote-waits', until: inDays(1), left: 2, cast: 0 },
  ]);
  const one = ballot({ receipts: [{ positionId: 'q' }] });
  expect(forYou({ ...none, elections, ballots: [one] }, now)).toMatchObject([
    { kind: 'vote-waits', left: 1, cast: 1 },
  ]);
  const all = ballot({ receipts: [{ positionId: 'q' }, { positionId: 'p' }] });
  for (const other of [all, ballot({ vote: { isAllowed: false } })]) {
    expect(forYou({ ...none, elections, ballots: [other] }, now)).toEqual([]);
  }
  const empty = [anElection({ nominations: [] })];
  expect(forYou({ ...none, elections: empty, ballots: [ballot()] }, now)).toEqual([]);
  expect(forYou({ ...none, elections }, now)).toEqual([]);
});

test('the vote that closes first stands first', () => {
  const elections = [anElection({ endDate: inDays(3) }), anElection({ _id: 'f' })];
  const ballots = [ballot(), ballot({ electionId: 'f' })];
  expect(forYou({ ...none, elections, ballots }, now).map(({ electionId }) => electionId)).toEqual([
    'f',
    'e',
  ]);
});

test('decisions about oneself are told with their reason, and that a nomination waits', () => {
  const nominations = ['accepted', 'rejected', 'removed', 'pending', 'withdrawn'].map((status) => ({
    status,
    position: 'President',
    reason: status === 'accepted' ? null : 'Too late',
    election: { _id: 'e', name: 'Council' },
  }));
  const news = forYou({ ...none, nominations }, now);
  expect(news.map((one) => one.kind === 'nomination' && one.status)).toEqual([
    'accepted',
    'rejected',
    'removed',
    'pending',
  ]);
  expect(news[1]).toEqual({
    ...named,
    kind: 'nomination',
    position: 'President',
    status: 'rejected',
    reason: 'Too late',
  });
});

test('changes stay for two weeks and results for one, newest first', () => {
  const change = (days: number) => ({ at: inDays(days), what: `${days}`, reason: '' });
  const elections = [
    anElection({
      changes: [change(-15), change(-13), change(-1)],
      startDate: inDays(1),
      endDate: inDays(2),
    }),
    anElection({ _id: 'over', name: 'Over', startDate: inDays(-9), endDate: inDays(-6) }),
    anElection({ _id: 'long', name: 'Long', startDate: inDays(-9), endDate: inDays(-8) }),
    anElection({ _id: 'nobody', endDate: inDays(-0.5), nominations: [] }),
    anElection({ _id: 'gone', state: 'cancelled', endDate: inDays(-0.5) }),
  ];
  expect(forYou({ ...none, elections }, now)).toEqual([
    { ...named, kind: 'change', ...change(-1) },
    { kind: 'results', electionId: 'over', election: 'Over', at: inDays(-6) },
    { ...named, kind: 'change', ...change(-13) },
  ]);
});

test('results that officers release are news from their release on, and not at the close', () => {
  const held = { startDate: inDays(-10), endDate: inDays(-9), resultsAt: 'release' as const };
  expect(forYou({ ...none, elections: [anElection(held)] }, now)).toEqual([]);
  const elections = [anElection({ ...held, releasedAt: inDays(-1) })];
  expect(forYou({ ...none, elections }, now)).toEqual([
    { ...named, kind: 'results', at: inDays(-1) },
  ]);
});

test('an election in which somebody may not vote is no news to them', () => {
  const elections = [anElection({ endDate: inDays(-0.5) })];
  const ballots = [ballot({ barrier: { reason: 'not-on-roll' } })];
  expect(forYou({ ...none, elections, ballots }, now)).toEqual([]);
});

test('ten at most are shown', () => {
  const changes = Array.from({ length: 20 }, () => ({ at: inDays(-1), what: 'x', reason: '' }));
  expect(forYou({ ...none, elections: [anElection({ changes })] }, now)).toHaveLength(10);
});

test('whoever won reads it, for each position', () => {
  const elections = [anElection({ startDate: inDays(-2), endDate: inDays(-1) })];
  const stood = (_id: string, userId: string) => ({ _id, userId });
  const post = (position: string, elected: string[]) => ({
    position,
    elected,
    candidates: [stood(`${position} asha`, 'asha'), stood(`${position} binod`, 'binod')],
  });
  const results = [
    { electionId: 'other', results: [post('Editor', ['Editor asha'])] },
    { electionId: 'e', results: [post('President', ['President asha']), post('Speaker', [])] },
  ];
  const news = (userId: string) => forYou({ ...none, elections, results, userId }, now);
  expect(news('asha')).toEqual([{ ...named, kind: 'won', position: 'President', at: inDays(-1) }]);
  expect(news('binod')).toEqual([{ ...named, kind: 'results', at: inDays(-1) }]);
  const both = [
    {
      electionId: 'e',
      results: [post('President', ['President asha']), post('Speaker', ['Speaker asha'])],
    },
  ];
  expect(
    forYou({ ...none, elections, results: both, userId: 'asha' }, now).map(({ kind }) => kind),
  ).toEqual(['won', 'won']);
});

test('what changed in an election that is over is no news; of one that was cancelled it is', () => {
  const changes = [{ at: inDays(-1), what: 'Voting closed early.', reason: 'Empty hall.' }];
  const over = anElection({
    changes,
    startDate: inDays(-2),
    endDate: inDays(-0.5),
    nominations: [],
  });
  expect(forYou({ ...none, elections: [over] }, now)).toEqual([]);
  const cancelled = anElection({ changes, state: 'cancelled' });
  expect(forYou({ ...none, elections: [cancelled] }, now)).toMatchObject([{ kind: 'change' }]);
});
