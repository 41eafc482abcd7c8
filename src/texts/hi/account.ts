import type { Translated } from '../translated.ts';
import type {
  confirmEmailMessages as EnglishConfirmEmail,
  forgottenMessages as EnglishForgotten,
  logInMessages as EnglishLogIn,
  profileMessages as EnglishProfile,
  registerMessages as EnglishRegister,
  resetPasswordMessages as EnglishResetPassword,
  roleLinkMessages as EnglishRoleLink,
  setUpMessages as EnglishSetUp,
} from '../en/account.ts';

export const profileMessages: Translated<typeof EnglishProfile> = {
  title: 'प्रोफ़ाइल',
  logOut: 'लॉग आउट',
  dashboard: 'डैशबोर्ड',
  goToLogin: 'लॉग इन पर जाएँ',
  logOutFailed: 'लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।',
  settings: 'कैंपस की सेटिंग',

  changePhoto: 'फ़ोटो बदलें',
  removePhoto: 'फ़ोटो हटाएँ',
  save: 'सेव करें',
  cancel: 'रहने दें',
  uploading: 'फ़ोटो अपलोड हो रही है',

  security: 'अकाउंट',
  changePassword: 'पासवर्ड बदलें',
  currentPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  passwordText: 'यहाँ आपका लॉग इन बना रहता है। बाकी हर जगह से लॉग आउट हो जाता है।',
  passwordChanged: 'पासवर्ड बदल गया',
  passwordFailed: 'पासवर्ड नहीं बदला जा सका।',
  changeName: 'नाम बदलें',
  nameText: 'आपका नाम, जैसा बैलट पर और काउंसिल के पेज पर दूसरों को दिखता है।',
  name: 'नाम',
  nameFailed: 'नाम नहीं बदला जा सका।',
  changeEmail: 'ईमेल बदलें',
  emailText: 'हम नए पते पर एक लिंक भेजते हैं। जब वह लिंक खोला जाएगा, तब अकाउंट में नया पता लग जाएगा।',
  newEmail: 'नया ईमेल',
  emailFailed: 'ईमेल नहीं बदला जा सका।',
  emailSentTitle: 'अपना इनबॉक्स देखें',
  sendLink: 'लिंक भेजें',
  sessions: 'आप कहाँ-कहाँ लॉग इन हैं',
  sessionsText: 'हम नेटवर्क के पते (IP) सेव नहीं करते।',
  ownData: 'मेरा डेटा डाउनलोड करें',
  ownDataSaved: 'आपका डेटा फ़ाइल में सेव हो गया।',
  ownDataFailed: 'आपका डेटा पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  deleteAccount: 'अकाउंट मिटाएँ',
  deleteTitle: 'अपना अकाउंट मिटाएँ?',
  deleteText:
    'आपके डाले वोट गिनती में रहते हैं, और कोई नहीं जानता कि वे किसके थे। आपका नाम, नंबर, ईमेल, फ़ोटो और काउंसिल में जगह मिटा दी जाती है। इसे वापस नहीं लाया जा सकता।',
  deleteFailed: 'अकाउंट नहीं मिटाया जा सका।',
  leaveEverywhere: 'हर जगह से लॉग आउट करें',
  leaveEverywhereTitle: 'हर जगह से लॉग आउट करें?',
  leaveEverywhereText: 'हर ब्राउज़र से लॉग आउट हो जाएगा, इससे भी।',
  leaveEverywhereFailed: 'हर जगह से लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।',

  unconfirmedTitle: 'आपके ईमेल की पुष्टि नहीं हुई है',
  unconfirmedText: 'हमने जो ईमेल भेजा है, उसका लिंक खोलें।',
  sendAgain: 'ईमेल फिर भेजें',
  sendAgainFailed: 'ईमेल नहीं भेजा जा सका।',
};

export const forgottenMessages: Translated<typeof EnglishForgotten> = {
  link: 'पासवर्ड याद नहीं?',
  title: 'पासवर्ड याद नहीं?',
  lede: 'नया पासवर्ड चुनने के लिए हम आपको एक लिंक भेजते हैं।',
  email: 'आपके अकाउंट का ईमेल',
  submit: 'लिंक भेजें',
  sentTitle: 'अपना इनबॉक्स देखें',
  sentText: (email: string) =>
    `अगर किसी अकाउंट का पता ${email} है, तो लिंक वाला ईमेल भेज दिया गया है। लिंक एक घंटे तक चलता है।`,
  failed: 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  back: 'लॉग इन पर लौटें',
};

export const resetPasswordMessages: Translated<typeof EnglishResetPassword> = {
  title: 'नया पासवर्ड',
  lede: 'अपने अकाउंट के लिए नया पासवर्ड चुनें।',
  password: 'नया पासवर्ड',
  again: 'नया पासवर्ड दोबारा लिखें',
  differs: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  submit: 'पासवर्ड बदलें',
  failed: 'पासवर्ड नहीं बदला जा सका।',
  noToken: 'यह पेज ईमेल के लिंक से खुलता है। वह लिंक खोलें, या नया लिंक माँगें।',
  askAgain: 'नया लिंक माँगें',
};

export const confirmEmailMessages: Translated<typeof EnglishConfirmEmail> = {
  title: 'अपने ईमेल की पुष्टि करें',
  lede: 'इस पते की पुष्टि के लिए बटन दबाएँ। फिर काउंसिल आपको लिख सकती है।',
  submit: 'मेरे ईमेल की पुष्टि करें',
  doneTitle: 'आपके ईमेल की पुष्टि हो गई',
  failed: 'ईमेल की पुष्टि नहीं हो सकी। कृपया फिर कोशिश करें।',
  noToken: 'यह पेज ईमेल के लिंक से खुलता है। वह लिंक खोलें।',
  askAgain: 'ईमेल फिर से मँगवाने के लिए लॉग इन करें और अपनी प्रोफ़ाइल खोलें।',
  home: 'होम पर जाएँ',
};

export const logInMessages: Translated<typeof EnglishLogIn> = {
  help: 'लॉग इन नहीं हो रहा',
  title: 'लॉग इन',
  submit: 'लॉग इन करें',
  noAccount: 'अभी अकाउंट नहीं है?',
  register: 'रजिस्टर करें',
  queue: 'बहुत लोग लॉग इन कर रहे हैं। आप कतार में हैं।',
  waiting: (count: number) => `${count} लोग इंतज़ार में हैं।`,
  waitingTitle: 'मंज़ूरी का इंतज़ार',
  heldUp:
    'आपको इंतज़ार करने की ज़रूरत नहीं: हो सकता है कि किसी और ने आपका पासवर्ड बूझने की कोशिश की हो। अपने ईमेल पर आए लिंक से नया पासवर्ड चुनें।',
  askReset: 'मुझे नए पासवर्ड का लिंक भेजें',
};

export const registerMessages: Translated<typeof EnglishRegister> = {
  title: 'रजिस्टर',
  submit: 'रजिस्टर करें',
  hasAccount: 'पहले से अकाउंट है?',
  empty: {
    role: 'रोल चुनें।',
    name: 'अपना नाम लिखें।',
    email: 'अपना ईमेल पता लिखें।',
    password: 'पासवर्ड लिखें।',
  },
  logIn: 'लॉग इन करें',
  byListOnly:
    'इस कैंपस में स्टूडेंट का अकाउंट उस लिंक से बनता है जो हम वोटर लिस्ट में लिखे पते पर भेजते हैं, या काउंसिल के छपे हुए कोड से।',
  byLink: 'ईमेल से',
  sendLink: 'लिस्ट वाले मेरे पते पर लिंक भेजें',
  atDesk: 'काउंसिल के पास',
  atDeskText:
    'लिस्ट में आपका पता नहीं है? अपना स्टूडेंट कार्ड लेकर काउंसिल के पास आएँ। वहाँ आपको छपा हुआ कोड मिलेगा।',
  withCode: 'मेरे पास छपा हुआ कोड है',
  writeToCouncil: 'काउंसिल को लिखें',
};

export const setUpMessages: Translated<typeof EnglishSetUp> = {
  title: 'अपना कैंपस तैयार करें',
  lede: 'अपनी यूनिवर्सिटी का नाम दें और पहला एडमिन अकाउंट बनाएँ।',
  universityName: 'यूनिवर्सिटी का नाम',
  timeZone: 'टाइम ज़ोन',
  timeZoneHint: 'वोटिंग, इवेंट और ईमेल के समय इसी टाइम ज़ोन में दिखते हैं।',
  yourName: 'आपका नाम',
  submit: 'तैयार करें',
  done: 'आपका कैंपस तैयार है।',
  noToken: 'यह पेज उस एक बार वाले लिंक से खुलता है जो सर्वर ने शुरू होते समय छापा था। वह लिंक खोलें।',
  alreadyDone: 'यह कैंपस पहले से तैयार है।',
  goToLogin: 'लॉग इन पर जाएँ',
  failed: 'कैंपस तैयार नहीं हो सका।',
};

export const roleLinkMessages: Translated<typeof EnglishRoleLink> = {
  title: 'काउंसिल में आपका रोल',
  carries: (role: string) => `यह लिंक यह रोल देता है: ${role}। यह एक बार चलता है।`,
  until: (day: string) => `रोल ${day} को खत्म होगा।`,
  take: (name: string) => `${name} के रूप में रोल लें`,
  logIn: 'लॉग इन करें',
  register: 'रजिस्टर करें',
  loggedOutText: 'अकाउंट हो तो लॉग इन करें। नहीं तो रजिस्टर करें: आपका अकाउंट तुरंत चलेगा।',
  sessionsText: 'उसके बाद फिर से लॉग इन करना होगा।',
  failed: 'रोल नहीं लिया जा सका।',
  loadFailed: 'लिंक पढ़ा नहीं जा सका।',
  noToken: 'यह पेज काउंसिल के दिए लिंक से खुलता है। वह लिंक खोलें।',
  askAgain: 'जिसने लिंक दिया, उससे नया माँगें।',
  done: (role: string) => `अब यह रोल आपका है: ${role}`,
  doneText: 'फिर से लॉग इन करें।',
  registers: (role: string) => `आप रोल देने वाले लिंक से रजिस्टर कर रहे हैं: ${role}।`,
};
