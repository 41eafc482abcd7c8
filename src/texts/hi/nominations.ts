import type { Translated } from '../translated.ts';
import type { nominationMessages as English } from '../en/nominations.ts';
import { counted } from './plurals.ts';

export const nominationMessages: Translated<typeof English> = {
  waits:
    'हर नॉमिनेशन को एक अधिकारी जाँचते हैं। मंज़ूर होते ही आपका नाम बैलट पर आ जाता है। किसी पद के लिए वोट पड़ने शुरू होने तक उम्मीदवार बना जा सकता है।',
  another: 'नया नॉमिनेशन',

  conditions: {
    title: 'उम्मीदवारों के लिए शर्तें',
    text: 'मंज़ूरी से पहले एक अधिकारी हर शर्त जाँचते हैं।',
    toCheck: (conditions: readonly string[]) => `मंज़ूर करने से पहले जाँचें: ${conditions.join(' · ')}`,
    acceptTitle: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} को मंज़ूर करें?`
        : `${counted(names.length, 'नॉमिनेशन', 'नॉमिनेशन')} मंज़ूर करें?`,
    acceptText: 'जो जाँच लिया, उस पर सही का निशान लगाएँ। यह आपके नाम के साथ रिकॉर्ड में रहता है।',
    missing: 'हर शर्त पर निशान लगाएँ, या इसे बंद करके नॉमिनेशन नामंज़ूर करें।',
    accept: 'मंज़ूर करें',
  },

  fields: {
    statement: 'आपकी बात',
    statementHint: 'आपकी क्या योजना है? वोटर इसे बैलट पर पढ़ते हैं।',
    photo: 'फ़ोटो',
    photoHint: 'बैलट पर आपकी प्रोफ़ाइल फ़ोटो की जगह दिखती है। PNG, JPEG, WebP, GIF या AVIF, 5 MB तक।',
    link: 'लिंक',
    linkHint: 'आपके या आपके विचारों के बारे में कोई पेज। जैसे https://example.org/me',
    manifesto: 'घोषणापत्र',
    manifestoHint:
      'आपके वादे, विस्तार से। यह आपके अपने पेज पर रहता है, जिसका लिंक बैलट पर है। हर पैराग्राफ़ के बीच एक खाली लाइन छोड़ें।',
  },

  mine: {
    failed: 'आपके नॉमिनेशन लोड नहीं हो सके।',
    reason: (reason: string) => `वजह: ${reason}`,
    noReason: 'कोई वजह नहीं बताई गई।',
    tooLate: 'इस पर फ़ैसला होने से पहले वोटिंग शुरू हो गई।',
    fixed: 'इस पद के लिए वोटिंग शुरू हो चुकी है, इसलिए कुछ बदला नहीं जा सकता।',
    editWaits: 'आपके बदलाव पर अधिकारी का फ़ैसला बाकी है। तब तक वोटरों को पहले मंज़ूर हुआ टेक्स्ट दिखता है।',
    editRejected: 'आपका पिछला बदलाव मंज़ूर नहीं हुआ।',
    edit: 'बदलें',
    editOf: (position: string) => `${position} के लिए अपना नॉमिनेशन बदलें`,
    withdraw: 'वापस लें',
    withdrawOf: (position: string) => `${position} के लिए अपना नॉमिनेशन वापस लें`,
    askAgain: 'फिर से भेजें',
    askAgainOf: (position: string) => `${position} के लिए नॉमिनेशन फिर से भेजें`,
  },

  edit: {
    title: (position: string) => `${position} के लिए आपका नॉमिनेशन`,
    pending: 'अधिकारी के फ़ैसले तक इसे बदला जा सकता है।',
    accepted: 'एक अधिकारी आपका बदलाव जाँचते हैं। तब तक वोटरों को पहले मंज़ूर हुआ टेक्स्ट दिखता है।',
    send: 'बदलाव भेजें',
    failed: 'बदलाव सेव नहीं हो सका।',
  },

  withdraw: {
    title: (position: string) => `${position} के लिए अपना नॉमिनेशन वापस लें?`,
    text: 'इस पद के उम्मीदवारों में आपका नाम नहीं रहेगा। जब तक नॉमिनेशन खुले हैं, इसे फिर से भेजा जा सकता है।',
    confirm: 'वापस लें',
    keep: 'नॉमिनेशन रहने दें',
    failed: 'नॉमिनेशन वापस नहीं लिया जा सका।',
  },

  reason: {
    hint: 'उम्मीदवार इसे पढ़ते हैं।',
  },

  reject: {
    title: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} को नामंज़ूर करें?`
        : `${counted(names.length, 'नॉमिनेशन', 'नॉमिनेशन')} नामंज़ूर करें?`,
    text: 'वे आपकी लिखी वजह पढ़ते हैं, और जब तक नॉमिनेशन खुले हैं, फिर से भेज सकते हैं।',
    confirm: 'नामंज़ूर करें',
  },

  request: {
    before: (reason: string) => `पहले नामंज़ूर हुआ या हटाया गया: ${reason}`,
    photo: (name: string) => `${name} की फ़ोटो`,
    manifesto: (length: string) => `घोषणापत्र, ${length} अक्षर`,
  },

  edits: {
    title: 'मंज़ूर उम्मीदवारों के बदलाव',
    text: 'आपके फ़ैसले तक वोटरों को पहले मंज़ूर हुआ टेक्स्ट दिखता है।',
    now: 'अभी',
    asked: 'बदलकर',
    nothing: 'न अपनी बात, न फ़ोटो, न लिंक, न घोषणापत्र',
    accept: 'बदलाव मंज़ूर करें',
    acceptOf: (name: string) => `${name} का बदलाव मंज़ूर करें`,
    reject: 'बदलाव नामंज़ूर करें',
    rejectOf: (name: string) => `${name} का बदलाव नामंज़ूर करें`,
    rejectTitle: (name: string) => `${name} का बदलाव नामंज़ूर करें?`,
    rejectText: 'पहले मंज़ूर हुआ टेक्स्ट बना रहता है। उम्मीदवार आपकी लिखी वजह पढ़ते हैं।',
    failed: 'फ़ैसला सेव नहीं हो सका।',
  },

  candidates: {
    openOf: (count: string, election: string) => `${count}, चुनाव ${election}`,
    of: (election: string) => `${election} के उम्मीदवार`,
    none: 'अभी कोई उम्मीदवार नहीं',
    fixed: 'वोटिंग खत्म हो गई है। अब उम्मीदवार बदले नहीं जा सकते।',
    text: 'पद के लिए पहला वोट पड़ने तक उम्मीदवार को हटाया जा सकता है।',
    remove: 'हटाएँ',
    removeOf: (name: string, position: string) => `${name} को ${position} की लिस्ट से हटाएँ`,
    removeTitle: (name: string) => `${name} को हटाएँ?`,
    removeText: (position: string) =>
      `वोटर अब इन्हें ${position} के लिए नहीं चुन सकेंगे। उम्मीदवार आपकी लिखी वजह पढ़ते हैं।`,
    failed: 'उम्मीदवार को नहीं हटाया जा सका।',
  },

  about: {
    about: 'परिचय',
    noStatement: 'इस उम्मीदवार ने अपने बारे में कुछ नहीं लिखा है।',
    accountDeleted:
      'एक अधिकारी ने यह अकाउंट मिटा दिया। इन्हें मिले वोट गिने जाते हैं, और जीतने पर सीट खाली रहेगी।',
    hasLeft: 'पहला वोट पड़ने के बाद इनका नाम हट गया। इन्हें मिले वोट गिने जाते हैं।',
    page: (name: string) => `${name} का पेज`,
    manifesto: 'घोषणापत्र पढ़ें',
    manifestoOf: (name: string) => `(${name} का)`,
    newTab: '(नए टैब में खुलता है)',
  },

  page: {
    title: (name: string, position: string) => `${position} के लिए ${name} · स्टूडेंट काउंसिल`,
    description: (position: string, election: string) => `${position} के लिए उम्मीदवार, ${election}`,
    candidateFor: 'उम्मीदवार, पद:',
    enteredByCouncil: 'नाम काउंसिल ने दिया',
    statement: 'इनकी बात',
    manifesto: 'घोषणापत्र',
    manifestoFailed: 'घोषणापत्र लोड नहीं हो सका।',
    toBallot: 'बैलट पर जाएँ',
    loadFailed: 'उम्मीदवार का पेज लोड नहीं हो सका।',
  },
};
