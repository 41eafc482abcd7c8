import type { Translated } from '../translated.ts';
import type { emailChoiceMessages as English } from '../en/email-choices.ts';

export const emailChoiceMessages: Translated<typeof English> = {
  title: 'आपको आने वाले ईमेल',
  lede: 'आपके अकाउंट, आपकी उम्मीदवारी और चुनाव में बदलाव के ईमेल हमेशा आते हैं।',
  legend: 'ये ईमेल बंद किए जा सकते हैं',
  kinds: {
    elections: {
      name: 'मेरे चुनाव',
      hint: 'बुलावे, वोटिंग की शुरुआत और अंत, नतीजे, और यह कि आपने वोट दिया',
    },
    others: {
      name: 'बाक़ी सब',
      hint: 'अधिकारियों के लिए: बराबरी, चुनाव के मैसेज, प्रमाणन, और जो दूसरे अधिकारी की राह देखता है',
    },
    list: {
      name: 'वोटर लिस्ट के पतों पर ईमेल',
      hint: 'चुनाव पब्लिश होने पर, वोटिंग शुरू होने पर, और उसके खत्म होने से पहले',
    },
  },
  failed: 'आपकी पसंद सेव नहीं हो सकी।',
  unreadable: 'आपकी पसंद लोड नहीं हो सकी।',

  pageTitle: 'ईमेल बंद करें',
  for: (address: string) => `यह ${address} पर आने वाले ईमेल के बारे में है।`,
  stop: (kind: string) => `“${kind}” वाले ईमेल बंद करें`,
  stopped: (kind: string) => `“${kind}” वाले ईमेल अब नहीं आएँगे`,
  stoppedList: 'इस पते पर वोटर लिस्ट के ईमेल अब नहीं आएँगे',
  changeMindHere: 'इन्हें नीचे फिर से चालू किया जा सकता है। वोट अब भी दिया जा सकता है।',
  changeMind: 'इन्हें नीचे, या बाद में अपनी प्रोफ़ाइल में फिर से चालू किया जा सकता है।',
  noLink: 'यह पेज ईमेल के लिंक से खुलता है। या लॉग इन करके अपनी प्रोफ़ाइल खोलें।',
  home: 'होम पर जाएँ',
};
