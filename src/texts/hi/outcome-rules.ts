import { outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import type { ComplaintTerm, OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { Translated } from '../translated.ts';
import type { rulesMessages as English } from '../en/outcome-rules.ts';

const leavingCards = {
  vacant: {
    label: 'उनके वोट फिर भी गिने जाएँ',
    text: 'अगर जीत उनकी हो, तो सीट खाली रहती है। काउंसिल उसे अपने नियमों से भरती है।',
  },
  next: { label: 'अगले उम्मीदवार', text: 'जीत उस उम्मीदवार की, जिसे उनके बाद सबसे ज़्यादा वोट मिले।' },
  'vote-again': { label: 'दोबारा वोटिंग', text: 'इस पद के लिए दोबारा वोटिंग होती है।' },
};

/** What is done with a tie and with a candidate who leaves, for the form and for voters. */
export const rulesMessages: Translated<typeof English> = {
  tie: 'अगर बराबरी हो',
  tieHint: 'वोटिंग शुरू होने के बाद यह बदला नहीं जा सकता।',
  draw: 'लॉटरी',
  drawText: 'वोटिंग खत्म होने के बाद सबके सामने निकाली जाती है। इसे कोई भी जाँच सकता है।',
  runOff: 'दोबारा मुकाबला',
  runOffText: 'बराबरी वाले उम्मीदवारों के लिए दोबारा वोटिंग होती है। यह एक बटन से तैयार होता है।',
  seed: 'लॉटरी कैसे निकले',
  dice: 'पासे',
  diceText:
    'वोटिंग खत्म होने के बाद अधिकारी गवाहों के सामने पासे फेंकते हैं। दो अधिकारी अलग-अलग नतीजा दर्ज करते हैं।',
  publicNumber: 'सबको दिखने वाला नंबर',
  publicNumberText: 'वोटिंग खत्म होने के बाद कोई और उसे निकालता है, जैसे कोई सरकारी लॉटरी।',
  source: 'नंबर कौन निकालता है, और कहाँ',
  sourceHint: 'जैसे: केरल लॉटरी का पहला इनाम, statelottery.kerala.gov.in',
  minutes: 'वोटिंग खत्म होने के कितने मिनट बाद',
  minutesHint: 'उस मिनट के बाद निकला पहला नंबर माना जाएगा।',
  minutesWrong: `1 से ${outcomeRuleLimits.minutes} मिनट लिखें`,
  complaints: 'शिकायत के घंटे',
  complaintsHint:
    '0 से 720 तक। इनके बीतने से पहले चुनाव प्रमाणित नहीं होता। वोटिंग शुरू होने के बाद यह बदला नहीं जा सकता।',
  complaintsAfter: 'कब से गिने जाएँ',
  termStarts: { close: 'वोटिंग खत्म होने से', results: 'नतीजे आने से' },
  changeComplaints: 'शिकायत का समय बदलें',
  /** Until when people can complain. */
  complaintsOf: ({ hours, after }: ComplaintTerm) =>
    `${after === 'close' ? 'वोटिंग खत्म होने' : 'नतीजे आने'} के ${hours === 1 ? '1 घंटे' : `${hours} घंटे`} बाद तक शिकायत की जा सकती है।`,
  leaving: 'अगर कोई उम्मीदवार हट जाए',
  leavingCards,
  /** What decides a tie. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'बराबरी होने पर, बराबरी वालों के लिए दोबारा वोटिंग होगी।';
    if (seed === 'dice') return 'बराबरी होने पर, वोटिंग खत्म होने के बाद अधिकारी सबके सामने पासे फेंकेंगे।';
    return `बराबरी होने पर सबको दिखने वाले नंबर से फ़ैसला होगा: ${source}, वोटिंग खत्म होने के ${minutes} मिनट बाद।`;
  },
  /** What follows if a candidate leaves. */
  leavingOf: {
    vacant: 'कोई उम्मीदवार हट जाए, तो भी उनके वोट गिने जाएँगे।',
    next: 'जीतने वाले उम्मीदवार हट जाएँ, तो सीट अगले उम्मीदवार को मिलेगी।',
    'vote-again': 'जीतने वाले उम्मीदवार हट जाएँ, तो दोबारा वोटिंग होगी।',
  },
};
