import type { Translated } from '../translated.ts';
import type { accountEmails as English } from '../en/account-emails.ts';

// The e-mails with a link to an account, and whether one was approved. No name is in those with a link: it could
// hold any text, written by one person for another to read.

export const accountEmails: Translated<typeof English> = {
  links: {
    'reset-password': (university: string) => ({
      subject: 'नया पासवर्ड चुनें',
      preview: 'लिंक एक घंटे तक चलेगा।',
      before: `${university} में आपके अकाउंट के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा, तो एक घंटे के अंदर यह लिंक खोलें:`,
      label: 'नया पासवर्ड चुनें',
      after: 'अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
      reason: 'यह ईमेल इसलिए मिला क्योंकि किसी ने लॉग इन पेज पर यह पता लिखा।',
    }),
    'confirm-email': (university: string) => ({
      subject: 'अपने ईमेल पते की पुष्टि करें',
      preview: 'लिंक तीन दिन तक चलेगा।',
      before: `${university} में इस पते से एक अकाउंट बना है। अगर वह आपका है, तो पुष्टि के लिए तीन दिन के अंदर यह लिंक खोलें:`,
      label: 'इस पते की पुष्टि करें',
      after: 'अगर यह आपने नहीं किया, तो कुछ न करें: शायद किसी ने गलत पता लिख दिया।',
      reason: 'यह ईमेल इसलिए मिला क्योंकि किसी ने इस पते से रजिस्टर किया।',
    }),
    'change-email': (university: string) => ({
      subject: 'अपने नए ईमेल पते की पुष्टि करें',
      preview: 'लिंक तीन दिन तक चलेगा।',
      before: `${university} के एक अकाउंट में यह ईमेल पता लगाने को कहा गया है। अगर यह आपने किया, तो तीन दिन के अंदर यह लिंक खोलें। तब तक आपके अकाउंट में पुराना पता रहेगा:`,
      label: 'इस पते की पुष्टि करें',
      after: 'अगर यह आपने नहीं किया, तो कुछ न करें: शायद किसी ने गलत पता लिख दिया।',
      reason: 'यह ईमेल इसलिए मिला क्योंकि किसी ने अपने अकाउंट के लिए यह पता दिया।',
    }),
  },
};
