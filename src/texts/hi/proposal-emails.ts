import type { Translated } from '../translated.ts';
import type { proposalEmails as English } from '../en/proposal-emails.ts';

interface Proposed {
  /** The name of an election, or what else it is about. */
  subject: string;
  officer: string;
  /** What it would do, in a sentence. */
  what: string;
  reason: string;
}

const gave = (reason: string) => [`वजह: ${reason}`];
const nobodyDecided = ({ officer, subject }: Proposed) => [
  `${officer} के इस प्रस्ताव पर किसी दूसरे अधिकारी ने फ़ैसला नहीं किया: `,
  { strong: subject },
];

/** The e-mails about what waits for a second officer, or what one officer does alone. */
export const proposalEmails: Translated<typeof English> = {
  decide: { label: 'देखें और तय करें', inText: 'यहाँ देखें और तय करें:' },
  asks: (waits: readonly (Proposed & { until: string })[]) => ({
    subject:
      waits.length === 1
        ? `पुष्टि करें या मना करें: ${waits[0]?.subject ?? ''}`
        : `${waits.length} प्रस्तावों की पुष्टि करें या मना करें`,
    preview: waits.length === 1 ? 'इसके लिए दूसरे अधिकारी चाहिए।' : 'इनके लिए दूसरे अधिकारी चाहिए।',
    before: waits.flatMap(({ subject, officer, what, reason, until }) => [
      [`${officer} ने किसी दूसरे अधिकारी से इसकी पुष्टि माँगी है: `, { strong: subject }],
      ...(what === '' ? [] : [[what]]),
      gave(reason),
      [`जब तक कोई दूसरे अधिकारी पुष्टि न करें, कुछ नहीं होगा। इसके लिए ${until} तक का समय है।`],
    ]),
  }),
  didAlone: (done: { subject: string; message: string; line: string }, by: Proposed) => ({
    subject: done.subject,
    preview: done.message,
    before: [
      [`${by.officer} ने यह अकेले और तुरंत किया: `, { strong: done.subject }],
      [done.message],
      gave(by.reason),
      [done.line],
    ],
  }),
  pausedAlone: (election: string, until: string) => ({
    subject: `वोटिंग रुकी है: ${election}`,
    message: `वोटिंग रोक दी गई। कोई दूसरे अधिकारी इसे और न रोकें, तो यह ${until} को अपने आप फिर शुरू होगी।`,
    line: 'वोटिंग को तब तक रोके रखने के लिए पुष्टि करें जब तक कोई अधिकारी उसे फिर शुरू न करे। कोई भी अधिकारी उसे पहले भी फिर शुरू कर सकता है।',
  }),
  gone: (proposed: Proposed) => ({
    subject: `एक प्रस्ताव खत्म हुआ: ${proposed.subject}`,
    preview: 'Hustings नया हुआ है, और यह काम अब इस तरह नहीं हो सकता।',
    before: [
      [`${proposed.officer} ने दूसरे अधिकारी से पुष्टि माँगी थी: `, { strong: proposed.subject }],
      ...(proposed.what === '' ? [] : [[proposed.what]]),
      gave(proposed.reason),
      ['Hustings नया हुआ है, और यह काम अब इस तरह नहीं हो सकता। कुछ नहीं किया गया।'],
    ],
  }),
  willActAlone: (proposed: Proposed, from: string) => ({
    subject: `एक अधिकारी यह अकेले करेंगे: ${proposed.subject}`,
    preview: 'अब भी पुष्टि की जा सकती है या मना किया जा सकता है।',
    before: [
      nobodyDecided(proposed),
      [proposed.what],
      gave(proposed.reason),
      [`${from} से वे यह अकेले कर सकते हैं। तब तक आपकी तरफ़ से पुष्टि की जा सकती है या मना किया जा सकता है।`],
    ],
  }),
  willActAloneForWitness: (
    proposed: Proposed,
    { from, isReasonSaid }: { from: string; isReasonSaid: boolean },
  ) => ({
    subject: `एक अधिकारी यह अकेले करेंगे: ${proposed.subject}`,
    preview: `${from} से वे यह अकेले कर सकते हैं।`,
    before: [
      nobodyDecided(proposed),
      [proposed.what],
      ...(isReasonSaid ? [gave(proposed.reason)] : []),
      [`${from} से वे यह अकेले कर सकते हैं। तब तक कोई दूसरे अधिकारी मना कर सकते हैं।`],
    ],
    reason: 'यह ईमेल इसलिए मिला क्योंकि आप एक काउंसिल का रिकॉर्ड रखते हैं।',
  }),
};
