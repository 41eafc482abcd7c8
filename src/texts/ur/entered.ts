import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { listed } from '../plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['صفر', 'ایک', 'دو', 'تین', 'چار', 'پانچ'];

/** A list stands in front of its words: it may end with a number, beside which no full stop stands. */
export const enteredMessages: Translated<typeof English> = {
  entersFor: (position: string, people: readonly string[]) => `${position}: ${people.join('، ')}`,
  entersMany: (position: string, first: readonly string[], more: number) =>
    `${position}: ${first.join('، ')} اور ${more} مزید`,

  /** Once they were entered with their election. */
  emailed: (people: readonly string[]) =>
    people.length > 4
      ? `${people.length} امیدواروں کو ای میل جائے گی۔`
      : `${listed.format(people)} کو ${people.length === 1 ? 'ای میل جائے گی' : 'ای میل جائیں گی'}۔`,

  several: (count: number, line: string) =>
    `${line} نام کے ${numbers[count] ?? String(count)} لوگ ہیں۔`,

  /** What tells two people of one name apart. */
  place: (branch: string | null, year: string | null) => {
    const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
    return [branch, whole].filter((part) => part !== null).join('، ');
  },

  onBallot: (count: number, all: number) =>
    count === all
      ? `${count} امیدوار بیلٹ پر ہیں۔`
      : `${all} امیدواروں میں سے ${count} بیلٹ پر ہیں۔`,
};
