import type { Translated } from '../translated.ts';
import type { otherLanguages as English } from '../en/other-languages.ts';

// The messages about words that stand in several languages.

/** What officers and candidates write in the other languages of the campus. */
export const otherLanguages: Translated<typeof English> = {
  act: 'दूसरी भाषाओं में',
  text: 'जो इनमें से किसी भाषा में पढ़ता है, उसे आपके शब्द उसी भाषा में दिखेंगे। जो खाली रहेगा, वह वैसा ही दिखेगा जैसा लिखा गया था। बैलट का क्रम हर भाषा में एक ही रहता है।',
  stale: 'बाद में लिखे हुए शब्द बदलने पर उनका अनुवाद हट जाता है।',
  written: (language: string) => `${language} में लिखा हुआ`,
  name: 'नाम',
  description: 'परिचय',
  position: (title: string) => `पद: ${title}`,
  question: (title: string) => `सवाल: ${title}`,
  statement: 'आपकी बात',
  statementHint: 'ज़रूरी नहीं। जो दूसरी भाषा में पढ़ता है, उसे यह उसी भाषा में दिखेगा।',
  in: (what: string, language: string) => `${what} (${language})`,
  filled: (language: string, count: number, of: number) => `${language}: ${of} में से ${count}`,
  filledTitle: 'भरे गए',
};
