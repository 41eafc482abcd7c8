import type { ComplaintRuling } from '#core/elections/complaint.ts';
import type { Translated } from '../translated.ts';
import type { complaintEmails as English } from '../en/complaint-emails.ts';

// The e-mails about complaints, rulings and what follows from them.

interface Filed {
  number: number;
  election: string;
  /** When a ruling is due. */
  day: string;
  time: string;
}

const dueLine = ({ day, time }: Filed) => `फ़ैसला ${day}, ${time} तक होना है।`;
const seeElection = { label: 'चुनाव देखें' };
const ruled: Record<ComplaintRuling | 'answered', string> = {
  upheld: 'सही मानी गई',
  dismissed: 'खारिज हुई',
  'set-aside': 'छोड़ दी गई: यह नियमों से बाहर है',
  answered: 'का जवाब दिया गया',
};

export const complaintEmails: Translated<typeof English> = {
  filed: (filed: Filed) => ({
    subject: `${filed.election} के बारे में आपकी शिकायत ${filed.number}`,
    preview: dueLine(filed),
    before: [
      [`चुनाव ${filed.election} के बारे में आपकी शिकायत ${filed.number} मिल गई।`],
      [dueLine(filed)],
    ],
    action: { label: 'शिकायत का हाल देखें' },
    after: ['जिसके पास यह लिंक हो, वह शिकायत पढ़ सकता है। इसे अपने पास ही रखें।'],
    reason: 'यह ईमेल इसलिए मिला क्योंकि आपने एक चुनाव की शिकायत की।',
  }),
  accused: (filed: Filed) => ({
    subject: `${filed.election} में आपके बारे में शिकायत`,
    preview: 'एक बार जवाब दिया जा सकता है।',
    before: [
      [`चुनाव ${filed.election} की शिकायत ${filed.number} आपके बारे में है।`],
      [`इसे पढ़ें। एक बार जवाब दिया जा सकता है। ${dueLine(filed)}`],
    ],
    action: { label: 'पढ़ें और जवाब दें' },
    after: ['जिसके पास यह लिंक हो, वह शिकायत पढ़कर जवाब दे सकता है। इसे अपने पास ही रखें।'],
    reason: 'यह ईमेल इसलिए मिला क्योंकि एक चुनाव की शिकायत आपके बारे में है।',
  }),
  /** `isOwn` for whoever complained, false for whoever it is about. */
  ruled: (
    given: { number: number; election: string; ruling: ComplaintRuling | null },
    isOwn: boolean,
  ) => {
    const { number, election, ruling } = given;
    const [whose, why] = isOwn
      ? ['आपकी शिकायत', 'आपने एक चुनाव की शिकायत की']
      : ['शिकायत', 'एक चुनाव की शिकायत आपके बारे में है'];
    return {
      subject: `${whose} ${number} ${ruling === null ? 'का जवाब' : 'पर फ़ैसला'}`,
      preview: `चुनाव ${election} के बारे में।`,
      before: `चुनाव ${election}: ${whose} ${number} ${ruled[ruling ?? 'answered']}।`,
      action: seeElection,
      after: 'फ़ैसला चुनाव के पेज पर भी है, शिकायत के शब्दों के बिना।',
      reason: `यह ईमेल इसलिए मिला क्योंकि ${why}।`,
    };
  },
  isFinal: (contact: string) => `यहाँ यह फ़ैसला अंतिम है। काउंसिल को यहाँ लिखा जा सकता है: ${contact}`,
  appealTo: (hearsAppeals: string) => `इस फ़ैसले के खिलाफ़ अपील यहाँ की जा सकती है: ${hearsAppeals}`,
  sanctioned: ({ number, election }: { number: number | null; election: string }) => ({
    subject: `${election} का एक फ़ैसला आपके बारे में है`,
    before:
      number === null
        ? `चुनाव ${election} में अधिकारियों ने फ़ैसला किया है।`
        : `चुनाव ${election} की शिकायत ${number} पर अधिकारियों ने फ़ैसला किया है।`,
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
