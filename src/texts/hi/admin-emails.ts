import type { Translated } from '../translated.ts';
import type { adminEmails as English } from '../en/admin-emails.ts';

interface HeldClose {
  election: string;
  /** The result code that was published; null where nobody knows it. */
  code: string | null;
  /** Why nothing proves the published result; null where its recount kit does. */
  problem: string | null;
}

const election = { label: 'चुनाव देखें', inText: 'चुनाव यहाँ है:' };

/** The e-mails that every admin gets, and the one that somebody sends to themselves as a test. */
export const adminEmails: Translated<typeof English> = {
  dear: 'नमस्ते एडमिन,',
  reason: 'यह ईमेल इसलिए मिला क्योंकि आप इस कैंपस के एडमिन हैं।',
  failedClose: (name: string, position: string | null, cause: string) => ({
    subject: `${name} के वोट नहीं गिने जा सके`,
    lines: [
      `${name} की वोटिंग खत्म हो गई, और दो मिनट तक कोई सर्वर इसके वोट नहीं गिन पाया।`,
      position === null ? `कारण: ${cause}` : `पद: ${position}, कारण: ${cause}`,
      'कुछ नहीं खोया: वोट सीलबंद रहते हैं, और हर सर्वर अपने आप फिर कोशिश करता है। क्या करें, यह डैशबोर्ड के “सर्वर” पेज पर लिखा है।',
    ],
    action: election,
  }),
  heldClose: ({ election: name, code, problem }: HeldClose) => ({
    subject: `तय करें कि ${name} का कौन सा नतीजा माना जाए`,
    lines: [
      code === null
        ? `${name} पहले खत्म और पब्लिश हो चुका था। फिर सर्वर को उससे पहले के बैकअप से वापस लाया गया। इसके वोट दोबारा गिनने पर नतीजा अलग हो सकता है।`
        : `${name} पहले खत्म और पब्लिश हो चुका था, नतीजे के कोड ${code} के साथ। फिर सर्वर को उससे पहले के बैकअप से वापस लाया गया। इसके वोट दोबारा गिनने पर नतीजा अलग हो सकता है।`,
      'जब तक कोई एडमिन तय न करें, कुछ नहीं गिना जाएगा। या तो पब्लिश हुआ नतीजा माना जाए, या वापस लाए गए वोट गिने जाएँ।',
      problem === null
        ? 'पब्लिश हुए नतीजे की दोबारा गिनती की किट सर्वर पर है, और जाँच में सही निकली।'
        : `सर्वर पर ऐसा कुछ नहीं है जो पब्लिश हुए नतीजे को साबित करे। ${problem}`,
    ],
    action: election,
  }),
  severalElections: (count: number) => `${count} चुनावों`,
  inDoubt: (what: string, problems: readonly string[], more: number) => ({
    subject: `${what} की गिनती और रिकॉर्ड मेल नहीं खाते`,
    lines: [
      `${what} के नतीजे पर भरोसा न करें। जिन वोटों से वह गिना गया था, वे या उसका रिकॉर्ड वोटिंग खत्म होने के बाद बदले गए। उसके पेज पर यह लिखा है।`,
      ...problems,
      ...(more > 0 ? [`और ${more} बातें।`] : []),
      'मशीन और उसके डेटाबेस को जैसा है वैसा रहने दें, बैकअप लें, और npm run verify-record चलाएँ। वोटिंग खत्म होने के समय का नतीजा recounts फ़ोल्डर की फ़ाइलों और पुराने बैकअप में है।',
    ],
    action: election,
  }),
  test: {
    subject: 'टेस्ट ईमेल',
    preview: 'डैशबोर्ड से किसी ने यह ईमेल मँगाया।',
    before: 'यह एक टेस्ट है। इस कैंपस के ईमेल आपके पते पर पहुँचते हैं।',
    reason: 'यह ईमेल इसलिए मिला क्योंकि आपने डैशबोर्ड से टेस्ट ईमेल मँगाया।',
  },
};
