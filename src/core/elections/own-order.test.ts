import { expect, test } from 'vitest';
import { concernOf, orderForReader } from './own-order.ts';

const now = Date.parse('2027-03-10T12:00:00.000Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const anElection = (_id: string, given: object = {}) => ({
  _id,
  startDate: inHours(-1),
  endDate: inHours(5),
  nominations: [{ positionId: 'p' }, { positionId: 'p' }],
  positions: [{ _id: 'p' }],
  ...given,
});
const ballotOf = (electionId: string, given: object = {}) => ({
  electionId,
  vote: { isAllowed: true },
  barrier: null as { reason: string } | null,
  nominate: { isAllowed: false },
  otherPositions: [],
  numberVoted: [],
  receipts: [] as { positionId: string }[],
  ...given,
});
const no = { isAllowed: false };
const yes = { isAllowed: true };
const voted = { receipts: [{ positionId: 'p' }] };
const foreign = { vote: no, barrier: { reason: 'not-on-roll' } };
const coming = { startDate: inHours(1) };

test.each([
  ['they may vote and have not', {}, {}, 'to-vote'],
  ['they have voted', {}, voted, 'voted'],
  ['they have voted, and may stand as well', {}, { ...voted, nominate: yes }, 'voted'],
  ['they may stand', coming, { vote: no, nominate: yes }, 'to-stand'],
  ['others vote, and they may stand', coming, { ...foreign, nominate: yes }, 'to-stand'],
  ['others vote already', {}, { ...foreign, nominate: yes }, 'foreign'],
  ['it is theirs, and has not opened', coming, { vote: no }, 'none'],
  ['others vote', {}, foreign, 'foreign'],
  ['they can do something about it', {}, { vote: no, barrier: { reason: 'email-domain' } }, 'none'],
  ['only one stands, who is elected', { nominations: [{ positionId: 'p' }] }, {}, 'none'],
] as const)('of an election where %s', (_what, election, ballot, concern) => {
  expect(concernOf(anElection('e', election), ballotOf('e', ballot), now)).toBe(concern);
});

test('of which nothing is known, nothing is said', () => {
  expect(concernOf(anElection('e'), undefined, now)).toBe('none');
});

test('first what is to be voted on, and each kind in the order of every list', () => {
  const elections = [
    anElection('foreign'),
    anElection('later', { endDate: inHours(9) }),
    anElection('coming', coming),
    anElection('voted'),
    anElection('soon', { endDate: inHours(2) }),
    anElection('unknown'),
  ];
  const ballots = [
    ballotOf('foreign', foreign),
    ballotOf('later'),
    ballotOf('coming', { vote: no, nominate: yes }),
    ballotOf('voted', voted),
    ballotOf('soon'),
  ];
  const told = orderForReader(elections, ballots, now);
  expect(told.map(({ election, concern }) => [election._id, concern])).toEqual([
    ['soon', 'to-vote'],
    ['later', 'to-vote'],
    ['voted', 'voted'],
    ['coming', 'to-stand'],
    ['unknown', 'none'],
    ['foreign', 'foreign'],
  ]);
  expect(orderForReader([], ballots, now)).toEqual([]);
});
