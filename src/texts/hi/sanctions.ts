import type { Translated } from '../translated.ts';
import type { sanctionMessages as English } from '../en/sanctions.ts';

/** What officers ruled, and that it was overturned. */
export const sanctionMessages: Translated<typeof English> = {
  answered: 'उम्मीदवार का जवाब:',
  notAsked: 'उम्मीदवार से नहीं पूछा गया।',
  overturned: (when: string) => `${when} को पलटा गया:`,
  disqualify: (name: string, position: string) => `${name} (${position}) को अयोग्य ठहराएँ`,
  void: (position: string) => `${position} के लिए दोबारा वोटिंग`,
  keep: 'वापस जाएँ',
  overturn: 'पलटें…',
  overturnOne: (sentence: string) => `पलटें: ${sentence}`,
  overturnIt: 'पलटें',
  overturnTitle: 'यह फ़ैसला पलटें?',
  overturnText: (sentence: string) =>
    `“${sentence}” इससे गिनती, बैलट और लोगों को दिखने वाली बातों में जो बदला था, वह वापस हो जाएगा। जिनसे यह जुड़ा था, उन्हें ईमेल जाएगा।`,
  backOnly: 'नाम बैलट पर वापस आ जाएगा। यह तभी हो सकता है जब इस पद के लिए किसी ने वोट न दिया हो।',
  overturnHint: 'इसे सब लोग पढ़ सकते हैं।',
  seat: 'अगर इसकी वजह से किसी को काउंसिल में सीट मिली है, तो “सदस्य” पेज पर वह सीट वापस लें।',
  failed: 'यह नहीं हो सका।',
};
