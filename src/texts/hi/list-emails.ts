import type { Translated } from '../translated.ts';
import type { listEmailsMessages as English } from '../en/list-emails.ts';
import { counted } from './plurals.ts';

// The messages about e-mails to the addresses of a voter list, and about the page of their link.

const people = (count: number) => counted(count, 'व्यक्ति', 'लोग');

export const listEmailsMessages: Translated<typeof English> = {
  dialog: {
    title: 'वोटर लिस्ट को ईमेल',
    reach: ({ people: all, withAddress }: { people: number; withAddress: number }) =>
      `लिस्ट से वोट देने वाले: ${people(all)}। इनमें से ${withAddress} का ईमेल पता है।`,
    without: (count: number) =>
      `${count} ${count === 1 ? 'व्यक्ति' : 'लोगों'} का ईमेल पता नहीं है। “चेक-इन” में कोड प्रिंट करें।`,
    stopped: (count: number) => `ये ईमेल बंद करने वाले: ${people(count)}।`,
    noMailServer: 'ईमेल की सेटिंग नहीं है, इसलिए लिस्ट में किसी को ईमेल नहीं जाता। “चेक-इन” में कोड प्रिंट करें।',
    willBeWritten: (count: number) =>
      `इसके पब्लिश होते ही वोटर लिस्ट के ${count} ${count === 1 ? 'व्यक्ति' : 'लोगों'} को ईमेल जाएगा।`,
    kinds: {
      'list-nominations': 'पब्लिश होने पर',
      'list-opens': 'वोटिंग शुरू होने पर',
      'list-closes': 'वोटिंग खत्म होने से पहले',
    },
    off: 'सेटिंग में बंद है',
    status: {
      'not-sent': 'अभी नहीं भेजा गया',
      running: 'भेजा जा रहा है',
      finished: 'भेज दिया गया',
      stopped: 'रोक दिया गया, क्योंकि कैंपस को बैकअप से वापस लाया गया या वोटरों को पहले ही बता दिया गया था',
    },
    sent: (count: number) => counted(count, 'ईमेल', 'ईमेल'),
    unreadable: 'वोटर लिस्ट के ईमेल लोड नहीं हो सके।',
    failures: (count: number) => `${counted(count, 'पते', 'पतों')} पर ईमेल नहीं पहुँचा`,
    noFailures: 'अब तक जितने पतों पर ईमेल भेजा गया, सब पर पहुँच गया।',
    print: (count: number) => `कोड प्रिंट करें (${people(count)})`,
    cameBack: 'ईमेल वापस आ गया।',
    correct: 'पता सुधारें',
    correctOf: (name: string) => `${name} का पता सुधारें`,
    newAddress: 'सही पता',
    save: 'सेव करें और भेजें',
    cancel: 'रहने दें',
    failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
    bounces: 'वापस आए ईमेल',
    bouncesText:
      'बाद में वापस आने वाले ईमेल उस मेलबॉक्स में पहुँचते हैं जिससे कैंपस ईमेल भेजता है। वे पते, या पूरे ईमेल, यहाँ पेस्ट करें।',
    addresses: 'पते',
    note: 'ये पते सेव करें',
    noted: (count: number) => `लिस्ट के ${counted(count, 'पता सेव हो गया', 'पते सेव हो गए')}।`,
    unknown: (addresses: readonly string[]) => `लिस्ट में नहीं: ${addresses.join(', ')}`,
  },
};
