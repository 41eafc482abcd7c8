import type { Translated } from '../translated.ts';
import type { settleMessages as English } from '../en/settle.ts';
import { listed } from './plurals.ts';

/** What officers do after the close of an election. */
export const settleMessages: Translated<typeof English> = {
  title: 'वोटिंग खत्म होने के बाद',
  failed: 'क्या बाकी है, यह लोड नहीं हो सका।',
  counting: 'वोट गिने जा रहे हैं।',
  blockers: 'प्रमाणित करने से पहले ये करना है:',
  ready: 'प्रमाणित करने के लिए तैयार।',
  certify: 'प्रमाणित करें',
  certifyTitle: (name: string) => `${name} को प्रमाणित करें?`,
  certifyText:
    'इसके बाद कुछ नहीं बदल सकता: न लॉटरी, न कोई फ़ैसला, न कोई बदलाव, और न कोई उम्मीदवार पीछे हट सकता है।',
  passedOver: 'बिना जवाब के मैसेज क्यों छोड़े जा रहे हैं',
  passedOverHint: 'इस चुनाव के बारे में कुछ मैसेज का जवाब नहीं दिया गया है। वजह सब पढ़ते हैं।',
  certifyProposed: 'आपने प्रमाणित करने का प्रस्ताव रखा है। पुष्टि किसी और अधिकारी को डैशबोर्ड पर करनी है।',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  reason: 'वजह',
  reasonHint: 'अधिकारी इसे रिकॉर्ड में पढ़ते हैं।',
  drawTitle: 'लॉटरी',
  drawDice: 'गवाहों के सामने कम से कम आठ पासे फेंकें, और उन्हें क्रम से लिखें।',
  drawNumber: (source: string) => `नंबर वैसे ही लिखें जैसे वह निकला: ${source}।`,
  drawFrom: (when: string) => `यह ${when} के बाद निकलेगा।`,
  drawn: 'पासे, क्रम से',
  drawnHint: 'जैसे 4 1 6 3 2 5 5 1। बीच की जगह से फ़र्क नहीं पड़ता।',
  number: 'नंबर',
  witnesses: 'गवाहों के नाम',
  enter: 'दर्ज करें',
  drawProposed: 'आपका लिखा सेव हो गया। जिन और अधिकारी ने वही नतीजा देखा, उन्हें डैशबोर्ड पर पुष्टि करनी है।',
  needsTwo: 'जिन और अधिकारी ने वही नतीजा देखा, उन्हें पुष्टि करनी है।',
  ownTie: 'बराबरी वाले उम्मीदवारों में आप भी हैं, इसलिए लॉटरी किसी और अधिकारी को दर्ज करनी है।',
  alone: 'इसे दर्ज करने वाले अधिकारी सिर्फ़ आप हैं, इसलिए आपका लिखा ही माना जाएगा। पेज पर यह लिखा रहेगा।',
  runOff: (position: string) => `${position} के लिए दोबारा मुकाबला तैयार करें`,
  runOffOf: (position: string, names: readonly string[]) =>
    `${position}: ${listed.format(names)} को बराबर वोट मिले हैं।`,
  openedAgain: (position: string, seats: number) =>
    `${position}: किसी को न चुनने वाले वोटों से ${seats === 1 ? 'एक सीट खाली रही' : `${seats} सीटें खाली रहीं`}। नई वोटिंग में नए नॉमिनेशन होंगे।`,
  again: (position: string) => `${position} के लिए दोबारा वोटिंग कराएँ`,
  draft: 'ड्राफ़्ट',
  sendFailed: 'यह नहीं हो सका।',
};
