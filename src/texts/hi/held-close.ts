import type { Translated } from '../translated.ts';
import type { heldCloseMessages as English } from '../en/held-close.ts';

// The messages about an election that was closed and published before a restore.

const before = (code: string | null) => (code === null ? 'नतीजे के साथ' : `नतीजे के कोड ${code} के साथ`);

const restored = 'फिर सर्वर को उससे पुराने बैकअप से वापस लाया गया, इसलिए अब गिनती का नतीजा अलग आ सकता है।';

export const heldCloseMessages: Translated<typeof English> = {
  text: (code: string | null) =>
    `यह चुनाव पहले खत्म होकर पब्लिश हो चुका था, ${before(code)}। ${restored} जब तक एडमिन फ़ैसला नहीं करते, कुछ नहीं गिना जाएगा।`,

  standsText: (code: string | null) =>
    [
      'इसकी दोबारा गिनती की किट सर्वर पर है, और उसकी जाँच ठीक निकली। इसके सारे वोट वापस आ जाएँगे',
      code === null ? '।' : `, नतीजे के कोड ${code} के साथ।`,
      ' वोटिंग खत्म रहेगी।',
    ].join(''),
};
