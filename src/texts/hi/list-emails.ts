import type { Translated } from '../translated.ts';
import type { listEmailsMessages as English } from '../en/list-emails.ts';
import { counted } from './plurals.ts';

// The messages about e-mails to the addresses of a voter list, and about the page of their link.

const people = (count: number) => counted(count, 'व्यक्ति', 'लोग');

export const listEmailsMessages: Translated<typeof English> = {
  dialog: {
    reach: ({ people: all, withAddress }: { people: number; withAddress: number }) =>
      `लिस्ट से वोट देने वाले: ${people(all)}। इनमें से ${withAddress} का ईमेल पता है।`,

    unknown: (addresses: readonly string[]) => `लिस्ट में नहीं: ${addresses.join(', ')}`,
  },
};
