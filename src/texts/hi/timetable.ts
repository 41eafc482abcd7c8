import type { Translated } from '../translated.ts';
import type { timetableMessages as English } from '../en/timetable.ts';

const steps = {
  nominations: { label: 'नॉमिनेशन', text: 'लोग उम्मीदवार बनने के लिए नाम देते हैं।' },
  withdrawals: {
    label: 'उम्मीदवारों के बदलाव',
    text: 'उम्मीदवार नाम वापस ले सकते हैं या अपनी बात बदल सकते हैं।',
  },
  voting: { label: 'वोटिंग', text: 'वोटर अपने वोट डालते हैं।' },
  'added-time': {
    label: 'बढ़ाया हुआ समय',
    text: 'जो लोग पहले वोट नहीं दे पाए, वे अब वोट देते हैं। बाकी सबके लिए वोटिंग खत्म है।',
  },
  results: { label: 'नतीजे', text: 'सब वोट गिने जाने के बाद दिखाए जाते हैं।' },
  complaints: {
    label: 'शिकायतें',
    text: 'हर कोई चुनाव और उसके नतीजे के बारे में काउंसिल को लिख सकता है।',
  },
  certification: { label: 'नतीजा प्रमाणित', text: 'एक अधिकारी नतीजे को अंतिम बनाते हैं।' },
};

export const timetableMessages: Translated<typeof English> = {
  title: 'कब क्या होगा',
  titleOf: (election: string) => `${election}: कब क्या होगा`,
  description: (election: string) => `${election} में कब क्या होता है, और कब तक।`,
  link: 'कब क्या होगा',
  print: 'टाइमटेबल प्रिंट करें',
  printForOfficers: 'अधिकारियों के लिए प्रिंट करें',
  officers: 'अधिकारियों के लिए बाकी काम',
  nothing: 'इस चुनाव में आपके लिए कोई काम बाकी नहीं।',
  asOf: (moment: string) => `${moment} की स्थिति`,
  zone: (zone: string) => `सब समय कैंपस के समय में हैं (${zone})।`,
  paused: 'वोटिंग रुकी हुई है। आगे के समय बदल सकते हैं।',
  cancelled: 'यह चुनाव रद्द हो गया।',
  loadFailed: 'टाइमटेबल लोड नहीं हो सका।',
  step: 'क्या',
  from: 'कब से',
  until: 'कब तक',
  noTime: 'समय तय नहीं',
  steps,
  certified: 'नतीजा अंतिम है।',
  onlyWithdraw: 'उम्मीदवार नाम वापस ले सकते हैं। अपनी बात वे बाद में भी बदल सकते हैं।',
  untilFirstVote: 'उम्मीदवार अपने पद का पहला वोट पड़ने तक नाम वापस ले सकते हैं या अपनी बात बदल सकते हैं।',
  states: { over: 'हो चुका', now: 'अभी', next: 'आगे' },
};
