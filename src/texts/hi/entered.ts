import type { Translated } from '../translated.ts';
import type { enteredMessages as English } from '../en/entered.ts';
import { counted, listed } from './plurals.ts';

// The messages about candidates whom officers enter.

const numbers = ['कोई नहीं', 'एक', 'दो', 'तीन', 'चार', 'पाँच'];

export const enteredMessages: Translated<typeof English> = {
  hint: 'एक लाइन में एक: एनरोलमेंट नंबर, ईमेल या नाम।',
  asked: 'हर व्यक्ति को ईमेल जाएगा। जो हाँ कहे, उसका नाम बैलट पर आएगा।',
  /** Without a mail server. */
  askedByLink: 'हाँ कहने के लिए हर व्यक्ति का एक लिंक आपको मिलेगा।',
  /** Where the campus chose that who was entered stands until they say no. */
  askedStanding: 'जिनका अकाउंट है, वे ना कहने तक बैलट पर रहेंगे। जिनका अकाउंट नहीं है, उन्हें पहले हाँ कहना होगा।',
  /** With the election itself. */
  standPublished: 'चुनाव पब्लिश होते ही वे बैलट पर होंगे। पहले उनसे पूछ लें।',
  standAtOnce: 'वोटिंग चल रही है: हर व्यक्ति तुरंत बैलट पर होगा, और पीछे हट सकता है।',
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
  standing: (count: number) =>
    count === 1 ? '1 उम्मीदवार ना कहने तक बैलट पर रहेंगे।' : `${count} उम्मीदवार ना कहने तक बैलट पर रहेंगे।`,
  said: (yes: number, all: number) => `${all} उम्मीदवारों में से ${yes} ने हाँ कहा है।`,
  tooLate: 'वोटिंग शुरू होने तक जो जवाब न दे, वह बैलट पर नहीं होगा।',
  /** Of links that were made just now. */
  answerByLink: 'जिनके पास लिंक है, वे वोटिंग शुरू होने तक उससे जवाब दे सकते हैं।',
  answer: {
    waits: 'जवाब नहीं दिया',
    yes: 'हाँ कहा',
    no: 'ना कहा',
    stands: 'बैलट पर',
  },
  noEmail: 'ईमेल नहीं भेजा गया।',
  noAccount: 'अकाउंट नहीं है।',
  sendAgain: 'फिर भेजें',
  sendAgainTo: (name: string, position: string) => `${name}, ${position} को फिर भेजें`,
  sendToAll: 'सबको फिर भेजें',
  /** Where no e-mail was sent to anybody. */
  showAllLinks: 'सब लिंक दिखाएँ',
  copyAll: 'सब लिंक कॉपी करें',
  /** A line of what is copied. */
  linkOf: (name: string, link: string) => `${name}: ${link}`,
  allCopied: 'लिंक कॉपी हो गए।',
  sentToAll: (sent: number) => `ईमेल ${counted(sent, 'व्यक्ति', 'लोगों')} को फिर भेजा जा रहा है।`,
  linksReady: (links: number) =>
    links === 1 ? '1 लिंक देने के लिए तैयार है।' : `${links} लिंक देने के लिए तैयार हैं।`,
  notSent: (count: number) =>
    `${counted(count, 'ईमेल नहीं भेजा जा सका', 'ईमेल नहीं भेजे जा सके')}। कुछ मिनट बाद फिर कोशिश करें।`,
  sendFailed: 'यह फिर नहीं भेजा जा सका।',
  showLink: 'लिंक दिखाएँ',
  showLinkOf: (name: string, position: string) => `${name}, ${position} का लिंक दिखाएँ`,
  link: (name: string) => `${name} के लिए लिंक`,
  handOver: 'हर व्यक्ति को सिर्फ़ उसका अपना लिंक दें: जिसके पास लिंक हो, वही जवाब दे सकता है।',
  copy: 'कॉपी करें',
  copyOf: (name: string) => `${name} का लिंक कॉपी करें`,
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
  takeBack: 'वापस लें',
  takeBackOf: (name: string, position: string) => `${name}, ${position} को वापस लें`,
  takeBackTitle: (name: string) => `${name} को वापस लें?`,
  takeBackText: (position: string) =>
    `${position} के लिए अब उनसे नहीं पूछा जाएगा, और उनका लिंक काम नहीं करेगा। उन्हें फिर से जोड़ा जा सकता है।`,
  takeBackFailed: 'उस व्यक्ति को वापस नहीं लिया जा सका।',
};
