import type { NoVoteContact, NoVoteReason } from '#core/elections/why-not-vote.ts';
import type { Translated } from '../translated.ts';
import type { whyMessages as English } from '../en/why-not-vote.ts';

// A reason that English gains later gets the general sentence until it is translated.
const reasons: Partial<Record<NoVoteReason, string>> = {
  cancelled: 'यह चुनाव रद्द हो गया।',
  closed: 'वोटिंग खत्म हो गई है।',
  paused: 'वोटिंग रुकी हुई है। कृपया बाद में आएँ।',
  'signed-out': 'वोट देने के लिए लॉग इन करें',
  'not-approved': 'एडमिन ने आपका अकाउंट अभी मंज़ूर नहीं किया है।',
  'other-role': 'आपके रोल वाले अकाउंट इस चुनाव में वोट नहीं दे सकते।',
  'no-number': 'आपके अकाउंट में एनरोलमेंट नंबर नहीं है, जो इस चुनाव के लिए ज़रूरी है।',
  'other-branch': 'इस चुनाव में आपकी ब्रांच या साल का वोट नहीं है।',
  'not-on-list': 'आप इस चुनाव की वोटर लिस्ट में नहीं हैं।',
  'not-in-group': 'इस चुनाव में जिस ग्रुप का वोट है, आप उसमें नहीं हैं।',
  'number-not-proved': 'पहले साबित करें कि एनरोलमेंट नंबर आपका है।',
  'email-not-confirmed': 'पहले अपने ईमेल की पुष्टि करें।',
  'email-domain': 'इस चुनाव के लिए कैंपस का ईमेल पता चाहिए।',
  'is-observer': 'पर्यवेक्षक वोट नहीं दे सकते, और चुनाव के रिटर्निंग ऑफ़िसर भी नहीं।',
  'not-open': 'वोटिंग अभी शुरू नहीं हुई है।',
  'no-candidates': 'अभी तक किसी का नॉमिनेशन नहीं हुआ है।',
  'all-voted': 'आपने सब पदों के लिए वोट दे दिया है।',
};
const contacts: Partial<Record<NoVoteContact, string>> = {
  council: 'कुछ गलत है? काउंसिल से पूछें',
  admin: 'कुछ गलत है? एडमिन से पूछें',
};

const reasonOf = (reason: NoVoteReason) =>
  reasons[reason] ?? 'इस चुनाव में आपका वोट अभी नहीं लिया जा सकता।';

export const whyMessages: Translated<typeof English> = {
  reason: (reason: NoVoteReason) => reasonOf(reason),
  ask: (contact: NoVoteContact) => contacts[contact] ?? 'कुछ गलत है?',
  question: (reason: NoVoteReason, election: string) =>
    `“${election}” में लिखा है: “${reasonOf(reason)}” कृपया इसे देख लें।`,
};
