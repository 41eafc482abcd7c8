import type { Translated } from '../translated.ts';
import type { recountKitMessages as English } from '../en/recount-kit.ts';
import { sizeOf } from './sizes.ts';

// The file with which anybody counts an election again.

export const recountKitMessages: Translated<typeof English> = {
  code: 'नतीजे का कोड',
  keep: 'यह कोड सँभालकर रखें:',
  keepWhy: 'बाद में कोई वोट बदला जाए, तो कोड बदल जाता है।',
  /** Beside the button that shares the page. */
  share: 'कोड शेयर करें',
  print: 'प्रिंट करें',
  shareOf: (election: string) => `${election} के नतीजे का कोड शेयर करें`,
  printOf: (election: string) => `${election} का नतीजा प्रिंट करें`,
  copied: 'कॉपी हो गया।',
  shared: (election: string, code: string) => `${election} के नतीजे का कोड ${code} है।`,
  printedCode: (code: string) => `नतीजे का कोड: ${code}`,
  agreesToday: (time: string) => `गिनती और रिकॉर्ड मेल खाते हैं। आज ${time} बजे जाँचा गया।`,
  agrees: (moment: string) => `गिनती और रिकॉर्ड मेल खाते हैं। ${moment} को जाँचा गया।`,
  unguarded:
    'यह सर्वर डेटाबेस का एक ही अकाउंट इस्तेमाल करता है, और वह अकाउंट गिने जा चुके चुनाव को बदल सकता है। यह कोड सँभालकर रखें।',
  feed: 'कोड और हैश की फ़ीड',
  text: 'इस फ़ाइल में नियम, उम्मीदवार, बिना किसी क्रम के सारे बैलट, और अधिकारियों ने क्या किया, यह सब है। कोई बैलट किसने भरा, यह किसी में नहीं लिखा।',
  hidden:
    'बैलट सबको नहीं दिखते, ताकि कोई खरीदे हुए वोट का क्रम न खोज सके। राउंड सब लोग जाँच सकते हैं; बैलट की दोबारा गिनती पर्यवेक्षक और अधिकारी करते हैं।',
  roundsText:
    'इस फ़ाइल में नियम, उम्मीदवार, गिनती का हर राउंड, और अधिकारियों ने क्या किया, यह सब है। इसमें बैलट नहीं हैं।',
  downloadRounds: (bytes: number) => `बिना बैलट वाली किट डाउनलोड करें (${sizeOf(bytes)})`,
  roundsHash: 'बिना बैलट वाली फ़ाइल का SHA-256',
  wholeHash: 'बैलट वाली फ़ाइल का SHA-256',
  download: (bytes: number) => `दोबारा गिनती की किट डाउनलोड करें (${sizeOf(bytes)})`,
  hash: 'फ़ाइल का SHA-256',
  hashHint: 'यह नंबर सेव कर लें, या दूसरों के नंबर से मिलाएँ। जिनका नंबर एक है, उनकी गिनती भी एक है।',
  earlier: 'पुराने एडिशन',
  earlierHint: 'ये जैसे थे वैसे ही रहते हैं। पहले सेव की हुई फ़ाइल को यहाँ उसके नंबर से मिलाएँ।',
  how: 'जाँचने के लिए जाँच का प्रोग्राम डाउनलोड करें और उसे अपने कंप्यूटर पर Node से चलाएँ:',
  program: 'जाँच का प्रोग्राम डाउनलोड करें',
  /** On the printed sheet: who signs it signs the ballots as well. */
  printed: (edition: number, sha256: string) =>
    `दोबारा गिनती की किट का SHA-256, एडिशन ${edition}: ${sha256}`,
  edition: (number: number, when: string) => `एडिशन ${number}, ${when} को बना।`,
};
