import type { Translated } from '../translated.ts';
import type { handOverMessages as English } from '../en/hand-over.ts';
import { counted } from './plurals.ts';

// The messages of the form that hands the campus over to next year's officers.

export const handOverMessages: Translated<typeof English> = {
  open: 'अगले साल के अधिकारियों को ज़िम्मेदारी सौंपें',
  title: 'अगले साल के अधिकारियों को ज़िम्मेदारी सौंपें',
  loadFailed: 'अधिकारियों की लिस्ट लोड नहीं हो सकी।',

  successors: 'नए अधिकारी',
  successorsText:
    'जिनका अकाउंट है उनमें से चुनें, या किसी के लिए लिंक बनाएँ: लिंक जिसके पास हो, वह एक बार रोल लेता है, अपने अकाउंट से या नए अकाउंट से।',
  search: 'अकाउंट खोजें',
  add: (name: string) => `${name} को जोड़ें`,
  remove: (name: string) => `${name} को हटाएँ`,
  noMatch: 'ऐसा कोई अकाउंट नहीं मिला।',
  addLink: 'लिंक जोड़ें',
  link: 'लिंक',
  role: (name: string) => `${name} का रोल`,
  nobodyYet: 'अभी किसी को नहीं चुना गया।',

  links: 'रोल देने वाले लिंक',
  linksText: 'हर लिंक एक ही व्यक्ति को दें। लिंक जिसके पास हो, वह रोल लेता है, एक बार।',
  noLinks: 'कोई लिंक खुला नहीं है।',
  linksWait: 'पुष्टि होने पर नए लिंक यहाँ दिखेंगे।',
  worksUntil: (day: string) => `${day} तक चलेगा`,
  linkBy: (admin: string) => `${admin} का बनाया`,
  roleUntil: (day: string) => `रोल ${day} तक`,
  copyOf: (role: string) => `लिंक कॉपी करें: ${role}`,
  copy: 'कॉपी करें',
  takeBack: 'वापस लें',
  takeBackOf: (role: string) => `लिंक वापस लें: ${role}`,
  takeBackTitle: 'यह लिंक वापस लें?',
  takeBackText: 'यह फिर किसी के लिए नहीं चलेगा।',
  takeBackFailed: 'लिंक वापस नहीं लिया जा सका।',

  leaving: 'जाने वाले अधिकारी',
  lastDay: 'नए अधिकारियों का आख़िरी दिन',
  lastDayText:
    'उस दिन के बाद उनका रोल खत्म हो जाता है, पर तब नहीं जब कोई चुनाव खुला हो या प्रमाणित न हुआ हो। सभी अधिकारियों को दो हफ़्ते पहले बताया जाता है।',
  leavingOn: 'जाने वालों का आख़िरी दिन',
  leavingOnText: 'खाली हो तो तुरंत।',
  leavingText:
    'जाने वालों का अकाउंट रहता है, अधिकारी का रोल चला जाता है। वे स्टूडेंट हो जाते हैं, या एनरोलमेंट नंबर न हो तो फ़ैकल्टी।',

  newTerm: (year: number) => `${year} की काउंसिल शुरू करें`,
  newTermText: 'मौजूदा सदस्य काउंसिल के पेज से हटकर अपने कार्यकाल की लिस्ट में रहेंगे।',
  openTitle: 'क्या बाकी है',
  nothingOpen: 'कुछ बाकी नहीं है।',
  openItems: {
    accounts: (count: number) => `${counted(count, 'अकाउंट', 'अकाउंट')} मंज़ूरी के इंतज़ार में`,
    members: (count: number) => `${counted(count, 'सदस्य', 'सदस्य')} मंज़ूरी के इंतज़ार में`,
    nominations: (count: number) => counted(count, 'नॉमिनेशन पर फ़ैसला बाकी', 'नॉमिनेशन पर फ़ैसला बाकी'),
    messages: (count: number) => counted(count, 'मैसेज हल नहीं हुआ', 'मैसेज हल नहीं हुए'),
    elections: (count: number) => counted(count, 'चुनाव खत्म नहीं हुआ', 'चुनाव खत्म नहीं हुए'),
  },
  once: 'यह सब एक साथ होगा। जिनका रोल बदलेगा, उनका लॉग आउट हो जाएगा।',
  atOnce: 'उसके बाद नए अधिकारी तुरंत पुष्टि कर सकेंगे।',
  confirm: 'अभी सौंपें',
  failed: 'कुछ नहीं सौंपा गया।',
};
