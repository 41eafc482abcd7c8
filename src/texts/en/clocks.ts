// What officers read of clocks that do not agree.
import { spanOf } from '#core/kernel/span.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';
import { durations } from './phase.ts';

function span(ms: number): string {
  const { count, unit } = spanOf(ms);
  return durations[unit](count);
}

export const clockMessages = spoken('clocks.clockMessages', {
  jumpedTitle: 'Elections are not counted at the moment, because a clock jumped',
  jumped: said(
    '{cause, select, server {{way, select, ahead {The clock of a server jumped forward by {time}.} other {The clock of a server jumped back by {time}.}}} other {{way, select, ahead {The clock of the database jumped forward by {time}.} other {The clock of the database jumped back by {time}.}}}}',
    (cause: 'server' | 'database', ms: number) => ({
      cause,
      way: ms > 0 ? 'ahead' : 'behind',
      time: span(ms),
    }),
  ),
  apartTitle: 'The clocks of the server and the database do not agree',
  apart: said(
    '{way, select, ahead {The database is {time} ahead. Elections open and close by its clock.} other {The database is {time} behind. Elections open and close by its clock.}}',
    (ms: number) => ({ way: ms > 0 ? 'ahead' : 'behind', time: span(ms) }),
  ),
  wayOut:
    'Ask the person who runs the server to check the clocks. Elections are counted again once the clocks have agreed for a minute. Votes that were cast are safe.',
});
