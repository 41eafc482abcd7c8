import type { Translated } from '../translated.ts';
import type { electionNews as English } from '../en/election-news.ts';

// The messages about what became of an election after it was published.

export const electionNews: Translated<typeof English> = {
  provedByHand: (count: number, most: number) => {
    if (count === 1) return 'एक अधिकारी ने 1 वोटर का नंबर खुद देखकर साबित माना।';
    return count === most
      ? `एक अधिकारी ने ${count} वोटरों के नंबर खुद देखकर साबित माने।`
      : `अधिकारियों ने ${count} वोटरों के नंबर खुद देखकर साबित माने, उनमें से एक ने ${most}।`;
  },

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
};
