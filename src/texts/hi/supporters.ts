import type { SharedPart, SupporterCircle, SupporterKind } from '#core/elections/supporters.ts';
import type { Translated } from '../translated.ts';
import type { supporterMessages as English } from '../en/supporters.ts';
import { counted } from './plurals.ts';

/** In Hindi somebody becomes one: the noun stands where English has the verb. */
const verb: Record<SupporterKind, string> = { proposer: 'प्रस्तावक', seconder: 'अनुमोदक' };

const ownNames: Record<string, string> = {
  branch: 'ब्रांच',
  year: 'साल',
  'branch year': 'ब्रांच और साल',
};

export const supporterMessages: Translated<typeof English> = {
  kinds: { proposer: 'प्रस्तावक', seconder: 'अनुमोदक' },
  rule: (words: string) => `हर उम्मीदवार को चाहिए: ${words}।`,
  ruleTitle: 'समर्थक',
  ruleText: 'नॉमिनेशन भेजने के बाद उनसे पूछें। हर एक अपने अकाउंट से पुष्टि करता है।',

  form: {
    none: 'उम्मीदवारों को प्रस्तावक या अनुमोदक नहीं चाहिए।',
    change: 'उम्मीदवारों के समर्थक कौन, बदलें',
    proposers: 'प्रस्तावक',
    seconders: 'अनुमोदक',
    countWrong: '0 से 20 तक पूरी संख्या लिखें।',
    own: 'उम्मीदवार से क्या मेल खाए',
    ownOf: (parts: readonly SharedPart[]) =>
      ownNames[parts.join(' ')] ?? 'ब्रांच और साल से फ़र्क नहीं पड़ता',
    among: 'उम्मीदवार का समर्थन कौन कर सकता है',
    amongOf: {
      election: 'इस चुनाव के सब वोटर',
      position: 'इस पद के वोटर',
    },
    fromHint: 'सबके लिए खाली छोड़ें।',
    hint: 'हर एक अपने अकाउंट से पुष्टि करता है। पहले नॉमिनेशन के बाद यह बदल नहीं सकता।',
  },

  own: {
    confirmed: {
      proposer: (confirmed: number, needed: number) =>
        `${counted(needed, 'प्रस्तावक', 'प्रस्तावकों')} में से ${confirmed} की पुष्टि`,
      seconder: (confirmed: number, needed: number) =>
        `${counted(needed, 'अनुमोदक', 'अनुमोदकों')} में से ${confirmed} की पुष्टि`,
    },
    missing: 'जब तक सब पुष्टि न करें, आपका नॉमिनेशन मंज़ूर नहीं हो सकता।',
    over: 'अब कोई आपका समर्थन नहीं कर सकता।',
    ask: 'किसी से पूछें',
    askOf: (position: string) => `${position} के लिए किसी से समर्थन माँगें`,
  },

  ask: {
    title: (position: string) => `${position} के लिए समर्थक`,
    lede: (among: SupporterCircle, until: string) =>
      `हर समर्थक के पास ${among === 'election' ? 'इस चुनाव में' : 'इस पद के लिए'} वोट का हक होना चाहिए। समय: ${until} तक।`,
    kind: 'उन्हें क्या बनना है',
    who: 'एनरोलमेंट नंबर या ईमेल',
    whoMissing: 'एनरोलमेंट नंबर या ईमेल लिखें',
    whoHint: 'उन्हें यह लॉग इन करने पर दिखता है, और ईमेल की पुष्टि हो चुकी हो तो ईमेल भी जाता है।',
    submit: 'पूछें',
    failed: 'इनसे नहीं पूछा जा सका।',
    asked: 'आपने इनसे पूछा:',
    askedAs: { proposer: 'आपके प्रस्तावक बनने को', seconder: 'आपके अनुमोदक बनने को' },
    share: 'या लोगों को यह लिंक भेजें:',
    private: 'किसने पुष्टि की, यह सिर्फ़ अधिकारियों को दिखता है।',
  },

  home: {
    asked: (name: string, kind: SupporterKind, position: string) =>
      `${name} ने आपसे ${position} के लिए ${verb[kind]} बनने को कहा है`,
    supports: (name: string, kind: SupporterKind, position: string) =>
      `आप ${position} के लिए ${name} के ${verb[kind]} हैं`,
    askedUntil: (election: string, until: string) =>
      `${election}: इस पद के लिए एक ही उम्मीदवार का समर्थन करें, ${until} तक।`,
    until: (election: string, until: string) => `${election}: इसे ${until} तक वापस लिया जा सकता है।`,
    confirm: 'पुष्टि करें',
    decline: 'मना करें',
    takeBack: 'वापस लें',
    answerOf: (answer: string, name: string) => `${answer}, ${name}`,
    failed: 'आपका जवाब सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  },

  page: {
    title: 'उम्मीदवार का समर्थन करें',
    loadFailed: 'उम्मीदवार का पेज लोड नहीं हो सका। कृपया फिर कोशिश करें।',
    unknown: 'इस लिंक पर ऐसा कोई उम्मीदवार नहीं जिसे समर्थक चाहिए।',
    toElections: 'चुनावों पर जाएँ',
    logInFirst: 'समर्थन करने के लिए लॉग इन करें',
    logInText: 'फिर यह पेज बताएगा कि आपसे कौन पूछ रहा है।',
    logIn: 'लॉग इन करें',
    register: 'रजिस्टर करें',
    asks: (name: string, position: string, election: string) =>
      `${name} को ${election} में ${position} के लिए उम्मीदवार बनना है, और आपका समर्थन चाहिए।`,
    once: (until: string) =>
      `इस पद के लिए एक ही उम्मीदवार का समर्थन किया जा सकता है। इसे ${until} तक वापस लिया जा सकता है।`,
    private: 'कौन किसका समर्थक है, यह सिर्फ़ अधिकारियों को दिखता है।',
    propose: 'प्रस्तावक बनें',
    second: 'अनुमोदक बनें',
    decline: 'मना करें',
    supports: (name: string, kind: SupporterKind) => `आप ${name} के ${verb[kind]} हैं`,
    complete: 'सब समर्थक मिल गए',
    completeText: 'धन्यवाद। इस उम्मीदवार को अब और समर्थक नहीं चाहिए।',
    declined: 'आपने मना कर दिया',
    declinedText: 'उम्मीदवार को नहीं बताया जाता कि किसने मना किया।',
  },

  officers: {
    count: (confirmed: number, needed: number) => `${needed} में से ${confirmed} समर्थक`,
    of: {
      proposer: 'प्रस्तावक:',
      seconder: 'अनुमोदक:',
    },
    nobody: 'अभी कोई नहीं',
    unnamed: (count: number) => counted(count, 'पुराना अकाउंट', 'पुराने अकाउंट'),
  },
};
