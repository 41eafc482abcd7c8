import type { Translated } from '../translated.ts';
import type { waitingEmails as English } from '../en/waiting-emails.ts';

/** The e-mails to officers about what an election waits for. */
export const waitingEmails: Translated<typeof English> = {
  tie: (position: string, election: string, tied: number, votes: number) => ({
    subject: `${election} में ${position} के लिए बराबरी`,
    line: `${tied} उम्मीदवारों को बराबर वोट मिले हैं: ${votes}। जब तक कोई अधिकारी बराबरी का फ़ैसला न करे, ${position} के लिए कोई नहीं जीता।`,
    action: { label: 'बराबरी का फ़ैसला करें', inText: 'बराबरी का फ़ैसला यहाँ करें:' },
  }),
  voteAgain: (position: string, election: string) => ({
    subject: `${election} में ${position} के लिए दोबारा वोटिंग करानी है`,
    line: 'विजेता का नाम हट गया या वे अयोग्य हैं, या किसी फ़ैसले से वोटिंग रद्द हुई। कोई अधिकारी दोबारा वोटिंग तैयार करें।',
    action: { label: 'वोटिंग तैयार करें', inText: 'वोटिंग यहाँ तैयार करें:' },
  }),
  certify: (election: string) => ({
    subject: `${election} को प्रमाणित किया जा सकता है`,
    line: 'शिकायत का समय खत्म हो गया, और अब कोई रुकावट नहीं है।',
    action: { label: 'प्रमाणित करें', inText: 'यहाँ प्रमाणित करें:' },
  }),
  message: (election: string) => ({
    subject: `${election} के बारे में मैसेज`,
    line: 'किसी ने इस चुनाव के बारे में काउंसिल को लिखा है, और जवाब का इंतज़ार है।',
    action: { label: 'मैसेज पढ़ें', inText: 'मैसेज यहाँ पढ़ें:' },
  }),
};
