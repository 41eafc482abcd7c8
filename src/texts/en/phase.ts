// The messages about the phase of an election.
import type { Phase } from '#core/elections/phase.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const durations = spoken('phase.durations', {
  day: said('{count, plural, one {# day} other {# days}}', (count: number) => ({ count })),
  hour: said('{count, plural, one {# hour} other {# hours}}', (count: number) => ({ count })),
  minute: said('{count, plural, one {# minute} other {# minutes}}', (count: number) => ({ count })),
  second: said('{count, plural, one {# second} other {# seconds}}', (count: number) => ({ count })),
});

/** The two largest units of a stretch of time: "2 days 4 hours", "45 seconds". */
function stretch(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const units = [
    { unit: 'day', count: Math.floor(seconds / 86_400) },
    { unit: 'hour', count: Math.floor(seconds / 3600) % 24 },
    { unit: 'minute', count: Math.floor(seconds / 60) % 60 },
    { unit: 'second', count: seconds % 60 },
  ] as const;
  const first = units.findIndex(({ count }) => count > 0);
  if (first === -1) return durations.second(0);
  // Seconds matter only when there is nothing larger.
  const shown = units.slice(first, first === 3 ? 4 : Math.min(first + 2, 3));
  return shown
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => durations[unit](count))
    .join(' ');
}

export const phaseMessages = spoken('phase.phaseMessages', {
  /** What a chip says of an election, wherever it stands. */
  words: {
    draft: 'Draft',
    upcoming: 'Not open yet',
    open: 'Voting open',
    paused: 'Voting paused',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<Phase, string>,
  pausedUntil: said('Voting paused until {when}', (when: string) => ({ when })),
  opens: said('Opens {date}', (date: string) => ({ date })),
  rehearsal: 'Rehearsal',
  closesIn: said('Closes in {time}', (milliseconds: number) => ({ time: stretch(milliseconds) })),
  opensIn: said('Opens in {time}', (milliseconds: number) => ({ time: stretch(milliseconds) })),
});
