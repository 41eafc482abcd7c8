import type { Translated } from '../translated.ts';
import type { complaintEmails as English } from '../en/complaint-emails.ts';

// The e-mails about complaints, rulings and what follows from them.

const seeElection = { label: 'चुनाव देखें' };

export const complaintEmails: Translated<typeof English> = {
  /** `isOwn` for whoever complained, false for whoever it is about. */
  sanctioned: ({ election }: { election: string }) => ({
    subject: `${election} का एक फ़ैसला आपके बारे में है`,
    before: `चुनाव ${election} में अधिकारियों ने फ़ैसला किया है।`,
    action: seeElection,
    after: ['फ़ैसला चुनाव के पेज पर भी है।'],
    reason: 'यह ईमेल इसलिए मिला क्योंकि आप एक चुनाव में उम्मीदवार हैं।',
  }),
  rulingProposed: ({ election }: { election: string }, contact: string) => ({
    subject: `${election} में आपके बारे में एक फ़ैसले का प्रस्ताव है`,
    before: `चुनाव ${election} में एक अधिकारी ने फ़ैसले का प्रस्ताव रखा है। दूसरे अधिकारी की पुष्टि से पहले कुछ नहीं होगा।`,
    action: seeElection,
    after: [`जवाब देना हो, तो काउंसिल को यहाँ लिखें: ${contact}`],
    reason: 'यह ईमेल इसलिए मिला क्योंकि आप एक चुनाव में उम्मीदवार हैं।',
  }),
  overturned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `${election} की एक कार्रवाई पलट दी गई`,
    before: `चुनाव ${election}, ${number === null ? 'एक फ़ैसला' : `शिकायत ${number} पर फ़ैसला`}: यह कार्रवाई हुई थी: `,
    isUndone: 'वह पलट दी गई, और उससे जो बदला था, वह वापस हो गया। वजह:',
    action: seeElection,
    after: ['दोनों चुनाव के पेज पर हैं।'],
    reason: 'यह ईमेल इसलिए मिला क्योंकि एक चुनाव का फ़ैसला आपसे जुड़ा था।',
  }),
};
