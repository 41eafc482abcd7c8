import { listed } from './plurals.ts';
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
  noKey: (name: string, isOpen: boolean) => ({
    subject: `एक सर्वर के पास ${name} की चाबी नहीं है`,
    lines: [
      isOpen
        ? `${name} की वोटिंग चल रही है, और इस कैंपस के एक सर्वर के पास इसकी चाबी नहीं है। चाबी वापस आने तक वह सर्वर इसमें वोट नहीं लेता और उन्हें गिन नहीं सकता।`
        : `${name} की वोटिंग जल्द शुरू होगी, और इस कैंपस के एक सर्वर के पास इसकी चाबी नहीं है। चाबी के बिना वह सर्वर इसमें वोट नहीं लेगा।`,
      'जब तक चाबी की एक कॉपी मौजूद है, पक्का हुआ कोई वोट नहीं खोता। सर्वर चलाने वाले चाबी को उसकी कॉपी से वापस लाते हैं, सर्वर दोबारा शुरू किए बिना: npm run keys -- import FILE',
      'डैशबोर्ड के “सर्वर” पेज पर भी यही लिखा है, और वहाँ सर्वर चलाने वालों के लिए एक संदेश है जिसे कॉपी किया जा सकता है।',
    ],
    action: { label: 'सर्वर देखें', inText: '“सर्वर” पेज यहाँ है:' },
  }),
  restored: (backup: string, elections: readonly string[]) => ({
    subject: 'सर्वर को बैकअप से वापस लाया गया',
    lines: [
      `कैंपस ${backup} के बैकअप पर लौट गया। बैकअप और वापसी के बीच लोगों और अधिकारियों ने जो किया, वह खो गया, और सबको फिर से लॉग इन करना होगा।`,
      elections.length === 0
        ? 'बैकअप में ऐसा कोई चुनाव नहीं है जिसमें वोट कम हो सकते हों।'
        : `इनमें वोट कम हो सकते हैं: ${listed.format(elections)}। हर चुनाव का पेज यह सबको बताता है।`,
      'जहाँ वोटिंग चल रही है, वह तब तक रुकी रहेगी जब तक अधिकारी उसे फिर शुरू न करें, और दो अधिकारी हों तो दोनों मिलकर: तब जिनका वोट खो गया, वे फिर वोट दे सकते हैं।',
      'उस समय से आगे का रिकॉर्ड पढ़ें, और जो खो गया उसे दोबारा करें: मंज़ूरियाँ, उम्मीदवार, सुधार।',
    ],
    action: { label: 'डैशबोर्ड खोलें', inText: 'डैशबोर्ड यहाँ है:' },
  }),
};
