import type { Row } from './contract-row.ts';

// The calls about the life of an election, copied by hand from the contract ("What the second release
// adds").

const reason = 'The hall was closed for an hour.';
const act = { who: 'officers', answers: ['election', 'message'] } as const;

export const lifeRows: Row[] = [
  { call: 'GET /election/all', who: 'observers', answers: ['elections'] },
  {
    call: 'GET /election/edit/{id}',
    who: 'officers',
    answers: ['election', 'hasBallots'],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /election/count-limited',
    who: 'officers',
    takes: { positions: [{ title: 'Seat', limits: { branches: ['CS'], years: [], groups: [] } }] },
    optional: { electorate: { kind: 'everyone' }, voters: 'listed', asksClasses: true },
    answers: ['limited'],
  },
  {
    call: 'PUT /election/edit/{id}',
    ...act,
    takes: { reason },
    optional: {
      name: 'Student council 2026',
      description: 'Five posts.',
      startDate: '2026-03-16T04:30:00.000Z',
      endDate: '2026-03-18T12:30:00.000Z',
      nominationsCloseAt: '2026-03-10T00:00:00.000Z',
      positions: [{ title: 'President' }],
      standings: 'in-batches',
      standingsBatch: 30,
      electorate: { kind: 'everyone' },
    },
    refuses: { 'election-frozen': 409, 'position-has-nominations': 409 },
  },
  {
    call: 'POST /election/publish/{id}',
    ...act,
    takes: {},
    optional: { reason },
    refuses: { 'election-not-draft': 409, 'voter-list-empty': 409, 'keys-elsewhere': 409 },
  },
  {
    call: 'POST /election/extend/{id}',
    ...act,
    takes: { endDate: '2026-03-18T14:30:00.000Z', reason },
    refuses: { 'voting-closed': 409, 'election-cancelled': 409, 'election-paused': 409 },
  },
  {
    call: 'POST /election/close/{id}',
    ...act,
    takes: { reason },
    refuses: { 'voting-not-open': 409, 'voting-closed': 409 },
  },
  {
    call: 'POST /election/returning-officer/{id}',
    who: 'officers',
    takes: { email: 'meera@law.example' },
    optional: { reason: 'All of us are candidates.' },
    answers: ['message'],
    refuses: { 'named-unfit': 409, 'named-unconfirmed': 409 },
  },
  {
    call: 'POST /election/pause/{id}',
    ...act,
    takes: { reason },
    refuses: { 'voting-not-open': 409, 'election-paused': 409 },
  },
  {
    call: 'POST /election/resume/{id}',
    ...act,
    takes: { reason },
    optional: { movesEnd: false },
    refuses: { 'election-not-paused': 409 },
  },
  {
    call: 'POST /election/cancel/{id}',
    ...act,
    takes: { reason },
    refuses: { 'voting-closed': 409, 'election-cancelled': 409 },
  },
  {
    call: 'POST /election/to-draft/{id}',
    ...act,
    takes: { reason },
    refuses: { 'election-ballots-cast': 409 },
  },
  {
    call: 'POST /election/settle-held/{id}',
    ...act,
    who: 'admin',
    takes: { choice: 'count', reason },
    refuses: { 'close-not-held': 409, 'nothing-proves-result': 409 },
  },
  {
    call: 'POST /election/duplicate/{id}',
    ...act,
    takes: {},
    optional: { rehearsal: true },
    created: true,
  },
  {
    call: 'POST /election/vote-again/{id}',
    ...act,
    takes: { positionIds: ['6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42'] },
    created: true,
    refuses: {
      'unknown-election': 404,
      'unknown-position': 404,
      'vote-again-prepared': 409,
      'vote-again-two-ways': 409,
    },
  },
  {
    call: 'POST /election/wipe/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: { 'not-a-rehearsal': 409 },
  },
];
