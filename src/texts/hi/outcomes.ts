import type { Translated } from '../translated.ts';
import type { outcomeMessages as English } from '../en/outcomes.ts';

export const outcomeMessages: Translated<typeof English> = {
  certified: (when: string) => `${when} को प्रमाणित हुआ। अब यह बदल नहीं सकता।`,
  certifiedShort: 'प्रमाणित',
  byDraw: 'लॉटरी से जीत',
  byNext: 'जीत, क्योंकि पहले उम्मीदवार का नाम हट गया',
  accountDeleted: 'एक अधिकारी ने अकाउंट मिटा दिया, और सीट खाली है',
  left: 'नाम हट गया',
  voteAgain: 'विजेता का नाम हट गया या वे अयोग्य हैं। इस पद के लिए दोबारा वोटिंग होगी।',
  noVotes: 'इस पद के लिए किसी ने वोट नहीं दिया, इसलिए कोई नहीं जीता।',
  notCertified: 'अभी प्रमाणित नहीं।',
  drawLine: ({ seed, witnesses }: { seed: string; witnesses: string }) =>
    `लॉटरी: ${seed}${witnesses === '' ? '' : `, गवाह: ${witnesses}`}`,
  marginShort: (margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return '';
    const { votes, isExact } = margin;
    if (isExact && votes === 0) return 'बराबरी';
    // A lower bound of 0 says nothing.
    return votes === 0 ? '' : `अंतर ${isExact ? '' : 'कम से कम '}${votes}`;
  },
  marginColumn: 'अंतर',
  ballotsColumn: 'इतने बैलट अलग होते, तो नतीजा बदलता',
  certifiedColumn: 'प्रमाणित',
  followed: {
    'run-off': 'दोबारा मुकाबला',
    'vote-again': 'दोबारा वोटिंग',
  },
  follows: {
    'run-off': 'दोबारा मुकाबला, पहला चुनाव:',
    'vote-again': 'दोबारा वोटिंग, पहला चुनाव:',
  },
  draw: {
    title: 'लॉटरी',
    seed: 'सीड (लॉटरी का नंबर)',
    witnesses: 'गवाह',
    two: 'दो अधिकारियों ने इसे अलग-अलग दर्ज किया।',
    one: 'एक अधिकारी ने इसे दर्ज किया, क्योंकि और कोई अधिकारी नहीं था।',
    how: 'हर उम्मीदवार की एक चाबी होती है। यह तीन लाइनों का SHA-256 है: सीड, पद और उम्मीदवार। सबसे छोटी चाबी वाले उम्मीदवार का नाम पहले आता है। चाबी खुद निकालने के लिए:',
    keys: (position: string) => `${position} के लिए क्रम`,
  },
  groups: {
    silent: {
      branch: 'इस कैंपस के एनरोलमेंट नंबरों में ब्रांच नहीं है।',
      year: 'इस कैंपस के एनरोलमेंट नंबरों में एडमिशन का साल नहीं है।',
    },
    hint: 'दस से कम लोगों वाले ग्रुप एक साथ दिखाए जाते हैं।',
  },
  answer: (number: number) => `शिकायत ${number}`,
  stepDown: {
    button: 'पीछे हटें',
    done: 'आपका नाम दौड़ से हट गया है। आपको मिले वोट फिर भी गिने जाते हैं।',
    title: (position: string) => `${position} की उम्मीदवारी से पीछे हटें?`,
    text: 'आपका नाम बैलट पर रहता है, और आपको मिले वोट गिने जाते हैं। सीट का क्या होगा, यह चुनाव के नियम बताते हैं। इसके बाद वापसी नहीं है।',
  },
};
