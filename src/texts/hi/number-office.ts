import { ballotsToChange } from '#core/elections/certification.ts';
import type { Translated } from '../translated.ts';
import type { numberOfficeMessages as English } from '../en/number-office.ts';
import { counted } from './plurals.ts';

// The messages of the officers' section about whose a number is.

function whoIsIt(name: string, listName: string): string {
  if (listName === '') return `अकाउंट में नाम ${name} है; वोटर लिस्ट में कोई नाम नहीं है।`;
  return name === listName
    ? `वोटर लिस्ट और अकाउंट, दोनों में नाम ${name} है।`
    : `वोटर लिस्ट में नाम ${listName} है, और अकाउंट में ${name}।`;
}

export const numberOfficeMessages: Translated<typeof English> = {
  loadFailed: 'नंबर लोड नहीं हो सके।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',

  search: 'वोटर लिस्टों में नंबर या नाम से खोजें',
  placeholder: 'नंबर या नाम',
  start:
    'सामने खड़े व्यक्ति का स्टूडेंट कार्ड देखें। फिर उनका नंबर या नाम खोजें। जिनका अकाउंट अभी नहीं है, वे रजिस्टर करें, या छपा हुआ कोड लें। वोटिंग के दौरान एक अधिकारी अकेले दिन में ऐसे दस लोगों का चेक-इन करते हैं जिनका ईमेल पता वोटर लिस्ट में नहीं है। इससे आगे हर एक की पुष्टि दूसरे अधिकारी करते हैं; बाकी सबको वोटर लिस्ट के पते पर खबर जाती है।',
  none: 'किसी वोटर लिस्ट में यह नंबर या नाम नहीं है',
  list: 'मिले नंबर',
  noAccount: 'अभी अकाउंट नहीं है',
  onList: (name: string) => `लिस्ट में नाम: ${name}`,
  proved: {
    address: 'ईमेल से साबित',
    code: 'छपे हुए कोड से साबित',
    'check-in': 'चेक-इन हो गया',
    'sign-on': 'यूनिवर्सिटी अकाउंट से साबित',
  },
  by: (officer: string) => `अधिकारी: ${officer}`,
  notProved: 'साबित नहीं हुआ',
  mark: 'साबित मानें',
  markOne: (name: string, number: string) => `${name}: ${number} को साबित मानें`,
  markTitle: 'क्या ये वही व्यक्ति हैं?',
  photo: (name: string) => `${name} की फ़ोटो`,
  markText: (number: string, name: string, listName: string) =>
    `${whoIsIt(name, listName)} अगर ये वही व्यक्ति हैं, तो बटन दबाएँ। फिर ${number} उनका साबित माना जाएगा, और उसे सिर्फ़ दो अधिकारी मिलकर किसी और को दे सकेंगे।`,
  cardSeen: 'उन्होंने डेस्क पर अपना कार्ड दिखाया।',
  undo: 'वापस लें',
  undoOne: (number: string) => `${number} का चेक-इन वापस लें`,
  undoTitle: 'यह चेक-इन वापस लें?',
  undoText: 'यह सिर्फ़ चेक-इन करने वाले अधिकारी कर सकते हैं, उसी दिन, और जब तक इस नंबर से वोट न दिया गया हो।',
  give: 'दूसरे अकाउंट को दें',
  giveFirst: 'अकाउंट से जोड़ें',
  giveOne: (number: string) => `${number} दूसरे अकाउंट को दें`,
  giveTitle: 'उनका अकाउंट कौन सा है?',
  giveText:
    'जिस अकाउंट के पास यह नंबर है, उससे तुरंत हट जाएगा। डाले जा चुके वोट गिने जाएँगे और उन पर विवाद दर्ज होगा।',
  provedText:
    'यह नंबर साबित हो चुका है। किसी और को देने से पहले दूसरे अधिकारी को डैशबोर्ड पर पुष्टि करनी होगी; जब तक अधिकारी सिर्फ़ आप हैं, यह रुका रहेगा।',
  email: 'अकाउंट का ईमेल पता',
  reason: 'वजह',
  givePress: 'नंबर दें',
  propose: 'नंबर देने का प्रस्ताव रखें',

  codes: 'छपे हुए कोड',
  codesText:
    'उनके लिए जिनका कैंपस की वोटर लिस्ट में ईमेल पता नहीं है। हर कोड 60 दिन के अंदर एक बार अपना नंबर साबित करता है। कोड एक ही बार दिखता है: शीट बंद करने से पहले प्रिंट कर लें।',
  out: (count: number) => (count === 1 ? '1 कोड अब भी चल सकता है।' : `${count} कोड अब भी चल सकते हैं।`),
  printSome: 'जिन नंबरों का पता नहीं है, उनके कोड',
  printAll: 'सब नंबरों के कोड',
  printOne: 'छपा हुआ कोड',
  printOneFor: (number: string) => `${number} के लिए छपा हुआ कोड`,
  hasCode: 'छपा हुआ कोड है',
  printMoreTitle: 'इन कोड के लिए दूसरे अधिकारी से पूछें?',
  printMoreText:
    'वोटिंग के दौरान एक अधिकारी दिन में दस कोड प्रिंट करते हैं। इससे ज़्यादा की पुष्टि दूसरे अधिकारी को करनी है। फिर आप उन्हें प्रिंट कर सकते हैं।',
  printMore: 'दूसरे अधिकारी से पूछें',
  printAsk: 'नए कोड बनाएँ?',
  printAskText: (count: number) =>
    `अब भी चलने वाले: ${count === 1 ? '1 कोड' : `${count} कोड`}। किसी नंबर का नया कोड बने, तो उसका पुराना कोड बंद हो जाता है।`,
  printPress: 'नए कोड बनाएँ',
  voidAll: 'सब कोड रद्द करें',
  voidAsk: 'सब कोड रद्द करें?',
  voidText: 'अब तक दिया गया कोई कोड नहीं चलेगा। जो नंबर साबित हो चुके हैं, वे साबित रहेंगे।',
  sheet: 'काटने के लिए कोड',
  print: 'प्रिंट करें',
  close: 'शीट बंद करें',
  sheetHelp: (address: string) =>
    `यह कोड ${address} पर लिखें, अपने अकाउंट से या नया बनाने के लिए। किसी को न दें।`,

  lost: 'जिनका नंबर गया, उनकी उम्मीदवारी और सीटें',
  lostText:
    'किसी और ने साबित किया कि वह नंबर उनका है। फ़ैसला करें, बदलाव उसकी अपनी जगह पर करें, और यहाँ लिखें कि क्या तय हुआ।',
  place: (person: string, position: string, election: string | null) =>
    election === null ? `${person}, ${position} (काउंसिल)` : `${person}, ${position} (${election})`,
  settle: 'तय हो गया',
  settleOne: (person: string, position: string) => `${person}, ${position}: तय हो गया`,
  settleTitle: 'क्या तय हुआ?',
  settleText: 'यह रिकॉर्ड में रहेगा।',

  disputes: 'विवाद वाले वोट',
  disputesText:
    'ये ऐसे नंबरों से डाले गए जो बाद में किसी और के निकले। ये गिने जाते हैं: किसी को नहीं पता कि ये किसे मिले।',
  dispute: (votes: number, position: string, election: string) =>
    `${position} (${election}): ${votes === 1 ? '1 वोट' : `${votes} वोट`}`,
  margin: (margin: number | null) =>
    margin === null
      ? 'इनसे नतीजा बदल सकता था या नहीं, यह वोट गिने जाने पर पता चलेगा।'
      : `नतीजा बदलने के लिए कम से कम ${counted(ballotsToChange(margin), 'वोट', 'वोट')} अलग होने चाहिए।`,
  blocks: 'इन वोटों से नतीजा बदल सकता था, इसलिए इसे अभी प्रमाणित नहीं किया जा सकता।',
  again: 'इस पद के लिए दोबारा वोटिंग',
  againOne: (position: string) => `${position} के लिए दोबारा वोटिंग`,
};
