import type { Translated } from '../translated.ts';
import type { waitingMessages as English } from '../en/waiting.ts';
import { counted } from './plurals.ts';

/** What an officer has to do: on the dashboard, on a page of its own, and for each election in its check. */
export const waitingMessages: Translated<typeof English> = {
  lede: (things: number, requests: number) => {
    const below = `नीचे ${counted(requests, 'रिक्वेस्ट बाकी है।', 'रिक्वेस्ट बाकी हैं।')}`;
    if (things === 0) return requests === 0 ? 'आपके लिए कोई काम नहीं है।' : below;
    const needed = counted(things, 'काम आपके लिए है।', 'काम आपके लिए हैं।');
    return requests === 0 ? needed : `${needed} ${below}`;
  },

  emptyTitle: (positions: readonly string[], election: string) =>
    positions.length === 1
      ? `${positions[0]} के लिए कोई उम्मीदवार नहीं, ${election}`
      : `${positions.length} पदों के लिए कोई उम्मीदवार नहीं, ${election}`,

  asks: (what: string, to: string | null) => `${what}${to === null ? '' : `, ${to} तक`}?`,

  personal: (count: number, election: string | null) =>
    `लोगों के बारे में ${counted(count, 'फ़ैसला', 'फ़ैसले')}${election === null ? '' : `, ${election}`}`,
};
