// What officers read of clocks that do not agree.
import { counted } from './plurals.ts';

const whose = { server: 'The clock of a server', database: 'The clock of the database' } as const;

export const clockMessages = {
  pausedTitle: 'Elections are not counted now: a clock jumped',
  paused: (cause: keyof typeof whose, jumpMs: number, since: string) =>
    `${whose[cause]} jumped ${jumpMs > 0 ? 'forward' : 'back'} by ${counted(
      Math.round(Math.abs(jumpMs) / 1_000),
      'second',
      'seconds',
    )} (${since}).`,
  pausedWayOut:
    'Ask the person who runs the server to look at the clocks. Counting goes on by itself when they agree for a minute. Votes that were cast are safe.',
  goOn: 'Let counting go on',
  goOnTitle: 'Let elections be counted again?',
  goOnText:
    'Do this when you know that the clocks are right. Elections whose end has passed are counted at once.',
  keep: 'Go back',
  failed: 'Counting could not go on.',
  apartTitle: 'The clocks of the server and the database do not agree',
  apart: (ms: number) =>
    `The database is ${counted(Math.round(Math.abs(ms) / 1_000), 'second', 'seconds')} ${
      ms > 0 ? 'ahead' : 'behind'
    }. Elections open and close by the clock of the database. Ask the person who runs the server.`,
};
