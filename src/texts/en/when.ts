// How long ago something was.
import { spoken } from '../spoken.ts';

export const whenMessages = spoken('when.whenMessages', {
  now: 'Just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  yesterday: 'Yesterday',
  onDay: (day: string) => `on ${day}`,
  fromDay: (first: string, last: string) => `from ${first} to ${last}`,
});
