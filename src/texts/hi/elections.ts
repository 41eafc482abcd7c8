import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Translated } from '../translated.ts';
import type { electionsMessages as English } from '../en/elections.ts';
import { counted, formOf, listed } from './plurals.ts';

/** A lower bound of 0 says nothing. */
const marginWords = (margin: { votes: number; isExact: boolean } | null) =>
  margin === null || (!margin.isExact && margin.votes === 0)
    ? ''
    : `, अंतर ${margin.isExact ? '' : 'कम से कम '}${margin.votes} का है`;

export const electionsMessages: Translated<typeof English> = {
  title: 'चुनाव',
  all: 'सभी चुनाव',
  loading: 'चुनाव लोड हो रहे हैं',

  until: 'वोटिंग खत्म:',
  readMore: 'और पढ़ें',
  readLess: 'कम दिखाएँ',
  addToCalendar: 'कैलेंडर में जोड़ें',
  rules: 'कौन वोट दे सकता है, और नियम',
  rulesOf: (election: string) => `कौन वोट दे सकता है, और नियम, ${election}`,
  calendarTitle: (name: string) => `वोटिंग: ${name}`,

  record: {
    title: 'इस चुनाव का रिकॉर्ड',
    show: 'अधिकारियों के काम देखें',
    hide: 'अधिकारियों के काम छिपाएँ',
  },

  none: {
    text: 'जब कोई चुनाव होगा, तो उसके उम्मीदवार और नतीजे यहाँ दिखेंगे।',
    events: 'इवेंट देखें',
  },

  corrected: (name: string, former: string) => `${name} (पहले: ${former})`,
  candidates: {
    title: 'उम्मीदवार',
    progress: (voted: number, all: number) =>
      `${counted(all, 'पद', 'पदों')} में से ${voted} पर वोट दिया`,
    jump: 'पद',
    jumpOf: (election: string) => `${election} के पद`,
    needsScript:
      'मतपत्र के लिए JavaScript चाहिए। इस पेज के लिए उसे चालू करें, कोई और ब्राउज़र या फ़ोन लें, या काउंसिल की डेस्क पर वोट दें।',
    voted: 'वोट दिया',
    notVoted: 'वोट नहीं दिया',
    chooseOne: (count: number) => `${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} में से 1 चुनें`,
    chooseUpTo: (most: number, count: number) =>
      `${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} में से ${most} तक चुनें`,
    chooseAnswer: 'जवाब चुनें',
    nobodyDoes: ({ name, effect }: NonNullable<PositionRules['nobody']>) =>
      ({
        shown: `${name} के वोट गिने जाते हैं, पर उनसे नतीजा नहीं बदलता।`,
        reopens: `सिर्फ़ वही उम्मीदवार जीतते हैं जिन्हें ${name} से ज़्यादा वोट मिलें।`,
        voids: `आधे से ज़्यादा मान्य वोट ${name} को मिलें, तो कोई नहीं जीतता और नॉमिनेशन फिर से शुरू होते हैं।`,
      })[effect],
    seats: (seats: number) => `${counted(seats, 'सीट', 'सीटें')}।`,
    upTo: (most: number) => (most === 1 ? '1 चुनें।' : `${most} तक चुनें।`),
    ranked: 'उम्मीदवारों को अपनी पसंद के क्रम में लगाएँ।',
    votedOn: 'अकेले उम्मीदवार के लिए भी वोटिंग होती है।',
    canAbstain: 'तटस्थ रहने की छूट है।',
    candidates: (count: number) => counted(count, 'उम्मीदवार', 'उम्मीदवार'),
    votes: (count: number) => counted(count, 'वोट', 'वोट'),
    vote: 'वोट दें',
    show: (count: number, position: string) =>
      `${position} के लिए ${counted(count, 'उम्मीदवार', 'उम्मीदवार')}`,
    showAnswers: (position: string) => `${position} के जवाब`,
    find: 'उम्मीदवार खोजें',
    findIn: (position: string) => `${position} के लिए उम्मीदवार खोजें`,
    found: (count: number) => (count === 1 ? '1 उम्मीदवार मिला' : `${count} उम्मीदवार मिले`),
    noneFound: 'इस नाम का कोई उम्मीदवार नहीं।',
    row: (given: { name: string; position: string; votes: number | null; canVote: boolean }) => {
      const votes = given.votes === null ? '' : `, ${counted(given.votes, 'वोट', 'वोट')}`;
      return `${given.name}${votes}, ${given.position}${given.canVote ? ': वोट दें' : ''}`;
    },
    fill: 'सब पदों के लिए वोट दें',
    fillOne: 'वोट दें',
    fillText: (count: number) =>
      `${count} पदों के लिए एक-एक करके चुनें, अपनी पसंद जाँचें, और सब वोट एक साथ डालें।`,
    waiting: 'आपका बैलट लोड हो रहा है',
    mineFailed:
      'यह लोड नहीं हो सका कि आपने वोट दिया है या नहीं। आप वोट दे सकते हैं: दूसरा वोट नहीं लिया जाता।',
  },

  notice: {
    logIn: 'लॉग इन',
    closed: 'वोटिंग खत्म हो गई है।',
    paused: 'वोटिंग रुकी हुई है। कृपया बाद में आएँ।',
    cancelled: 'यह चुनाव रद्द हो गया।',
    offline: 'आप ऑफ़लाइन हैं। वोट देने के लिए इंटरनेट चाहिए।',
  },

  secrecy: {
    promise:
      'काउंसिल में कोई नहीं देख सकता कि आपने किसे वोट दिया, और वोटिंग खत्म होने के बाद यह कहीं भी सेव नहीं रहता।',
    how: 'आपका वोट गुप्त कैसे रहता है',
    former:
      'इस चुनाव की वोटिंग तब शुरू हुई थी जब वोट एन्क्रिप्ट नहीं होते थे। वोटिंग खत्म होने तक इसके वोट पुराने तरीके से सेव रहते हैं।',
  },

  receipt: {
    yours: 'आपकी रसीदें',
    recorded: 'वोट दर्ज हो गया।',
    code: 'रसीद',
    copy: 'रसीद कॉपी करें',
    copyFor: (position: string) => `${position} की रसीद कॉपी करें`,
    copied: 'रसीद कॉपी हो गई',
    notCopied: 'रसीद कॉपी नहीं हो सकी।',
    shows: 'रसीद बताती है कि आपका वोट दर्ज हुआ, यह नहीं कि किसे दिया गया। रसीद इसी पेज पर रहती है।',
    secret: 'आपका वोट गुप्त है: आपने किसे चुना, यह हम नहीं दिखाते।',
    text: (given: { election: string; position: string; code: string }) =>
      `${given.election} · ${given.position} · वोट दर्ज हो गया · रसीद ${given.code}`,
  },

  cast: {
    title: 'अपना वोट डालें?',
    where: (position: string, election: string) => `${position} · ${election}`,
    once: 'इस पद के लिए एक ही बार वोट दिया जा सकता है। वोट डालने के बाद उसे बदला नहीं जा सकता।',
    back: 'वापस जाएँ',
    cast: 'वोट डालें',
    casting: 'वोट जा रहा है…',
    unsure: 'हमें पक्का नहीं पता कि आपका वोट पहुँचा या नहीं। फिर से कोशिश करें: वोट एक ही बार गिना जाएगा।',
    unsureTitle: 'अभी पक्का नहीं',
    refusedTitle: 'आपका वोट नहीं डाला गया',
    tryAgain: 'फिर कोशिश करें',
    close: 'बंद करें',
  },

  board: {
    title: 'लीडरबोर्ड',
    asOf: (time: string) => `${time} तक की गिनती`,
    live: 'लाइव',
    paused: 'रुका हुआ',
    pause: 'रोकें',
    resume: 'फिर शुरू करें',
    sealed: 'वोटिंग खत्म होने तक नतीजे छिपे हैं।',
    unknown: 'इस सर्वर पर अभी वोटों की गिनती नहीं दिखाई जा सकती।',
    rankedLater: 'पसंद के क्रम वाले वोट: गिनती वोटिंग खत्म होने के बाद।',
    inBatches: (least: number) => `गिनती कम से कम ${least} वोटों के समूह में दिखाई जाती है।`,
    noBatch: 'अभी कोई समूह पूरा नहीं हुआ।',
    votes: (count: number) => counted(count, 'वोट', 'वोट'),
    unit: (count: number) => formOf(count, 'वोट', 'वोट'),
    rank: (rank: number, isTied: boolean) => (isTied ? `=${rank}` : `${rank}`),
    tied: (rank: number) => `स्थान ${rank} पर बराबरी`,
    share: (percent: number) => `${percent}%`,
    showAll: (count: number) => `सभी ${count} दिखाएँ`,
    showAllFor: (count: number, position: string) => `${position} के सभी ${count} दिखाएँ`,
    showFewer: 'कम दिखाएँ',
    leads: (position: string, name: string, votes: number) =>
      `${position}: ${name} आगे, ${votes} वोट`,
    tiedLead: (position: string, names: readonly string[], votes: number) =>
      `${position}: ${listed.format(names)} बराबरी पर, ${votes} वोट`,
  },

  results: {
    title: 'नतीजे',
    winner: 'विजेता',
    tie: 'बराबरी',
    tieRule: (count: number, votes: number) =>
      `${count} उम्मीदवार बराबरी पर हैं: हर एक को ${counted(votes, 'वोट', 'वोट')}। जब तक बराबरी का फ़ैसला नहीं होता, कोई नहीं जीता।`,
    votes: (count: number) => formOf(count, 'वोट', 'वोट'),
    print: 'नतीजे प्रिंट करें',
    printOf: (name: string) => `${name} के नतीजे प्रिंट करें`,
    earlier: (count: number, rest: number) =>
      `${rest} में से ${counted(count, 'पुराना चुनाव', 'पुराने चुनाव')} दिखाएँ`,
    years: 'साल के हिसाब से नतीजे',
    allYears: 'सभी साल',
    counting: 'वोटिंग खत्म हो गई। वोट गिने जा रहे हैं।',
    held: 'वोटिंग खत्म हो गई। कौन सा नतीजा माना जाए, यह अधिकारियों को तय करना है।',
    stuck: 'वोटिंग खत्म हो गई। वोट अभी गिने नहीं जा सके। अधिकारियों को पता है।',
    cancelled: 'यह चुनाव रद्द हो गया। इसका कोई नतीजा नहीं है।',
  },

  disputed: {
    title: 'विवाद वाले वोट',
    line: (votes: number, position: string, margin: { votes: number; isExact: boolean } | null) =>
      `${position}: ${counted(votes, 'वोट', 'वोटों')} पर विवाद है${marginWords(margin)}।`,
    decisive: 'इनसे नतीजा बदल सकता है, इसलिए अधिकारियों के फ़ैसले से पहले नतीजा प्रमाणित नहीं होगा।',
    why: 'ये वोट ऐसे एनरोलमेंट नंबरों से डाले गए जो बाद में किसी और के निकले। ये गिनती में बने रहते हैं, क्योंकि कोई नहीं जानता कि ये किसे दिए गए थे। अंतर के सामने ऐसा हर वोट दो के बराबर माना जाता है: हो सकता है कि उससे एक का वोट घटा और दूसरे का बढ़ा हो।',
  },

  entries: {
    yes: 'हाँ',
    no: 'ना',
    nota: 'नोटा',
    reopen: 'फिर से नॉमिनेशन',
  },

  counts: {
    title: 'सभी वोट',
    candidate: 'उम्मीदवार',
    votes: 'वोट',
    share: 'हिस्सा',
    abstained: 'तटस्थ',
    all: (count: number) => counted(count, 'वोट', 'वोट'),
    percent: (share: number) => `${share}%`,
  },

  print: {
    abstained: 'तटस्थ',
    title: (name: string) => `नतीजे: ${name}`,
    voting: (from: string, to: string) => `वोटिंग ${from} से ${to} तक`,
    position: 'पद',
    candidate: 'उम्मीदवार',
    votes: 'वोट',
    outcome: 'नतीजा',
    elected: 'जीत',
    tied: 'बराबरी',
    signatures: ['रिटर्निंग ऑफ़िसर', 'गवाह', 'तारीख'],
  },

  nominations: {
    open: 'नॉमिनेशन',
    closedNow: 'बंद',
    title: 'उम्मीदवार का नॉमिनेशन',
    election: 'चुनाव',
    chooseElection: 'चुनाव चुनें',
    position: 'पद',
    choosePosition: 'पद चुनें',
    noneOpen: 'सब चुनाव खत्म हो गए हैं।',
    electionFirst: 'पहले चुनाव चुनें',
    positionFixed: (position: string, why: string) => `${position} (${why})`,
    fixed: 'वोटिंग शुरू हो चुकी है',
    needsNumber: 'उम्मीदवार बनने के लिए अकाउंट में एनरोलमेंट नंबर ज़रूरी है।',
    alreadyAsked: 'आपका नॉमिनेशन पहले से है',
    alreadyCandidate: 'आप उम्मीदवार हैं',
    onePost: 'एक व्यक्ति एक ही पद ले सकता है, और आपका नॉमिनेशन दूसरे पद के लिए है',
    otherCandidates: 'आपकी ब्रांच, साल या ग्रुप के उम्मीदवारों के लिए नहीं',
    listedOnly: 'आप वोटर लिस्ट में नहीं हैं',
    submit: 'नॉमिनेशन भेजें',
    mine: 'आपके नॉमिनेशन',
    status: {
      pending: 'फ़ैसला बाकी',
      accepted: 'मंज़ूर',
      rejected: 'नामंज़ूर',
      withdrawn: 'वापस लिया गया',
      removed: 'हटाया गया',
    },
  },
};
