import type { outcomes } from '#contract/outcomes.ts';
import type { OfficerAct } from '../officer-act.ts';
import type { Verb } from '../verb.ts';
import { stepDown } from './step-down.ts';
import { readOutcome } from './certify.ts';

/** The verbs of what comes after the close; what may need a second officer stands with those, a further election with its making. */
export const outcomeVerbs: {
  [
    N in Exclude<
      keyof typeof outcomes,
      'certifyElection' | 'enterDraw' | 'prepareRunOff' | 'releaseResults'
    >
  ]: Verb<N> | OfficerAct<N>;
} = {
  readOutcome,
  stepDown,
};
