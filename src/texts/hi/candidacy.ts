import type { Translated } from '../translated.ts';
import type { candidacyMessages as English } from '../en/candidacy.ts';

export const candidacyMessages: Translated<typeof English> = {
  title: 'आपकी उम्मीदवारी',
  loadFailed: 'लिंक पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  noLink: 'यह पेज ईमेल के लिंक से खुलता है।',
  askAgain: 'उम्मीदवार नहीं बनना हो, तो काउंसिल को लिखें।',
  writeToCouncil: 'काउंसिल को लिखें',
  message: 'मेरा नाम उम्मीदवार के तौर पर दिया गया, और उसका लिंक नहीं चलता।',
  write: 'मेरा नाम उम्मीदवार के तौर पर दिया गया, और मुझे उम्मीदवार नहीं बनना है।',
  toElections: 'चुनावों पर जाएँ',

  entered: (name: string, position: string, election: string) =>
    `${name}, काउंसिल ने ${election} में ${position} के लिए उम्मीदवार के तौर पर आपका नाम दिया है।`,
  stands: 'आपका नाम बैलट पर है। अगर यह सही है, तो कुछ करने की ज़रूरत नहीं।',
  waits: 'समर्थकों की पुष्टि होते ही आपका नाम बैलट पर होगा।',
  leaveText: 'उम्मीदवार नहीं बनना हो, तो उम्मीदवार तय होने तक बैलट से हटा जा सकता है।',
  leave: 'बैलट से हटें',
  leaveTitle: 'बैलट से हटना है?',
  leaveAsk: (position: string) =>
    `${position} के बैलट से आपका नाम हट जाएगा। इसके लिए आपका नाम फिर कोई नहीं दे सकेगा।`,
  stepDownText:
    'उम्मीदवार तय हो चुके हैं। फिर भी पीछे हटा जा सकता है: आपका नाम बैलट पर रहता है, और आपको मिले वोट गिने जाते हैं।',
  stepDown: 'पीछे हटें',
  stepDownTitle: 'पीछे हटना है?',
  stepDownAsk: (position: string) =>
    `सब पढ़ेंगे कि आप ${position} की उम्मीदवारी से पीछे हट गए। इसे वापस नहीं लिया जा सकता।`,
  /** Where the link leads to the council alone. */
  final: 'उम्मीदवार तय हो चुके हैं। उम्मीदवार नहीं रहना हो, तो काउंसिल को लिखें।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  off: (position: string) => `आप ${position} के लिए उम्मीदवार नहीं हैं`,
  offText: 'अगर यह गलती से हुआ, तो काउंसिल को लिखें।',

  loggedInAs: (viewer: string, name: string) =>
    `आप ${viewer} के नाम से लॉग इन हैं। यह लिंक ${name} के लिए है।`,
  takeTitle: (viewer: string, name: string) => `क्या आप ही ${name} हैं, और अकाउंट ${viewer} का है?`,
  takeAsk: (viewer: string, name: string) =>
    `${name} की जगह ${viewer} का नाम उम्मीदवार में आ जाता है। इसे वापस नहीं लिया जा सकता।`,
  takeText: 'आपने साबित किया है कि यह उम्मीदवारी आपकी है। अपने अकाउंट से आप वह लिख सकते हैं जो वोटर पढ़ेंगे।',
  prove:
    'जिस नंबर या ईमेल पते से आपका नाम दिया गया, उसे साबित करने पर यह उम्मीदवारी आपके अकाउंट की हो सकती है।',
  take: (name: string) => `${name} का अकाउंट लगाएँ`,
  takeFailed: 'अकाउंट नहीं लग सका। कृपया फिर कोशिश करें।',
  logIn: 'लॉग इन करें',
  register: 'रजिस्टर करें',
};
