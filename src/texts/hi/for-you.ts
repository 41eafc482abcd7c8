import type { Translated } from '../translated.ts';
import type { forYouMessages as English } from '../en/for-you.ts';
import { counted } from './plurals.ts';

export const forYouMessages: Translated<typeof English> = {
  title: 'आपके लिए',
  dashboard: (isOfficer: boolean) =>
    isOfficer ? 'अनुरोध, चुनाव और जो कुछ आपके इंतज़ार में है' : 'चुनाव और उनके रिकॉर्ड',
  voteWaits: (election: string) => `${election} में अब वोट दें`,
  votesLeft: (left: number, election: string) =>
    `आपके ${counted(left, 'वोट', 'वोट')} बाकी, ${election} में`,
  until: (when: string) => `वोटिंग ${when} को खत्म होगी`,
  nomination: {
    accepted: (position: string) => `आप ${position} के लिए उम्मीदवार हैं`,
    rejected: (position: string) => `${position} के लिए आपका नॉमिनेशन मंज़ूर नहीं हुआ`,
    pending: (position: string) => `${position} के लिए आपके नॉमिनेशन पर अधिकारी का फ़ैसला बाकी है`,
    removed: (position: string) => `आप अब ${position} के लिए उम्मीदवार नहीं हैं`,
  },
  changeNomination: 'इसे ऊपर “नॉमिनेशन” में बदला या वापस लिया जा सकता है।',
  entered: (position: string) => `काउंसिल ने ${position} के लिए उम्मीदवार के तौर पर आपका नाम दिया है`,
  enteredLine: (name: string, election: string) =>
    `${election}: ${name}. आपने साबित किया है कि ये आप हैं।`,
  take: 'उम्मीदवारी लें',
  takeOf: (position: string) => `${position} की उम्मीदवारी लें`,
  takeFailed: 'उम्मीदवारी नहीं ली जा सकी। कृपया फिर कोशिश करें।',
  changed: (election: string) => `${election} में बदलाव हुआ है`,
  results: (election: string) => `${election} के नतीजे आ गए हैं`,
  won: (position: string) => `आपने ${position} का चुनाव जीता`,
  council: (reason: string) => `काउंसिल का कहना है: ${reason}`,
};
