import type { Translated } from '../translated.ts';
import type { roundsMessages as English } from '../en/rounds.ts';
import { listed } from './plurals.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

const became: Record<TieFor, (name: string) => string> = {
  seat: (name) => `${name} की जीत`,
  surplus: (name) => `${name} के ज़्यादा वोट पहले आगे जाते हैं`,
  exclusion: (name) => `${name} बाहर`,
};
/** With what somebody at an earlier round was told apart. */
const amounts: Record<TieFor, string> = { seat: 'ज़्यादा', surplus: 'ज़्यादा', exclusion: 'कम' };

export const roundsMessages: Translated<typeof English> = {
  said: (number: number, sentences: readonly string[]) => `राउंड ${number}: ${sentences.join(' ')}`,

  tiedBefore: (given: {
    names: readonly string[];
    chosen: string;
    tieFor: TieFor;
    round: number;
  }) =>
    `${listed.format(given.names)} बराबरी पर थे। राउंड ${given.round} में ${given.chosen} के पास ${amounts[given.tieFor]} वोट थे, इसलिए ${became[given.tieFor](given.chosen)}।`,
  drawn: (names: readonly string[], chosen: string, tieFor: TieFor) =>
    `${listed.format(names)} हर राउंड में बराबरी पर थे। लॉटरी से: ${became[tieFor](chosen)}।`,
};
