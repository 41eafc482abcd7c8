import type { Translated } from '../translated.ts';
import type { roundsMessages as English } from '../en/rounds.ts';
import { listed } from '../plurals.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

const became: Record<TieFor, (name: string) => string> = {
  seat: (name) => `${name} کی جیت`,
  surplus: (name) => `${name} کے زیادہ ووٹ پہلے آگے جاتے ہیں`,
  exclusion: (name) => `${name} باہر`,
};
/** With what somebody at an earlier round was told apart. */
const amounts: Record<TieFor, string> = { seat: 'زیادہ', surplus: 'زیادہ', exclusion: 'کم' };

export const roundsMessages: Translated<typeof English> = {
  said: (number: number, sentences: readonly string[]) => `راؤنڈ ${number}: ${sentences.join(' ')}`,

  tiedBefore: (given: {
    names: readonly string[];
    chosen: string;
    tieFor: TieFor;
    round: number;
  }) =>
    `${listed.format(given.names)} برابری پر تھے۔ راؤنڈ ${given.round} میں ${given.chosen} کے پاس ${amounts[given.tieFor]} ووٹ تھے، اس لیے ${became[given.tieFor](given.chosen)}۔`,
  drawn: (names: readonly string[], chosen: string, tieFor: TieFor) =>
    `${listed.format(names)} ہر راؤنڈ میں برابری پر تھے۔ قرعے سے: ${became[tieFor](chosen)}۔`,
};
