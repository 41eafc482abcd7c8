import type { Translated } from '../translated.ts';
import type { nominationEmails as English } from '../en/nomination-emails.ts';

// The e-mails to candidates, to those whom officers entered, and to those who are asked to support somebody.

interface Post {
  position: string;
  election: string;
}

const seeElection = { label: 'चुनाव देखें', inText: 'चुनाव यहाँ है:' };
const asked = 'यह ईमेल इसलिए मिला क्योंकि आपने नॉमिनेशन भेजा था।';
const wasEntered = 'यह ईमेल इसलिए मिला क्योंकि एक अधिकारी ने उम्मीदवार के तौर पर आपका नाम दिया।';
const notForward = 'यह ईमेल किसी को न भेजें। जिसके पास यह लिंक हो, वह आपका नाम बैलट से हटा सकता है।';
const enteredBy = ({ position, election }: Post, by: string) => [
  by === '' ? 'काउंसिल ने ' : 'काउंसिल से ',
  ...(by === '' ? [] : [{ strong: by }, ' ने ']),
  { strong: election },
  ' में ',
  { strong: position },
  ' के लिए उम्मीदवार के तौर पर आपका नाम दिया है, और कहा है कि आप इसके लिए तैयार हैं।',
];

export const nominationEmails: Translated<typeof English> = {
  decided: {
    accepted: ({ position, election }: Post) => ({
      subject: `आप ${position} के लिए उम्मीदवार हैं`,
      preview: `${election} में आपका नॉमिनेशन मंज़ूर हो गया।`,
      before: [
        'चुनाव ',
        { strong: election },
        ' में ',
        { strong: position },
        ' के लिए आपका नॉमिनेशन मंज़ूर हो गया। आपका नाम बैलट पर है।',
      ],
    }),
    rejected: ({ position, election }: Post) => ({
      subject: `${position} के लिए आपका नॉमिनेशन मंज़ूर नहीं हुआ`,
      preview: `यह ${election} के लिए था।`,
      before: [
        'चुनाव ',
        { strong: election },
        ' में ',
        { strong: position },
        ' के लिए आपका नॉमिनेशन मंज़ूर नहीं हुआ।',
      ],
    }),
    removed: ({ position, election }: Post) => ({
      subject: `आप अब ${position} के लिए उम्मीदवार नहीं हैं`,
      preview: `काउंसिल ने ${election} के बैलट से आपका नाम हटाया।`,
      before: [
        'काउंसिल ने ',
        { strong: election },
        ' में ',
        { strong: position },
        ' के बैलट से आपका नाम हटाया।',
      ],
    }),
  },

  /** `page` shows it; `needs` is what the position asks for and the page where they confirm it, null for nothing. */
  entered: (
    post: Post,
    given: { by: string; page: string; needs: { supporters: string; url: string } | null },
  ) => {
    const { by, page, needs } = given;
    return {
      subject: `आप ${post.position} के लिए उम्मीदवार हैं`,
      preview: `काउंसिल ने ${post.election} में आपका नाम दिया।`,
      before: [
        enteredBy(post, by),
        [
          needs === null
            ? `आपका नाम बैलट पर है, और सबको यहाँ दिखता है: ${page}`
            : `इनकी पुष्टि होते ही आपका नाम बैलट पर होगा: ${needs.supporters}। उन्हें यह पता दें: ${needs.url}`,
        ],
      ],
      action: { label: 'अपनी उम्मीदवारी देखें' },
      after: [
        'अगर यह सही है, तो कुछ करने की ज़रूरत नहीं। उम्मीदवार नहीं बनना हो, तो लिंक खोलें: उम्मीदवार तय होने तक उससे आपका नाम बैलट से हटता है, और बाद में उससे पीछे हटा जा सकता है, या काउंसिल को लिखा जा सकता है।',
        notForward,
      ],
      reason: wasEntered,
    };
  },

  support: ({ position, election }: Post, kind: 'proposer' | 'seconder', until: string) => {
    const noun = { proposer: 'प्रस्तावक', seconder: 'अनुमोदक' }[kind];
    return {
      subject: `${position} के एक उम्मीदवार ने आपसे ${noun} बनने को कहा है`,
      preview: `${election} के लिए। पुष्टि करें या मना करें।`,
      before: [
        [
          'चुनाव ',
          { strong: election },
          ' में ',
          { strong: position },
          ` के एक उम्मीदवार ने आपसे ${noun} बनने को कहा है। कौन हैं, यह देखने और पुष्टि या मना करने के लिए लॉग इन करें।`,
        ],
        [`इस पद के लिए एक ही उम्मीदवार का समर्थन किया जा सकता है। इसे ${until} तक वापस लिया जा सकता है।`],
      ],
      action: { label: 'देखें कौन पूछ रहा है', inText: 'कौन पूछ रहा है, यहाँ देखें:' },
      after: [
        'कुछ न करने पर आपका समर्थन किसी को नहीं जाएगा। कौन किसका समर्थक है, यह सिर्फ़ अधिकारियों को दिखता है।',
      ],
      reason: 'यह ईमेल इसलिए मिला क्योंकि एक उम्मीदवार ने आपका नाम दिया।',
    };
  },
  supporterMissing: ({ position, election }: Post) => ({
    subject: `एक समर्थक कम है: ${position} के बैलट पर आपका नाम नहीं है`,
    preview: `${election} में एक समर्थन वापस लिया गया।`,
    before: [
      [
        'चुनाव ',
        { strong: election },
        ' में ',
        { strong: position },
        ' के लिए आपका एक समर्थन वापस लिया गया। जब तक कोई और समर्थन न दे और काउंसिल उसे मंज़ूर न करे, आपका नाम बैलट पर नहीं है।',
      ],
    ],
    action: seeElection,
    reason: asked,
  }),
};
