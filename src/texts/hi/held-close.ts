import type { Translated } from '../translated.ts';
import type { heldCloseMessages as English } from '../en/held-close.ts';
import { counted } from './plurals.ts';

// The messages about an election that was closed and published before a restore.

const before = (code: string | null) => (code === null ? 'नतीजे के साथ' : `नतीजे के कोड ${code} के साथ`);

const restored = 'फिर सर्वर को उससे पुराने बैकअप से वापस लाया गया, इसलिए अब गिनती का नतीजा अलग आ सकता है।';

export const heldCloseMessages: Translated<typeof English> = {
  title: 'अधिकारियों को तय करना है कि कौन सा नतीजा माना जाएगा',
  text: (code: string | null) =>
    `यह चुनाव पहले खत्म होकर पब्लिश हो चुका था, ${before(code)}। ${restored} जब तक एडमिन फ़ैसला नहीं करते, कुछ नहीं गिना जाएगा।`,

  noticeTitle: (count: number) =>
    `${counted(count, 'चुनाव बंद नहीं हो सकता', 'चुनाव बंद नहीं हो सकते')}: एडमिन को तय करना है कि कौन सा नतीजा माना जाएगा।`,
  noticeText: (count: number) =>
    `${count === 1 ? 'यह पहले खत्म होकर पब्लिश हो चुका था।' : 'ये पहले खत्म होकर पब्लिश हो चुके थे।'} ${restored}`,
  waits: 'तब तक कुछ नहीं गिना जाएगा।',

  decide: 'तय करें',
  decideFor: (name: string) => `तय करें कि ${name} का कौन सा नतीजा माना जाएगा`,
  dialogTitle: (name: string) => `${name} का कौन सा नतीजा माना जाए?`,
  dialogText:
    'यह खत्म होकर पब्लिश हो चुका था, और फिर सर्वर को उससे पुराने बैकअप से वापस लाया गया। आपका फ़ैसला रिकॉर्ड में रहेगा, और वोटर उसे पढ़ सकेंगे।',
  legend: 'क्या माना जाए',
  stands: 'पहले पब्लिश हुआ नतीजा ही माना जाए',
  standsText: (code: string | null) =>
    [
      'इसकी दोबारा गिनती की किट सर्वर पर है, और उसकी जाँच ठीक निकली। इसके सारे वोट वापस आ जाएँगे',
      code === null ? '।' : `, नतीजे के कोड ${code} के साथ।`,
      ' वोटिंग खत्म रहेगी।',
    ].join(''),
  standsNot: (problem: string) => `इस सर्वर पर इसका कोई सबूत नहीं है। ${problem}`,
  count: 'वापस लाए गए वोट गिने जाएँ',
  countText:
    'बैकअप और सर्वर वापस लाने के बीच डाले गए वोट खो गए हैं, और पब्लिश हुआ नतीजा नहीं माना जाएगा। उसकी दोबारा गिनती की किट दूसरे नाम से रखी रहेगी। वोटिंग खत्म रहेगी।',
  nothingChosen: 'चुनें कि कौन सा नतीजा माना जाए।',
  confirm: 'तय करें',
};
