import type { Translated } from '../translated.ts';
import type {
  numberWays as EnglishWays,
  recordMessages as EnglishRecord,
  settingMessages as EnglishSettings,
} from '../en/record.ts';
import { counted } from './plurals.ts';

// The record of what officers did: on the dashboard, and its public part on an election's page.

export const recordMessages: Translated<typeof EnglishRecord> = {
  list: 'अधिकारियों ने क्या किया',
  loadFailed: 'रिकॉर्ड लोड नहीं हो सका।',
  search: 'रिकॉर्ड में खोजें',
  placeholder: 'काम, व्यक्ति, चुनाव या शब्द',
  found: (count: number) => counted(count, 'एंट्री', 'एंट्री'),
  searched: (from: number, to: number) => `एंट्री ${from} से ${to} तक खोजा गया।`,
  searchOlder: 'पुरानी एंट्री में खोजें',
  none: 'ऐसी कोई एंट्री नहीं मिली',
  noneText: 'अभी कुछ दर्ज नहीं हुआ है।',
  clear: 'सभी एंट्री दिखाएँ',
  system: 'सिस्टम',
  formerOfficer: 'एक पूर्व अधिकारी',
  erased: 'इस एंट्री के शब्द मिटा दिए गए',
  entry: (seq: number) => `एंट्री ${seq}`,
  hash: 'हैश',
  export: 'CSV में एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है…',
  exportFailed: 'रिकॉर्ड एक्सपोर्ट नहीं हो सका।',
  twoOfficers: 'यह दो अधिकारियों ने किया।',
  oneOfficer: 'यह एक अधिकारी ने अकेले किया, क्योंकि दूसरे अधिकारी नहीं थे या उन्होंने फ़ैसला नहीं किया।',
  head: (seq: number) => `रिकॉर्ड एंट्री ${seq} पर खत्म होता है। उसका हैश:`,
  copyHead: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  chainText:
    'हर एंट्री में उससे पहली एंट्री का हैश होता है। इसलिए कोई भी एंट्री बिना निशान छोड़े बदली, हटाई या खिसकाई नहीं जा सकती।',
  unguarded:
    'Hustings सब कामों के लिए डेटाबेस का एक ही अकाउंट इस्तेमाल करता है। जिसे वह अकाउंट मिल जाए, वह इस रिकॉर्ड को बचाने वाले नियम हटा सकता है। सर्वर चलाने वालों से दो अकाउंट रखने को कहें। कैसे, यह “सर्वर” पेज पर लिखा है।',
  noWitness:
    'आखिरी एंट्री ईमेल से बाहर किसी को नहीं जाती। जिसके पास डेटाबेस के सारे अधिकार हों, वह पूरा रिकॉर्ड दोबारा लिख सकता है। सर्वर चलाने वालों से गवाहों के नाम देने को कहें।',

  publicText: 'इस चुनाव में अधिकारियों का हर काम, सबसे नया पहले।',
  publicNone: 'इस चुनाव के लिए कुछ दर्ज नहीं हुआ।',

  columns: ['एंट्री', 'समय', 'काम', 'शब्द', 'किसके बारे में', 'अधिकारी', 'रोल', 'चुनाव', 'हैश'],
};

/** What each setting is called in the words of a change. */
export const settingMessages: Translated<typeof EnglishSettings> = {
  universityName: 'यूनिवर्सिटी का नाम',
  timeZone: 'टाइम ज़ोन',
  numberFormats: 'एनरोलमेंट नंबर के फ़ॉर्मैट',
  numberFormat: 'एनरोलमेंट नंबर का फ़ॉर्मैट',
  enrollmentPrefix: 'एनरोलमेंट नंबर के पहले अंक',
  logoUrl: 'लोगो',
  about: 'काउंसिल के बारे में',
  isWinnerEmailHidden: 'विजेताओं के ईमेल पते',
  councilDecidesNominations: 'नॉमिनेशन कौन मंज़ूर करे',
  officersNeedSecondFactor: 'अधिकारियों का दूसरा स्टेप',
  accountsFromList: 'वोटर लिस्ट से अकाउंट',
  needsTwoOfficers: 'दो अधिकारियों का नियम',
  appealDays: 'शिकायत के दिन',
  hearsAppeals: 'अपील कौन सुने',
  listEmails: 'वोटर लिस्ट को ईमेल',
  helpDesk: 'लॉग इन में मदद',
  replyTo: 'जवाब आने का पता',
  keepDays: 'क्या कितने दिन रखा जाए',
  social: 'सोशल प्रोफ़ाइल',
  initiatives: 'पहलों की तस्वीरें',
  languages: 'भाषाएँ',
  reason: 'वजह',
};

/** By what somebody got an enrollment number, after “by”. */
export const numberWays: Translated<typeof EnglishWays> = {
  address: 'वोटर लिस्ट का पता',
  code: 'छपा हुआ कोड',
  'check-in': 'चेक-इन',
  'sign-on': 'कैंपस का लॉग इन',
  'two-officers': 'दो अधिकारियों का फ़ैसला',
};
