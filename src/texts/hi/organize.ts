import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { StandingsMode } from '#core/elections/standings-mode.ts';
import type { Translated } from '../translated.ts';
import type { organize as English } from '../en/organize.ts';
import { counted, hindi, listed, plurals } from './plurals.ts';

// The messages of the form of an election.

const number = new Intl.NumberFormat(hindi);
const people = (count: number) =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? 'व्यक्ति' : 'लोग'}`;

export const organize: Translated<typeof English> = {
  start: 'कहाँ से शुरू करें',
  starts: {
    empty: 'खाली फ़ॉर्म',
    'class-representative': 'क्लास रिप्रेज़ेंटेटिव',
    council: 'काउंसिल',
    club: 'क्लब',
    'last-year': 'पिछले साल जैसा',
  },
  startPositions: {
    'class-representative': ['क्लास रिप्रेज़ेंटेटिव'],
    club: ['प्रेसिडेंट', 'सेक्रेटरी', 'ट्रेज़रर'],
  },

  name: 'चुनाव का नाम',
  positions: 'पद',
  positionsHint: 'एक लाइन में एक, बैलट के क्रम में।',
  positionsFixed: 'वोटिंग शुरू हो चुकी है: पदों के नाम और क्रम बदले जा सकते हैं, पर पद जोड़े या हटाए नहीं जा सकते।',
  candidates: 'उम्मीदवार',
  nominateThemselves: 'स्टूडेंट खुद नॉमिनेशन भेजते हैं।',
  onlyEntered: 'उम्मीदवार सिर्फ़ वही होंगे जिन्हें आप जोड़ें।',
  canNominate: 'स्टूडेंट खुद भी नॉमिनेशन भेजें',
  youEnter: (count: number) => `आपके जोड़े: ${counted(count, 'उम्मीदवार', 'उम्मीदवार')}।`,

  /** Under a title that says what. */
  change: 'बदलें',
  dates: 'तारीखें',
  changeDates: 'तारीखें बदलें',
  now: 'अभी',
  nominationsTo: (close: string) => `नॉमिनेशन: अभी से ${close} तक`,
  nominationsToOpening: 'नॉमिनेशन: अभी से वोटिंग शुरू होने तक',
  nominationsOver: (close: string) => `नॉमिनेशन ${close} को खत्म हुए`,
  votingFromTo: (open: string, close: string) => `वोटिंग: ${open} से ${close} तक`,
  noDates: 'वोटिंग की तारीखें अभी तय नहीं हैं।',
  opens: 'वोटिंग शुरू',
  closes: 'वोटिंग खत्म',
  nominationsClose: 'नॉमिनेशन खत्म',
  nominationsHint: 'खाली छोड़ें: वोटिंग शुरू होने पर।',
  nominationsHintPast: 'खाली छोड़ें: वोटिंग खत्म होने पर।',
  withdrawalsClose: 'नाम वापस लेना खत्म',
  withdrawalsHint:
    'नॉमिनेशन खत्म होने और वोटिंग शुरू होने के बीच। खाली छोड़ें, तो उम्मीदवार तय होने तक नाम वापस ले सकते हैं।',
  withdrawalsTo: (close: string) => `उम्मीदवार ${close} तक नाम वापस ले सकते हैं`,
  zone: (zone: string, offset: string) =>
    `सारे समय ${zone === offset ? zone : `${zone} (${offset})`} के हिसाब से हैं।`,
  opensAtOnce: 'यह समय बीत चुका है: चुनाव पब्लिश होते ही वोटिंग शुरू हो जाएगी।',
  presets: 'जो अक्सर चुना जाता है',
  presetWeek: 'नॉमिनेशन रविवार तक, वोटिंग सोमवार से बुधवार',
  presetNow: 'अभी शुरू, 24 घंटे के लिए',
  presetTomorrow: 'कल, 9:00 से 17:00',
  presetThreeDays: 'कल 9:00 से, तीन दिन के लिए',

  whoVotes: 'कौन वोट देगा',
  changeVoters: 'वोटर बदलें',
  onList: (given: { count: number; without: number }) =>
    `वोटर लिस्ट में ${people(given.count)}।${given.without === 0 ? '' : ` इनमें ${number.format(given.without)} ${given.without === 1 ? 'का' : 'लोगों का'} ईमेल पता नहीं है।`}`,
  onOwnList: (count: number) => `इस चुनाव की लिस्ट में ${people(count)}।`,
  emptyList: 'वोटर लिस्ट खाली है।',
  theyProve: 'वे अपना नंबर साबित करेंगे।',
  confirmed: (domains: readonly string[]) =>
    `पुष्टि किए हुए${domains.length === 0 ? '' : ` ${listed.format(domains)} वाले`} ईमेल पते वाले सब लोग।`,
  anybody: 'अकाउंट वाले सब लोग। कोई नहीं जाँचता कि वे कौन हैं।',
  onlySome: (what: string) => `सिर्फ़ ${what}`,
  onlyFor: (title: string, what: string) => `${title}: सिर्फ़ ${what}।`,
  someRoles: (roles: readonly string[]) => listed.format(roles),
  codes: {
    branches: (list: readonly string[]) =>
      `${list.length === 1 ? 'ब्रांच' : 'ब्रांच'} ${listed.format(list)}`,
    years: (list: readonly string[]) =>
      `${list.length === 1 ? 'एडमिशन का साल' : 'एडमिशन के साल'} ${listed.format(list)}`,
    groups: (list: readonly string[]) =>
      list.length === 1 ? `ग्रुप ${list.join('')}` : `ग्रुप ${listed.format(list)} में से कोई एक`,
  },
  allOfGroups: (list: readonly string[]) => `एक साथ ग्रुप ${listed.format(list)}`,
  allGroups: 'सिर्फ़ वे जो इन सब ग्रुपों में हैं',
  electorate: 'कौन वोट दे सकता है',
  changeElectorate: 'कौन वोट दे सकता है, बदलें',
  changeKnown: 'वोटरों की पहचान कैसे हो, बदलें',
  everyone: 'सब लोग',
  everyoneText: 'जो भी लॉग इन कर सकता है।',
  everyoneListed: 'कैंपस की वोटर लिस्ट के सब लोग।',
  some: 'कुछ रोल, ब्रांच या साल',
  someText: 'ब्रांच और साल एनरोलमेंट नंबर से पढ़े जाते हैं।',
  someTextWithout: 'इस कैंपस के एनरोलमेंट नंबर में न ब्रांच है, न साल: रोल और ग्रुप चुने जा सकते हैं।',
  roll: 'इस चुनाव की अपनी वोटर लिस्ट के लोग',
  rollText: 'एनरोलमेंट नंबर आपको देने हैं। कोई और वोट नहीं दे सकता।',
  roles: 'रोल',
  rolesHint: 'कुछ न चुनें: कोई भी रोल।',
  branches: 'ब्रांच',
  years: 'एडमिशन के साल',
  someEmpty: 'कम से कम एक रोल, ब्रांच या साल चुनें।',
  limits: 'हर पद के लिए सब लोग वोट देंगे।',
  limitsSet: 'हर पद के लिए सब लोग वोट नहीं देंगे।',
  changeLimits: 'किसी पद के लिए कौन वोट देगा, बदलें',
  limitsOf: (title: string, what: string | null) =>
    what === null ? `${title}: सब वोटर।` : `${title}: सिर्फ़ ${what}।`,
  noPositions: 'पहले पद लिखें।',
  rollFile: 'फ़ाइल चुनें',
  rollFileAgain: 'दूसरी फ़ाइल चुनें',
  rollPaste: 'एनरोलमेंट नंबर',
  rollPasteHint:
    'यहाँ पेस्ट करें, या CSV या टेक्स्ट फ़ाइल चुनें। ये इसी डिवाइस पर पढ़े जाते हैं। ड्राफ़्ट में सेव नहीं होते।',
  rollFrom: (file: string) => `${file} से`,
  rollCount: (count: number, shown: string) =>
    `${shown} ${plurals.select(count) === 'one' ? 'व्यक्ति' : 'लोग'}`,
  rollTwice: (count: number) => `${counted(count, 'नंबर दो बार लिखा है', 'नंबर दो बार लिखे हैं')}`,
  rollBad: (count: number) => `${counted(count, 'लाइन', 'लाइनों')} में एनरोलमेंट नंबर नहीं है`,
  rollLine: (line: number) => `लाइन ${line}`,
  rollMoreBad: (count: number) => `और ${counted(count, 'लाइन', 'लाइनें')}`,
  rollRemove: 'वोटर लिस्ट हटाएँ',
  rollEmpty: 'वोटर लिस्ट खाली है।',
  rollNone: 'इसमें कोई एनरोलमेंट नंबर नहीं है।',
  rollTooLong: (most: string) => `वोटर लिस्ट में ज़्यादा से ज़्यादा ${most} नंबर हो सकते हैं।`,

  rules: 'नियम',
  changeRules: 'नियम बदलें',
  counts: (mode: StandingsMode, batch: number) =>
    ({
      'after-close': 'मिले वोट वोटिंग खत्म होने तक छिपे रहेंगे।',
      'in-batches': `मिले वोट ${counted(batch, 'वोट', 'वोट')} के बैच में दिखेंगे।`,
      live: 'वोटिंग के दौरान मिले वोट सबको दिखेंगे।',
    })[mode],
  tieShort: ({ tie, seed }: Pick<OutcomeRules, 'tie' | 'seed'>) =>
    tie === 'run-off'
      ? 'बराबरी वालों के लिए दोबारा वोटिंग।'
      : seed === 'dice'
        ? 'बराबरी का फ़ैसला पासों से।'
        : 'बराबरी का फ़ैसला सबको दिखने वाले नंबर से।',
  tie: ({ tie, seed, source }: Pick<OutcomeRules, 'tie' | 'seed' | 'source'>) =>
    tie === 'run-off'
      ? 'बराबरी वालों के लिए दोबारा वोटिंग होगी।'
      : seed === 'dice'
        ? 'बराबरी का फ़ैसला सबके सामने पासों से होगा।'
        : source.trim() === ''
          ? 'बराबरी का फ़ैसला सबको दिखने वाले नंबर से होगा।'
          : `बराबरी का फ़ैसला सबको दिखने वाले नंबर से होगा: ${source.trim()}।`,
  candidacy: (what: string | null, conditions: number, isByList: boolean) =>
    `उम्मीदवार कौन: ${what !== null ? `सिर्फ़ ${what}` : isByList ? 'वोटर लिस्ट के सब लोग' : 'एनरोलमेंट नंबर वाले सब लोग'}${conditions === 0 ? '' : `, ${counted(conditions, 'शर्त', 'शर्तों')} के साथ`}।`,
  candidacyOf: (title: string, what: string | null) =>
    what === null ? `${title}: उम्मीदवार कोई भी हो सकता है।` : `${title}: उम्मीदवार सिर्फ़ ${what}।`,
  changeCandidacyOf: (title: string) => `${title} के लिए उम्मीदवार कौन हो सकता है, बदलें`,
  votersStand: (title: string) => `${title}: जो इसके लिए वोट देते हैं।`,
  whoStands: 'उम्मीदवार कौन हो सकता है',
  thoseWhoVote: 'जो इसके लिए वोट देते हैं',
  chosenHere: 'जो लोग नीचे लिखे हैं',
  changeCounts: 'मिले वोट कब दिखें, बदलें',
  changeTie: 'बराबरी का फ़ैसला कैसे हो, बदलें',
  changeLeaving: 'उम्मीदवार हटें तो क्या हो, बदलें',
  changeCandidacy: 'उम्मीदवार कौन हो सकता है, बदलें',
  flags: {
    onePost: {
      on: 'हर व्यक्ति एक ही पद के लिए उम्मीदवार हो सकता है।',
      off: 'एक व्यक्ति कई पदों के लिए उम्मीदवार हो सकता है।',
      change: 'एक व्यक्ति कितने पदों के लिए उम्मीदवार हो, बदलें',
      hint: 'पहले नॉमिनेशन पर यह तय हो जाता है।',
    },
  },
  standings: 'लीडरबोर्ड',
  live: 'लाइव',
  liveText:
    'वोटिंग के दौरान सबको दिखता है कि मिले वोट कैसे बढ़ रहे हैं। कोई ध्यान से देखे, तो उसे पता चल सकता है कि वोट कब आया, और शुरू की गिनती से लोगों का मन बदल सकता है। 200 से कम वोटर हों, तो नीचे वालों में से कोई चुनें।',
  inBatches: 'बैच में',
  inBatchesText:
    'किसी पद की गिनती तभी बदलती है जब काफ़ी नए वोट आ चुके हों, ताकि उसमें अकेला वोट आसानी से न पहचाना जाए।',
  noWholeNumber: (typed: string) => `“${typed}” पूरी संख्या नहीं है।`,
  batch: 'एक बैच में वोट',
  batchHint: 'एक पद के कम से कम कितने नए वोट, 2 से 1000 तक।',
  batchWrong: '2 से 1000 तक का पूरा नंबर लिखें।',
  fewVoters: (few: number) =>
    `वोटर लिस्ट में ${few} से कम लोग हैं। वोट देर-देर से आएँ, तो लाइव लीडरबोर्ड से पता चल सकता है कि किसने किसे वोट दिया। बाकी दो में से कोई चुनें।`,
  afterClose: 'वोटिंग खत्म होने के बाद',
  afterCloseText:
    'वोटिंग खत्म होने तक गिनती किसी को नहीं दिखती, एडमिन को भी नहीं। किसने वोट दिया, यह इससे नहीं छिपता, और सर्वर चलाने वाले फिर भी गिन सकते हैं।',
  rehearsal: 'यह रिहर्सल है',
  rehearsalHint:
    'एक टेस्ट, जो सबको टेस्ट ही दिखता है: न नतीजे, न ईमेल, और इसे मिटाया जा सकता है। यह हमेशा रिहर्सल ही रहेगी।',

  looks: 'परिचय या तस्वीर जोड़ें',
  changeLooks: 'परिचय या तस्वीर बदलें',
  description: 'परिचय',
  image: 'तस्वीर',
  preview: 'वोटरों को क्या दिखेगा',
  previewName: 'चुनाव का नाम',
  previewDate: 'शुरू होने की तारीख',
  previewPositions: (count: number) =>
    count === 0 ? 'अभी कोई पद नहीं।' : `${counted(count, 'पद', 'पद')}, हर पद के लिए एक वोट।`,
  upcoming: 'आने वाला',

  kept: 'इस डिवाइस पर सेव है',
  notKept: 'इस डिवाइस पर ड्राफ़्ट सेव नहीं होता: इसी पेज पर रहें',
  otherDraft: 'इस डिवाइस पर एक ड्राफ़्ट है जो किसी दूसरे रिलीज़ ने लिखा था। उसे यहाँ पढ़ा नहीं जा सकता।',
  discardDraft: 'ड्राफ़्ट हटा दें',
  clear: 'सब मिटाएँ',
  clearTitle: 'यह ड्राफ़्ट मिटाएँ?',
  clearText: 'आपने जो भी भरा, वह इस डिवाइस से हट जाएगा।',
  check: 'जाँचें और पब्लिश करें',
  saveDraft: 'ड्राफ़्ट सेव करें',
  save: 'बदलाव सेव करें',
  editTitle: 'बदलें',
  editing: 'सेव करने तक कुछ नहीं बदलेगा।',
  meanwhile: {
    title: 'दो लोगों ने बदला',
    text: 'आप लिख रहे थे, तभी किसी दूसरे अधिकारी ने यह चुनाव सेव किया। आपका लिखा सब यहीं है। नीचे की चीज़ें आप दोनों ने बदलीं: चुनें कि क्या रहे, फिर सेव करें।',
    theirs: 'उन्होंने जो सेव किया',
    mine: 'आपने जो लिखा',
    choose: 'दोनों में से एक चुनें।',
    chooseEach: 'हर उस चीज़ के लिए चुनें जो आप दोनों ने बदली।',
  },
  nothing: 'कुछ नहीं',
  fixed: (by: readonly string[]) =>
    `यहाँ जो सिर्फ़ टेक्स्ट के रूप में है, वह अब नहीं बदल सकता, क्योंकि ${listed.format(by)}।`,
  fixedBy: {
    'first-nomination': 'किसी का नॉमिनेशन हो चुका है',
    opening: 'वोटिंग शुरू हो चुकी है',
    'first-ballot': 'पहला वोट पड़ चुका है',
    close: 'वोटिंग बंद हो चुकी है',
    cancelling: 'चुनाव रद्द हो चुका है',
  },

  checkTitle: (name: string) => `${name}: जाँच लें`,
  /** Their titles where no list of all of them follows. */
  checkPositions: (titles: readonly string[], areListed: boolean) => {
    const positions = counted(titles.length, 'पद', 'पद');
    if (areListed) return `${positions}:`;
    const shown = titles.length > 4 ? titles.slice(0, 3) : titles;
    const more = titles.length - shown.length;
    const list = shown.join(', ') + (more === 0 ? '' : `, और ${more} बाकी`);
    return `${positions}: ${list}।`;
  },
  checkNominations: (close: string) => `स्टूडेंट ${close} तक खुद नॉमिनेशन भेज सकते हैं।`,
  checkNominationsOpening: 'स्टूडेंट वोटिंग शुरू होने तक खुद नॉमिनेशन भेज सकते हैं।',
  checkNominationsClosing: 'स्टूडेंट वोटिंग खत्म होने तक खुद नॉमिनेशन भेज सकते हैं।',
  checkVoters: (who: string, open: string, close: string) =>
    `कौन वोट देगा: ${who}। कब: ${open} से ${close} तक।`,
  voters: {
    anybody: 'अकाउंट वाले सब लोग',
    confirmed: 'पुष्टि किए हुए ईमेल पते वाले सब लोग',
    listed: 'वोटर लिस्ट के सब लोग',
    proved: 'वोटर लिस्ट के सब लोग',
  },
  votersSome: 'कुछ लोग',
  votersCount: people,
  votersProved: (count: number) => `${people(count)}, नंबर साबित करके`,
  nobodyChecks: 'कोई नहीं जाँचता कि वे कौन हैं।',
  checkCounts: (mode: StandingsMode, batch: number) =>
    mode === 'after-close'
      ? 'मिले वोट अंत तक छिपे रहेंगे।'
      : (organize.counts as typeof English.counts)(mode, batch),
  checkRules: 'वोटिंग शुरू होने पर नियम तय हो जाते हैं।',
  checkRehearsal: 'यह रिहर्सल है।',
  publish: 'चुनाव पब्लिश करें',
  askSecond: 'दूसरे अधिकारी से पूछें',
  askSecondText: 'किसी और अधिकारी की पुष्टि होते ही यह पब्लिश हो जाएगा।',
  back: 'वापस जाएँ',
  forServer: (count: number) => `सर्वर के लिए: ${counted(count, 'चेतावनी', 'चेतावनियाँ')}`,
  mustBeThere: (what: string) => `${what}।`,

  published: (name: string) => `“${name}” पब्लिश हो गया।`,
  saved: (name: string) => `“${name}” ड्राफ़्ट के रूप में सेव हो गया।`,
  asked: (name: string) => `“${name}” दूसरे अधिकारी के इंतज़ार में है।`,
  earlier: 'यह पहली बार दबाने पर ही पब्लिश हो गया था। उसके बाद जो बदला, वह इसमें नहीं है: चुनाव एडिट करें।',
  openPage: 'पेज खोलें',
  openList: 'चुनावों की लिस्ट खोलें',
  created: 'चुनाव बन गया',
  keptAll: 'आपने जो लिखा, सब सुरक्षित है, और फिर दबाने पर भी चुनाव एक ही बार पब्लिश होता है।',
  createFailed: 'चुनाव नहीं बन सका।',
  loadFailed: 'फ़ॉर्म लोड नहीं हो सका।',
};
