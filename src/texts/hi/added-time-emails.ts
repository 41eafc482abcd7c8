import type { Translated } from '../translated.ts';
import type { addedTimeEmails as English } from '../en/added-time-emails.ts';

// The e-mails to people who can vote longer than others, or not any more.

const reason = 'यह ईमेल इसलिए मिला क्योंकि अधिकारियों ने आपका नंबर इस लिस्ट में जोड़ा।';

export const addedTimeEmails: Translated<typeof English> = {
  added: (election: string, until: string, othersEnd: string) => ({
    subject: `${until} तक वोट दें: ${election}`,
    preview: 'बाकी सबके लिए वोटिंग पहले खत्म होगी।',
    before: [
      [`आपका वोट ${election} में नहीं पड़ सका था, इसलिए आपके पास और समय है: ${until} तक।`],
      [`बाकी सबके लिए वोटिंग ${othersEnd} को खत्म होगी। अगर आपने वोट दे दिया है, तो कुछ करने की ज़रूरत नहीं।`],
    ],
    action: { label: 'वोट दें', inText: 'यहाँ वोट दें:' },
    reason,
  }),
  takenBack: (election: string, until: string) => ({
    subject: `आपका बढ़ाया हुआ समय वापस ले लिया गया: ${election}`,
    preview: `वोटिंग ${until} को खत्म होगी।`,
    before: [
      [`${election} में वोट देने के लिए आपको मिला समय अधिकारियों ने वापस ले लिया।`],
      [`वोटिंग ${until} को खत्म होगी। आपका डाला हुआ वोट गिना जाएगा। वजह पेज पर लिखी है।`],
    ],
    action: { label: 'चुनाव देखें', inText: 'चुनाव देखें:' },
    reason,
  }),
};
