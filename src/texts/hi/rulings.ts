import type { Translated } from '../translated.ts';
import type { rulingMessages as English } from '../en/rulings.ts';
import { counted, listed } from './plurals.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

/** What a ruling did to a candidate or a position, on the ballot and in the results. */
export const rulingMessages: Translated<typeof English> = {
  disqualified: 'अयोग्य',
  by: ({ reason, complaint }: Ruling) =>
    `${complaint === null ? 'फ़ैसला' : `शिकायत ${complaint} पर फ़ैसला`}: ${reason}`,
  cannotBeElected: 'इस उम्मीदवार की जीत नहीं हो सकती।',
  /** Beside the name: such a candidate stays on the ballot. */
  canBeChosen: {
    vacant: 'इन्हें चुना जा सकता है, पर इनकी जीत नहीं हो सकती।',
    next: 'इन्हें चुना जा सकता है, पर इनकी जीत नहीं हो सकती। इनकी जगह अगले उम्मीदवार को मिलेगी।',
    'vote-again': 'इन्हें चुना जा सकता है, पर इनकी जीत नहीं हो सकती। ये सबसे आगे रहें, तो दोबारा वोटिंग होगी।',
  },
  void: 'रद्द',
  isVoid: 'इस पद की वोटिंग रद्द है। अधिकारी इसके लिए दोबारा वोटिंग करा सकते हैं।',
  notElected: (name: string, votes: number) => `${name} (${counted(votes, 'वोट', 'वोट')}) अयोग्य हैं।`,
  vacant: 'किसी की जीत नहीं हुई, और सीट खाली है।',
  asCast: (names: readonly string[]) => `डाले गए वोटों के हिसाब से: ${listed.format(names)}।`,
  asCastOutcome: (words: string) => `डाले गए वोटों के हिसाब से: ${words}।`,
  applied: (names: readonly string[]) => `फ़ैसला लागू होने पर: ${listed.format(names)}।`,
  appliedOutcome: (words: string) => `फ़ैसला लागू होने पर: ${words}।`,
  outcomes: {
    elected: 'जीत',
    tie: 'बराबरी',
    'no-votes': 'किसी को वोट नहीं मिला',
    nobody: 'किसी की जीत नहीं हुई',
    reopened: 'सीटें फिर से खाली हैं',
    void: 'वोटिंग रद्द है',
    'voted-down': 'किसी की जीत नहीं हुई',
    vacant: 'सीट खाली है',
    'vote-again': 'दोबारा वोटिंग',
    passed: 'पास',
    'not-passed': 'पास नहीं हुआ',
    'no-quorum': 'कोरम पूरा नहीं',
  },
  roundsAsCast: 'डाले गए वोटों के हिसाब से',
  named: (name: string) => `${name} (अयोग्य)`,
};
