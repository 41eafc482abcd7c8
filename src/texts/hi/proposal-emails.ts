import type { Translated } from '../translated.ts';
import type { proposalEmails as English } from '../en/proposal-emails.ts';
import { counted } from './plurals.ts';

interface Proposed {
  /** The name of an election, or what else it is about. */
  subject: string;
  /** Null for what is about people: the e-mail names nobody. */
  said: {
    officer: string;
    /** What it would do, in a sentence. */
    what: string;
    reason: string;
  } | null;
}

const sentences = (said: Proposed['said']) =>
  said === null ? [] : [...(said.what === '' ? [] : [[said.what]]), [`वजह: ${said.reason}`]];
const nobodyDecided = ({ said, subject }: Proposed) => [
  said === null
    ? 'इस पर किसी दूसरे अधिकारी ने फ़ैसला नहीं किया: '
    : `${said.officer} के इस प्रस्ताव पर किसी दूसरे अधिकारी ने फ़ैसला नहीं किया: `,
  { strong: subject },
];

/** The e-mails about what waits for a second officer, or what one officer does alone. */
export const proposalEmails: Translated<typeof English> = {
  people: (count: number, election: string | null) =>
    `लोगों के बारे में ${counted(count, 'फ़ैसला', 'फ़ैसले')}${election === null ? '' : `, ${election}`}`,
  asks: (count: number, waits: readonly (Proposed & { until: string })[]) => ({
    subject:
      count === 1
        ? `पुष्टि करें या मना करें: ${waits[0]?.subject ?? ''}`
        : `${count} प्रस्तावों की पुष्टि करें या मना करें`,
    preview: count === 1 ? 'इसके लिए दूसरे अधिकारी चाहिए।' : 'इनके लिए दूसरे अधिकारी चाहिए।',
    before: waits.flatMap(({ subject, said, until }) => [
      [
        said === null
          ? 'किसी दूसरे अधिकारी की पुष्टि चाहिए: '
          : `${said.officer} ने किसी दूसरे अधिकारी से इसकी पुष्टि माँगी है: `,
        { strong: subject },
      ],
      ...sentences(said),
      [`जब तक कोई दूसरे अधिकारी पुष्टि न करें, कुछ नहीं होगा। इसके लिए ${until} तक का समय है।`],
    ]),
  }),
  didAlone: (
    done: { subject: string; message: string; line: string },
    by: { officer: string; reason: string },
  ) => ({
    subject: done.subject,
    preview: done.message,
    before: [
      [`${by.officer} ने यह अकेले और तुरंत किया: `, { strong: done.subject }],
      [done.message],
      [`वजह: ${by.reason}`],
      [done.line],
    ],
  }),
  pausedAlone: (election: string, until: string) => ({
    subject: `वोटिंग रुकी है: ${election}`,
    message: `वोटिंग रोक दी गई। कोई दूसरे अधिकारी इसे और न रोकें, तो यह ${until} को अपने आप फिर शुरू होगी।`,
    line: 'वोटिंग को तब तक रोके रखने के लिए पुष्टि करें जब तक कोई अधिकारी उसे फिर शुरू न करे। कोई भी अधिकारी उसे पहले भी फिर शुरू कर सकता है।',
  }),
  gone: ({ subject, said }: Proposed) => ({
    subject: subject === '' ? 'एक प्रस्ताव खत्म हुआ' : `एक प्रस्ताव खत्म हुआ: ${subject}`,
    preview: 'Hustings नया हुआ है, और यह काम अब इस तरह नहीं हो सकता।',
    before: [
      ...(said === null
        ? []
        : [[`${said.officer} ने दूसरे अधिकारी से पुष्टि माँगी थी: `, { strong: subject }]]),
      ...sentences(said),
      ['Hustings नया हुआ है, और यह काम अब इस तरह नहीं हो सकता। कुछ नहीं किया गया।'],
    ],
  }),
  willActAlone: (proposed: Proposed, from: string) => ({
    subject: `एक अधिकारी यह अकेले करेंगे: ${proposed.subject}`,
    preview: 'अब भी पुष्टि की जा सकती है या मना किया जा सकता है।',
    before: [
      nobodyDecided(proposed),
      ...sentences(proposed.said),
      [`${from} से वे यह अकेले कर सकते हैं। तब तक आपकी तरफ़ से पुष्टि की जा सकती है या मना किया जा सकता है।`],
    ],
  }),
  willActAloneForWitness: (proposed: Proposed, from: string) => ({
    subject: `एक अधिकारी यह अकेले करेंगे: ${proposed.subject}`,
    preview: `${from} से वे यह अकेले कर सकते हैं।`,
    before: [
      nobodyDecided(proposed),
      ...sentences(proposed.said),
      [`${from} से वे यह अकेले कर सकते हैं। तब तक कोई दूसरे अधिकारी मना कर सकते हैं।`],
    ],
    reason: 'यह ईमेल इसलिए मिला क्योंकि आप एक काउंसिल का रिकॉर्ड रखते हैं।',
  }),
};
