// Moments on the clock of the campus: when it is moved to another time zone, and an hour that comes twice.
import { spoken } from '../spoken.ts';

export const campusClock = spoken('campus-clock.campusClock', {
  twice: 'This time comes twice',
  twiceHint: 'Clocks go back on that day. Choose which of the two is meant.',
  first: (zone: string) => `The first (${zone})`,
  second: (zone: string) => `The second, an hour later (${zone})`,

  movedTitle: 'Elections that are not over',
  movedText: 'The time zone changes. Say of each election what stays.',
  stays: (name: string) => `“${name}”: what stays`,
  choose: 'Choose what stays of this election',
  moments: {
    title: 'The moment',
    text: (opens: string, closes: string) =>
      `Voting opens and closes when it did until now. The page then says: ${opens} to ${closes}.`,
  },
  clock: {
    title: 'The time on the clock',
    text: (opens: string, closes: string) =>
      `The page goes on saying ${opens} to ${closes}; voting opens and closes earlier or later than until now.`,
  },
  noDate: 'no date yet',
  reason: (zone: string) => `The clock of the campus is now that of ${zone}.`,
});
