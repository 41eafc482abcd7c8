import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { listed } from './plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['कोई नहीं', 'एक', 'दो', 'तीन', 'चार', 'पाँच'];

export const enteredMessages: Translated<typeof English> = {
  hint: 'एक लाइन में एक: एनरोलमेंट नंबर, ईमेल या नाम।',
  told: 'हर व्यक्ति तुरंत बैलट पर होगा, और उसे हटने के लिंक के साथ ईमेल जाएगा।',
  /** Without a mail server. */
  toldByLink: 'हर व्यक्ति तुरंत बैलट पर होगा। हर एक के हटने का लिंक आपको मिलेगा।',
  withSupporters: 'समर्थकों की पुष्टि होते ही हर व्यक्ति बैलट पर होगा।',
  /** With the election itself. */
  standPublished: 'चुनाव पब्लिश होते ही वे बैलट पर होंगे।',
  found: (people: readonly string[]) => `मिले: ${listed.format(people)}।`,

  /** People who are not known here. */
  byName: (lines: readonly string[]) => `अकाउंट नहीं है: ${listed.format(lines)}।`,
  noneKnown: 'इनका अकाउंट नहीं है।',
  entersFor: (position: string, people: readonly string[]) => `${position}: ${people.join(', ')}।`,
  entersMany: (position: string, first: readonly string[], more: number) =>
    `${position}: ${first.join(', ')} और ${more} लोग।`,

  /** Once they were entered with their election. */
  emailed: (people: readonly string[]) =>
    people.length > 4
      ? `${people.length} उम्मीदवारों को ईमेल जाएगा।`
      : `${listed.format(people)} को ${people.length === 1 ? 'ईमेल जाएगा' : 'ईमेल जाएँगे'}।`,

  several: (count: number, line: string) =>
    `${line} नाम के लोग: ${numbers[count] ?? String(count)}।`,
  choose: 'उनमें से एक चुनें।',
  /** What tells two people of one name apart. */
  place: (branch: string | null, year: string | null) => {
    const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
    return [branch, whole].filter((part) => part !== null).join(', ');
  },
  /** What is ticked of a line that names nobody known, or nobody with a number. */
  ask: {
    'by-name': (line: string) => `“${line}” को बिना अकाउंट के, सिर्फ़ नाम से जोड़ें।`,
    'may-stand': (line: string) => `मैंने जाँच लिया है कि “${line}” उम्मीदवार हो सकते हैं।`,
  },
  ofLine: (line: string, problem: string) => `“${line}”: ${problem}`,

  haveAgreed: 'वे उम्मीदवार बनने को तैयार हैं',
  haveAgreedMissing: 'निशान लगाएँ कि वे उम्मीदवार बनने को तैयार हैं।',
  conditions: 'आपने जाँच लिया कि हर व्यक्ति ये शर्तें पूरी करता है:',
  conditionsMissing: 'हर शर्त पर निशान लगाएँ।',

  add: 'उम्मीदवार जोड़ें',
  addTo: (election: string) => `${election} में उम्मीदवार जोड़ें`,
  enter: 'उम्मीदवार जोड़ें',
  failed: 'उम्मीदवार जोड़े नहीं जा सके।',
  /** In the check of an election, under the lines that name nobody. */
  correct: 'वापस जाकर इन उम्मीदवारों को सुधारें, या हटाएँ।',

  list: 'अब तक जोड़े गए',
  loadFailed: 'जोड़े गए उम्मीदवार लोड नहीं हो सके।',
  onBallot: (count: number, all: number) =>
    count === all ? `${count} उम्मीदवार बैलट पर हैं।` : `${all} उम्मीदवारों में से ${count} बैलट पर हैं।`,
  status: {
    draft: 'अभी पब्लिश नहीं',
    waits: 'समर्थकों का इंतज़ार',
    stands: 'बैलट पर',
    off: 'बैलट पर नहीं',
    left: 'बैलट से हट गए',
  },
  noEmail: 'ईमेल नहीं भेजा गया।',
  noAccount: 'अकाउंट नहीं है।',
  copyAll: 'सब लिंक कॉपी करें',
  /** A line of what is copied. */
  linkOf: (name: string, link: string) => `${name}: ${link}`,
  allCopied: 'लिंक कॉपी हो गए।',
  link: (name: string) => `${name} के लिए लिंक`,
  handOver: 'हर व्यक्ति को हटने का सिर्फ़ उसका अपना लिंक दें।',
  copy: 'कॉपी करें',
  copyOf: (name: string) => `${name} का लिंक कॉपी करें`,
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
  takeBack: 'वापस लें',
  takeBackOf: (name: string, position: string) => `${name}, ${position} को वापस लें`,
  takeBackTitle: (name: string) => `${name} को वापस लें?`,
  takeBackText: (position: string) =>
    `चुनाव पब्लिश होने पर वे ${position} के उम्मीदवार नहीं होंगे। उन्हें फिर से जोड़ा जा सकता है।`,
  takeBackFailed: 'उस व्यक्ति को वापस नहीं लिया जा सका।',
};
