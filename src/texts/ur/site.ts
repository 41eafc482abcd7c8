import type { Translated } from '../translated.ts';
import type { messages as English } from '../en/site.ts';

export const messages: Translated<typeof English> = {
  shell: {
    offline: (since: string | null) =>
      since === null
        ? 'آپ آف لائن ہیں۔'
        : `آپ آف لائن ہیں۔ ${since} پر جو لوڈ ہوا تھا، وہی دکھ رہا ہے۔`,
  },
};
