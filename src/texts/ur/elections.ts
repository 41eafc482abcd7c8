import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Translated } from '../translated.ts';
import type { electionsMessages as English } from '../en/elections.ts';
import { counted } from '../plurals.ts';

/** A lower bound of 0 says nothing. */
const marginWords = (margin: { votes: number; isExact: boolean } | null) =>
  margin === null || (!margin.isExact && margin.votes === 0)
    ? ''
    : `، فرق ${margin.isExact ? '' : 'کم سے کم '}${margin.votes} کا ہے`;

export const electionsMessages: Translated<typeof English> = {
  candidates: {
    nobodyDoes: ({ name, effect }: NonNullable<PositionRules['nobody']>) =>
      ({
        shown: `${name} کے ووٹ گنے جاتے ہیں، مگر ان سے نتیجہ نہیں بدلتا۔`,
        reopens: `صرف وہی امیدوار جیتتے ہیں جنھیں ${name} سے زیادہ ووٹ ملیں۔`,
        voids: `آدھے سے زیادہ درست ووٹ ${name} کو ملیں تو کوئی نہیں جیتتا اور نامزدگی پھر سے شروع ہوتی ہے۔`,
      })[effect],

    row: (given: { name: string; position: string; votes: number | null; canVote: boolean }) => {
      const votes = given.votes === null ? '' : `، ${counted(given.votes, 'ووٹ', 'ووٹ')}`;
      return `${given.name}${votes}، ${given.position}${given.canVote ? ': ووٹ دیں' : ''}`;
    },
  },

  receipt: {
    text: (given: { election: string; position: string; code: string }) =>
      `${given.election} · ${given.position} · ووٹ درج ہو گیا · رسید ${given.code}`,
  },

  disputed: {
    line: (votes: number, position: string, margin: { votes: number; isExact: boolean } | null) =>
      `${position}: ${counted(votes, 'ووٹ', 'ووٹوں')} پر تنازع ہے${marginWords(margin)}۔`,
  },
};
