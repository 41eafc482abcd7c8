import type { Translated } from '../translated.ts';
import type { contactRequests as English } from '../en/contact-requests.ts';

// The messages of the contact requests on the dashboard. dashboard.ts includes them.

export const contactRequests: Translated<typeof English> = {
  list: 'काउंसिल के मैसेज',
  search: 'मैसेज खोजें',
  placeholder: 'नाम, ईमेल या मैसेज खोजें',
  filter: 'स्थिति',
  all: 'सभी',
  statuses: { 'in-progress': 'जारी है', resolved: 'हल हो गया', rejected: 'नामंज़ूर' },
  inProgress: (count: number) => `${count} जारी`,
  emptyText: 'संपर्क पेज से आए मैसेज यहाँ दिखते हैं।',
  resolve: 'हल हो गया',
  reject: 'नामंज़ूर करें',
  delete: 'मिटाएँ',
  due: (when: string) => `${when} तक जवाब दें।`,
  overdue: (when: string) => `जवाब में देर हो गई। ${when} तक देना था।`,
  answer: 'जवाब दें',
  answerOne: (name: string) => `${name} के मैसेज का जवाब दें`,
  answerTitle: (name: string) => `${name} को जवाब दें`,
  answerText: (email: string) => `जवाब ${email} पर भेजा जाएगा और मैसेज के साथ रखा जाएगा।`,
  answerLabel: 'आपका जवाब',
  answerResolves: 'मैसेज को “हल हो गया” मानें',
  sendAnswer: 'जवाब भेजें',
  answerFailed: 'जवाब नहीं भेजा जा सका।',
  answers: 'जवाब',
  answeredBy: (name: string) => `जवाब: ${name}`,
  somebody: 'मिटाया गया अकाउंट',
  resolveOne: (name: string) => `${name} का मैसेज: हल हो गया`,
  rejectOne: (name: string) => `${name} का मैसेज नामंज़ूर करें`,
  deleteOne: (name: string) => `${name} का मैसेज मिटाएँ`,
  deleteTitle: (name: string) => `${name} का मैसेज मिटाएँ?`,
  deleteText: 'यह अपने जवाबों के साथ सबके लिए मिट जाएगा। इसे वापस नहीं लाया जा सकता।',
  showAll: 'पूरा दिखाएँ',
  showLess: 'कम दिखाएँ',
};
