import type { outcomes } from '#contract/outcomes.ts';
import type { Verb } from '../../verb.ts';
import { voteAgain } from '../life/vote-again.ts';
import { stepDown } from '../nominations/step-down.ts';
import { answerAppeal, createAppeal, listAppeals } from './appeals.ts';
import { readOutcome } from './certify.ts';
import { enterDraw } from './enter-draw.ts';
import { prepareRunOff } from './run-off.ts';

/** The verbs of what comes after the close; certifying may need a second officer and stands with those. */
export const outcomeVerbs: {
  [N in Exclude<keyof typeof outcomes, 'certifyElection'> | 'voteAgain']: Verb<N>;
} = {
  readOutcome,
  enterDraw,
  prepareRunOff,
  createAppeal,
  listAppeals,
  answerAppeal,
  stepDown,
  voteAgain,
};
