import { positionLimits } from '#core/elections/position-rules.ts';
import type { RankedLists } from '#core/elections/public-lists.ts';
import type { Method } from '#core/elections/position-rules.ts';
import type { RulePreset } from '#core/elections/rule-presets.ts';
import type { Translated } from '../translated.ts';
import type { waysMessages as English } from '../en/ways.ts';

const preset: Record<RulePreset, { name: string; text: string }> = {
  'quick-poll': {
    name: 'झटपट पोल',
    text: 'वोटर उतने उम्मीदवार चुनते हैं जितनी सीटें हैं। सबके खिलाफ़ वोट का विकल्प नहीं है। उम्मीदवारों को समर्थक नहीं चाहिए, और सामने कोई न हो तो वे जीत जाते हैं।',
  },
  'indian-college': {
    name: 'भारतीय कॉलेज',
    text: 'वोटर उतने उम्मीदवार चुनते हैं जितनी सीटें हैं, या नोटा, जिसके वोट सिर्फ़ गिने जाते हैं। सामने कोई न हो तो उम्मीदवार जीत जाते हैं। हर उम्मीदवार एक ही पद के लिए होता है और उसे एक प्रस्तावक और एक अनुमोदक चाहिए।',
  },
  'uk-union': {
    name: 'यूके स्टूडेंट यूनियन',
    text: 'लोग उम्मीदवारों को पसंद के क्रम में लगाते हैं: एक सीट के लिए इंस्टेंट रन-ऑफ़, कई के लिए सिंगल ट्रांसफ़रेबल वोट। हर बैलट पर “फिर से नॉमिनेशन” का विकल्प होता है, और वह जो सीट जीते वह फिर से खाली हो जाती है। उम्मीदवारों को समर्थक नहीं चाहिए, और सामने कोई न हो तब भी वोटिंग होती है।',
  },
  'us-government': {
    name: 'अमेरिकी स्टूडेंट गवर्नमेंट',
    text: 'वोटर उतने उम्मीदवार चुनते हैं जितनी सीटें हैं, या तटस्थ रहते हैं। तटस्थ रहने वाले का वोट हो जाता है, पर वह किसी बहुमत में नहीं गिना जाता। उम्मीदवारों को समर्थक नहीं चाहिए, और सामने कोई न हो तो वे जीत जाते हैं।',
  },
};

/** How positions are won, in the form of an election. */
export const waysMessages: Translated<typeof English> = {
  plain: 'हर पद की एक सीट और एक वोट।',
  change: 'पद कैसे जीते जाएँ, बदलें',
  changeOne: (title: string) => `${title} बदलें`,
  noPositions: 'पहले पद लिखें।',
  presets: 'सबके लिए यह लगाएँ',
  forAll: 'सब पदों के लिए यही रखें',
  forAllDone: 'अब सब पदों के यही नियम हैं। हर पद की सीटें वही हैं।',
  preset,
  kind: 'लोग किस पर वोट दें',
  post: 'इस पद के उम्मीदवारों पर',
  question: 'हाँ और नहीं वाले सवाल पर',
  asked: 'सवाल',
  majority: 'पास होने के लिए चाहिए',
  majorities: [
    ['1/2 valid', 'मान्य वोटों के आधे से ज़्यादा'],
    ['2/3 valid', 'मान्य वोटों के दो तिहाई'],
    ['3/4 valid', 'मान्य वोटों के तीन चौथाई'],
    ['1/2 eligible', 'जो भी वोट दे सकते हैं, उनके आधे से ज़्यादा'],
    ['2/3 eligible', 'जो भी वोट दे सकते हैं, उनके दो तिहाई'],
  ],
  quorum: 'कितनों का हिस्सा लेना ज़रूरी है',
  quorumHint: 'कितने भी हों, तो 0 लिखें। तटस्थ रहने वाले भी हिस्सा लेते हैं।',
  method: 'लोग वोट कैसे दें',
  methods: {
    plurality: 'उम्मीदवार चुनें, और सबसे ज़्यादा वोट वाले जीतें',
    irv: 'एक सीट के लिए पसंद का क्रम लगाएँ (इंस्टेंट रन-ऑफ़)',
    stv: 'कई सीटों के लिए पसंद का क्रम लगाएँ (सिंगल ट्रांसफ़रेबल वोट)',
  } satisfies Record<Method, string>,
  methodHint:
    'जहाँ पसंद का क्रम लगता है, वहाँ वोटिंग खत्म होने से पहले मिले वोट नहीं दिखते, और बराबरी का फ़ैसला लॉटरी से होता है।',
  lists: 'पसंद के क्रम वाले बैलट कौन पढ़े',
  changeLists: 'पसंद के क्रम वाले बैलट कौन पढ़े, बदलें',
  listNames: {
    public: 'सब लोग',
    'rounds-only': 'अधिकारी और पर्यवेक्षक',
    'by-size': 'सब लोग, जहाँ कोई बैलट अलग से न पहचाना जाए',
  } satisfies Record<RankedLists, string>,
  listsHint:
    'वोट खरीदने वाला कोई अनोखा क्रम माँगकर बाद में उसे खोज सकता है। वोटिंग शुरू होने पर यह तय हो जाता है।',
  leastRanks: 'हर वोटर कम से कम कितनी पसंद लगाए',
  leastRanksHint: 'पहली पसंद के बाद रुकने की छूट देनी हो, तो 1 लिखें।',
  leastRanksWrong: `पसंद की गिनती 1 से ${positionLimits.choices} तक का पूरा नंबर हो।`,
  seats: 'सीटें',
  choices: 'हर वोटर कितने चुने',
  choicesHint: 'ज़्यादा से ज़्यादा इतने उम्मीदवार।',
  seatsWrong: `सीटों की गिनती 1 से ${positionLimits.seats} तक का पूरा नंबर हो।`,
  choicesWrong: `चुनने की गिनती 1 से ${positionLimits.choices} तक का पूरा नंबर हो।`,
  quorumWrong: 'पूरा नंबर लिखें, या कितने भी हों तो 0।',
  nobody: 'सब उम्मीदवारों के खिलाफ़ विकल्प',
  nobodyHint: 'जैसे नोटा या “फिर से नॉमिनेशन”।',
  nobodyOff: 'कोई नहीं',
  nobodyName: 'बैलट पर इसका नाम',
  usualNobody: 'नोटा',
  /** The one effect where people rank. */
  reopensRanked: 'यह जो सीट जीते, वह फिर से खाली हो',
  effects: {
    shown: 'यह सिर्फ़ गिना जाए',
    reopens: 'उम्मीदवार को इससे ज़्यादा वोट चाहिए, नहीं तो सीट फिर से खाली हो',
    voids: 'आधे से ज़्यादा मान्य वोट इसे मिलें, तो वोटिंग रद्द हो और नॉमिनेशन फिर शुरू हों',
  },
  unopposed: 'जिन उम्मीदवारों के सामने कोई न हो',
  unopposedElected: 'वे जीत जाते हैं',
  unopposedVoted: 'उन पर भी वोटिंग होती है',
  abstain: 'तटस्थ रहने की छूट है',
};
