import type { Translated } from '../translated.ts';
import type { ruleSetMessages as English } from '../en/rule-sets.ts';

// The messages about "Our rules": rules for elections that an admin saves by name.

export const ruleSetMessages: Translated<typeof English> = {
  group: 'हमारे नियम',
  save: 'नियम सेव करें',
  saveThese: 'हमारे नियम के रूप में सेव करें',
  saveIts: 'इसके नियम सेव करें',
  title: 'हमारे नियम के रूप में सेव करें',
  lede: 'फिर अधिकारी नया चुनाव इन नियमों से शुरू कर सकते हैं। पद, वोटर और नियम सेव होते हैं। नाम, तारीखें और उम्मीदवार नहीं।',
  name: 'नियमों का नाम',
  nameHint: 'जैसे: काउंसिल का उपचुनाव',
  nameMissing: 'नाम लिखें।',
  replaced: 'इस नाम के नियम पहले से हैं। उनकी जगह ये आ जाएँगे।',
  saveFailed: 'नियम सेव नहीं हो सके।',
  list: 'सेव किए हुए नियम',
  loadFailed: 'सेव किए हुए नियम लोड नहीं हो सके।',
  delete: 'मिटाएँ',
  deleteOf: (name: string) => `नियम ${name} मिटाएँ`,
  deleteTitle: (name: string) => `नियम ${name} मिटाएँ?`,
  deleteText: 'जो चुनाव इनसे शुरू हुए, वे जैसे हैं वैसे ही रहेंगे।',
  deleteFailed: 'नियम मिटाए नहीं जा सके।',
};
