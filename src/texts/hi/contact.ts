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
  nextTitle: 'आगे क्या होगा',
  aboutFailed: 'फ़ॉर्म का यह हिस्सा लोड नहीं हो सका।',
  another: 'एक और भेजें',
};

export const messagePageMessages: Translated<typeof EnglishMessagePage> = {
  title: 'आपका मैसेज',
  ended: 'यह लिंक अब नहीं चलता। काउंसिल ईमेल से जवाब देती है। लॉग इन करके अपने मैसेज संपर्क पेज पर देखें।',
  loadFailed: 'आपका मैसेज लोड नहीं हो सका।',
  toContact: 'संपर्क पर जाएँ',
  statuses: { 'in-progress': 'काम चल रहा है', resolved: 'हल हो गया', rejected: 'बंद' },
  mine: 'आपके मैसेज',
  mineFailed: 'आपके मैसेज लोड नहीं हुए।',
  noneYet: 'आपने अभी काउंसिल को कुछ नहीं लिखा है।',
  answered: 'काउंसिल का जवाब',
  noAnswers: 'अभी कोई जवाब नहीं आया।',
  due: (when: string) => `जवाब ${when} तक आना चाहिए।`,
  overdue: (when: string) => `जवाब में देर हो गई है। उसे ${when} तक आना था।`,
};
