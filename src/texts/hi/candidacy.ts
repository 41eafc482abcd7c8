import type { Translated } from '../translated.ts';
import type { candidacyMessages as English } from '../en/candidacy.ts';

export const candidacyMessages: Translated<typeof English> = {
  title: 'आपकी उम्मीदवारी',
  loadFailed: 'लिंक पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  noLink: 'यह पेज ईमेल के लिंक से खुलता है।',
  askAgain: 'काउंसिल आपको नया लिंक भेज सकती है।',
  writeToCouncil: 'काउंसिल को लिखें',
  message: 'जो लिंक पूछता है कि मुझे उम्मीदवार बनना है या नहीं, वह नहीं चलता।',
  toElections: 'चुनावों पर जाएँ',

  entered: (name: string, position: string, election: string) =>
    `${name}, काउंसिल ने ${election} में ${position} के लिए उम्मीदवार के तौर पर आपका नाम दिया है।`,
  until: 'वोटिंग शुरू होने से पहले हाँ या ना कहें:',
  beforeOpening: 'वोटिंग शुरू होने से पहले हाँ या ना कहें। तारीख अभी तय नहीं है।',
  stands: 'आपका नाम बैलट पर है। अगर आप कुछ न करें, तो वह वहीं रहता है।',
  noAnswer: 'अगर आप कुछ न करें, तो आपका नाम बैलट पर नहीं आएगा।',
  yes: 'हाँ, मंज़ूर है',
  no: 'ना',
  failed: 'आपका जवाब सेव नहीं हो सका। कृपया फिर कोशिश करें।',

  loggedInAs: (viewer: string, name: string) =>
    `आप ${viewer} के नाम से लॉग इन हैं। यह लिंक ${name} के लिए है।`,
  takeTitle: (viewer: string, name: string) => `क्या आप ही ${name} हैं, और अकाउंट ${viewer} का है?`,
  takeAsk: (viewer: string, name: string) =>
    `${name} की जगह ${viewer} का नाम उम्मीदवार में आ जाता है। इसे वापस नहीं लिया जा सकता।`,
  takeText: 'अकाउंट से यह उम्मीदवारी इस साइट पर आपके हाथ में आ जाती है।',
  take: (name: string) => `${name} का अकाउंट लगाएँ`,
  takeFailed: 'अकाउंट नहीं लग सका। कृपया फिर कोशिश करें।',
  logIn: 'लॉग इन करें',
  register: 'रजिस्टर करें',

  saidYes: (position: string) => `आपने ${position} के लिए हाँ कहा`,
  saidYesText: 'आपके जवाब से आपका नाम बैलट पर आ गया। मन बदल जाए, तो लॉग इन करें और चुनाव के पेज पर पीछे हटें।',
  saidYesWithoutAccount: 'आपके जवाब से आपका नाम बैलट पर आ गया। मन बदल जाए, तो काउंसिल को लिखें।',
  saidNo: (position: string) => `आपने ${position} के लिए ना कहा`,
  saidNoText: 'इस जवाब से आपका नाम बैलट पर नहीं आता। अगर गलती से हुआ, तो काउंसिल को लिखें।',
  tooLate: 'वोटिंग शुरू हो चुकी है',
  standsLate: (position: string) => `आप ${position} के लिए उम्मीदवार हैं`,
  /** Without an account. */
  standsLateByLink:
    'वोटिंग शुरू हो चुकी है। उम्मीदवार नहीं रहना है, तो ना कहें। उम्मीदवार तय हो जाने के बाद आप अकाउंट से पीछे हट सकते हैं।',
  standsLateText:
    'वोटिंग शुरू हो चुकी है। अगर उम्मीदवार नहीं रहना है, तो लॉग इन करें और चुनाव के पेज पर पीछे हटें।',
  tooLateText: (position: string) =>
    `जवाब वोटिंग शुरू होने से पहले ही माना जाता है, इसलिए इस जवाब से ${position} के बैलट पर आपका नाम नहीं आता।`,
};
