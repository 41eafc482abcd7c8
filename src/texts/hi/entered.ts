import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { listed } from './plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['कोई नहीं', 'एक', 'दो', 'तीन', 'चार', 'पाँच'];

export const enteredMessages: Translated<typeof English> = {
  entersFor: (position: string, people: readonly string[]) => `${position}: ${people.join(', ')}।`,
  entersMany: (position: string, first: readonly string[], more: number) =>
    `${position}: ${first.join(', ')} और ${more} लोग।`,

  /** Once they were entered with their election. */
  emailed: (people: readonly string[]) =>
    people.length > 4
      ? `${people.length} उम्मीदवारों को ईमेल जाएगा।`
      : `${listed.format(people)} को ${people.length === 1 ? 'ईमेल जाएगा' : 'ईमेल जाएँगे'}।`,

  several: (count: number, line: string) =>
    `${line} नाम के लोग: ${numbers[count] ?? String(count)}।`,

  /** What tells two people of one name apart. */
  place: (branch: string | null, year: string | null) => {
    const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
    return [branch, whole].filter((part) => part !== null).join(', ');
  },

  onBallot: (count: number, all: number) =>
    count === all ? `${count} उम्मीदवार बैलट पर हैं।` : `${all} उम्मीदवारों में से ${count} बैलट पर हैं।`,
};
