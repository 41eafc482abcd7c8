// How long ago something was.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const whenMessages = spoken('when.whenMessages', {
  now: 'Just now',
  minutes: said('{count} min ago', (count: number) => ({ count })),
  hours: said('{count} h ago', (count: number) => ({ count })),
  yesterday: 'Yesterday',
  onDay: said('on {day}', (day: string) => ({ day })),
  fromDay: said('from {first} to {last}', (first: string, last: string) => ({ first, last })),
});
