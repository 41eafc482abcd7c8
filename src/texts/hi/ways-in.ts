import type { Translated } from '../translated.ts';
import type {
  signOnMessages as EnglishSignOn,
  waysInMessages as EnglishWaysIn,
} from '../en/ways-in.ts';

// The page after the log-in of the campus, and the ways to log in on the profile.

export const signOnMessages: Translated<typeof EnglishSignOn> = {
  title: 'लॉग इन हो रहा है',
  waiting: 'कृपया एक पल रुकें।',
  failed: 'लॉग इन नहीं हो सका। कृपया फिर कोशिश करें।',
  nothing: 'यह पेज यूनिवर्सिटी अकाउंट से लॉग इन का एक कदम है। आपने यहाँ कोई लॉग इन शुरू नहीं किया है।',
  again: 'फिर कोशिश करें',
  login: 'लॉग इन पर जाएँ',
  formTitle: 'अपना अकाउंट पूरा करें',
  formLede: 'आपके यूनिवर्सिटी अकाउंट से हमें पता चल गया कि आप कौन हैं। जो बाकी है, वह भर दें।',
  provedEmail: 'आपके यूनिवर्सिटी अकाउंट से, इसलिए इसकी पुष्टि हो चुकी है',
  submit: 'अकाउंट बनाएँ',
};

export const waysInMessages: Translated<typeof EnglishWaysIn> = {
  title: 'लॉग इन के तरीके',
  lede: 'इनमें से किसी एक के साथ पासवर्ड की ज़रूरत नहीं। लॉग इन का कम से कम एक तरीका हमेशा रहेगा।',
  passkeys: 'पासकी',
  passkeysText:
    'पासकी यानी पासवर्ड की जगह आपका फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक। इसका कोई अंदाज़ा नहीं लगा सकता।',
  noPasskeys: 'आपके पास अभी कोई पासकी नहीं है।',
  loadFailed: 'यह लोड नहीं हो सका।',
  added: 'जोड़ी गई',
  lastUsed: 'आखिरी बार इस्तेमाल',
  neverUsed: 'अभी इस्तेमाल नहीं हुई',
  name: 'पासकी का नाम',
  nameHint: 'ऐसा नाम जो आपको याद रहे, जैसे “मेरा फ़ोन”।',
  defaultName: 'यह डिवाइस',
  add: 'पासकी जोड़ें',
  rename: 'नाम बदलें',
  renameOne: (name: string) => `${name} का नाम बदलें`,
  saveName: 'सेव करें',
  remove: 'हटाएँ',
  removeOne: (name: string) => `${name} हटाएँ`,
  removeQuestion: (name: string) => `पासकी “${name}” हटाएँ? फिर उससे लॉग इन नहीं होगा।`,
  keep: 'रहने दें',
  unsupported: 'इस ब्राउज़र में पासकी नहीं चलती, या इस पेज का पता सुरक्षित (https) नहीं है।',
  stopped: 'कुछ नहीं बदला: पासकी की पुष्टि समय पर नहीं हुई।',
  known: 'इस डिवाइस में आपके अकाउंट की पासकी पहले से है।',
  wrongAddress: 'इस पते पर पासकी नहीं चलती। वह पता खोलें जो आपके कैंपस ने दिया है।',
  failed: 'पासकी नहीं चली। कृपया फिर कोशिश करें।',
  signOns: (name: string) => `${name} से लॉग इन`,
  otherSignOn: 'दूसरा यूनिवर्सिटी अकाउंट',
  noSignOns: 'अभी जुड़ा नहीं है।',
  connect: 'जोड़ें',
  disconnect: 'अलग करें',
  disconnectOne: (name: string) => `${name} अलग करें`,
  connected: 'जुड़ा हुआ',
  signOnFailed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
