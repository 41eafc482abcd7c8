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
const notForward = 'यह ईमेल किसी को न भेजें। जिसके पास यह लिंक हो, वह आपकी जगह जवाब दे सकता है।';
const enteredAs = ({ position, election }: Post) => [
  'काउंसिल ने ',
  { strong: election },
  ' में ',
  { strong: position },
  ' के लिए उम्मीदवार के तौर पर आपका नाम दिया है।',
];
const beforeOpening = (opens: string | null) =>
  opens === null ? 'वोटिंग शुरू होने से पहले' : `${opens} को वोटिंग शुरू होने से पहले`;

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
  saysCouncil: 'काउंसिल का कहना है: ',
  seeElection,
  asked,
  wasEntered,

  /** `opens` is null where nobody knows it yet; `supporters` what the position asks for, null for none. */
  question: (post: Post, opens: string | null, supporters: string | null) => ({
    subject: `${post.position} के लिए उम्मीदवार बनना है?`,
    preview: 'वोटिंग शुरू होने से पहले हाँ या ना कहें।',
    before: [
      enteredAs(post),
      [`${beforeOpening(opens)} हाँ कहने पर आपका नाम बैलट पर आएगा।`],
      ...(supporters === null
        ? []
        : [[`आपको यह भी चाहिए: ${supporters}। हाँ कहने के बाद उनसे पूछा जा सकता है।`]]),
    ],
    action: { label: 'हाँ या ना कहें' },
    after: ['कुछ न करने पर आपका नाम बैलट पर नहीं आएगा।', notForward],
    reason: wasEntered,
  }),
  standsUnlessNo: (post: Post, opens: string | null) => ({
    subject: `आप ${post.position} के लिए उम्मीदवार हैं`,
    preview: 'उम्मीदवार नहीं बनना हो, तो वोटिंग शुरू होने से पहले ना कहें।',
    before: [enteredAs(post), [`${beforeOpening(opens)} ना न कहने पर आपका नाम बैलट पर रहेगा।`]],
    action: { label: 'हाँ या ना कहें' },
    after: ['कुछ न करने पर आपका नाम बैलट पर रहेगा।', notForward],
    reason: wasEntered,
  }),
  standsByLink: (post: Post) => ({
    subject: `आप ${post.position} के लिए उम्मीदवार हैं`,
    preview: `काउंसिल ने ${post.election} में आपका नाम दिया।`,
    before: [
      enteredAs(post),
      ['वोटिंग चल रही है और आपका नाम बैलट पर है। उम्मीदवार नहीं बनना हो, तो जल्दी लिंक खोलें।'],
    ],
    action: { label: 'अपनी उम्मीदवारी देखें' },
    after: ['कुछ न करने पर आपका नाम बैलट पर रहेगा।', notForward],
    reason: wasEntered,
  }),
  candidacyLink: (post: Post) => ({
    subject: `${post.position} के उम्मीदवार के तौर पर आपका लिंक`,
    preview: `इससे ${post.election} में आपकी उम्मीदवारी पर आपका अकाउंट लगता है।`,
    before: [enteredAs(post), ['इस लिंक से आपकी उम्मीदवारी पर आपका अकाउंट लगाया जा सकता है।']],
    action: { label: 'अपनी उम्मीदवारी देखें' },
    after: [notForward],
    reason: wasEntered,
  }),
  standsNow: ({ position, election }: Post) => ({
    subject: `आप ${position} के लिए उम्मीदवार हैं`,
    preview: `काउंसिल ने ${election} में आपका नाम दिया।`,
    before: [
      [
        'काउंसिल ने ',
        { strong: election },
        ' में ',
        { strong: position },
        ' के लिए उम्मीदवार के तौर पर आपका नाम दिया है। वोटिंग चल रही है और आपका नाम बैलट पर है।',
      ],
      ['उम्मीदवार नहीं बनना हो, तो लॉग इन करें और चुनाव के पेज पर पीछे हटें।'],
    ],
    action: seeElection,
    reason: wasEntered,
  }),

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
