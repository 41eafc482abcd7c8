import type { Translated } from '../translated.ts';
import type { waitingMessages as English } from '../en/waiting.ts';
import { counted } from './plurals.ts';

/** What an officer has to do: on the dashboard, on a page of its own, and for each election in its check. */
export const waitingMessages: Translated<typeof English> = {
  list: 'आपके करने के काम',
  lede: (things: number, requests: number) => {
    const below = `नीचे ${counted(requests, 'रिक्वेस्ट बाकी है।', 'रिक्वेस्ट बाकी हैं।')}`;
    if (things === 0) return requests === 0 ? 'आपके लिए कोई काम नहीं है।' : below;
    const needed = counted(things, 'काम आपके लिए है।', 'काम आपके लिए हैं।');
    return requests === 0 ? needed : `${needed} ${below}`;
  },
  all: (count: number) => `करने के सारे काम (${count})`,
  page: {
    title: 'करने के काम',
    text: 'अधिकारियों के काम, सबसे ज़रूरी पहले',
    none: 'कोई काम नहीं है।',
    noneText: 'जिन रिक्वेस्ट का जवाब बाकी है, वे डैशबोर्ड पर हैं।',
    failed: 'करने के काम लोड नहीं हो सके।',
  },

  failedTitle: (election: string) => `${election} की गिनती नहीं हो सकी`,
  keyMissing: 'इसकी चाबी नहीं मिल रही।',
  notCounted: 'कुछ नहीं खोया: इसके वोट सीलबंद हैं।',
  bringKey: 'चाबी वापस लाएँ',
  readHelp: 'क्या करें, पढ़ें',

  heldTitle: (election: string) => `${election} का कौन सा नतीजा माना जाए?`,
  held: 'सर्वर वापस लाए जाने से पहले यह पब्लिश हो चुका था।',
  decide: 'तय करें',

  pausedTitle: (election: string) => `सर्वर वापस लाए जाने से ${election} की वोटिंग रुकी हुई है`,
  pausedByRestore: 'वोट कम हो सकते हैं। देखें कितने, फिर वोटिंग दोबारा शुरू करें; दूसरा अधिकारी हो तो उसके साथ।',
  lookAtPaused: 'देखें',

  backup: {
    failed: 'पिछला बैकअप नहीं हो सका',
    old: 'एक हफ़्ते से ज़्यादा समय से बैकअप नहीं हुआ',
    last: (when: string) => `पिछला ${when} का है। उसके बाद का सब कुछ सिर्फ़ एक डिस्क पर है।`,
    none: 'अभी तक कोई बैकअप नहीं है।',
  },

  tieTitle: (position: string, election: string) => `${position} के लिए बराबरी, ${election}`,
  tied: (candidates: number, votes: number) =>
    `${candidates} उम्मीदवार: हर एक को ${counted(votes, 'वोट', 'वोट')}।`,
  decideTie: 'बराबरी का फ़ैसला करें',

  againTitle: (position: string, election: string) =>
    `${position} के लिए दोबारा वोटिंग करानी है, ${election}`,
  again: 'विजेता का नाम हट गया या वे अयोग्य हैं, या किसी फ़ैसले से वोटिंग रद्द हुई।',
  prepareAgain: 'वोटिंग तैयार करें',

  seatTitle: (count: number, election: string) =>
    `${counted(count, 'सीट वापस लेनी है', 'सीटें वापस लेनी हैं')}, ${election}`,
  seatLost: 'जिनके पास यह है, नतीजे के हिसाब से अब उनकी जीत नहीं है।',
  takeSeatBack: 'काउंसिल देखें',

  complaintsOver: 'शिकायत का समय खत्म हो गया।',

  emptyTitle: (positions: readonly string[], election: string) =>
    positions.length === 1
      ? `${positions[0]} के लिए कोई उम्मीदवार नहीं, ${election}`
      : `${positions.length} पदों के लिए कोई उम्मीदवार नहीं, ${election}`,
  opensIn: (milliseconds: number) => {
    if (milliseconds <= 0) return 'वोटिंग चल रही है।';
    const hours = Math.floor(milliseconds / 3_600_000);
    if (hours < 1) return 'वोटिंग एक घंटे के अंदर शुरू होगी।';
    const days = Math.round(hours / 24);
    return `वोटिंग ${hours < 24 ? counted(hours, 'घंटे', 'घंटे') : counted(days, 'दिन', 'दिन')} में शुरू होगी।`;
  },
  releaseTitle: (election: string) => `नतीजे जारी करने हैं, ${election}`,
  shownBy: (when: string, complaints: string) =>
    `ये ज़्यादा से ज़्यादा ${when} तक दिख जाएँगे। ${complaints}`.trim(),

  certifyTitle: (election: string) => `${election} को प्रमाणित किया जा सकता है`,
  certify: 'प्रमाणित करें',

  asks: (what: string, to: string | null) => `${what}${to === null ? '' : `, ${to} तक`}?`,
  asksLonger: (election: string) => `${election} को रोके रखें?`,
  personal: (count: number, election: string | null) =>
    `लोगों के बारे में ${counted(count, 'फ़ैसला', 'फ़ैसले')}${election === null ? '' : `, ${election}`}`,
  goesOn: (when: string) =>
    `एक और अधिकारी ने इसे रोका है। नहीं तो वोटिंग ${when} को अपने आप फिर शुरू होगी।`,
  decideBy: (when: string) => `एक और अधिकारी आपसे पूछ रहे हैं। ${when} तक तय करें।`,
  look: 'देखें और तय करें',

  notices: {
    open: 'क्या करें, पढ़ें',
    look: 'देखें',
  },

  grievances: {
    title: (count: number) => `${counted(count, 'समस्या', 'समस्याओं')} का जवाब समय पर नहीं दिया गया`,
    due: (when: string) => `पहला जवाब ${when} तक देना था।`,
    read: 'पढ़ें और जवाब दें',
  },

  steps: {
    name: 'अपनी यूनिवर्सिटी का नाम दें',
    nameText: 'हर पेज और हर ईमेल पर उसका नाम और लोगो दिखता है।',
    settings: 'सेटिंग खोलें',
    officer: 'दूसरे अधिकारी को मंज़ूर करें',
    officerText: (address: string) => `किसी से ${address} पर रजिस्टर करने को कहें, फिर उन्हें मंज़ूर करें।`,
    approve: '“अकाउंट की मंज़ूरी” खोलें',
    voters: 'वोटर लिस्ट इंपोर्ट करें',
    votersText: 'लिस्ट न हो, तो अकाउंट वाले सब लोग वोट दे सकते हैं।',
    list: 'वोटर लिस्ट खोलें',
    election: 'पहला चुनाव कराएँ',
    electionText: 'नाम, पद और तारीखें।',
    organize: 'चुनाव कराएँ',
  },

  whyNot: {
    named: 'यह इस चुनाव के लिए तय किए गए रिटर्निंग ऑफ़िसर करते हैं।',
    candidate: 'यह फ़ैसला आपका नहीं है: आप उम्मीदवार हैं। यह किसी और अधिकारी को करना है।',
    'about-you': 'यह फ़ैसला आपका नहीं है: यह आपके बारे में है। यह किसी और अधिकारी को करना है।',
    'too-early': (when: string) => `इसका नंबर ${when} को निकलेगा।`,
  },

  chips: {
    tie: 'बराबरी का फ़ैसला बाकी',
    again: 'दोबारा वोटिंग करानी है',
    noCandidates: 'कोई उम्मीदवार नहीं',
    release: 'नतीजे जारी करने बाकी',
    certify: 'प्रमाणित करने के लिए तैयार',
  },
};
