// What officers read of clocks that do not agree.
import { spanOf } from '#core/kernel/span.ts';
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

const whose = { server: 'The clock of a server', database: 'The clock of the database' } as const;
function span(ms: number): string {
  const { count, unit } = spanOf(ms);
  return counted(count, unit, `${unit}s`);
}

export const clockMessages = spoken('clocks.clockMessages', {
  jumpedTitle: 'Elections are not counted at the moment, because a clock jumped',
  jumped: (cause: keyof typeof whose, ms: number) =>
    `${whose[cause]} jumped ${ms > 0 ? 'forward' : 'back'} by ${span(ms)}.`,
  apartTitle: 'The clocks of the server and the database do not agree',
  apart: (ms: number) =>
    `The database is ${span(ms)} ${
      ms > 0 ? 'ahead' : 'behind'
    }. Elections open and close by its clock.`,
  wayOut:
    'Ask the person who runs the server to check the clocks. Elections are counted again once the clocks have agreed for a minute. Votes that were cast are safe.',
});
