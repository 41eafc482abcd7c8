import type { Translated } from '../translated.ts';
import type { councilMessages as English } from '../en/council.ts';
import { counted } from './plurals.ts';

export const councilMessages: Translated<typeof English> = {
  title: 'काउंसिल',
  summary: (members: number, committees: number) =>
    `${counted(members, 'सदस्य', 'सदस्य')}, ${counted(committees, 'कमेटी', 'कमेटियों')} में`,
  members: (count: number) => counted(count, 'सदस्य', 'सदस्य'),
  committees: 'कमेटियाँ',
  loading: 'सदस्य लोड हो रहे हैं',
  emptyText: 'जब काउंसिल सदस्यों को मंज़ूर करती है, तो वे यहाँ कमेटी के हिसाब से दिखते हैं।',
  showAll: (count: number) => `सभी ${count} दिखाएँ`,
  add: 'सदस्य जोड़ें',
  enrollmentNumber: 'एनरोलमेंट नंबर',
  position: 'पद',
  selectPosition: 'पद चुनें',
  review: 'काउंसिल के किसी सदस्य या एडमिन की मंज़ूरी ज़रूरी है।',
  reviewAdmin: 'आप एडमिन हैं, इसलिए सदस्य तुरंत पेज पर आ जाते हैं।',
  manageOne: (name: string, position: string) => `बदलें या हटाएँ: ${name}, ${position}`,
  move: 'पद बदलें',
  moveText: 'वे काउंसिल में बने रहते हैं, दूसरे पद पर।',
  moveFailed: 'सदस्य का पद नहीं बदला जा सका।',
  remove: 'काउंसिल से हटाएँ',
  removeText: 'नाम इस कार्यकाल की लिस्ट में बना रहता है। वोट और चुनाव नहीं बदलते।',
  removeFormer: 'इस लिस्ट से हटाएँ',
  removeFormerText: 'यह नाम पुरानी काउंसिलों की लिस्ट से हट जाता है। इसे वापस नहीं लाया जा सकता।',
  removeAsk: (name: string, position: string) => `${name} को ${position} पद से हटाएँ?`,
  removeFailed: 'सदस्य को नहीं हटाया जा सका।',
  earlier: 'पुरानी काउंसिलें',
  termTitle: (term: number) => `काउंसिल ${term}`,
  present: 'अभी की काउंसिल',
  noSuchTerm: 'उस साल की कोई काउंसिल नहीं है।',
  termsFailed: 'पुरानी काउंसिलें लोड नहीं हो सकीं।',
  print: (date: string) => `${date} की स्थिति`,
};
