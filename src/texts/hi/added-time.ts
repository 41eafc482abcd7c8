import type { Translated } from '../translated.ts';
import type { addedTimeMessages as English } from '../en/added-time.ts';

const addedTimeSentence = (people: number, until: string) =>
  people === 1
    ? `1 व्यक्ति जो वोट नहीं दे पाया था, उसके पास ${until} तक समय है।`
    : `${people} लोग जो वोट नहीं दे पाए थे, उनके पास ${until} तक समय है।`;

export const addedTimeMessages: Translated<typeof English> = {
  phase: 'वोटिंग खत्म',
  officers: (until: string) => `बढ़ाया हुआ समय ${until} तक`,
  resultsAfter: (until: string) => `नतीजे ${until} के बाद`,
  ended: 'वोटिंग खत्म हो गई है',
  endedText: (people: number, until: string) =>
    `${addedTimeSentence(people, until)} नतीजे उसके बाद आएँगे।`,
  coming: (othersEnd: string) => `वोटिंग ${othersEnd} को खत्म होगी`,
  comingText: (people: number, until: string) =>
    `${addedTimeSentence(people, until)} उससे पहले न कुछ गिना जाता है, न दिखाया जाता है।`,
  yours: (until: string) => `आपके लिए वोटिंग ${until} तक चालू है`,
  yoursText: (othersEnd: string) =>
    `आप उन लोगों की लिस्ट में हैं जो वोट नहीं दे पाए थे। बाकी सबके लिए वोटिंग ${othersEnd} को खत्म होती है।`,
};
