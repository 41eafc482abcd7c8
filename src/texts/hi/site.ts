import type { Translated } from '../translated.ts';
import type { messages as English } from '../en/site.ts';
import { counted, listed } from './plurals.ts';
import { sentences } from './sentences.ts';

export const messages: Translated<typeof English> = {
  product: {
    name: 'स्टूडेंट काउंसिल',
    tagline: 'इवेंट, लीडरशिप और अपनेपन से स्टूडेंट को आगे बढ़ाना।',
    poweredBy: 'Hustings Elections से चलता है',
  },

  title: {
    of: (page: string) => `${page} · स्टूडेंट काउंसिल`,
  },

  shell: {
    skip: 'सीधे कंटेंट पर जाएँ',
    mainMenu: 'मुख्य मेन्यू',
    menu: 'मेन्यू',
    openMenu: 'मेन्यू खोलें',
    logIn: 'लॉग इन / साइन अप',
    openProfile: (name: string) => `प्रोफ़ाइल खोलें, ${name}`,
    theme: 'थीम',
    themeIs: (choice: string) => `थीम: ${choice}`,
    themes: { light: 'लाइट', dark: 'डार्क', system: 'सिस्टम' },
    language: 'भाषा',
    languageFailed: 'आपकी भाषा सेव नहीं हो सकी।',
    translatedBy: (names) => `अनुवाद: ${listed.format(names)}।`,
    unchecked: 'इस हिन्दी को अभी किसी हिन्दी भाषी ने नहीं जाँचा है।',
    footPages: 'पेज',
    howItWorks: 'वोटिंग कैसे होती है',
    footFollow: 'हमें फ़ॉलो करें',
    sessionEnded: 'कृपया फिर से लॉग इन करें। लॉग इन के बाद यही पेज खुलेगा।',
    copyOf: (moment: string) =>
      `यह सिर्फ़ देखने के लिए एक कॉपी है, ${moment} के बैकअप से। यहाँ कुछ बदला नहीं जा सकता।`,
    offline: (since: string | null) =>
      since === null ? 'आप ऑफ़लाइन हैं।' : `आप ऑफ़लाइन हैं। ${since} पर जो लोड हुआ था, वही दिख रहा है।`,
  },

  pages: {
    home: 'होम',
    events: 'इवेंट',
    council: 'सदस्य',
    elections: 'चुनाव',
    contact: 'संपर्क',
    dashboard: 'डैशबोर्ड',
    pollingTable: 'वोटिंग की मेज़',
  },

  social: {
    instagram: 'इंस्टाग्राम',
    linkedin: 'लिंक्डइन',
    youtube: 'यूट्यूब',
    email: 'हमें लिखें',
    add: 'सोशल प्रोफ़ाइल जोड़ें',
  },

  roles: {
    student: 'स्टूडेंट',
    faculty: 'फ़ैकल्टी',
    council: 'काउंसिल सदस्य',
    admin: 'एडमिन',
    observer: 'पर्यवेक्षक',
  },

  fields: {
    role: 'रोल',
    selectRole: 'रोल चुनें',
    name: 'नाम',
    email: 'ईमेल',
    enrollmentNumber: 'एनरोलमेंट नंबर',
    password: 'पासवर्ड',
    passwordHint: (least: number) => `कम से कम ${least} अक्षर`,
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    capsLock: 'Caps Lock चालू है।',
    reason: 'वजह',
    optional: '(ज़रूरी नहीं)',
    empty: 'कृपया इसे भरें।',
    count: (length: number, most: number) => `${length}/${most}`,
  },

  notFound: {
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कुछ नहीं है।',
    home: 'होम पर जाएँ',
  },

  lazy: {
    slow: 'अब भी लोड हो रहा है…',
    failed: 'यह पेज लोड नहीं हो सका।',
    reload: 'फिर लोड करें',
  },

  crash: {
    title: 'इस पेज पर कुछ गड़बड़ हो गई।',
    advice: 'आगे बढ़ने के लिए फिर लोड करें। आपका भेजा हुआ कुछ भी खोया नहीं है।',
  },

  toasts: { label: 'सूचनाएँ, Alt+T', dismiss: 'हटाएँ', undo: 'वापस लें', logIn: 'लॉग इन' },

  dialog: {
    close: 'बंद करें',
    keep: 'रहने दें',
    cancel: 'रहने दें',
    discardTitle: 'अपने बदलाव छोड़ दें?',
    discardText: 'वे अभी सेव नहीं हुए हैं।',
    discard: 'छोड़ दें',
    keepEditing: 'लिखना जारी रखें',
    typeName: (name: string) => `पुष्टि के लिए “${name}” लिखें`,
    nameDiffers: 'नाम अभी मेल नहीं खाता।',
  },

  loading: 'लोड हो रहा है…',
  fullStop: '।',
  needsScript: 'यह फ़ॉर्म भेजने के लिए अपने ब्राउज़र में JavaScript चालू करें।',

  errors: {
    tryAgain: 'फिर कोशिश करें',
    advice: 'अपना इंटरनेट जाँचें और फिर कोशिश करें।',
    network: 'सर्वर तक नहीं पहुँचा जा सका। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
    garbled: 'जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
    server: 'सर्वर यह नहीं कर सका। कृपया थोड़ी देर में फिर कोशिश करें।',
    later: 'कृपया थोड़ी देर में फिर कोशिश करें।',
  },

  line: {
    title: 'आपके नेटवर्क पर बहुत लोग यही कर रहे हैं',
    why: 'यह पेज खुला रखें। जगह मिलते ही आपका लिखा हुआ अपने आप भेज दिया जाएगा।',
    time: (seconds: number) => `अगली कोशिश ${counted(seconds, 'सेकंड', 'सेकंड')} में`,
    leave: 'इंतज़ार बंद करें',
    left: 'इंतज़ार बंद हुआ। कुछ नहीं भेजा गया।',
  },

  counts: {
    votes: (count: number) => counted(count, 'वोट', 'वोट'),
    members: (count: number) => counted(count, 'सदस्य', 'सदस्य'),
    committees: (count: number) => counted(count, 'कमेटी', 'कमेटियाँ'),
    positions: (count: number) => counted(count, 'पद', 'पद'),
    events: (count: number) => counted(count, 'इवेंट', 'इवेंट'),
  },

  fixed: sentences,
};
