import type { Translated } from '../translated.ts';
import type { proposalMessages as English } from '../en/proposals.ts';
import { counted } from './plurals.ts';

// The messages about what needs two officers.

export const proposalMessages: Translated<typeof English> = {
  title: 'दूसरे अधिकारी के इंतज़ार में',
  lede: (count: number) =>
    `${counted(count, 'फ़ैसला बाकी है', 'फ़ैसले बाकी हैं')}, जब तक कोई और अधिकारी पुष्टि या मना न करे।`,
  field: 'क्या',
  from: 'अभी',
  to: 'फिर',
  /** For a position without a candidate. */
  nobody: 'कोई नहीं',
  nothing: 'खाली',
  reason: 'वजह:',
  by: (name: string, when: string) => `${name} ने ${when} को यह प्रस्ताव रखा।`,
  byYou: (when: string) => `आपने ${when} को यह प्रस्ताव रखा।`,
  until: (when: string) => `यह ${when} तक रुका है।`,
  former: 'एक पूर्व अधिकारी',
  adminOnly: 'फ़ैसला किसी और एडमिन को करना है।',
  ownWaits: 'फ़ैसला किसी और अधिकारी को करना है।',
  confirmFrom: (when: string) =>
    `आपकी पुष्टि ${when} से मानी जाएगी। आपको अधिकारी बने, या आपका ईमेल पता बदले, अभी 72 घंटे नहीं हुए।`,
  confirmNot:
    'समय रहते आपकी पुष्टि नहीं हो सकती: आपको अधिकारी बने, या आपका ईमेल पता बदले, अभी 72 घंटे नहीं हुए।',
  youAreNew: (when: string) =>
    `कोई और अधिकारी इसकी पुष्टि ${when} से कर सकते हैं। आपको अधिकारी बने, या आपका ईमेल पता बदले, अभी 72 घंटे नहीं हुए।`,
  theyAreNew: (name: string, when: string) =>
    `आपकी पुष्टि ${when} से मानी जाएगी। ${name} को अधिकारी बने, या उनका ईमेल पता बदले, अभी 72 घंटे नहीं हुए।`,
  announceFrom: (when: string) => `${when} तक कोई फ़ैसला न करे, तो इसे अकेले करने की सूचना दी जा सकती है।`,
  announceNow: 'तीन दिन से किसी ने फ़ैसला नहीं किया।',
  aloneFrom: (when: string) => `${when} से यह अकेले किया जा सकता है।`,
  proposerAlone: (name: string, when: string) => `${name} इसे ${when} से अकेले कर सकते हैं।`,
  announce: 'अकेले करने की सूचना दें',
  announceOne: (what: string) => `अकेले करने की सूचना दें: ${what}`,
  announceTitle: (what: string) => `अकेले: ${what}?`,
  announceIt: 'सूचना दें',
  announceText:
    'सब अधिकारियों को अभी ईमेल जाएगा, और चुनाव के पेज पर यह लिखा रहेगा। 24 घंटे बाद इसे अकेले किया जा सकता है। तब तक कोई और अधिकारी पुष्टि या मना कर सकते हैं।',
  doAlone: 'अकेले करें',
  doAloneOne: (what: string) => `अकेले करें: ${what}`,
  doAloneText: 'यह तुरंत होगा। रिकॉर्ड में लिखा रहेगा कि यह एक अधिकारी ने किया।',
  aboutYou: 'यह आपके बारे में है, इसलिए फ़ैसला किसी और अधिकारी को करना है।',
  confirm: 'पुष्टि करें',
  refuse: 'मना करें',
  withdraw: 'वापस लें',
  confirmOne: (what: string) => `पुष्टि करें: ${what}`,
  refuseOne: (what: string) => `मना करें: ${what}`,
  withdrawOne: (what: string) => `वापस लें: ${what}`,
  confirmTitle: (what: string) => `${what}?`,
  confirmText: 'यह तुरंत होगा। रिकॉर्ड में लिखा रहेगा कि यह दो अधिकारियों ने किया।',
  refuseTitle: (what: string) => `मना करें: ${what}?`,
  refuseText: 'कुछ नहीं बदलेगा। अधिकारी आपकी वजह रिकॉर्ड में पढ़ेंगे।',
  withdrawTitle: (what: string) => `वापस लें: ${what}?`,
  withdrawText: 'कुछ नहीं बदलेगा। इसका प्रस्ताव फिर से रखा जा सकता है।',
  goBack: 'वापस जाएँ',
  failed: 'यह नहीं हो सका।',
  loadFailed: 'फ़ैसले लोड नहीं हो सके।',
  waits: 'दूसरे अधिकारी के इंतज़ार में',

  reasonHint: 'बाकी अधिकारी इसे पढ़ते हैं।',
  reasonMissing: 'वजह लिखें। किसी और अधिकारी को इसकी पुष्टि करनी है।',

  setting: 'जो वापस न हो सके, उसके लिए दो अधिकारी',
  settingText:
    'एक अधिकारी प्रस्ताव रखते हैं, और दूसरे पुष्टि करते हैं: पब्लिश करना, पब्लिश हुए चुनाव में बदलाव, वोटिंग शुरू होने के बाद वोटर जोड़ना, रद्द करना, प्रमाणित करना, और वोट वाला चुनाव मिटाना। वोटिंग फिर भी घड़ी के हिसाब से शुरू और खत्म होती है।',
  settingOn: 'यह चालू है।',
  settingOff: 'यह बंद है: हर अधिकारी यह सब अकेले कर सकते हैं।',
  settingAlone:
    'अधिकारी सिर्फ़ आप हैं। दूसरे अधिकारी के आने तक इनमें से हर काम पर आपसे वजह पूछी जाएगी, और सब पढ़ेंगे कि आपने यह अकेले किया।',
  turnOn: 'चालू करें',
  turnOff: 'बंद करें',
  turnOnTitle: 'दो अधिकारियों का नियम चालू करें?',
  turnOnText: 'इसके बाद उसे बंद करने के लिए भी दो एडमिन चाहिए।',
  turnOffTitle: 'दो अधिकारियों का नियम बंद करें?',
  turnOffText: 'इसके बाद जिसके लिए अभी दो अधिकारी चाहिए, वह एक अधिकारी अकेले कर सकते हैं।',

  acts: {
    'election.publish': (name: string) => `${name} को पब्लिश करें`,
    'election.edit': (name: string) => `${name} में बदलाव करें`,
    'election.translate': (name: string) => `दूसरी भाषाओं में ${name} के शब्द बदलें`,
    'election.extend': (name: string) => `${name} का समय बढ़ाएँ`,
    'election.correct-name': (name: string) => `${name} में एक उम्मीदवार का नाम ठीक करें`,
    'election.add-time': (name: string) => `${name} में कुछ लोगों का समय बढ़ाएँ`,
    'election.take-time-back': (name: string) => `${name} का बढ़ाया हुआ समय वापस लें`,
    'election.pause': (name: string) => `${name} को रोकें`,
    'election.resume': (name: string) => `${name} को फिर शुरू करें`,
    'election.close': (name: string) => `${name} को अभी खत्म करें`,
    'election.to-draft': (name: string) => `${name} को फिर ड्राफ़्ट बनाएँ`,
    'election.cancel': (name: string) => `${name} को रद्द करें`,
    'election.settle-hold': (name: string) => `तय करें कि कौन सा नतीजा माना जाए: ${name}`,
    'election.delete': (name: string) => `${name} को उसके वोटों के साथ मिटाएँ`,
    'voter-list.add': (name: string) => `${name} में वोटर जोड़ें`,
    'election.draw': (name: string) => `${name} की लॉटरी मानें`,
    'election.release': (name: string) => `${name} के नतीजे जारी करें`,
    'election.sanction': (name: string) => `फ़ैसला और कार्रवाई: ${name}`,
    'election.overturn': (name: string) => `कार्रवाई पलटें: ${name}`,
    'election.returning-officer': (name: string) => `${name} के रिटर्निंग ऑफ़िसर का नाम दें`,
    'election.certify': (name: string) => `${name} को प्रमाणित करें`,
    'number.move': (number: string) => `${number} दूसरे अकाउंट को दें`,
    'campus.hand-over': () => 'नए अधिकारियों को ज़िम्मेदारी सौंपें',
    'campus.two-officers-off': () => 'दो अधिकारियों का नियम बंद करें',
  },
};
