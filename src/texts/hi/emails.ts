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
  reasonOf: (reason: EmailProblem | null) => (reason === null ? '' : reasons[reason]),

  counts: ({ waiting, failed }: { waiting: number; failed: number }) =>
    `${counted(waiting, 'ईमेल भेजा जाना बाकी है', 'ईमेल भेजे जाने बाकी हैं')}, ${failed} नहीं जा पाए।`,
};
