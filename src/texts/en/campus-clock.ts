// Moments on the clock of the campus: when it is moved to another time zone, and an hour that comes twice.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const campusClock = spoken('campus-clock.campusClock', {
  twice: 'This time comes twice',
  twiceHint: 'Clocks go back on that day. Choose which of the two is meant.',
  first: said('The first ({zone})', (zone: string) => ({ zone })),
  second: said('The second, an hour later ({zone})', (zone: string) => ({ zone })),

  movedTitle: 'Elections that are not over',
  movedText: 'The time zone changes. Say of each election what stays.',
  stays: said('“{name}”: what stays', (name: string) => ({ name })),
  choose: 'Choose what stays of this election',
  moments: {
    title: 'The moment',
    text: said(
      'Voting opens and closes when it did until now. The page then says: {opens} to {closes}.',
      (opens: string, closes: string) => ({ opens, closes }),
    ),
  },
  clock: {
    title: 'The time on the clock',
    text: said(
      'The page goes on saying {opens} to {closes}; voting opens and closes earlier or later than until now.',
      (opens: string, closes: string) => ({ opens, closes }),
    ),
  },
  noDate: 'no date yet',
  reason: said('The clock of the campus is now that of {zone}.', (zone: string) => ({ zone })),
});
