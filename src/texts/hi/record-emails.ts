import type { Translated } from '../translated.ts';
import type { recordEmails as English } from '../en/record-emails.ts';

interface Witnessed {
  /** The number of the last entry. */
  entry: number;
  /** The lines that people who check the record read by program: in no language. */
  head: string;
  counts: readonly string[];
  results: readonly string[];
}

/** The e-mails to the witnesses of the record. */
export const recordEmails: Translated<typeof English> = {
  ends: ({ entry, head, counts, results }: Witnessed) => ({
    subject: `काउंसिल का रिकॉर्ड, एंट्री ${entry}`,
    preview: 'यह ईमेल सँभालकर रखें। इससे बाद में पता चल सकता है कि रिकॉर्ड बदला गया या नहीं।',
    before: [
      ['अधिकारियों ने जो किया, उसके रिकॉर्ड की आज की आखिरी एंट्री:'],
      [{ strong: head }],
      ...(counts.length === 0
        ? []
        : [
            [
              'पिछले हफ़्ते अधिकारियों ने इन चुनावों पर काम किया। हर लाइन में लिखा है कि उस चुनाव की कुल कितनी एंट्री हैं:',
            ],
          ]),
      ...counts.map((line) => [line]),
      ...(results.length === 0 ? [] : [['खत्म हुए हर चुनाव के नतीजे का कोड, और उसके वोटों और किट के हैश:']]),
      ...results.map((line) => [line]),
      [
        'यह ईमेल सँभालकर रखें। जिसके पास डेटाबेस का रास्ता हो, वह बाद में रिकॉर्ड बदल सकता है, और ऊपर की लाइन से यह पकड़ में आ जाएगा। रिकॉर्ड की जाँच करने वाले माँगें, तो उन्हें यह ईमेल दें।',
      ],
    ],
    reason: 'यह ईमेल इसलिए मिला क्योंकि इस कैंपस ने आपको अपने रिकॉर्ड का गवाह बनाया है।',
  }),
};
