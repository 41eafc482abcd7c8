import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import type { Translated } from '../translated.ts';
import type { closedElectionMessages as English } from '../en/closed-election.ts';
import { counted } from './plurals.ts';

export const closedElectionMessages: Translated<typeof English> = {
  votedAgain: (position: string, days: string | null) =>
    `${position} के लिए दोबारा वोटिंग होगी${days === null ? '' : `: ${days}`}।`,

  decidedBy: ({ tie, seed }: OutcomeRules) => {
    if (tie === 'run-off') return 'जो बराबरी पर हैं, उनके लिए दोबारा वोटिंग होगी।';
    return seed === 'dice'
      ? 'अधिकारी पासे फेंककर फ़ैसला करते हैं।'
      : 'अधिकारी ऐसे नंबर से फ़ैसला करते हैं जिसे सब देख सकते हैं।';
  },

  margin: (position: string, margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return `${position}: किसी भी वोट से नतीजा नहीं बदल सकता था।`;
    const { votes, isExact } = margin;
    const ballots = counted(ballotsToChange(votes), 'बैलट', 'बैलट');
    if (isExact && votes === 0) return `एक और वोट से ${position} का फ़ैसला हो जाता।`;
    if (isExact) {
      return `${position}: अंतर ${counted(votes, 'वोट', 'वोट')} का। ${ballots} अलग भरे जाने से नतीजा बदल जाता।`;
    }
    return ballotsToChange(votes) === 1
      ? `${position}: एक बैलट अलग भरे जाने से भी शायद नतीजा बदल जाता।`
      : `${position}: ${ballots} से कम अलग भरे जाने से नतीजा नहीं बदलता।`;
  },
  beaten: (
    nobody: { name: string; votes: number },
    candidate: { name: string; votes: number },
    open: number,
  ) =>
    `${nobody.name} के वोट ${candidate.name} ${nobody.votes > candidate.votes ? 'से ज़्यादा' : 'के बराबर'} हैं: ${openAgain(open)}।`,

  answersOf: ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) =>
    `${yes} हाँ, ${no} ना${abstained === 0 ? '' : `, ${abstained} तटस्थ`}।`,
};

const openAgain = (open: number) =>
  open === 1 ? 'एक सीट फिर से खाली है' : `${open} सीटें फिर से खाली हैं`;
