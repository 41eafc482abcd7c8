import type { Translated } from '../translated.ts';
import type { returningOfficerEmails as English } from '../en/returning-officer-emails.ts';

// The e-mails to whoever officers name as the returning officer of an election.

const reason = 'यह ईमेल इसलिए मिला क्योंकि अधिकारियों ने रिटर्निंग ऑफ़िसर के लिए आपका नाम दिया।';
const task =
  'मैसेज पढ़ना, फ़ैसले देना, वोटिंग रोकना, लॉटरी दर्ज करना, नतीजे जारी करना और चुनाव को प्रमाणित करना आपके हाथ में है।';

export const returningOfficerEmails: Translated<typeof English> = {
  named: (election: string) => ({
    subject: `आप ${election} के रिटर्निंग ऑफ़िसर हैं`,
    preview: 'हमेशा की तरह लॉग इन करें।',
    before: [[`अधिकारियों ने चुनाव ${election} के रिटर्निंग ऑफ़िसर के लिए आपका नाम दिया।`], [task]],
    action: { label: 'चुनाव देखें' },
    after: [
      'हमेशा की तरह लॉग इन करें। अगर यह काम न हो सके, तो अधिकारियों को बताएँ: वे किसी और का नाम दे सकते हैं।',
    ],
    reason,
  }),
};
