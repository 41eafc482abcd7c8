// Why an election is not counted, and why nothing proves a result (kept-problems.ts). The database keeps the keys.
import type { WrongValues } from '#core/kernel/wrong.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const given = (values: WrongValues) => values;

export const uncounted = spoken('uncounted.uncounted', {
  keyMissing: 'its key is missing on the servers',
  notTried: 'no server has counted it yet',
  noFile: 'its recount file is on no server',
  clocksApart: said('the clocks of server and database are {ms} ms apart', given),
  serverJumped: said('the clock of the server jumped by {ms} ms', given),
  databaseJumped: said('the clock of the database jumped by {ms} ms', given),
});

export const unproved = spoken('uncounted.unproved', {
  noKit: 'There is no recount kit of it on this server.',
  tooLarge: 'Its recount kit is too large to be checked here.',
  changed: 'The check of its recount kit fails, because somebody changed the kit.',
  ofAnother: 'Its recount kit belongs to another election.',
  noCode: 'This server has no record of its result code.',
  otherVotes: 'The votes in its recount kit are not the votes of the result code.',
  otherBallot: 'Its recount kit has different positions or candidates from the restored election.',
});
