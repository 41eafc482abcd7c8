import type { Translated } from '../translated.ts';
import type { whenMessages as English } from '../en/when.ts';

export const whenMessages: Translated<typeof English> = {
  now: 'अभी-अभी',
  minutes: (count: number) => `${count} मिनट पहले`,
  hours: (count: number) => `${count} घंटे पहले`,
  yesterday: 'कल',
  onDay: (day: string) => `${day} को`,
  fromDay: (first: string, last: string) => `${first} से ${last} तक`,
};
