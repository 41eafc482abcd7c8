import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import type { Translated } from '../translated.ts';
import type { closedElectionMessages as English } from '../en/closed-election.ts';
import { counted, listed } from './plurals.ts';

export const closedElectionMessages: Translated<typeof English> = {
  notFinal: 'नतीजा अभी अंतिम नहीं है।',
  certified: (day: string) => `नतीजा अंतिम है। ${day} को प्रमाणित हुआ।`,
  doubt: 'गिनती और रिकॉर्ड मेल नहीं खाते। इस नतीजे पर भरोसा न करें। अधिकारियों को पता है।',
  complaintsRun: (until: string) => `वोटर ${until} तक शिकायत कर सकते हैं।`,
  thenCertified: 'फिर एक अधिकारी नतीजा प्रमाणित करते हैं।',
  complaintsOver: 'शिकायत का समय खत्म हो गया। अब एक अधिकारी नतीजा प्रमाणित करेंगे।',
  certifiedNext: 'अब एक अधिकारी नतीजा प्रमाणित करेंगे।',
  tie: (positions: readonly string[]) => `${listed.format(positions)} के लिए कोई नहीं जीता।`,
  votedAgain: (position: string, days: string | null) =>
    `${position} के लिए दोबारा वोटिंग होगी${days === null ? '' : `: ${days}`}।`,
  tied: (names: readonly string[], votes: number) =>
    `${listed.format(names)}: हर एक को ${counted(votes, 'वोट', 'वोट')}। अभी कोई नहीं जीता।`,
  decidedBy: ({ tie, seed }: OutcomeRules) => {
    if (tie === 'run-off') return 'जो बराबरी पर हैं, उनके लिए दोबारा वोटिंग होगी।';
    return seed === 'dice'
      ? 'अधिकारी पासे फेंककर फ़ैसला करते हैं।'
      : 'अधिकारी ऐसे नंबर से फ़ैसला करते हैं जिसे सब देख सकते हैं।';
  },
  answered: (count: number) =>
    `${count === 1 ? 'फ़ैसला' : 'फ़ैसले'} पढ़ें: ${counted(count, 'शिकायत', 'शिकायतें')}`,
  receipts: (count: number) => `आपकी ${counted(count, 'रसीद', 'रसीदें')}`,
  observers: 'पर्यवेक्षकों के लिए: गिनती जाँचें',
  programmers: 'प्रोग्रामरों के लिए',
  rules: 'नियम',
  voters: 'वोटरों की पहचान कैसे हुई',
  turnout: 'कितनों ने वोट दिया',
  groups: {
    branch: 'ब्रांच',
    year: 'एडमिशन का साल',
    voters: 'वोट देने वाले',
    others: 'बाकी',
    none: 'बिना नंबर के',
    tooFew: 'दस से कम लोगों ने वोट दिया, इसलिए ग्रुप के हिसाब से गिनती नहीं दिखाई जाती।',
  },
  margins: 'अंतर',
  margin: (position: string, margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return `${position}: किसी भी वोट से नतीजा नहीं बदल सकता था।`;
    const { votes, isExact } = margin;
    const ballots = counted(ballotsToChange(votes), 'बैलट', 'बैलट');
    if (isExact && votes === 0) return `एक और वोट से ${position} का फ़ैसला हो जाता।`;
    if (isExact) {
      return `${position}: अंतर ${counted(votes, 'वोट', 'वोट')} का। ${ballots} अलग भरे जाने से नतीजा बदल जाता।`;
    }
    return ballotsToChange(votes) === 1
      ? `${position}: एक बैलट अलग भरे जाने से भी शायद नतीजा बदल जाता।`
      : `${position}: ${ballots} से कम अलग भरे जाने से नतीजा नहीं बदलता।`;
  },
  beaten: (
    nobody: { name: string; votes: number },
    candidate: { name: string; votes: number },
    open: number,
  ) =>
    `${nobody.name} के वोट ${candidate.name} ${nobody.votes > candidate.votes ? 'से ज़्यादा' : 'के बराबर'} हैं: ${openAgain(open)}।`,
  reopened: (nobody: string, open: number) =>
    `${nobody} के हिस्से ${open === 1 ? 'एक सीट' : `${open} सीटें`}: ${openAgain(open)}।`,
  isVoid: (nobody: string) =>
    `आधे से ज़्यादा मान्य वोट ${nobody} को मिले, इसलिए यह वोटिंग रद्द है और कोई नहीं जीता।`,
  votedDown: (nobody: string) =>
    `किसी उम्मीदवार को ${nobody} से ज़्यादा वोट नहीं मिले, इसलिए कोई नहीं जीता।`,
  openSeats: (open: number) => (open === 1 ? 'एक सीट अभी खाली है।' : `${open} सीटें अभी खाली हैं।`),
  elected: 'जीत',
  passed: 'पास',
  notPassed: 'पास नहीं हुआ',
  noQuorum: 'कोरम पूरा नहीं',
  answersOf: ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) =>
    `${yes} हाँ, ${no} ना${abstained === 0 ? '' : `, ${abstained} तटस्थ`}।`,
  neededYes: (needed: number) => `पास होने के लिए ${needed} हाँ चाहिए थे।`,
  quorumWas: (voted: number, eligible: number, needed: number) =>
    `${eligible} में से ${voted} ने हिस्सा लिया, ${needed} का हिस्सा लेना ज़रूरी था।`,
  check: 'गिनती जाँचें',
  checkHere: 'इसी ब्राउज़र में जाँचें।',
  nothingSent: 'कहीं कुछ नहीं भेजा जाता।',
};

const openAgain = (open: number) =>
  open === 1 ? 'एक सीट फिर से खाली है' : `${open} सीटें फिर से खाली हैं`;
