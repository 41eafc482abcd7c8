import type { Translated } from '../translated.ts';
import type {
  accountsMessages as EnglishAccounts,
  sessionsMessages as EnglishSessions,
} from '../en/people.ts';
import { counted, hindi } from './plurals.ts';

// The messages about accounts: the list for admins, and the sessions of a person.

const number = new Intl.NumberFormat(hindi);

export const sessionsMessages: Translated<typeof EnglishSessions> = {
  own: 'आपका लॉग इन कहाँ-कहाँ है',
  unknownDevice: 'अनजान ब्राउज़र',
  current: 'यह ब्राउज़र',
  seen: 'आखिरी बार इस्तेमाल:',
  end: 'लॉग आउट करें',
  endOne: (device: string) => `${device} को लॉग आउट करें`,
  endOthers: 'बाकी सब ब्राउज़र लॉग आउट करें',
  loadFailed: 'लॉग इन की लिस्ट लोड नहीं हो सकी।',
  failed: 'लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।',
};

export const accountsMessages: Translated<typeof EnglishAccounts> = {
  list: 'अकाउंट',
  search: 'अकाउंट खोजें',
  placeholder: 'नाम, नंबर या ईमेल',
  role: 'रोल',
  allRoles: 'सभी रोल',
  state: 'स्थिति',
  allStates: 'सभी स्थितियाँ',
  states: { active: 'चालू', waiting: 'मंज़ूरी के इंतज़ार में', suspended: 'सस्पेंड' },
  found: (count: number) => counted(count, 'अकाउंट', 'अकाउंट'),
  more: (count: number) => `${number.format(count)} से ज़्यादा अकाउंट हैं। जो चाहिए उसे खोजें।`,
  none: 'ऐसा कोई अकाउंट नहीं मिला।',
  clear: 'सभी अकाउंट दिखाएँ',
  loadFailed: 'अकाउंट लोड नहीं हो सके।',
  open: 'खोलें',
  openOne: (name: string) => `${name} का अकाउंट खोलें`,
  confirmed: 'पुष्टि हो चुकी',
  unconfirmed: 'पुष्टि नहीं हुई',
  pending: (email: string) => `लिंक खुलने का इंतज़ार: ${email}।`,
  registered: 'रजिस्टर हुआ',
  suspendedFor: (reason: string) => `सस्पेंड: ${reason}`,
  own: 'यह आपका अपना अकाउंट है। अपना ईमेल अपनी प्रोफ़ाइल में बदलें।',

  correctTitle: 'अकाउंट सुधारें',
  name: 'नाम',
  email: 'ईमेल',
  emailHint:
    'यह तुरंत लागू होगा, और पुराने पते पर बता दिया जाएगा। दो अधिकारियों का नियम हो, तो दूसरा अधिकारी पुष्टि करता है।',
  officerEmail: 'अधिकारी अपना पता खुद, अपनी प्रोफ़ाइल में बदलते हैं।',
  number: 'एनरोलमेंट नंबर',
  reason: 'वजह',
  reasonHint: 'ज़रूरी है, अगर वह व्यक्ति वोट दे चुका है और नंबर बदल रहा है। यह रिकॉर्ड में रहेगा।',
  save: 'बदलाव सेव करें',
  saveFailed: 'बदलाव सेव नहीं हो सके।',
  nothingChanged: 'कुछ नहीं बदला।',

  roleTitle: 'रोल',
  roleText:
    'वह व्यक्ति लॉग आउट हो जाएगा, और अगले लॉग इन से नया रोल मिलेगा। पर्यवेक्षक चुनाव, नतीजे और रिकॉर्ड पढ़ सकते हैं, पर कुछ बदल नहीं सकते और वोट नहीं दे सकते। पर्यवेक्षक “फ़ैकल्टी” रोल से लॉग इन करते हैं।',
  changeRole: 'रोल बदलें',
  changeRoleTitle: (name: string, role: string) => `${name} को ${role} बनाएँ?`,
  roleNames: {
    student: 'स्टूडेंट',
    faculty: 'फ़ैकल्टी',
    council: 'काउंसिल सदस्य',
    admin: 'एडमिन',
    observer: 'पर्यवेक्षक',
  },
  roleFailed: 'रोल बदला नहीं जा सका।',

  passwordTitle: 'पासवर्ड',
  passwordText: 'उस व्यक्ति को ईमेल में लिंक मिलेगा, जिससे वह नया पासवर्ड चुन सके।',
  sendReset: 'रीसेट का ईमेल भेजें',
  resetFailed: 'ईमेल नहीं भेजा जा सका।',
  linkText:
    'यह सर्वर ईमेल को एक फ़ोल्डर में लिखता है, इसलिए कोई ईमेल पहुँचता नहीं। ईमेल की जगह अधिकारी को लिंक दिया जा सकता है। जो उससे लॉग इन करे, वह 72 घंटे तक कोई पुष्टि नहीं कर सकता, और सब अधिकारी पढ़ेंगे कि लिंक आपने दिखाया।',
  showLink: 'लिंक दिखाएँ',
  linkFailed: 'लिंक नहीं बन सका।',
  linkWorks: (minutes: number) => `यह एक बार, ${minutes} मिनट तक चलेगा, और दोबारा नहीं दिखेगा।`,

  until: (day: string) => `${day} तक`,
  factorTitle: 'दूसरा स्टेप',
  factorOn: 'हर लॉग इन में दूसरा स्टेप चाहिए। इसे तभी हटाएँ जब उस व्यक्ति का फ़ोन या पासकी खो गई हो।',
  factorOff: 'लॉग इन के लिए सिर्फ़ पासवर्ड चाहिए। अधिकारी अपनी प्रोफ़ाइल में दूसरा स्टेप चालू करते हैं।',
  factorReason: 'हटाने की वजह',
  takeOff: 'दूसरा स्टेप हटाएँ',
  takeOffFailed: 'दूसरा स्टेप हटाया नहीं जा सका।',

  suspendTitle: 'सस्पेंड',
  suspendText:
    'सस्पेंड किए अकाउंट से न लॉग इन हो सकता है, न वोट दिया जा सकता है। लॉग इन करने पर उस व्यक्ति को वजह दिखेगी।',
  suspendReason: 'सस्पेंड करने की वजह',
  suspend: 'अकाउंट सस्पेंड करें',
  suspendFailed: 'अकाउंट सस्पेंड नहीं किया जा सका।',
  lift: 'सस्पेंशन हटाएँ',
  liftFailed: 'सस्पेंशन हटाया नहीं जा सका।',

  deleteTitle: 'मिटाएँ',
  deleteText:
    'वोट गिने हुए रहेंगे, और कोई नहीं जान सकेगा कि वे किसके थे। उस व्यक्ति की बाकी सारी जानकारी मिट जाएगी।',
  delete: 'अकाउंट मिटाएँ',
  deleteAsk: (name: string) => `${name} का अकाउंट मिटाएँ?`,
  deleteFailed: 'अकाउंट मिटाया नहीं जा सका।',
};
