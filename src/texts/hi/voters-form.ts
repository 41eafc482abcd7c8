import type { VoterKind } from '#core/elections/electorate.ts';
import type { Translated } from '../translated.ts';
import type { votersForm as English } from '../en/voters-form.ts';
import { counted } from './plurals.ts';

// How voters are known, as officers are asked in the form of an election.

const cards: Record<VoterKind, { label: string; text: string }> = {
  anybody: {
    label: 'रजिस्टर करने वाला कोई भी',
    text: 'कोई नहीं जाँचता कि वे कौन हैं। एक व्यक्ति कई नकली स्टूडेंट बनाकर कई वोट डाल सकता है, इसलिए इसे सिर्फ़ ऐसे पोल के लिए चुनें जिससे किसी का कुछ न बिगड़े।',
  },
  confirmed: {
    label: 'पुष्टि किए हुए ईमेल पते से',
    text: 'नकली पते रुक जाते हैं। जिसके कई पते हों, उसके कई वोट हो जाते हैं, जब तक सिर्फ़ आपके कैंपस के पते न माने जाएँ।',
  },
  listed: {
    label: 'वोटर लिस्ट से',
    text: 'सिर्फ़ लिस्ट के नंबर माने जाते हैं। कोई पहले ही किसी और का नंबर रजिस्टर करके उससे वोट दे सकता है, और फिर जिसका नंबर है उसे साबित करना पड़ता है कि नंबर उसका है।',
  },
  proved: {
    label: 'वोटर लिस्ट से, और साबित करके',
    text: 'हर वोटर साबित करता है कि नंबर उसका है: लिस्ट के पते पर आए कोड से, छपे हुए कोड से, चेक-इन से, या यूनिवर्सिटी अकाउंट से। इसमें वोटरों का और आपका काम सबसे ज़्यादा है।',
  },
};

export const votersForm: Translated<typeof English> = {
  card: (kind: VoterKind) => cards[kind],

  /** Who hears of the election by e-mail; null for an own list, whose numbers come without addresses. */
  written: (list: { listed: number; withAddress: number } | null, hasMailServer: boolean) => {
    if (!hasMailServer) {
      return 'मेल सर्वर की सेटिंग नहीं है, इसलिए लिस्ट के लोगों को ईमेल नहीं जा सकता। डैशबोर्ड पर “चेक-इन” में उनके लिए कोड प्रिंट करें।';
    }
    if (list === null) {
      return 'सिर्फ़ नंबरों के साथ पते नहीं होते, इसलिए इस लिस्ट में किसी को ईमेल नहीं जाएगा। ड्राफ़्ट सेव करके पतों वाली लिस्ट इंपोर्ट करें, या डैशबोर्ड पर “चेक-इन” में कोड प्रिंट करें।';
    }
    const { listed, withAddress } = list;
    const without = listed - withAddress;
    const rest =
      without === 0
        ? ''
        : ` ${counted(without, 'व्यक्ति', 'लोगों')} का पता नहीं है: डैशबोर्ड पर “चेक-इन” में कोड प्रिंट करें।`;
    return `लिस्ट के ${counted(listed, 'व्यक्ति', 'लोगों')} में से ${withAddress} का ईमेल पता है। उन्हें ईमेल जाएगा: पब्लिश होने पर, वोटिंग शुरू होने पर, और उसके खत्म होने से पहले।${rest}`;
  },

  groupsHint: (known: readonly string[]) =>
    known.length === 0
      ? 'वैसे ही जैसे वोटर लिस्ट में लिखे हैं, बीच में कॉमा लगाकर: Department: Drama, या किसी भी कॉलम का Drama। खाली: लिस्ट के सब लोग।'
      : `वोटर लिस्ट से, बीच में कॉमा लगाकर: ${known.slice(0, 6).join(', ')}${known.length > 6 ? ` और ${known.length - 6}` : ''}। बिना कॉलम के लिखा ग्रुप किसी भी कॉलम का हो सकता है। खाली: लिस्ट के सब लोग।`,
};
