import type { Translated } from '../translated.ts';
import type { roundsMessages as English } from '../en/rounds.ts';
import { counted, listed } from './plurals.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

const became: Record<TieFor, (name: string) => string> = {
  seat: (name) => `${name} की जीत`,
  surplus: (name) => `${name} के ज़्यादा वोट पहले आगे जाते हैं`,
  exclusion: (name) => `${name} बाहर`,
};
/** With what somebody at an earlier round was told apart. */
const amounts: Record<TieFor, string> = { seat: 'ज़्यादा', surplus: 'ज़्यादा', exclusion: 'कम' };

const votesOf = (votes: string) => `${votes} ${votes === '1' ? 'वोट' : 'वोट'}`;

export const roundsMessages: Translated<typeof English> = {
  title: 'पसंद के क्रम वाले बैलट कैसे गिने गए',
  round: (number: number) => `राउंड ${number}`,
  said: (number: number, sentences: readonly string[]) => `राउंड ${number}: ${sentences.join(' ')}`,
  first: (valid: number) =>
    `${counted(valid, 'मान्य बैलट', 'मान्य बैलट')}: हर एक अपनी पहली पसंद के लिए गिना जाता है।`,
  quota: (votes: string) => `जिसके पास ${votesOf(votes)} हों, उसकी जीत होती है।`,
  out: (name: string, votes: string) => `${name} के पास सबसे कम वोट थे (${votes}), इसलिए बाहर।`,
  notMoved: 'बाकी वोट जहाँ हैं, वहीं रहते हैं: जितनी सीटें हैं, उतने ही लोग बचे हैं।',
  surplus: (name: string, votes: string) =>
    votes === '1'
      ? `${name} के पास ज़रूरत से 1 वोट ज़्यादा है। वह अगली पसंद को जाता है।`
      : `${name} के पास ज़रूरत से ${votes} वोट ज़्यादा हैं। वे अगली पसंद को जाते हैं।`,
  stopped: (votes: string) =>
    votes === '1'
      ? '1 वोट में आगे कोई पसंद नहीं, इसलिए वह अब नहीं गिना जाता।'
      : `${votes} वोटों में आगे कोई पसंद नहीं, इसलिए वे अब नहीं गिने जाते।`,
  elected: {
    quota: (name: string) => `${name} को जीत के लिए ज़रूरी वोट मिल गए: जीत।`,
    majority: (name: string) => `जो बैलट अब भी गिने जा रहे हैं, उनमें से आधे से ज़्यादा ${name} के हैं: जीत।`,
    'most-votes': (name: string) => `${name} की जीत।`,
    'last-seats': (name: string) => `${name} को आखिरी सीटों में से एक मिली: सीटों से ज़्यादा लोग नहीं बचे।`,
    unopposed: (name: string) => `${name} की जीत, सामने कोई और नहीं था।`,
  },
  belowQuota: (name: string, votes: string) =>
    `${name} को आखिरी सीटों में से एक मिली, जीत के लिए ज़रूरी वोटों से कम पर, ${votesOf(votes)} के साथ: सीटों से ज़्यादा लोग नहीं बचे।`,
  reopens: (name: string) => `${name} ने एक सीट जीती, जो फिर से खाली है।`,
  furtherNobody: (name: string, further: string) =>
    `${name} के लिए बाद की पसंद अब “${further}” को जाती है।`,
  notAboveNobody: (name: string) => `${name} के वोट “सबके खिलाफ़” वाले विकल्प से ज़्यादा नहीं हैं।`,
  tiedBefore: (given: {
    names: readonly string[];
    chosen: string;
    tieFor: TieFor;
    round: number;
  }) =>
    `${listed.format(given.names)} बराबरी पर थे। राउंड ${given.round} में ${given.chosen} के पास ${amounts[given.tieFor]} वोट थे, इसलिए ${became[given.tieFor](given.chosen)}।`,
  drawn: (names: readonly string[], chosen: string, tieFor: TieFor) =>
    `${listed.format(names)} हर राउंड में बराबरी पर थे। लॉटरी से: ${became[tieFor](chosen)}।`,
  waits: (names: readonly string[]) =>
    `${listed.format(names)} हर राउंड में बराबरी पर हैं। गिनती लॉटरी के बाद आगे बढ़ेगी।`,

  openAgain: (seats: number) =>
    seats === 1 ? 'एक सीट फिर से खाली है।' : `${seats} सीटें फिर से खाली हैं।`,
  unfilled: (seats: number) =>
    seats === 1
      ? 'एक सीट खाली रहती है: उसके लिए कोई नहीं बचा।'
      : `${seats} सीटें खाली रहती हैं: उनके लिए कोई नहीं बचा।`,
  lostInAll: (votes: string) => `दशमलव काटने में कुल छूटा: ${votesOf(votes)}।`,

  table: (position: string) => `${position} के राउंड`,
  candidate: 'उम्मीदवार',
  needed: 'ज़रूरी वोट',
  exhausted: 'अब नहीं गिने जाते',
  lost: 'दशमलव काटने में छूटा',
  bars: 'हर पट्टी उतनी लंबी है जितने वोट उसके पास लिखे हैं; उस पर खिंची लकीर ज़रूरी वोट दिखाती है।',
  onPaper: (position: string) => `${position} के पसंद के क्रम वाले बैलट कैसे गिने गए`,
  status: { continuing: '', elected: 'जीत', excluded: 'बाहर', struck: 'नाम हट गया' },
  twoPlaces: 'वोट दशमलव के दो अंकों तक दिखाए जाते हैं, और जो छूटा वह सब अंकों तक; फ़ाइलों में पाँच अंक हैं।',

  file: {
    candidate: 'उम्मीदवार',
    round: (number: number) => `राउंड ${number}`,
    step: 'क्या हुआ',
    firstChoices: 'पहली पसंद',
    surplus: (name: string) => `${name} के बचे वोट`,
    out: (name: string) => `${name} बाहर`,
    needed: 'ज़रूरी वोट',
    exhausted: 'अब नहीं गिने जाते',
    lost: 'दशमलव काटने में छूटा',
    elected: 'चुने गए',
  },

  csv: 'राउंड (.csv)',
  json: 'राउंड (.json)',
  blt: 'बैलट (.blt)',
  of: (file: string, position: string) => `${file}, पद ${position}`,
  bltHint:
    'OpenSTV और droop जैसे गिनती के प्रोग्राम .blt फ़ाइल पढ़ते हैं। वे “सबके खिलाफ़” वाले विकल्प को एक आम उम्मीदवार मानते हैं।',
};
