import type { Translated } from '../translated.ts';
import type { electionNews as English } from '../en/election-news.ts';
import { counted } from './plurals.ts';

// The messages about what became of an election after it was published.

export const electionNews: Translated<typeof English> = {
  paused: 'वोटिंग रुकी हुई है',
  pausedText: 'अभी कोई वोट नहीं दे सकता। डाले जा चुके वोट फिर भी गिने जाएँगे।',
  pausedByRestore:
    'सर्वर को बैकअप से वापस लाया गया। जब तक अधिकारी तय नहीं करते कि आगे क्या होगा, कोई वोट नहीं दे सकता।',
  pausedUntil: (when: string) =>
    `वोटिंग ${when} को अपने आप फिर शुरू होगी, और जितनी देर रुकी उतनी ही देर बाद खत्म होगी, अगर दूसरे अधिकारी उसे और न रोकें।`,
  cancelled: 'यह चुनाव रद्द हो गया',
  // How many votes were destroyed, if any, stands in the changes below it.
  cancelledText: 'कोई नतीजा नहीं है, और कोई वोट नहीं गिना गया।',
  votedAgain: 'दोबारा वोटिंग:',
  rehearsal: 'यह एक रिहर्सल है',
  rehearsalText: 'यह सिर्फ़ जाँच के लिए है। वोट गिने नहीं जाते, और कोई नतीजा नहीं होता।',
  rehearsalOver: 'रिहर्सल खत्म हो गई। इसका कोई नतीजा नहीं है।',
  draft: 'यह एक ड्राफ़्ट है',
  correctedAddresses: (count: number) =>
    count === 1
      ? 'यह चुनाव पब्लिश होने के बाद एक अधिकारी ने 1 वोटर का ईमेल पता सुधारा।'
      : `यह चुनाव पब्लिश होने के बाद अधिकारियों ने ${count} बार वोटरों के ईमेल पते सुधारे।`,
  provedByHand: (count: number, most: number) => {
    if (count === 1) return 'एक अधिकारी ने 1 वोटर का नंबर खुद देखकर साबित माना।';
    return count === most
      ? `एक अधिकारी ने ${count} वोटरों के नंबर खुद देखकर साबित माने।`
      : `अधिकारियों ने ${count} वोटरों के नंबर खुद देखकर साबित माने, उनमें से एक ने ${most}।`;
  },
  counted: 'अधिकारियों ने क्या किया',
  countedActs: (count: number, most: number) => {
    const by = (all: string, when = 'वोटिंग के दौरान') =>
      count === most
        ? `${when} एक अधिकारी ने ${all}।`
        : `${when} अधिकारियों ने ${all}, उनमें से एक ने ${most}।`;
    return {
      'let-in': by(`वोट दे सकने वाले ${count} अकाउंट मंज़ूर किए`),
      'shut-out': by(`वोटरों या उम्मीदवारों के ${count} अकाउंट सस्पेंड किए या मिटाए`),
      changed: by(`${count} बार किसी अकाउंट का रोल या नंबर बदला, जिससे वोटर तय होते हैं`),
      links: by(`वोट दे सकने वाले या उम्मीदवार अधिकारियों के अकाउंट के ${count} लिंक दिखाए`),
      listed: by(`वोटर लिस्ट में ${count} लोगों की एंट्री बदली`),
      codes: by(`वोटरों के लिए ${count} कोड प्रिंट किए`, 'यह चुनाव पब्लिश होने के बाद'),
      'codes-void': by(`प्रिंट किए हुए ${count} कोड रद्द किए`),
      'checked-in':
        count === most
          ? `एक अधिकारी ने कार्ड देखकर ${count} लोगों का चेक-इन किया।`
          : `अधिकारियों ने कार्ड देखकर ${count} लोगों का चेक-इन किया, उनमें से एक ने ${most}।`,
      untold: by(`${count} ऐसे लोगों का चेक-इन किया जिनका ईमेल पता वोटर लिस्ट में नहीं है`),
      candidates: by(`पहले वोट से पहले ${count} उम्मीदवारों पर फ़ैसला किया`),
      'by-candidate': by(`खुद उम्मीदवार होते हुए ${count} बार किसी उम्मीदवार के लिए इनमें से कुछ किया`),
    };
  },
  addedLate: (count: number) =>
    count === 1
      ? 'वोटिंग शुरू होने के बाद वोटर लिस्ट में 1 व्यक्ति का नाम जोड़ा गया।'
      : `वोटिंग शुरू होने के बाद वोटर लिस्ट में ${count} लोगों के नाम जोड़े गए।`,
  restores: 'सर्वर कब-कब बैकअप से वापस लाया गया',
  changed: 'क्या बदला:',
  reason: 'वजह:',
  twoOfficers: 'यह दो अधिकारियों ने किया।',
  oneOfficer: 'यह एक अधिकारी ने अकेले किया, क्योंकि दूसरे अधिकारी नहीं थे या उन्होंने फ़ैसला नहीं किया।',
  all: (count: number) => `सभी ${counted(count, 'बदलाव', 'बदलाव')} दिखाएँ`,
  fewer: 'सिर्फ़ आखिरी बदलाव दिखाएँ',
  list: 'यह चुनाव पब्लिश होने के बाद के बदलाव',
  edited: (things) => `क्या बदला: ${things}।`,
  things: {
    name: 'नाम',
    description: 'परिचय',
    imageUrl: 'तस्वीर',
    titles: 'पदों के नाम या क्रम',
    positions: 'पद',
    standings: 'मिले वोट कब दिखें',
    limits: 'किस पद के लिए कौन वोट दे',
    candidacy: 'उम्मीदवार कौन हो सकता है',
    onePost: 'एक व्यक्ति कई पदों के लिए उम्मीदवार हो सकता है या नहीं',
    supporters: 'उम्मीदवार के प्रस्तावक और अनुमोदक',
    rankedLists: 'पसंद के क्रम वाले बैलट कौन पढ़े',
    resultsAt: 'नतीजे कब दिखें',
    electorate: 'कौन वोट दे सकता है',
    rules: 'बराबरी पर या उम्मीदवार के हटने पर क्या हो, या शिकायत कब तक हो',
    words: 'दूसरी भाषाओं के शब्द',
  },
};
