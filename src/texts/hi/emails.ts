import type { EmailProblem } from '#core/emails/email-problems.ts';
import type { Translated } from '../translated.ts';
import type { emailsMessages as English } from '../en/emails.ts';
import { counted } from './plurals.ts';

// The messages about e-mails on the dashboard. dashboard.ts includes them.

/** Why an e-mail did not leave, in words for people who run no mail server. */
const reasons: Record<EmailProblem, string> = {
  'no-mailbox': 'मेल सर्वर कहता है कि यह पता ईमेल नहीं लेता। देखें कि पता लिखने में गलती तो नहीं हुई।',
  refused: 'मेल सर्वर ने यह ईमेल लेने से मना कर दिया। इसकी फिर कोशिश नहीं होगी।',
  'put-off': 'मेल सर्वर ने बाद में कोशिश करने को कहा। फिर कोशिश अपने आप होगी।',
  relay: 'मेल सर्वर हमारे ईमेल इस पते पर नहीं भेजता। जो उसे चलाते हैं, वे इसकी इजाज़त दे सकते हैं।',
  'no-server': 'मेल सर्वर तक पहुँचा नहीं जा सका।',
  'not-now': 'मेल सर्वर अभी ईमेल नहीं ले रहा।',
  'log-in': 'मेल सर्वर ने हमारा लॉग इन नहीं माना। सर्वर की सेटिंग में उसका नाम या पासवर्ड गलत है।',
  'not-allowed': 'मेल सर्वर हमारे ईमेल नहीं लेता। क्या जाँचना है, यह “सर्वर” पेज पर लिखा है।',
  uncertain: 'ईमेल लेते-लेते मेल सर्वर ने जवाब देना बंद कर दिया। ईमेल शायद पहुँच गया हो।',
  stopped: 'यह ईमेल भेजते समय Hustings बंद हो गया। ईमेल शायद पहुँच गया हो।',
  restored: 'बैकअप बनते समय यह ईमेल भेजा जा रहा था। ईमेल शायद पहुँच गया हो।',
  expired: 'भेजे जाने से पहले ही इसके लिंक का समय खत्म हो गया।',
};

export const emailsMessages: Translated<typeof English> = {
  stuckTitle: (count: number) => counted(count, 'ईमेल नहीं भेजा गया', 'ईमेल नहीं भेजे गए'),
  reasonOf: (reason: EmailProblem | null) => (reason === null ? '' : reasons[reason]),
  to: (address: string) => `${address} को`,
  sendAgain: 'फिर भेजें',
  sendAgainOne: (subject: string, address: string) => `फिर भेजें: ${subject}, ${address} को`,

  failedCount: (count: number) => `नहीं गए: ${count}`,
  waitingCount: (count: number) => `बाकी: ${count}`,
  loadFailed: 'ईमेल लोड नहीं हो सके।',
  actFailed: 'यह नहीं हो सका।',
  files: 'मेल सर्वर की सेटिंग नहीं है। ईमेल सर्वर पर फ़ाइलों में सेव होते हैं।',
  counts: ({ waiting, failed }: { waiting: number; failed: number }) =>
    `${counted(waiting, 'ईमेल भेजा जाना बाकी है', 'ईमेल भेजे जाने बाकी हैं')}, ${failed} नहीं जा पाए।`,
  empty: 'सब ईमेल भेज दिए गए।',
  test: 'मुझे एक टेस्ट ईमेल भेजें',
  nextTry: 'अगली कोशिश:',
  unnamedWaiting: (count: number) =>
    `${counted(count, 'और ईमेल बाकी है', 'और ईमेल बाकी हैं')}। यहाँ कोई पढ़ नहीं सकता, क्योंकि ये लॉग इन और अकाउंट के बारे में हैं।`,
  unnamedFailed: (count: number) =>
    `${counted(count, 'और ईमेल नहीं गया', 'और ईमेल नहीं गए')}। उन्हें यहाँ कोई नहीं पढ़ सकता, क्योंकि उनमें एक ही व्यक्ति के लिए लिंक हैं। जिनके वे हैं, वे नया लिंक माँग सकते हैं।`,
  openAccount: 'अकाउंट सुधारें',
  tellYourself:
    'हो सकता है कोई और यह अकाउंट इस्तेमाल कर रहा हो, और जिनका यह है उन्हें बताया नहीं गया। उन्हें खुद बताएँ, और पता सुधारें। क्या हुआ, यह उनकी प्रोफ़ाइल में लिखा है।',
  askAgain: 'जिनका यह है, वे नया लिंक माँग सकते हैं।',
  unsentTitle: 'जो नहीं गए',
  giveUp: 'छोड़ दें',
  giveUpOne: (subject: string, address: string) => `छोड़ दें: ${subject}, ${address} को`,
  giveUpAll: 'जो नहीं गए, सब छोड़ दें',
  giveUpTitle: (count: number) => `${counted(count, 'ईमेल, जो नहीं गया', 'ईमेल, जो नहीं गए')}, छोड़ दें?`,
  giveUpText: 'ये भेजे नहीं जाएँगे, और इस लिस्ट से हट जाएँगे।',
  mailingsTitle: 'चुनावों के ईमेल, बहुत लोगों को',
  reachedNobody: (count: number) => counted(count, 'ईमेल नहीं पहुँचा।', 'ईमेल नहीं पहुँचे।'),
  late: {
    title: 'ईमेल नहीं जा रहे हैं',
    forAdmins: (count: number) =>
      `${counted(count, 'ईमेल अभी नहीं गया', 'ईमेल अभी नहीं गए')}, सबसे पुराना दस मिनट से ज़्यादा समय से रुका है।`,
    forCouncil: 'सबसे पुराना दस मिनट से ज़्यादा समय से रुका है। किसी एडमिन को बताएँ।',
  },
};
