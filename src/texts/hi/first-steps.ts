import type { Translated } from '../translated.ts';
import type { firstSteps as English } from '../en/first-steps.ts';

// The messages of a new campus's dashboard. dashboard.ts includes them.

export const firstSteps: Translated<typeof English> = {
  title: 'पहले कदम',
  /** At the top of the dashboard: they stand below its sections. */
  lead: 'पहले कदम देखें',
  lede: 'आपका कैंपस नया है। पहला चुनाव पब्लिश होते ही यह लिस्ट हट जाएगी।',
  done: 'हो गया',
  name: 'नाम और लोगो',
  nameText: 'हर पेज और हर ईमेल पर यूनिवर्सिटी का नाम दिखता है।',
  timeZone: (zone: string, here: string) =>
    `सारे समय ${zone} के हिसाब से दिखते हैं; यह ब्राउज़र ${here} में है। इसे सेटिंग में बदला जा सकता है।`,
  officer: 'दूसरे अधिकारी',
  officerText: 'किसी और अधिकारी से यहाँ रजिस्टर करने को कहें, फिर “अकाउंट की मंज़ूरी” में उन्हें मंज़ूर करें।',
  registration: 'रजिस्ट्रेशन',
  voters: 'कौन वोट देगा',
  votersText: 'वोटर लिस्ट इंपोर्ट करें। लिस्ट न हो, तो अकाउंट वाले सब लोग वोट दे सकते हैं।',
  election: 'पहला चुनाव',
  electionText: 'नाम, पद और तारीखें।',
};
