// The messages about the phase of an election.
import type { Phase } from '#core/elections/phase.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** The two largest units of a stretch of time: "2 days 4 hours", "45 seconds". */
function stretch(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const units = [
    counted(Math.floor(seconds / 86_400), 'day', 'days'),
    counted(Math.floor(seconds / 3600) % 24, 'hour', 'hours'),
    counted(Math.floor(seconds / 60) % 60, 'minute', 'minutes'),
    counted(seconds % 60, 'second', 'seconds'),
  ];
  const first = units.findIndex((unit) => !unit.startsWith('0 '));
  if (first === -1) return counted(0, 'second', 'seconds');
  // Seconds matter only when there is nothing larger.
  const shown = units.slice(first, first === 3 ? 4 : Math.min(first + 2, 3));
  return shown.filter((unit) => !unit.startsWith('0 ')).join(' ');
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
  closesIn: (milliseconds: number) => `Closes in ${stretch(milliseconds)}`,
  opensIn: (milliseconds: number) => `Opens in ${stretch(milliseconds)}`,
});
