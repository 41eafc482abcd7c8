import type { Translated } from '../translated.ts';
import type { dashboardMessages as English } from '../en/dashboard.ts';
import { contactRequests } from './contact-requests.ts';
import { emailsMessages as emails } from './emails.ts';
import { memberApproval } from './member-approval.ts';
import { organize } from './organize.ts';
import { counted, hindi, listed } from './plurals.ts';

// The messages of the dashboard.

const number = new Intl.NumberFormat(hindi);

export const dashboardMessages: Translated<typeof English> = {
  title: 'एडमिन डैशबोर्ड',
  observer: 'पर्यवेक्षकों के लिए',
  observing: 'अधिकारी क्या करते हैं, यह सब आपको दिखता है, पर यहाँ कुछ बदला नहीं जा सकता।',
  uncounted: 'गिनती नहीं हो सकी',
  sectionFailed: 'यह हिस्सा लोड नहीं हो सका।',
  noSections: 'आपके अकाउंट में एडमिन का कोई काम नहीं है।',
  goHome: 'होम पर जाएँ',

  sections: {
    'nomination-requests': {
      title: 'नॉमिनेशन रिक्वेस्ट',
      text: 'जो लोग उम्मीदवार बनना चाहते हैं',
    },
    'user-approval': {
      title: 'अकाउंट की मंज़ूरी',
      text: 'फ़ैकल्टी, काउंसिल और एडमिन के अकाउंट, जिन्हें मंज़ूरी चाहिए',
    },
    'member-approval': {
      title: 'सदस्यों की मंज़ूरी: काउंसिल',
      text: 'काउंसिल के पद के लिए प्रस्तावित लोग',
    },
    'organize-election': {
      title: 'चुनाव कराएँ',
      text: 'नए चुनाव की तारीखें और पद तय करें',
    },
    'contact-requests': {
      title: 'काउंसिल के मैसेज',
      text: 'सवाल, समस्याएँ और सुझाव',
    },
    'election-list': { title: 'चुनावों की लिस्ट', text: 'सारे चुनाव, तारीखों के साथ' },
    'voter-list': { title: 'वोटर लिस्ट', text: 'कैंपस में और हर चुनाव में कौन वोट दे सकता है' },
    'check-in': {
      title: 'चेक-इन',
      text: 'पहचान की पुष्टि करें, और कोड प्रिंट करें',
    },
    accounts: { title: 'अकाउंट', text: 'यहाँ जिनका भी अकाउंट है' },
    decisions: { title: 'फ़ैसले', text: 'जिनकी पुष्टि दूसरे अधिकारी को करनी है' },
    record: { title: 'रिकॉर्ड', text: 'अधिकारियों ने क्या किया, और कब' },
    emails: { title: 'ईमेल', text: 'जो भेजे जाने बाकी हैं, और जो नहीं जा पाए' },
    system: { title: 'सिस्टम', text: 'Hustings को क्या चाहिए, और सब ठीक चल रहा है या नहीं' },
  },
  observed: {
    elections: 'चुनाव',
    none: 'अधिकारी कोई चुनाव बनाते ही आपको यहाँ दिखेगा।',
    dates: (from: string, to: string) => `${from} – ${to}`,
  },
  pending: (count: number) => `${count} बाकी`,
  electionsOpen: (count: number) => `${count} अभी चालू`,

  table: {
    actions: 'काम',
    selectAll: 'सब चुनें',
    select: (name: string) => `${name} को चुनें`,
    selected: (count: number) => `${count} चुने गए`,
    bulk: 'चुने हुओं के लिए काम',
    clear: 'चयन हटाएँ',
    retry: 'फिर कोशिश करें',
    result: (done: string, failed: number) => `${done}, नहीं हो सके: ${failed}`,
    notDone: 'नहीं हुआ।',
    showing: (shown: number, all: number) => `${all} में से ${shown} दिख रहे हैं`,
    full: (most: number) =>
      `लिस्ट में पहले ${number.format(most)} दिखते हैं। बाकी देखने के लिए इन पर फ़ैसला करें।`,
    page: (page: number) => `पेज ${page}`,
    pageOf: (page: number, pages: number) => `पेज ${page}, कुल ${pages}`,
    previousPage: 'पिछला पेज',
    nextPage: 'अगला पेज',
    showMore: (count: number) => `${count} और दिखाएँ`,
    empty: 'मंज़ूरी के लिए कुछ नहीं है।',
    emptyText: 'सब पर फ़ैसला हो चुका है।',
    noMatch: 'ऐसी कोई रिक्वेस्ट नहीं मिली।',
    clearFilters: 'खोज और फ़िल्टर हटाएँ',
    undone: (count: number) => counted(count, 'फ़ैसला वापस लिया गया', 'फ़ैसले वापस लिए गए'),
    undoFailed: (failed: number) =>
      failed === 1 ? 'इसे वापस नहीं लिया जा सका।' : `${failed} फ़ैसले वापस नहीं लिए जा सके।`,
    undoAsks: 'इसे वापस लेने के लिए दूसरे अधिकारी से पूछें?',
    undoText: 'जब ऐसी वोटिंग चल रही हो जिसके वोटर इससे बदलते हैं, तब दूसरे अधिकारी को पुष्टि करनी होती है।',
    undoPropose: 'दूसरे अधिकारी से पूछें',
    staleFilter: 'अब लिस्ट में नहीं',
  },

  keys: {
    title: 'कीबोर्ड शॉर्टकट',
    text: 'जब फ़ोकस लिस्ट में हो, तब ये काम करते हैं।',
    open: 'कीबोर्ड शॉर्टकट',
    move: 'ऊपर-नीचे जाएँ',
    mark: 'चुनें',
    next: 'अगली रिक्वेस्ट',
    previous: 'पिछली रिक्वेस्ट',
    select: 'चुनें या हटाएँ',
    search: 'खोज पर जाएँ',
    help: 'ये शॉर्टकट दिखाएँ',
    switch: 'एक अक्षर वाले शॉर्टकट',
    switchText: 'बंद: अक्षर दबाने से कुछ नहीं होता। Tab, Space और Enter हमेशा काम करते हैं।',
  },

  nominations: {
    list: 'नॉमिनेशन रिक्वेस्ट',
    search: 'नॉमिनेशन खोजें',
    placeholder: 'नाम या एनरोलमेंट नंबर खोजें',
    election: 'चुनाव',
    allElections: 'सभी चुनाव',
    position: 'पद',
    allPositions: 'सभी पद',
    nominee: 'किसका नॉमिनेशन',
    requested: 'कब भेजा',
    accept: 'मंज़ूर करें',
    reject: 'नामंज़ूर करें',
    acceptOne: (name: string) => `${name} को मंज़ूर करें`,
    rejectOne: (name: string) => `${name} को नामंज़ूर करें`,
    accepted: (count: number) => `${counted(count, 'नॉमिनेशन', 'नॉमिनेशन')} मंज़ूर`,
    acceptedOne: (name: string) => `${name} मंज़ूर`,
    rejected: (count: number) => `${counted(count, 'नॉमिनेशन', 'नॉमिनेशन')} नामंज़ूर`,
    acceptedShort: (count: number) => `${count} मंज़ूर`,
    rejectedShort: (count: number) => `${count} नामंज़ूर`,
    failed: 'फ़ैसला सेव नहीं हो सका।',
    loadFailed: 'नॉमिनेशन लोड नहीं हो सके।',
    alsoStands: (positions: readonly string[]) => `${listed.format(positions)} के लिए भी उम्मीदवार`,
    looksLike: (names: readonly string[]) =>
      `नाम दूसरे उम्मीदवार के नाम जैसा दिखता है: ${names.join(', ')}`,
    frozenTitle: 'फ़ैसले के लिए देर हो गई',
    frozenText: 'इन पदों की वोटिंग शुरू हो चुकी है, इसलिए इनके उम्मीदवार अब बदल नहीं सकते।',
  },

  users: {
    list: 'अकाउंट की रिक्वेस्ट',
    search: 'अकाउंट की रिक्वेस्ट खोजें',
    placeholder: 'नाम, ईमेल या नंबर खोजें',
    role: 'रोल',
    allRoles: 'सभी रोल',
    person: 'नाम',
    number: 'एनरोलमेंट नंबर',
    registered: 'कब रजिस्टर किया',
    approve: 'मंज़ूर करें',
    approveOne: (name: string) => `${name} को मंज़ूर करें`,
    delete: 'नामंज़ूर करें',
    deleteOne: (name: string) => `${name} की रिक्वेस्ट नामंज़ूर करें`,
    approved: (count: number) => `${counted(count, 'अकाउंट', 'अकाउंट')} मंज़ूर`,
    approvedOne: (name: string) => `${name} मंज़ूर`,
    deleted: (count: number) => `${counted(count, 'रिक्वेस्ट', 'रिक्वेस्ट')} नामंज़ूर`,
    approvedShort: (count: number) => `${count} मंज़ूर`,
    deletedShort: (count: number) => `${count} नामंज़ूर`,
    approveFailed: 'अकाउंट मंज़ूर नहीं किया जा सका।',
    deleteFailed: 'रिक्वेस्ट नामंज़ूर नहीं की जा सकी।',
    loadFailed: 'अकाउंट की रिक्वेस्ट लोड नहीं हो सकीं।',
    deleteTitle: (name: string) => `${name} की रिक्वेस्ट नामंज़ूर करें?`,
    deleteText: 'अकाउंट हट जाएगा और उन्हें फिर से रजिस्टर करना होगा। इसे वापस नहीं लिया जा सकता।',
    deleteManyTitle: (count: number) => `${counted(count, 'रिक्वेस्ट', 'रिक्वेस्ट')} नामंज़ूर करें?`,
    deleteManyText: (names: readonly string[]) =>
      `${listed.format(names)} के अकाउंट हट जाएँगे और उन्हें फिर से रजिस्टर करना होगा। इसे वापस नहीं लिया जा सकता।`,
    adminsTitle: 'एडमिन अकाउंट',
    adminsText: 'हर एक को अलग से मंज़ूर किया जाता है।',
    othersTitle: 'फ़ैकल्टी और काउंसिल',
    adminTitle: (name: string) => `${name} को एडमिन बनाएँ?`,
    adminPowersLead: 'एडमिन ये कर सकते हैं:',
    adminPowers: [
      'उम्मीदवारों को मंज़ूर और नामंज़ूर करना',
      'अकाउंट मंज़ूर करना और मिटाना, आपका भी',
      'चुनाव कराना, और वोट वाला चुनाव मिटाना',
      'और एडमिन मंज़ूर करना',
    ],
    adminNever: 'किसने किसे वोट दिया, यह कोई पेज नहीं दिखाता, एडमिन को भी नहीं।',
    approveAdmin: 'एडमिन मंज़ूर करें',
    sameEmail: (email: string) => `एक और रिक्वेस्ट के ईमेल ${email} जैसा दिखता है`,
    sameNumber: (name: string) => `${name} वाला ही एनरोलमेंट नंबर`,
    sameName: 'एक और रिक्वेस्ट में यही नाम है',
  },

  members: memberApproval,
  contacts: contactRequests,

  organize,

  elections: {
    list: 'चुनाव',
    date: 'चुनाव की तारीख',
    noDate: 'अभी तय नहीं',
    candidates: (count: number) => counted(count, 'उम्मीदवार', 'उम्मीदवार'),
    delete: 'मिटाएँ',
    deleteOne: (name: string) => `${name} को मिटाएँ`,
    deleteTitle: (name: string) => `${name} को मिटाएँ?`,
    deleteText: 'इसके पद और नॉमिनेशन भी मिट जाएँगे। इसे वापस नहीं लाया जा सकता।',
    deleteFailed: (sentence: string, reason: string) => `${sentence}: ${reason}`,
    votesTitle: (name: string) => `${name} में वोट पड़ चुके हैं`,
    votesText: 'इसे मिटाने पर इसमें डाला गया हर वोट मिट जाएगा। नतीजे चले जाएँगे और वापस नहीं लाए जा सकते।',
    votesCouncil: 'जिस चुनाव में वोट पड़ चुके हैं, उसे सिर्फ़ एडमिन मिटा सकते हैं।',
    close: 'बंद करें',
    emptyText: 'पहला चुनाव कराएँ।',
    organize: 'चुनाव कराएँ',
    isNew: 'नया',
  },

  emails,
};
