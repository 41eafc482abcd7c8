import type { Translated } from '../translated.ts';
import type { winnerEmails as English } from '../en/winner-emails.ts';

// The e-mails to whoever is elected, or is not any more. The subject of the first one is the specification's.

interface Post {
  position: string;
  election: string;
}

const seeResults = { label: 'नतीजे देखें', inText: 'नतीजे यहाँ हैं:' };

export const winnerEmails: Translated<typeof English> = {
  /** `openUntil` is the day after which it is certified, '' where that time is over, null once it is. */
  won: ({ position, election }: Post, openUntil: string | null) => ({
    preview: `${position} पद पर आपकी जीत हुई है।`,
    before: [
      [
        'बधाई हो! ',
        { strong: election },
        ' में ',
        { strong: position },
        openUntil === null
          ? ' पद पर आपकी जीत हुई है।'
          : ` पद पर आपकी जीत हुई है। नतीजा प्रमाणित होने पर अंतिम होगा${openUntil === '' ? '' : `, ${openUntil} के बाद`}।`,
      ],
      ['वोटरों ने आप पर भरोसा किया है। नई ज़िम्मेदारी के लिए हमारी शुभकामनाएँ।'],
    ],
    action: seeResults,
    reason: 'यह ईमेल इसलिए मिला क्योंकि एक पद पर आपकी जीत हुई।',
  }),
  notElected: ({ position, election }: Post) => ({
    subject: `सुधार: ${election} में ${position}`,
    preview: 'नतीजा बदल गया है।',
    before: [
      'हमने आपको लिखा था कि ',
      { strong: election },
      ' में ',
      { strong: position },
      ' पद पर आपकी जीत हुई है। एक फ़ैसले की वजह से अब ऐसा नहीं है।',
    ],
    action: seeResults,
    reason: 'यह ईमेल इसलिए मिला क्योंकि आपको एक पद पर जीत की खबर दी गई थी।',
  }),
};
