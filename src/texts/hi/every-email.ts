import type { Translated } from '../translated.ts';
import type { everyEmail as English } from '../en/every-email.ts';

// What stands in every e-mail around its own words.

export const everyEmail: Translated<typeof English> = {
  hello: 'नमस्ते,',
  dear: (name: string) => `नमस्ते ${name},`,
  council: 'स्टूडेंट काउंसिल',
  withBestWishes: 'शुभकामनाओं के साथ,',
  electionCommittee: 'चुनाव कमेटी',
  noMore: 'ऐसे ईमेल बंद करें',
  noMoreInText: (url: string) => `ऐसे ईमेल बंद करने के लिए: ${url}`,
  logo: 'लोगो',
  dayAndTime: (day: string, time: string) => `${day}, ${time} बजे`,
  newPassword: (logIn: string) =>
    `नया पासवर्ड भी चुनें: ${logIn} खोलें और “पासवर्ड याद नहीं?” दबाएँ। इससे हर ब्राउज़र लॉग आउट हो जाएगा।`,
  officer:
    'यह ईमेल इसलिए मिला क्योंकि आप इस कैंपस के अधिकारी हैं। इनमें से कौन से ईमेल मिलें, यह आपकी प्रोफ़ाइल में चुना जा सकता है।',
  ofSafety: 'यह ईमेल इसलिए मिला क्योंकि यह आपके अकाउंट की सुरक्षा के बारे में है।',
  ofVoterList: (election: string, number: string) =>
    `यह ईमेल इसलिए मिला क्योंकि ${election} की वोटर लिस्ट में एनरोलमेंट नंबर ${number} का यही पता है।`,
};
