import type { Translated } from '../translated.ts';
import type { sanctionMessages as English } from '../en/sanctions.ts';

/** What follows from a ruling on a complaint, and that it was overturned. */
export const sanctionMessages: Translated<typeof English> = {
  answered: 'उम्मीदवार का जवाब:',
  notAsked: 'उम्मीदवार से नहीं पूछा गया।',
  overturned: (when: string) => `${when} को पलटा गया:`,
  follows: 'क्या कार्रवाई होगी',
  nothing: 'और कुछ नहीं',
  warning: (name: string | null) => (name === null ? 'चेतावनी' : `${name} को चेतावनी`),
  disqualify: (name: string, position: string) => `${name} (${position}) को अयोग्य ठहराएँ`,
  void: (position: string) => `${position} के लिए दोबारा वोटिंग`,
  effects: {
    nothing: 'सब लोग फ़ैसला और उसकी वजह पढ़ सकते हैं।',
    warning: 'सब पढ़ सकते हैं कि चेतावनी दी गई, पर किसे, यह नहीं। इससे किसी के वोट नहीं बदलते।',
  },
  ask: {
    disqualified: (name: string, position: string) =>
      `${name} को ${position} पद के लिए अयोग्य ठहराएँ?`,
    void: (position: string) => `${position} के लिए दोबारा वोटिंग कराएँ?`,
  },
  read: 'सब लोग इसे आपकी वजह के साथ पढ़ सकते हैं।',
  readAndOverturned: 'सब लोग इसे आपकी वजह के साथ पढ़ सकते हैं। चुनाव प्रमाणित होने तक इसे पलटा जा सकता है।',
  rule: 'फ़ैसला पब्लिश करें',
  keep: 'वापस जाएँ',
  overturn: 'पलटें…',
  overturnOne: (sentence: string) => `पलटें: ${sentence}`,
  overturnIt: 'पलटें',
  overturnTitle: 'यह कार्रवाई पलटें?',
  overturnText: (sentence: string) =>
    `“${sentence}” इससे गिनती, बैलट और लोगों को दिखने वाली बातों में जो बदला था, वह वापस हो जाएगा। जिनसे यह जुड़ा था, उन्हें ईमेल जाएगा।`,
  backOnly: 'नाम बैलट पर वापस आ जाएगा। यह तभी हो सकता है जब इस पद के लिए किसी ने वोट न दिया हो।',
  overturnHint: 'इसे सब लोग पढ़ सकते हैं।',
  seat: 'अगर इसकी वजह से किसी को काउंसिल में सीट मिली है, तो “सदस्य” पेज पर वह सीट वापस लें।',
  failed: 'यह नहीं हो सका।',
};
