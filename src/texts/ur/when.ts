import type { Translated } from '../translated.ts';
import type { whenMessages as English } from '../en/when.ts';

export const whenMessages: Translated<typeof English> = {
  now: 'ابھی ابھی',
  minutes: (count: number) => `${count} منٹ پہلے`,
  hours: (count: number) => `${count} گھنٹے پہلے`,
  yesterday: 'کل',
  onDay: (day: string) => `${day} کو`,
  fromDay: (first: string, last: string) => `${first} سے ${last} تک`,
};
