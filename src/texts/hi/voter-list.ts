import type { Translated } from '../translated.ts';
import type { voterListMessages as English } from '../en/voter-list.ts';
import { counted, hindi } from './plurals.ts';

// The messages about voter lists: the section of the officers, imports, and "Am I on the list?".

const format = new Intl.NumberFormat(hindi);
const number = (count: number) => format.format(count);
const voters = (count: number) => `${number(count)} ${count === 1 ? 'वोटर' : 'वोटर'}`;
/** What an import did, in short. */
function counts({ added, changed, removed, bad }: Record<Count, number>): string {
  return [
    `${number(added)} जोड़े गए`,
    `${number(changed)} सुधारे गए`,
    ...(removed > 0 ? [`${number(removed)} हटाए गए`] : []),
    ...(bad > 0 ? [counted(bad, 'गलत लाइन छोड़ी गई', 'गलत लाइनें छोड़ी गईं')] : []),
  ].join(' · ');
}

export const voterListMessages: Translated<typeof English> = {
  whose: 'किसकी वोटर लिस्ट',
  campus: 'पूरा कैंपस',
  search: 'वोटर लिस्ट में खोजें',
  placeholder: 'नंबर, नाम या ईमेल',
  group: 'ग्रुप',
  allGroups: 'सभी ग्रुप',
  groupOption: (group: string, count: number) => `${group} (${number(count)})`,
  list: 'वोटर',
  found: (found: number, size: number) =>
    found === size ? voters(size) : `${voters(size)} में से ${number(found)}`,
  empty: 'अभी कोई वोटर लिस्ट नहीं है',
  emptyText:
    'स्टूडेंट की लिस्ट Excel या CSV फ़ाइल में इंपोर्ट करें। फिर चुनावों में यह शर्त रखी जा सकती है कि वोटर लिस्ट में हों।',
  none: 'ऐसा कोई वोटर नहीं मिला।',
  clear: 'सभी वोटर दिखाएँ',
  loadFailed: 'वोटर लिस्ट लोड नहीं हो सकी।',
  import: 'लिस्ट इंपोर्ट करें',
  add: 'वोटर जोड़ें',
  edit: 'सुधारें',
  editOne: (who: string) => `${who} को सुधारें`,
  late: 'वोटिंग शुरू होने के बाद जोड़ा गया',

  addTitle: 'वोटर जोड़ें',
  editTitle: 'वोटर की जानकारी सुधारें',
  enrollmentNumber: 'एनरोलमेंट नंबर',
  name: 'नाम',
  email: 'ईमेल',
  emailHint: 'नंबर साबित करने वाला लिंक यहीं जाता है।',
  groups: 'ग्रुप',
  groupsHint: 'कई हों तो बीच में कॉमा लगाएँ, जैसे CSE, Department: Drama।',
  another: 'एक और व्यक्ति जोड़ें',
  person: (place: number) => `व्यक्ति ${number(place)}`,
  removePerson: (place: number) => `व्यक्ति ${number(place)} को हटाएँ`,
  namedTwice: 'यह नंबर ऊपर पहले से लिखा है।',
  most: (count: number) =>
    `ये ${number(count)} लोग हैं, एक बार में इससे ज़्यादा नहीं जोड़े जा सकते। पहले इन्हें सेव करें।`,
  reason: 'यह वोटर अब क्यों जोड़ा जा रहा है?',
  reasonHint: 'वोटिंग चल रही है। वजह और लोगों की गिनती सब पढ़ सकते हैं, पर नाम नहीं।',
  reasonToCorrect: 'यह जानकारी अब क्यों ठीक की जा रही है?',
  correctHint:
    'वोटिंग चल रही है। वजह सब पढ़ सकते हैं, पर नाम नहीं। यह व्यक्ति जो वोट दे चुका है, वे बने रहते हैं; यह सुधार उन पदों के लिए लागू होता है जिनमें इसने वोट नहीं दिया है।',
  save: 'सेव करें',
  saveFailed: 'यह सेव नहीं हो सका।',
  remove: 'लिस्ट से हटाएँ',
  removeAsk: (who: string) => `${who} को हटाएँ?`,
  removeText:
    'जिन चुनावों में यह लिस्ट ज़रूरी है, उनमें वे वोट नहीं दे पाएँगे। जिन चुनावों में वोटिंग चल रही है, उनमें कुछ नहीं बदलेगा।',
  removeFailed: 'यह हटाया नहीं जा सका।',
  fixed:
    'वोटिंग शुरू हो चुकी है, इसलिए यह लिस्ट अब तय है। एक-एक व्यक्ति को वजह लिखकर जोड़ा जा सकता है, और उसकी जानकारी ठीक की जा सकती है।',
  over: 'वोटिंग खत्म हो गई, इसलिए यह लिस्ट अब तय है।',

  imports: 'इंपोर्ट',
  noImports: 'अभी कुछ इंपोर्ट नहीं किया गया है।',
  importsFailed: 'इंपोर्ट लोड नहीं हो सके।',
  pasted: 'पेस्ट की हुई लिस्ट',
  counts,
  by: (name: string) => `${name} ने किया`,
  undone: 'वापस लिया गया',
  undo: 'वापस लें',
  undoOne: (file: string) => `${file} का इंपोर्ट वापस लें`,
  undoAsk: (file: string) => `${file} का इंपोर्ट वापस लें?`,
  undoText: 'इससे जो वोटर जुड़े थे वे हट जाएँगे, और जो हटे थे वे वापस आ जाएँगे।',
  undoFailed: 'इसे वापस नहीं लिया जा सका।',

  fileLabel: 'फ़ाइल चुनें',
  fileAgain: 'दूसरी फ़ाइल चुनें',
  file: 'Excel (.xlsx), CSV या टेक्स्ट, कॉलम किसी भी क्रम में, बीच में कोई भी निशान। 100,000 वोटर तक।',
  paste: 'या लिस्ट पेस्ट करें',
  pasteHint: 'एक लाइन में एक वोटर। स्प्रेडशीट के खाने भी पेस्ट किए जा सकते हैं।',
  check: 'लिस्ट जाँचें',
  noList: (what: string) =>
    `यह ${what} है। कृपया जिस प्रोग्राम से यह बनी, उससे लिस्ट Excel (.xlsx) या CSV में एक्सपोर्ट करें, और वह फ़ाइल चुनें।`,
  fileKinds: {
    pdf: 'PDF फ़ाइल',
    richText: 'फ़ॉर्मैट वाला टेक्स्ट (RTF)',
    picture: 'तस्वीर',
    archive: 'पैक की हुई फ़ाइल (ZIP या ऐसी ही)',
    database: 'डेटाबेस',
    office: 'पुराने Office प्रोग्राम की फ़ाइल',
    oldWorkbook: '2007 से पहले की Excel वर्कबुक (.xls)',
    binaryWorkbook: 'बाइनरी Excel वर्कबुक (.xlsb)',
    xmlWorkbook: 'XML में लिखी Excel वर्कबुक',
    openDocument: 'OpenDocument फ़ाइल, जैसे LibreOffice की',
    appleNumbers: 'Apple Numbers की फ़ाइल',
    word: 'Word दस्तावेज़',
    slides: 'प्रेज़ेंटेशन',
    json: 'JSON फ़ाइल',
    archivedPage: 'सेव किया हुआ वेब पेज (MHTML) या ईमेल',
    page: 'बिना टेबल का वेब पेज',
  },
  lockedWorkbook: 'इस वर्कबुक पर पासवर्ड लगा है। कृपया इसे बिना पासवर्ड के सेव करें, और फिर से चुनें।',
  unpacksTooLarge:
    'खोलने पर यह वर्कबुक बहुत बड़ी हो जाती है। कृपया जिन शीट और कॉलम की ज़रूरत नहीं, उन्हें हटा दें।',
  sheet: 'शीट',
  hiddenRows: (count: number) =>
    count === 1
      ? 'इस शीट में एक पंक्ति छिपी हुई है, जैसे किसी फ़िल्टर से। वह बाक़ी पंक्तियों की तरह पढ़ी जाती है। अगर उसे नहीं पढ़ा जाना चाहिए, तो उसे वर्कबुक में हटाएँ और फ़ाइल फिर चुनें।'
      : `इस शीट में ${number(count)} पंक्तियाँ छिपी हुई हैं, जैसे किसी फ़िल्टर से। वे बाक़ी पंक्तियों की तरह पढ़ी जाती हैं। अगर उन्हें नहीं पढ़ा जाना चाहिए, तो उन्हें वर्कबुक में हटाएँ और फ़ाइल फिर चुनें।`,
  noText: 'इस फ़ाइल में कोई टेक्स्ट नहीं है।',
  emptyFile: 'यह फ़ाइल खाली है।',
  tooLarge: 'यह फ़ाइल 15 MB से बड़ी है। कृपया जिन कॉलम की ज़रूरत नहीं, उन्हें हटा दें।',
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे फिर से चुनें।',
  letters: 'क्या ये नाम सही हैं?',
  lettersOf: {
    'as-it-is': 'जैसे फ़ाइल में लिखे हैं',
    'utf-8': 'यूनिकोड (UTF-8)',
    'windows-1252': 'पश्चिमी यूरोप (Windows-1252)',
    'windows-1250': 'मध्य यूरोप (Windows-1250)',
    'windows-1251': 'सिरिलिक (Windows-1251)',
    'windows-1256': 'अरबी और उर्दू (Windows-1256)',
    macintosh: 'पश्चिमी यूरोप (Mac)',
    'windows-1254': 'तुर्की (Windows-1254)',
    'koi8-r': 'रूसी (KOI8-R)',
    ibm866: 'रूसी (DOS, 866)',
    cp850: 'पश्चिमी यूरोप (DOS, 850)',
    cp852: 'मध्य यूरोप (DOS, 852)',
  },
  oddLetters: 'यह लाइन बाकी फ़ाइल से अलग तरह के अक्षरों में लिखी है। कृपया इसका नाम देख लें।',
  mode: 'क्या करना है?',
  modes: {
    add: { label: 'जोड़ें और सुधारें', text: 'किसी को हटाया नहीं जाएगा।' },
    replace: { label: 'पूरी लिस्ट बदलें', text: 'जो इस फ़ाइल में कहीं नहीं हैं, वे हट जाएँगे।' },
  },
  columns: 'किस कॉलम में क्या है?',
  unused: (names: readonly string[]) => `काम में नहीं लिए गए: ${names.join(', ')}।`,
  columnsHint: 'इसे पहली लाइनों से मिलाएँ, और जो गलत हो उसे सुधारें।',
  column: (at: number) => `कॉलम ${at}`,
  holds: (name: string) => `${name} में क्या है`,
  kinds: {
    none: 'काम का नहीं',
    number: 'एनरोलमेंट नंबर',
    name: 'नाम',
    email: 'ईमेल',
    group: 'ग्रुप',
  },
  totals: 'क्या होगा',
  total: {
    added: 'नए',
    changed: 'सुधारे हुए',
    same: 'जैसे थे',
    removed: 'हटाए जाने वाले',
    bad: 'गलत लाइनें',
    duplicates: 'दो बार लिखे',
    withoutEmail: 'बिना ईमेल के',
  },
  after: (count: number) => `लिस्ट में ${voters(count)} होंगे।`,
  nothing: 'कुछ नहीं बदलेगा।',
  removed: (count: number, names: readonly string[]) =>
    count > names.length
      ? `${number(count)} लोग हटाए जाएँगे: ${names.join(', ')} और ${number(count - names.length)} और।`
      : `${number(count)} लोग हटाए जाएँगे: ${names.join(', ')}।`,
  kept: (count: number) =>
    `लिस्ट के ${number(count)} लोग बने रहेंगे, क्योंकि इस फ़ाइल की किसी गलत लाइन में उनका नाम है।`,
  problems: 'जिन लाइनों को देखना है',
  problemsHint:
    'गलत और दो बार लिखी लाइनें छोड़ दी जाती हैं। उन्हें अपनी फ़ाइल में सुधारकर फिर से इंपोर्ट करें। जो लिस्ट में हैं और जिनका नाम किसी गलत लाइन में है, वे बने रहेंगे।',
  line: (line: number) => `लाइन ${number(line)}`,
  kind: {
    bad: 'छोड़ी गई',
    duplicate: 'दो बार',
    'no-email': 'बिना ईमेल के',
    note: 'ले ली गई, कृपया देखें',
  },
  more: (count: number) => `${number(count)} और दिखाएँ`,
  tooMany: (count: number) => `${number(count)} और हैं। कृपया पहले कॉलम देखें।`,
  confirm: (count: number) => `${voters(count)} इंपोर्ट करें`,
  confirmReplace: 'पूरी लिस्ट बदलें',
  stages: {
    reading: 'फ़ाइल पढ़ी जा रही है…',
    sending: 'लिस्ट भेजी जा रही है…',
    checking: 'हर लाइन जाँची जा रही है…',
    storing: 'लिस्ट सेव हो रही है…',
  },
  saveProblems: 'ये लाइनें फ़ाइल में सेव करें',
  problemColumns: ['लाइन', 'क्या', 'क्यों', 'लिखा हुआ'],
  imported: (done: Record<Count, number>) => `वोटर लिस्ट इंपोर्ट हो गई: ${counts(done)}।`,
  checkFailed: 'लिस्ट जाँची नहीं जा सकी।',
  proposeTitle: 'इस इंपोर्ट के लिए दूसरे अधिकारी से पूछें?',
  proposeText:
    'इससे ऐसे लोगों की जानकारी बदलती है जो किसी चल रहे चुनाव में वोट देते हैं। दूसरे अधिकारी को इसकी पुष्टि करनी है।',
  propose: 'दूसरे अधिकारी से पूछें',
  importFailed: 'लिस्ट इंपोर्ट नहीं हो सकी। कुछ भी सेव नहीं हुआ।',
  importOwn: 'नाम, ईमेल और ग्रुप इंपोर्ट करें',
  openOwn: (count: number) => `लिस्ट खोलें (${voters(count)})`,
  afterDraft: 'नाम, ईमेल और ग्रुप भी इंपोर्ट करने हों, तो ड्राफ़्ट सेव करें और वहाँ लिस्ट इंपोर्ट करें।',
  ownList: 'इस चुनाव में सिर्फ़ इस लिस्ट के लोग वोट दे सकेंगे।',
};
type Count = 'added' | 'changed' | 'removed' | 'bad';
