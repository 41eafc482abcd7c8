import type { Translated } from '../translated.ts';
import type {
  contactMessages as EnglishContact,
  messagePageMessages as EnglishMessagePage,
} from '../en/contact.ts';

export const contactMessages: Translated<typeof EnglishContact> = {
  title: 'संपर्क',
  lede: 'सवाल पूछें, समस्या बताएँ या सुझाव दें। काउंसिल हर मैसेज पढ़ती है।',
  name: 'नाम',
  email: 'ईमेल',
  category: 'कैटेगरी',
  selectCategory: 'कैटेगरी चुनें',
  categories: { query: 'आम सवाल', grievances: 'समस्या', suggestion: 'सुझाव' },
  message: 'मैसेज',
  send: 'भेजें',
  failed: (sentence: string, reason: string) => `${sentence}: ${reason}`,
  kept: 'आपका लिखा हुआ अब भी यहाँ है।',
  reference: (id: string) => `रेफ़रेंस ${id}`,
  next: 'काउंसिल इसे पढ़ती है और आपको ईमेल से जवाब दे सकती है।',
  followTitle: 'अपने मैसेज का हाल जानें',
  followText:
    'अपने मैसेज का रेफ़रेंस और ईमेल पता लिखें। हम उस पते पर एक लिंक भेजते हैं। उससे पता चलता है कि आपके मैसेज का क्या हुआ।',
  referenceLabel: 'रेफ़रेंस',
  referenceShape: 'रेफ़रेंस में 8 अक्षर होते हैं: अंक और A से F तक के अक्षर',
  followEmail: 'वह ईमेल जो आपने दिया था',
  follow: 'मुझे लिंक भेजें',
  followFailed: 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  keepReference: 'रेफ़रेंस सँभालकर रखें। उससे इसी पेज पर मैसेज का हाल पता चलता है।',
  nextTitle: 'आगे क्या होगा',
  another: 'एक और भेजें',
};

export const messagePageMessages: Translated<typeof EnglishMessagePage> = {
  title: 'आपका मैसेज',
  noToken: 'यह पेज ईमेल के लिंक से खुलता है। संपर्क पेज पर नया लिंक माँगें।',
  loadFailed: 'आपका मैसेज लोड नहीं हो सका।',
  toContact: 'संपर्क पर जाएँ',
  statuses: { 'in-progress': 'काम चल रहा है', resolved: 'हल हो गया', rejected: 'बंद' },
  sent: 'भेजा गया',
  answers: 'काउंसिल के जवाब',
  mine: 'आपके मैसेज',
  mineFailed: 'आपके मैसेज लोड नहीं हुए।',
  noneYet: 'आपने अभी काउंसिल को कुछ नहीं लिखा है।',
  answered: 'काउंसिल का जवाब',
  noAnswers: 'अभी कोई जवाब नहीं आया।',
  due: (when: string) => `जवाब ${when} तक आना चाहिए।`,
  overdue: (when: string) => `जवाब में देर हो गई है। उसे ${when} तक आना था।`,
  inHand: 'काउंसिल आपकी समस्या पर काम कर रही है।',
};
