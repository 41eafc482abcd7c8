import type { Translated } from '../translated.ts';
import type {
  electionEmails as EnglishElection,
  voterListEmails as EnglishVoterList,
} from '../en/election-emails.ts';

// The e-mails about an election to many people: to accounts, and to the addresses of a voter list.

interface Dates {
  election: string;
  opens: string;
  closes: string;
}

interface Closing {
  election: string;
  closes: string;
  isTomorrow: boolean;
}

const reason = 'यह ईमेल इसलिए मिला क्योंकि इस चुनाव में आपका वोट है।';
const seeElection = { label: 'चुनाव देखें', inText: 'चुनाव यहाँ है:' };
const voteNow = { label: 'अभी वोट दें', inText: 'यहाँ वोट दें:' };

export const electionEmails: Translated<typeof EnglishElection> = {
  invitation: ({ election, opens, closes }: Dates) => ({
    subject: `${election} में आपका वोट है`,
    preview: `वोटिंग ${opens} को शुरू होगी।`,
    before: [
      ['आपको ', { strong: election }, ' में वोट देने का बुलावा है।'],
      ['वोटिंग ', { strong: opens }, ' को शुरू होगी और ', { strong: closes }, ' को खत्म होगी।'],
    ],
    action: seeElection,
    after: ['आप किसे वोट देते हैं, यह कोई नहीं देख सकता।'],
    reason,
  }),
  'voting-opens': ({ election, closes }: Dates) => ({
    subject: `${election} की वोटिंग शुरू हो गई`,
    preview: `${closes} तक वोट दें।`,
    before: [
      ['चुनाव ', { strong: election }, ' की वोटिंग शुरू हो गई है।'],
      ['अब ', { strong: closes }, ' तक वोट दिया जा सकता है।'],
    ],
    action: voteNow,
    reason,
  }),
  'closes-tomorrow': ({ election, closes, isTomorrow }: Closing) => ({
    subject: `${election} की वोटिंग ${isTomorrow ? 'कल' : 'जल्द ही'} खत्म होगी`,
    preview: `${closes} तक वोट दें।`,
    before: [
      ['चुनाव ', { strong: election }, ' की वोटिंग ', { strong: closes }, ' को खत्म होगी।'],
      ['आपने अभी वोट नहीं दिया है। इसमें एक मिनट लगता है।'],
    ],
    action: voteNow,
    reason,
  }),
  results: ({ election }: { election: string }) => ({
    subject: `${election} के नतीजे आ गए`,
    preview: 'देखें कि जीत किसकी हुई।',
    before: [['चुनाव ', { strong: election }, ' की वोटिंग खत्म हो गई, और वोट गिन लिए गए हैं।']],
    action: { label: 'नतीजे देखें', inText: 'नतीजे यहाँ हैं:' },
    reason,
  }),
  voted: ({ election }: { election: string }) => ({
    subject: `आपने ${election} में वोट दिया`,
    preview: 'अगर यह आपने नहीं किया, तो क्या करें।',
    before: [
      ['आपके अकाउंट से ', { strong: election }, ' में वोट दिया गया।'],
      [
        'अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। यह ईमेल बहुत से वोटरों को एक साथ, वोट देने के कुछ समय बाद जाता है। इससे कोई नहीं जान सकता कि आपने कब वोट दिया, या किसे।',
      ],
      ['अगर यह आपने नहीं किया, तो वोटिंग खत्म होने से पहले काउंसिल को लिखें।'],
    ],
    action: { label: 'काउंसिल को लिखें', inText: 'काउंसिल को यहाँ लिखें:' },
    reason: 'यह ईमेल इसलिए मिला क्योंकि आपके अकाउंट से वोट दिया गया।',
  }),
  change: ({ election, isCancelled }: { election: string; isCancelled: boolean }) => ({
    subject: `${election} ${isCancelled ? 'रद्द हो गया' : 'में बदलाव'}`,
    before: [isCancelled ? 'चुनाव की खबर, ' : 'चुनाव में बदलाव, ', { strong: election }, ':'],
    saysCouncil: ' काउंसिल का कहना है: ',
    action: seeElection,
    reason: 'यह ईमेल इसलिए मिला क्योंकि यह चुनाव आपसे जुड़ा है।',
  }),
};

const howTo = 'अकाउंट की ज़रूरत नहीं। लिंक खोलें और पासवर्ड चुनें।';
const yours = 'यह लिंक सिर्फ़ आपके लिए है। इसे किसी को न दें। जिसके पास यह हो, वह आपकी जगह वोट दे सकता है।';

export const voterListEmails: Translated<typeof EnglishVoterList> = {
  /** `nominations` is until when somebody can be a candidate; empty where nobody can ask now. */
  'list-nominations': ({
    election,
    opens,
    closes,
    nominations,
  }: Dates & { nominations: string }) => ({
    subject: `${election} में आपका वोट है`,
    preview: `वोटिंग ${opens} को शुरू होगी।`,
    before: [
      ['आपका नाम ', { strong: election }, ' की वोटर लिस्ट में है।'],
      ['वोटिंग ', { strong: opens }, ' को शुरू होगी और ', { strong: closes }, ' को खत्म होगी।'],
      ...(nominations === ''
        ? []
        : [['उम्मीदवार बनना है? ', { strong: nominations }, ' तक नॉमिनेशन भेजा जा सकता है।']]),
      [howTo],
    ],
    action: seeElection,
    after: [yours, 'आप किसे वोट देते हैं, यह कोई नहीं देख सकता।'],
  }),
  'list-opens': ({ election, closes }: Dates) => ({
    subject: `${election} की वोटिंग शुरू हो गई`,
    preview: `${closes} तक वोट दें।`,
    before: [
      ['चुनाव ', { strong: election }, ' की वोटिंग शुरू हो गई है।'],
      ['अब ', { strong: closes }, ' तक वोट दिया जा सकता है।'],
      [howTo],
    ],
    action: voteNow,
    after: [yours, 'आप किसे वोट देते हैं, यह कोई नहीं देख सकता।'],
  }),
  'list-closes': ({ election, closes, isTomorrow, isForAll }: Closing & { isForAll: boolean }) => ({
    subject: `${election} की वोटिंग ${isTomorrow ? 'कल' : 'जल्द ही'} खत्म होगी`,
    preview: `${closes} तक वोट दें।`,
    before: [
      ['चुनाव ', { strong: election }, ' की वोटिंग ', { strong: closes }, ' को खत्म होगी।'],
      [
        isForAll
          ? 'अगर आपने वोट दे दिया है, तो कुछ करने की ज़रूरत नहीं।'
          : 'आपने अभी वोट नहीं दिया है। इसमें एक मिनट लगता है।',
      ],
      [howTo],
    ],
    action: voteNow,
    after: [yours],
  }),
};
