import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Translated } from '../translated.ts';
import type { electionsMessages as English } from '../en/elections.ts';
import { counted } from './plurals.ts';

/** A lower bound of 0 says nothing. */
const marginWords = (margin: { votes: number; isExact: boolean } | null) =>
  margin === null || (!margin.isExact && margin.votes === 0)
    ? ''
    : `, अंतर ${margin.isExact ? '' : 'कम से कम '}${margin.votes} का है`;

export const electionsMessages: Translated<typeof English> = {
  candidates: {
    nobodyDoes: ({ name, effect }: NonNullable<PositionRules['nobody']>) =>
      ({
        shown: `${name} के वोट गिने जाते हैं, पर उनसे नतीजा नहीं बदलता।`,
        reopens: `सिर्फ़ वही उम्मीदवार जीतते हैं जिन्हें ${name} से ज़्यादा वोट मिलें।`,
        voids: `आधे से ज़्यादा मान्य वोट ${name} को मिलें, तो कोई नहीं जीतता और नॉमिनेशन फिर से शुरू होते हैं।`,
      })[effect],

    row: (given: { name: string; position: string; votes: number | null; canVote: boolean }) => {
      const votes = given.votes === null ? '' : `, ${counted(given.votes, 'वोट', 'वोट')}`;
      return `${given.name}${votes}, ${given.position}${given.canVote ? ': वोट दें' : ''}`;
    },
  },

  receipt: {
    text: (given: { election: string; position: string; code: string }) =>
      `${given.election} · ${given.position} · वोट दर्ज हो गया · रसीद ${given.code}`,
  },

  disputed: {
    line: (votes: number, position: string, margin: { votes: number; isExact: boolean } | null) =>
      `${position}: ${counted(votes, 'वोट', 'वोटों')} पर विवाद है${marginWords(margin)}।`,
  },
};
