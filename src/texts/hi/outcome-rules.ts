import type { ComplaintTerm, OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { Translated } from '../translated.ts';
import type { rulesMessages as English } from '../en/outcome-rules.ts';

/** What is done with a tie and with a candidate who leaves, for the form and for voters. */
export const rulesMessages: Translated<typeof English> = {
  /** Until when people can complain. */
  complaintsOf: ({ hours, after }: ComplaintTerm) =>
    `${after === 'close' ? 'वोटिंग खत्म होने' : 'नतीजे आने'} के ${hours === 1 ? '1 घंटे' : `${hours} घंटे`} बाद तक शिकायत की जा सकती है।`,

  /** What decides a tie. */
  tieOf: ({ tie, seed, source, minutes }: OutcomeRules) => {
    if (tie === 'run-off') return 'बराबरी होने पर, बराबरी वालों के लिए दोबारा वोटिंग होगी।';
    if (seed === 'dice') return 'बराबरी होने पर, वोटिंग खत्म होने के बाद अधिकारी सबके सामने पासे फेंकेंगे।';
    return `बराबरी होने पर सबको दिखने वाले नंबर से फ़ैसला होगा: ${source}, वोटिंग खत्म होने के ${minutes} मिनट बाद।`;
  },
};
